// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"

#include "model/acts/bands.h"
#include "model/acts/demands.h"
#include "model/changes/band.h"
#include "model/json/records.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::acts {

bool isBareArmor(const Pack &pack, const QString &armor)
{
    return !pack.armors.empty() && armor == pack.armors.front().id;
}

bool canBeKept(const Pack &pack, const QString &item)
{
    Profile holder;
    holder.weapon = item;
    return !thingsOf(pack, {}, {holder}).isEmpty() || (pack.armor(item) && !isBareArmor(pack, item));
}

QString emptyHands(const Pack &pack)
{
    const auto nothing = std::ranges::find_if(
        pack.weapons, [&](const Weapon &weapon) { return !weapon.natural && !canBeKept(pack, weapon.id); });
    return nothing == pack.weapons.end() ? QString() : nothing->id;
}

std::vector<Profile> forceOf(const Campaign &campaign)
{
    std::vector<Profile> force;
    for (const Figure &figure : campaign.band)
        force.push_back(figure.profile);
    return force;
}

int specialsBeside(const Campaign &campaign, const ArmyList &list)
{
    int specials = 0;
    for (const Figure &figure : campaign.band) {
        for (const Kit &kit : figure.carries)
            specials += isSpecial(list, kit.item) ? kit.count : 0;
    }
    return specials;
}

SpecialArms specialArmsOf(const Campaign &campaign, const Pack &pack)
{
    const ArmyList *list = pack.list(campaign.ownList());
    if (!list)
        return {};
    SpecialArms arms = specialArms(*list, forceOf(campaign));
    arms.carried += specialsBeside(campaign, *list);
    return arms;
}

void demandWeapon(const Pack &pack, const ArmyList &list, const Weapon &weapon, bool stolen, Problems &problems)
{
    if (mayCarry(list, weapon, stolen))
        return;
    QStringList titles;
    for (const QString &id : weapon.lists)
        titles << pack.list(id)->title;
    const QString theirs = titles.join(QStringLiteral(", "));
    problems << (weapon.orStolen ? ActsText::tr("%1: only for %2, or captured from them.").arg(weapon.title, theirs)
                                 : ActsText::tr("%1: only for %2.").arg(weapon.title, theirs));
}

void demandSpecialArms(const Pack &pack, const ArmyList &list, const QString &weapon, const std::vector<Profile> &force,
                       int besides, Problems &problems)
{
    SpecialArms arms = specialArms(list, force);
    arms.carried += besides;
    if (isSpecial(list, weapon) && arms.tooMany())
        problems
            << ActsText::tr(
                   "%1 is a special weapon: %2 may have one per full %3 figures, at least one, so %4 in a force of %5.")
                   .arg(itemTitle(pack, weapon), list.title, QString::number(list.figuresPerSpecial),
                        QString::number(*arms.allowed), QString::number(force.size()));
}

namespace {

QString sentenceOfBand(const Campaign &campaign, const Pack &pack)
{
    const SpecialArms arms = specialArmsOf(campaign, pack);
    if (!arms.allowed)
        return {};
    const ArmyList &list = *pack.list(campaign.ownList());
    const QString rule =
        ActsText::tr("Special weapons: %1 of %2 allowed (%3: one per full %4 figures, at least one; the band has %5).")
            .arg(QString::number(arms.carried), QString::number(*arms.allowed), list.title,
                 QString::number(list.figuresPerSpecial), QString::number(campaign.band.size()));
    if (list.needsSpecial && arms.carried == 0)
        return rule + u' ' + ActsText::tr("Every squad has one: equip a figure with any of its list.");
    if (!arms.tooMany())
        return rule;
    return rule + u' '
        + ActsText::tr("Bring at most %1 of them to an encounter, or give the others another weapon.")
              .arg(*arms.allowed);
}

/// Returns each player's band on its own (R87), or the only one.
std::vector<Campaign> bandsOf(const Campaign &campaign)
{
    std::vector<Campaign> bands;
    for (const Figure *star : campaign.stars())
        bands.push_back(campaign.bandOf(star->id));
    return bands.size() > 1 ? bands : std::vector{campaign};
}

} // namespace

bool hasTooManySpecials(const Campaign &campaign, const Pack &pack)
{
    const std::vector<Campaign> bands = bandsOf(campaign);
    return std::ranges::any_of(bands, [&](const Campaign &band) { return specialArmsOf(band, pack).tooMany(); });
}

QString specialArmsSentence(const Campaign &campaign, const Pack &pack)
{
    QStringList sentences;
    for (const Campaign &band : bandsOf(campaign)) {
        const QString one = sentenceOfBand(band, pack);
        if (!one.isEmpty())
            sentences << (campaign.hasSeveralStars() ? ActsText::tr("%1: %2").arg(words::player(*band.star()), one)
                                                     : one);
    }
    return sentences.join(u'\n');
}

QString itemTitle(const Pack &pack, const QString &item)
{
    if (const Weapon *weapon = pack.weapon(item))
        return weapon->title;
    if (const Term *armor = pack.armor(item))
        return armor->title;
    return item == QLatin1String("rounds") ? ActsText::tr("rounds") : item; // of a rocket launcher (p. 19)
}

Kits kitsOf(const Things &things)
{
    Kits kits;
    for (auto thing = things.begin(); thing != things.end(); ++thing)
        kits.push_back({thing.key(), thing.value()});
    return kits;
}

Kits issuedBy(const Pack &pack, const QString &list)
{
    const ArmyList *own = pack.list(list);
    return own ? kitsOf(own->carries) : Kits();
}

QString besideTitle(const CarriedBeside &carried, const Pack &pack)
{
    QStringList parts{words::carried(kitsOf(carried.things), pack)};
    parts.removeAll(QString());
    if (carried.rounds > 0)
        parts << ActsText::tr("rounds: %1").arg(carried.rounds);
    return parts.join(QStringLiteral(", "));
}

QString armsOf(const Force &force, std::size_t place, const Pack &pack)
{
    const QString weapon = words::weapon(force.figures[place], pack);
    const QString beside = besideTitle(carriedBeside(pack, force.from, place), pack);
    return beside.isEmpty() ? weapon : QStringLiteral("%1, %2").arg(weapon, beside);
}

static QString kept(const Stockpile &stockpile, const Pack &pack)
{
    QStringList kits;
    for (auto item = stockpile.begin(); item != stockpile.end(); ++item)
        kits << ActsText::tr("%1 × %2").arg(itemTitle(pack, item.key()), QString::number(item.value()));
    return kits.join(QStringLiteral(", "));
}

QString stockpileSentence(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.hasSeveralStars())
        return kept(campaign.stockpile, pack);
    QStringList bands;
    for (const Figure *star : campaign.stars()) {
        if (const QString holds = kept(campaign.stockOf(star->id), pack); !holds.isEmpty())
            bands << ActsText::tr("%1: %2").arg(words::player(*star), holds);
    }
    return bands.join(QStringLiteral("; "));
}

bool anybodyStands(const ReportedFates &figures)
{
    return std::ranges::any_of(figures, isOnItsFeet, &ReportedFate::fate);
}

bool hasLeftTable(const Campaign &campaign, FigureId id)
{
    if (!campaign.play)
        return false;
    if (const OwnFigure *own = campaign.play->find(id))
        return own->state == TableState::LeftTable;
    return std::ranges::any_of(campaign.play->groups, [=](const GroupInPlay &group) {
        return std::ranges::any_of(group.figures, [=](const EnemyFigure &figure) {
            return figure.met == number(id) && figure.state == TableState::LeftTable;
        });
    });
}

/// Returns the Star of either band, if bands meet.
std::optional<FigureId> heldField(const Campaign &campaign, const BattleReport &report)
{
    if (!campaign.encounter || !campaign.star())
        return std::nullopt;
    const auto holds = [&](bool met) {
        ReportedFates side = report.figures;
        std::erase_if(side, [&](const ReportedFate &reported) {
            const Figure *figure = campaign.find(reported.id);
            return (figure && campaign.isMet(*figure) != met) || hasLeftTable(campaign, reported.id);
        });
        return scored(campaign, report, met).numerator > 0 && holdsField(campaign, report, met) && anybodyStands(side);
    };
    if (holds(false))
        return campaign.encounter->whose == noFigure ? campaign.star()->id : campaign.encounter->whose;
    return campaign.meeting() && holds(true) ? std::optional(campaign.meeting()->star) : std::nullopt;
}

namespace {

constexpr int longestThing = 60; ///< characters: one line on a card

auto among(auto &carries, const QString &item)
{
    return std::ranges::find_if(carries,
                                [&](const Kit &kit) { return kit.item.compare(item, Qt::CaseInsensitive) == 0; });
}

/// Parses "2 rockets", "2 × rockets".
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

/// Splits a line at semicolons; without any, at commas, unless the whole is one thing of the pack: "Axe, throwing".
Kits partsOf(const QString &line, const Pack &pack)
{
    const bool asOne = line.contains(u';') || isKnown(kitIn(line), pack);
    Kits parts;
    for (const QString &words : line.split(asOne ? u';' : u',')) {
        if (!words.trimmed().isEmpty())
            parts.push_back(kitIn(words));
    }
    return parts;
}

} // namespace

int countOf(const Kits &carries, const QString &item)
{
    const Kit *kit = kitAmong(carries, item);
    return kit ? kit->count : 0;
}

const Kit *kitAmong(const Kits &carries, const QString &item)
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
    const auto weapon = std::ranges::find_if(pack.weapons, isNamed);
    if (weapon != pack.weapons.end())
        return weapon->id;
    const auto armor = std::ranges::find_if(pack.armors, isNamed);
    return armor == pack.armors.end() ? name : armor->id;
}

Result<Kits> withThing(Kits carries, const Pack &pack, const QString &thing, int count, bool counted)
{
    const QString item = itemNamed(pack, thing);
    if (item.isEmpty())
        return Problem{ActsText::tr("Name what the figure carries.")};
    if (item.size() > longestThing)
        return Problem{ActsText::tr("“%1…” must be at most %n characters.", nullptr, longestThing).arg(item.left(20))};
    if (item.contains(u';'))
        return Problem{ActsText::tr("The name of a thing cannot contain a semicolon.")};
    if (count < 0 || count > mostKits)
        return Problem{ActsText::tr("The number of a thing must be 0 to %1.").arg(mostKits)};
    const auto kit = among(carries, item);
    if (kit != carries.end() && count > 0)
        *kit = {kit->item, count, count == 1 && (counted || kit->isCounted())};
    else if (kit != carries.end())
        carries.erase(kit);
    else if (count == 0)
        return Problem{ActsText::tr("The figure does not carry “%1”.").arg(itemTitle(pack, item))};
    else if (carries.size() >= mostCarried)
        return Problem{ActsText::tr("A figure carries at most %n things.", nullptr, mostCarried)};
    else
        carries.push_back({item, count, count == 1 && counted});
    return carries;
}

Result<Kits> addedUp(const Kits &things, const Pack &pack)
{
    Kits carries;
    for (const Kit &kit : things) {
        const int had = countOf(carries, itemNamed(pack, kit.item));
        auto more = withThing(std::move(carries), pack, kit.item, had + kit.count, kit.single);
        if (!more)
            return more.problem();
        carries = *std::move(more);
    }
    return carries;
}

Result<Kits> thingsIn(const QString &line, const Pack &pack)
{
    return addedUp(partsOf(line, pack), pack);
}

QString typedThings(const Kits &carries, const Pack &pack)
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

QStringList weaponsOf(const Figure &figure, const Pack &pack)
{
    QStringList weapons{figure.profile.weapon};
    for (const Kit &kit : figure.carries) {
        if (pack.weapon(kit.item) && !weapons.contains(kit.item))
            weapons << kit.item;
    }
    return weapons;
}

} // namespace muster::acts
