// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"
#include "model/reference/pieces.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/press.h"
#include "model/texts.h"
#include "rules/encounter/patrol.h"
#include "rules/scenario/choose.h"
#include "rules/slug.h"

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
    for (const auto &[terrain, id] : slugTable<Terrain>) {
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

namespace {

QString signedText(int number)
{
    return number < 0 ? ShelfText::tr("−%1").arg(-number) : ShelfText::tr("+%1").arg(number);
}

CampaignTable turns(const CalendarTables &calendar)
{
    CampaignTable made;
    made.table.heads = {words::dice(2, 6), ShelfText::tr("Turn")};
    made.table.rows = {{QString::number(calendar.encounterOn), ShelfText::tr("an encounter")},
                       {ShelfText::tr("any other"), ShelfText::tr("a quiet turn")}};
    made.place = [](const Arguments &, const Resolved &resolved) { return Place{resolved.as<bool>() ? 0 : 1, 1}; };
    return made;
}

/// The highest score of 2d6 with these is the encounter (R61, R74).
CampaignTable encounters(const ScenarioTables &scenarios, const Pack &pack)
{
    CampaignTable made;
    made.table.heads = {ShelfText::tr("Highest 2d6")};
    for (const Genre genre : allGenres)
        made.table.heads.append(wordText(slug(genre), pack));
    for (const ScenarioKind kind : allScenarios) {
        QStringList cells{scenarios.of(kind).title};
        for (const Genre genre : allGenres) {
            const std::optional<int> modifier = scenarios.modifier(kind, genre);
            cells.append(modifier ? signedText(*modifier) : u"–"_s);
        }
        made.table.rows.push_back(cells);
    }
    made.place = [](const Arguments &given, const Resolved &resolved) {
        return Place{static_cast<int>(resolved.as<ScenarioChoice>().kind),
                     1 + static_cast<int>(given.word<Genre>(u"genre"_s))};
    };
    return made;
}

CampaignTable recoverChecks(const WoundTables &wounds)
{
    CampaignTable made;
    made.table.heads = {QString(), ShelfText::tr("Away"), ShelfText::tr("Rep")};
    for (std::size_t passed = wounds.recover.size(); passed > 0; --passed) {
        const WoundTables::Row &row = wounds.recover[passed - 1];
        made.table.rows.push_back({ShelfText::tr("%1 passed").arg(passed - 1),
                                   ShelfText::tr("%n months", nullptr, row.months),
                                   row.rep == 0 ? ShelfText::tr("as it was") : signedText(row.rep)});
    }
    made.table.modifiers = {
        {ShelfText::tr("Ran away unwounded"), ShelfText::tr("Rep %1").arg(signedText(wounds.nerveLost))},
        {ShelfText::tr("Inflicted damage, stayed conscious and did not run"),
         ShelfText::tr("Rep +1 for Rep %1 or %2").arg(wounds.experienceFrom).arg(wounds.experienceTo)}};
    made.place = [](const Arguments &, const Resolved &resolved) {
        return Place{2 - resolved.as<RecoverResult>().passed, 1};
    };
    return made;
}

CampaignTable coverage(const MediaTables &media, const Pack &pack)
{
    CampaignTable made;
    made.table.heads = {u"1d6"_s, ShelfText::tr("A media crew")};
    made.table.rows = {{ShelfText::tr("%1 or less").arg(media.full), words::brought(Coverage::Full)},
                       {ShelfText::tr("%1 or less").arg(media.possible), words::brought(Coverage::Possible)},
                       {ShelfText::tr("more"), words::brought(Coverage::None)}};
    const auto add = [&](const QString &id, int modifier) {
        if (modifier != 0)
            made.table.modifiers.push_back({wordText(id, pack), signedText(modifier)});
    };
    for (const MediaGenre genre : allMediaGenres)
        add(slug(genre), media.genres[static_cast<std::size_t>(genre)]);
    for (const MediaSetting setting : allMediaSettings)
        add(slug(setting), media.settings[static_cast<std::size_t>(setting)]);
    made.place = [](const Arguments &, const Resolved &resolved) {
        return Place{static_cast<int>(resolved.as<Coverage>()), 1};
    };
    return made;
}

CampaignTable rewards(const RewardTables &rewards)
{
    CampaignTable made;
    made.table.rows = {{ShelfText::tr("The encounter"),
                        ShelfText::tr("%1 × the share won, divided among all who took part").arg(rewards.encounter)},
                       {ShelfText::tr("An armed enemy killed"), QString::number(rewards.kill)},
                       {ShelfText::tr("An enemy routed"), QString::number(rewards.rout)}};
    return made;
}

/// A row for each faction, a column for each of these tables.
std::vector<QStringList> factionRows(const std::vector<const RollTable<Faction> *> &tables, const Pack &pack)
{
    std::vector<QStringList> rows;
    for (const Faction faction :
         {Faction::Firm, Faction::Outcasts, Faction::Tribal, Faction::Feudal, Faction::Choice}) {
        QStringList cells{faction == Faction::Choice ? ShelfText::tr("Your choice") : wordText(slug(faction), pack)};
        for (const RollTable<Faction> *table : tables)
            cells.append(totalsOf(*table, [=](Faction found) { return found == faction; }));
        rows.push_back(cells);
    }
    return rows;
}

int rowOf(const Resolved &resolved)
{
    return static_cast<int>(resolved.as<Faction>());
}

CampaignTable enemyFactions(const FactionTables &factions, const Pack &pack)
{
    CampaignTable made;
    made.table.heads = {words::dice(2, 6)};
    std::vector<const RollTable<Faction> *> tables;
    for (const Locale locale : allLocales) {
        made.table.heads.append(wordText(slug(locale), pack));
        tables.push_back(&factions.enemies[static_cast<std::size_t>(locale)]);
    }
    made.table.rows = factionRows(tables, pack);
    made.table.rows.pop_back(); // nobody chooses whom to meet
    made.place = [](const Arguments &given, const Resolved &resolved) {
        return Place{rowOf(resolved), 1 + static_cast<int>(given.word<Locale>(u"locale"_s))};
    };
    return made;
}

CampaignTable settlements(const SettlementTables &tables, const Pack &pack)
{
    CampaignTable made;
    made.table.heads = {u"1d6"_s, ShelfText::tr("Size"), ShelfText::tr("Structures")};
    for (std::size_t i = 0; i < tables.sizes.size(); ++i) {
        const SettlementSize &size = tables.sizes[i];
        made.table.rows.push_back(
            {QString::number(i + 1), size.title,
             size.structureDice == 0 ? ShelfText::tr("a home") : words::dice(size.structureDice, 6)});
    }
    for (const Locale locale : allLocales) {
        const int modifier = tables.localeModifiers[static_cast<std::size_t>(locale)];
        if (modifier != 0)
            made.table.modifiers.push_back({wordText(slug(locale), pack), signedText(modifier)});
    }
    for (const SettlementKind &kind : tables.kinds)
        made.table.modifiers.push_back(
            {wordText(kind.id, pack), ShelfText::tr("%1 homes per structure").arg(kind.homesPerStructure)});
    made.place = [](const Arguments &, const Resolved &resolved) {
        return Place{resolved.as<Settlement>().size - 1, 1};
    };
    return made;
}

/// The weapons have theirs in the weapons table.
CampaignTable figurePoints(const ForcePoints &points, const Pack &pack)
{
    CampaignTable made;
    made.table.heads = {ShelfText::tr("Figure"), ShelfText::tr("Points")};
    constexpr std::size_t worst = 2;
    constexpr std::size_t best = 5;
    for (std::size_t rep = worst; rep <= best; ++rep)
        made.table.rows.push_back({ShelfText::tr("Rep %1").arg(rep), QString::number(points.reps[rep - 1])});
    for (const Term &armor : pack.armors) {
        if (const int cost = points.armors.value(armor.id); cost > 0)
            made.table.rows.push_back({armor.title, QString::number(cost)});
    }
    for (const ForcePoints::Round &bought : points.rounds)
        made.table.rows.push_back({bought.title, QString::number(bought.points)});
    made.table.modifiers.push_back({ShelfText::tr("Weapons"), ShelfText::tr("see their own table")});
    return made;
}

CampaignTable vehiclePoints(const ForcePoints &points)
{
    return {{{ShelfText::tr("Vehicle"), ShelfText::tr("Points")},
             {{ShelfText::tr("Unarmoured"), QString::number(points.unarmored)},
              {ShelfText::tr("Armoured"), QString::number(points.armored)},
              {ShelfText::tr("Each Bad Wound it takes"), QString::number(points.perBadWound)}},
             {}}};
}

} // namespace

CampaignTable firstEditionTable(const QString &procedure, const Pack &pack)
{
    if (pack.calendar && procedure == "turn"_L1)
        return turns(*pack.calendar);
    if (pack.scenarios && procedure == "encounter"_L1)
        return encounters(*pack.scenarios, pack);
    if (pack.wounds && procedure == "recover"_L1)
        return recoverChecks(*pack.wounds);
    if (pack.media && procedure == "media"_L1)
        return coverage(*pack.media, pack);
    if (pack.points && procedure == "figure-points"_L1)
        return figurePoints(*pack.points, pack);
    if (pack.points && procedure == "vehicle-points"_L1)
        return vehiclePoints(*pack.points);
    return pack.rewards && procedure == "deeds"_L1 ? rewards(*pack.rewards) : CampaignTable();
}

CampaignTable wastelandTable(const QString &procedure, const Pack &pack)
{
    if (pack.factions && procedure == "faction"_L1)
        return {{{u"2d6"_s, ShelfText::tr("Yours")}, factionRows({&pack.factions->factions}, pack), {}},
                [](const Arguments &, const Resolved &resolved) {
                    return Place{rowOf(resolved), 1};
                }};
    if (pack.factions && procedure == "enemy-faction"_L1)
        return enemyFactions(*pack.factions, pack);
    return pack.settlements && procedure == "settlement"_L1 ? settlements(*pack.settlements, pack) : CampaignTable();
}

} // namespace muster::shelf
