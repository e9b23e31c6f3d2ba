// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"
#include "model/reference/pieces.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/encounter/patrol.h"
#include "rules/pack/slugs.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

QString withDash(const QString &first, const QString &second)
{
    return ShelfText::tr("%1, %2").arg(first, second);
}

QString totalText(const DiceTotal &total)
{
    QString text = words::dice(total.dice, total.sides);
    if (total.plus != 0)
        text = total.plus > 0 ? ShelfText::tr("%1 + %2").arg(text).arg(total.plus)
                              : ShelfText::tr("%1 − %2").arg(text).arg(-total.plus);
    return text;
}

CampaignTable letters(const ActivityTables &activity)
{
    CampaignTable made;
    made.table.heads = {words::dice(1, 6)};
    for (int eal = lowestEal; eal <= highestEal; ++eal)
        made.table.heads.append(ShelfText::tr("EAL %1").arg(eal));
    for (const PefLetter letter : {PefLetter::Nothing, PefLetter::Signs, PefLetter::Contact, PefLetter::InForce}) {
        QStringList cells{withDash(slug(letter), words::title(letter))};
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            cells.append(totalsOf(activity.lettersAt(eal), [=](PefLetter found) { return found == letter; }));
        made.table.rows.push_back(cells);
    }
    made.place = [](const Arguments &given, const Resolved &resolved) {
        return Place{static_cast<int>(resolved.as<Contact>().letter), given.integer(u"eal"_s)};
    };
    return made;
}

/// Chain Reaction 3.0's (p. 26) hangs on whether the group has more figures.
CampaignTable nonPlayerMoves(const ActivityTables &activity, const Pack &pack)
{
    GroupInPlay more;
    more.figures.resize(1);
    const auto tell = [&](int passed, const GroupInPlay &group) {
        return words::moveOf(activity.nonPlayerMoves[static_cast<std::size_t>(passed)], group, Play(), pack);
    };
    CampaignTable made;
    made.table.heads = pack.patrol ? QStringList{QString(), ShelfText::tr("Outnumbers you"), ShelfText::tr("Does not")}
                                   : QStringList{QString(), ShelfText::tr("The group")};
    for (int passed = 2; passed >= 0; --passed) {
        QStringList cells{ShelfText::tr("%1 passed").arg(passed), tell(passed, more)};
        if (pack.patrol)
            cells.append(tell(passed, GroupInPlay()));
        made.table.rows.push_back(cells);
    }
    made.table.modifiers = {{ShelfText::tr("In cover"), u"+1d6"_s}, {ShelfText::tr("Outnumbers you 2:1"), u"+1d6"_s}};
    made.place = [byPosition = pack.patrol.has_value()](const Arguments &given, const Resolved &resolved) {
        return byPosition ? Place{2 - resolved.as<GroupMoveResult>().passed, given.flag(u"outnumber"_s) ? 1 : 2}
                          : Place{2 - resolved.as<NonPlayerMoveResult>().passed, 1};
    };
    return made;
}

CampaignTable forces(const PatrolTables &patrol)
{
    CampaignTable made;
    made.table.heads = {ShelfText::tr("1d6, by PEFs already resolved")};
    for (std::size_t resolved = 0; resolved < patrol.composition.size(); ++resolved)
        made.table.heads.append(resolved + 1 < patrol.composition.size() ? QString::number(resolved)
                                                                         : ShelfText::tr("%1 or more").arg(resolved));
    for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm}) {
        QStringList cells{withDash(slug(force), words::inLine(force))};
        for (const auto &composition : patrol.composition)
            cells.append(totalsOf(composition, [=](PefForce found) { return found == force; }));
        made.table.rows.push_back(cells);
    }
    const auto number = [](const ForceTables &force) {
        return ShelfText::tr("look up %1 in How many enemies (by the reference sheet %2); their leader on %3")
            .arg(totalText(force.totalBy(NumbersPrint::Page)), totalText(force.totalBy(NumbersPrint::Sheet)),
                 totalsOf(force.leader, [](bool leads) { return leads; }));
    };
    made.table.modifiers = {{words::title(PefForce::MainBody), number(patrol.mainBody)},
                            {words::title(PefForce::Stragglers), number(patrol.stragglers)},
                            {ShelfText::tr("Their leader"), ShelfText::tr("Rep %1, only one").arg(patrol.leaderRep)}};
    made.place = [last = static_cast<int>(patrol.composition.size())](const Arguments &given,
                                                                      const Resolved &resolved) {
        return Place{static_cast<int>(resolved.as<PatrolContact>().force),
                     std::min(given.integer(u"resolved"_s) + 1, last)};
    };
    return made;
}

CampaignTable scouting(const ScoutingTables &scouting)
{
    const auto found = [](Scouted what) {
        switch (what) {
        case Scouted::Nobody:
            return ShelfText::tr("nobody there");
        case Scouted::InBuildings:
            return ShelfText::tr("the enemy, where there are buildings");
        case Scouted::Enemy:
            return ShelfText::tr("the enemy");
        }
        Q_UNREACHABLE();
    };
    CampaignTable made;
    made.table.heads = {ShelfText::tr("Against the Terrain Value"), ShelfText::tr("The scout finds")};
    for (int passed = 2; passed >= 0; --passed)
        made.table.rows.push_back(
            {ShelfText::tr("%1 passed").arg(passed), found(scouting.found[static_cast<std::size_t>(passed)])});
    for (const QLatin1StringView id : slugs<Terrain>()) {
        const Terrain terrain = *fromSlug<Terrain>(QString(id));
        made.table.modifiers.push_back(
            {words::title(terrain), ShelfText::tr("Terrain Value %1").arg(scouting.valueOf(terrain))});
    }
    return made;
}

} // namespace

CampaignTable patrolTable(const QString &procedure, const Pack &pack)
{
    if (!pack.patrol)
        return {};
    if (procedure == "resolve-pef"_L1)
        return forces(*pack.patrol);
    if (procedure == "pef-move"_L1)
        return pefMovesTable(pack.patrol->pefMoves, PefsBy::Resolved);
    return procedure == "scout"_L1 ? scouting(pack.patrol->scouting) : CampaignTable();
}

CampaignTable activityTable(const QString &procedure, const Pack &pack)
{
    if (!pack.activity)
        return {};
    if (procedure == "resolve-pef"_L1)
        return letters(*pack.activity);
    if (procedure == "pef-move"_L1)
        return pefMovesTable(pack.activity->pefMoves, PefsBy::Activity);
    if (procedure == "np-move"_L1)
        return nonPlayerMoves(*pack.activity, pack);
    if (procedure != "how-many"_L1)
        return {};
    CampaignTable made;
    made.table.heads = {u"2d6"_s, ShelfText::tr("Enemies")};
    made.table.rows = rowsOf(pack.activity->howMany, howManyText);
    return made;
}

} // namespace muster::shelf
