// SPDX-License-Identifier: MIT
#include "model/actions/carried.h"

#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/json/records.h"
#include "model/texts.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::actions {

namespace {

constexpr int longestThing = 60; ///< characters: a line on a card

auto among(auto &carries, const QString &item)
{
    return std::find_if(carries.begin(), carries.end(),
                        [&](const Kit &kit) { return kit.item.compare(item, Qt::CaseInsensitive) == 0; });
}

/// "2 rockets", "2 × rockets".
Kit kitIn(const QString &words)
{
    static const QRegularExpression numbered(QStringLiteral("^(\\d{1,6})(?:\\s*[x×]\\s+|\\s+)(.+)$"));
    const auto several = numbered.match(words.simplified());
    if (!several.hasMatch())
        return {words.simplified()};
    const int count = several.captured(1).toInt();
    return {several.captured(2), count, count == 1};
}

bool isKnown(const Kit &kit, const Pack &pack)
{
    const QString item = itemNamed(pack, kit.item);
    return pack.weapon(item) || pack.armor(item);
}

/// Semicolons part them; where there are none commas do, unless the whole is one thing of the pack: "Axe, throwing".
std::vector<Kit> partsOf(const QString &line, const Pack &pack)
{
    const bool asOne = line.contains(u';') || isKnown(kitIn(line), pack);
    std::vector<Kit> parts;
    for (const QString &words : line.split(asOne ? u';' : u',')) {
        if (!words.trimmed().isEmpty())
            parts.push_back(kitIn(words));
    }
    return parts;
}

} // namespace

int countOf(const std::vector<Kit> &carries, const QString &item)
{
    const Kit *kit = kitAmong(carries, item);
    return kit ? kit->count : 0;
}

const Kit *kitAmong(const std::vector<Kit> &carries, const QString &item)
{
    const auto kit = among(carries, item);
    return kit == carries.end() ? nullptr : &*kit;
}

QString itemNamed(const Pack &pack, const QString &words)
{
    const QString name = words.simplified();
    const auto isNamed = [&](const auto &item) {
        return item.id.compare(name, Qt::CaseInsensitive) == 0 || item.title.compare(name, Qt::CaseInsensitive) == 0;
    };
    const auto weapon = std::find_if(pack.weapons.begin(), pack.weapons.end(), isNamed);
    if (weapon != pack.weapons.end())
        return weapon->id;
    const auto armor = std::find_if(pack.armors.begin(), pack.armors.end(), isNamed);
    return armor == pack.armors.end() ? name : armor->id;
}

Result<std::vector<Kit>> withThing(std::vector<Kit> carries, const Pack &pack, const QString &thing, int count,
                                   bool counted)
{
    const QString item = itemNamed(pack, thing);
    if (item.isEmpty())
        return Problem{ActionText::tr("Name what the figure carries.")};
    if (item.size() > longestThing)
        return Problem{
            ActionText::tr("“%1…” must be at most %n characters.", nullptr, longestThing).arg(item.left(20))};
    if (item.contains(u';'))
        return Problem{ActionText::tr("The name of a thing cannot contain a semicolon.")};
    if (count < 0 || count > mostKits)
        return Problem{ActionText::tr("The number of a thing must be 0 to %1.").arg(mostKits)};
    const auto kit = among(carries, item);
    if (kit != carries.end() && count > 0)
        *kit = {kit->item, count, count == 1 && (counted || kit->isCounted())};
    else if (kit != carries.end())
        carries.erase(kit);
    else if (count == 0)
        return Problem{ActionText::tr("The figure does not carry “%1”.").arg(itemTitle(pack, item))};
    else if (carries.size() >= mostCarried)
        return Problem{ActionText::tr("A figure carries at most %n things.", nullptr, mostCarried)};
    else
        carries.push_back({item, count, count == 1 && counted});
    return carries;
}

Result<std::vector<Kit>> addedUp(const std::vector<Kit> &things, const Pack &pack)
{
    std::vector<Kit> carries;
    for (const Kit &kit : things) {
        const int had = countOf(carries, itemNamed(pack, kit.item));
        auto more = withThing(std::move(carries), pack, kit.item, had + kit.count, kit.single);
        if (!more)
            return more.problem();
        carries = *std::move(more);
    }
    return carries;
}

Result<std::vector<Kit>> thingsIn(const QString &line, const Pack &pack)
{
    return addedUp(partsOf(line, pack), pack);
}

QString typedThings(const std::vector<Kit> &carries, const Pack &pack)
{
    QStringList things;
    for (const Kit &kit : carries) {
        const QString title = itemTitle(pack, kit.item);
        const bool plain = !kit.isCounted() && kitIn(title).item == title;
        things << (plain ? title : QStringLiteral("%1 × %2").arg(QString::number(kit.count), title));
    }
    const bool onlyCommas = things.size() == 1 && things.front().contains(u',');
    return things.join(QStringLiteral("; ")) + (onlyCommas ? QStringLiteral(";") : QString());
}

Result<Step> useUp(const Campaign &campaign, const Pack &pack, FigureId id, const QString &thing)
{
    const Figure *figure = campaign.find(id);
    if (!figure)
        return nobodyNumbered(campaign, id);
    const QString item = itemNamed(pack, thing);
    const Kit *kit = kitAmong(figure->carries, item);
    if (!kit)
        return Problem{ActionText::tr("%1 does not carry “%2”.").arg(figure->name, itemTitle(pack, item))};
    Step step;
    step.kind = StepKind::Equipped;
    step.changes = {ThingCarried{id, kit->item, kit->count - 1, kit->count == 2}};
    return step;
}

QStringList weaponsOf(const Figure &figure, const Pack &pack)
{
    QStringList weapons{figure.profile.weapon};
    for (const Kit &kit : figure.carries) {
        if (pack.weapon(kit.item) && !weapons.contains(kit.item))
            weapons << kit.item;
    }
    return weapons;
}

} // namespace muster::actions
