// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"
#include "model/reference/pieces.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/presswords.h"
#include "model/texts.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"
#include "rules/scenario/choose.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

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
        {ShelfText::tr("Inflicted damage and did not run"),
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
