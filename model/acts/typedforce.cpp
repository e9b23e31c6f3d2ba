// SPDX-License-Identifier: MIT
#include "model/acts/typedforce.h"

#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/texts.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace muster::acts {

namespace {

constexpr int mostTyped = 30; ///< figures alike in one entry

/// Returns the row of the list with that type, and with that Rep if there is one.
const Profile *rowOf(const ArmyList *list, const QString &type, int rep)
{
    const Profile *found = nullptr;
    if (!list)
        return found;
    for (const auto &row : list->figures.rows) {
        if (row.outcome.type.compare(type, Qt::CaseInsensitive) != 0)
            continue;
        if (!found || row.outcome.rep == rep)
            found = &row.outcome;
    }
    return found;
}

/// Returns a figure of no list.
Profile unknownId(const Pack &pack, const QString &type)
{
    Profile profile;
    profile.type = type;
    profile.figureClass = pack.classes.empty() ? QString() : pack.classes.front().id;
    profile.armor = pack.hasArmor ? 2 : 0;
    profile.armorWorn = pack.armors.empty() ? QString() : pack.armors.front().id;
    return profile;
}

/// Returns the first weapon that somebody of the list has, else the pack's first.
QString usualWeapon(const Pack &pack, const ArmyList *list)
{
    if (list && list->weaponDie)
        return list->weaponDie->rows.front().outcome;
    if (list && !list->figures.rows.empty() && pack.weapon(list->figures.rows.front().outcome.weapon))
        return list->figures.rows.front().outcome.weapon;
    return pack.weapons.front().id;
}

/// Arms a figure. Returns false if the words name no weapon of the pack, not even in brackets.
bool arm(Profile &profile, const QString &words, const Pack &pack)
{
    static const QRegularExpression inOwnWords(QStringLiteral("^(.+?)\\s*\\(([^()]+)\\)$"));
    profile.weaponWords.clear();
    profile.weapon = itemNamed(pack, words);
    if (const auto own = inOwnWords.match(words); own.hasMatch() && !pack.weapon(profile.weapon)) {
        profile.weaponWords = own.captured(1);
        profile.weapon = itemNamed(pack, own.captured(2));
    }
    return pack.weapon(profile.weapon);
}

Problem noSuchWeapon(const QString &words, const Pack &pack, const ArmyList *list)
{
    constexpr qsizetype mostNamed = 10;
    QStringList titles;
    for (const Weapon &weapon : pack.weapons) {
        if (!weapon.natural && weapon.parts.empty())
            titles << weapon.title;
    }
    const auto more = static_cast<int>(std::max<qsizetype>(0, titles.size() - mostNamed));
    const QString some = titles.first(titles.size() - more).join(QStringLiteral("; "));
    const QString named = words.left(40);
    return {ActsText::tr("There is no weapon “%1” in %2. Weapons: %3. For words of your own add one of them in "
                         "brackets: %4.")
                .arg(named, pack.title,
                     more > 0 ? ActsText::tr("%1 and %2 more", "Pistol; Rifle and 3 more").arg(some).arg(more) : some,
                     QStringLiteral("%1 (%2)").arg(named, itemTitle(pack, usualWeapon(pack, list))))};
}

} // namespace

std::optional<Problem> armAsTyped(Profile &profile, const QString &words, const Pack &pack, const ArmyList *list)
{
    return arm(profile, words, pack) ? std::nullopt : std::optional(noSuchWeapon(words, pack, list));
}

namespace {

Result<std::vector<Profile>> entryIn(const QString &entry, const Pack &pack, const ArmyList *list)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:(\\d{1,2})\\s*[x×]?\\s+)?(\\D+?)\\s+(?:Rep\\s+)?(\\d{1,3})(?:\\s+(.+))?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto read = form.match(entry);
    if (!read.hasMatch())
        return Problem{
            ActsText::tr("Write each figure as TYPE REP [WEAPON], not “%1”, and put a semicolon between them.")
                .arg(entry.left(40))};
    const int count = read.captured(1).isEmpty() ? 1 : read.captured(1).toInt();
    const int rep = read.captured(3).toInt();
    if (count < 1 || count > mostTyped)
        return Problem{ActsText::tr("Write 1 to %1 figures alike, not %2.").arg(mostTyped).arg(count)};
    if (rep < 1 || rep > highestRep)
        return Problem{ActsText::tr("Rep must be 1 to %1, not %2.").arg(highestRep).arg(rep)};
    const QString type = read.captured(2).simplified();
    const Profile *row = rowOf(list, type, rep);
    Profile profile = row ? *row : unknownId(pack, type);
    profile.rep = rep;
    const QString weapon = read.captured(4);
    if (weapon.isEmpty() && !pack.weapon(profile.weapon))
        profile.weapon = usualWeapon(pack, list);
    if (const auto problem = weapon.isEmpty() ? std::nullopt : armAsTyped(profile, weapon, pack, list))
        return *problem;
    return std::vector<Profile>(static_cast<std::size_t>(count), profile);
}

} // namespace

Result<std::vector<Profile>> figuresIn(const QString &typed, const Pack &pack, const ArmyList *list)
{
    std::vector<Profile> figures;
    for (const QString &part : typed.split(u';')) {
        const QString entry = part.simplified();
        if (entry.isEmpty())
            continue;
        const auto alike = entryIn(entry, pack, list);
        if (!alike)
            return alike.problem();
        figures.insert(figures.end(), alike->begin(), alike->end());
    }
    return figures;
}

Result<std::vector<std::vector<EnemyFigure>>> enemiesIn(const QString &typed, const Pack &pack, const ArmyList *list)
{
    static const QRegularExpression marks(QStringLiteral("[“”„«»\"]"));
    static const QRegularExpression name(QStringLiteral("^([^“”„«»\"]*?)\\s*[“\"„«]([^“”„«»\"]*)[”\"“»]$"));
    std::vector<std::vector<EnemyFigure>> groups;
    for (const QString &together : typed.split(u'|')) {
        std::vector<EnemyFigure> figures;
        for (const QString &part : together.split(u';')) {
            const QString entry = part.simplified();
            if (entry.isEmpty())
                continue;
            const auto named = name.match(entry);
            if (!named.hasMatch() && entry.contains(marks))
                return Problem{
                    ActsText::tr("Write a name last, in one pair of quotation marks, not “%1”.").arg(entry.left(40))};
            const auto alike = entryIn(named.hasMatch() ? named.captured(1) : entry, pack, list);
            if (!alike)
                return alike.problem();
            const QString called = named.captured(2).simplified();
            Problems problems;
            if (named.hasMatch())
                demandName(called, ActsText::tr("The name of an enemy"), problems);
            if (named.hasMatch() && alike->size() > 1)
                problems << ActsText::tr("Several figures cannot share the name “%1”. Write them one by one.")
                                .arg(called.left(40));
            if (problems)
                return problems;
            for (const Profile &profile : *alike) {
                figures.push_back({profile, false, {}});
                figures.back().name = called;
            }
        }
        if (!figures.empty())
            groups.push_back(std::move(figures));
    }
    return groups;
}

QString typedEnemies(const std::vector<std::vector<EnemyFigure>> &groups, const Pack &pack)
{
    QStringList all;
    for (const std::vector<EnemyFigure> &group : groups) {
        QStringList entries;
        std::vector<Profile> nameless; // figures that stand together are written as one entry
        const auto flush = [&] {
            if (!nameless.empty())
                entries << typedFigures(std::exchange(nameless, {}), pack);
        };
        for (const EnemyFigure &figure : group) {
            if (figure.name.isEmpty()) {
                nameless.push_back(figure.profile);
                continue;
            }
            flush();
            entries << QStringLiteral("%1 “%2”").arg(typedFigures({figure.profile}, pack), figure.name);
        }
        flush();
        all << entries.join(QStringLiteral("; "));
    }
    return all.join(QStringLiteral(" | "));
}

QString typedFigures(const std::vector<Profile> &figures, const Pack &pack)
{
    QStringList entries;
    for (std::size_t i = 0; i < figures.size();) {
        std::size_t alike = i;
        while (alike < figures.size() && figures[alike] == figures[i])
            ++alike;
        const QString title = itemTitle(pack, figures[i].weapon);
        const QString &own = figures[i].weaponWords;
        const QString one = QStringLiteral("%1 %2 %3")
                                .arg(figures[i].type, QString::number(figures[i].rep),
                                     own.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(own, title));
        entries << (alike - i == 1 ? one : QStringLiteral("%1 %2").arg(alike - i).arg(one));
        i = alike;
    }
    return entries.join(QStringLiteral("; "));
}

} // namespace muster::acts
