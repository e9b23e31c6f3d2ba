// SPDX-License-Identifier: MIT
#include "model/reference/layout.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "rules/slug.h"

#include <QHash>

#include <array>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The tables used between battles, each made from the table that its procedure rolls on.
struct CampaignLayout : ShelfLayout {
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    CampaignTable nextEncounters() const
    {
        const ChainTables &chain = *pack().chain;
        const auto eal = [](int change) {
            return change == 0 ? tr("EAL as it was")
                : change > 0   ? tr("EAL +%1").arg(change)
                               : tr("EAL −%1").arg(-change);
        };
        CampaignTable made{
            {{tr("The last encounter"), words::title(Outcome::Success), words::title(Outcome::Failure)}, {}, {}}};
        for (const EncounterKind last : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
            QStringList cells{words::title(last)};
            for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
                const ChainLink &link = chain.links[last][outcome];
                cells.append(tr("%1, %2").arg(words::title(link.next), eal(link.ealChange)));
            }
            made.rows.push_back(cells);
        }
        made.modifiers = {{tr("A raid's buildings, 1d6"),
                           tr("two on %1, otherwise one")
                               .arg(totalsOf(chain.objectiveBuildings, [](int count) { return count > 1; }))},
                          {tr("A raid’s time, 1d6"),
                           tr("night on %1, otherwise day").arg(totalsOf(chain.raidTime, [](TimeOfDay time) {
                               return time == TimeOfDay::Night;
                           }))}};
        made.place = [](const Arguments &given, const Resolved &) {
            const bool success = given.value<Outcome>(u"outcome"_s) == Outcome::Success;
            return CampaignTable::Place{static_cast<int>(given.value<EncounterKind>(u"last"_s)), success ? 1 : 2};
        };
        return made;
    }

    CampaignTable recoveries() const
    {
        const auto cell = [this](int passed, Fate fate) {
            const RecoveryRow &row = pack().recovery->at(passed, fate);
            const QString what = row.fate == Recovered::Dead ? tr("dies")
                : row.fate == Recovered::Gone                ? tr("is gone for good")
                                                             : tr("returns");
            return row.repChange == 0 ? what : tr("%1, Rep −%2").arg(what).arg(-row.repChange);
        };
        CampaignTable made{{{QString(), words::title(Fate::OutOfTheFight), words::title(Fate::RanAway)}, {}, {}}};
        made.rows = byPassed([&](int passed) {
            return QStringList{cell(passed, Fate::OutOfTheFight), cell(passed, Fate::RanAway)};
        });
        made.lightPassed<RecoveryResult>(
            [](const Arguments &given) { return given.value<Fate>(u"fate"_s) == Fate::RanAway ? 2 : 1; });
        return made;
    }

    CampaignTable terrain() const
    {
        const TerrainTables &tables = *pack().terrain;
        const auto land = [](const TerrainDeal &deal) {
            QStringList parts{words::title(deal.terrain)};
            if (deal.buildings)
                parts.append(tr("buildings"));
            if (deal.road)
                parts.append(tr("road"));
            if (deal.river)
                parts.append(tr("river"));
            return parts.join(u", "_s);
        };
        constexpr std::array countries{Country::Clear, Country::Woods, Country::Mountains};
        CampaignTable made{{{words::dice(2, 6)}, {}, {}}};
        QStringList buildings{tr("Buildings, 1d6")};
        for (std::size_t i = 0; i < tables.lands.size(); ++i) {
            made.heads.append(tables.country ? words::title(countries[i]) : tr("Section"));
            buildings.append(inLine(tables.lands[i].buildings, [](int count) { return QString::number(count); }));
        }
        for (int total = 2; total <= 12; ++total) {
            QStringList cells{QString::number(total)};
            for (const Land &one : tables.lands)
                cells.append(land(one.terrain.at(total)));
            made.rows.push_back(cells);
        }
        made.rows.push_back(buildings);
        const auto add = [&](const QString &what, const auto &table) {
            for (const auto &row : table->rows)
                made.modifiers.push_back({what.arg(rangeText(row.from, row.to)), words::title(row.outcome)});
        };
        if (tables.country)
            add(tr("Country, 1d6: %1"), tables.country);
        if (tables.roads)
            add(tr("Roads, 1d6: %1"), tables.roads);
        if (tables.rivers)
            made.modifiers.push_back(
                {tr("A river, 1d6"),
                 tr("fordable on %1, otherwise a bridge").arg(totalsOf(tables.rivers->fords, [](Fording fording) {
                     return fording != Fording::Nowhere;
                 }))});
        return made;
    }

    CampaignTable attributes() const
    {
        const RollTable<Attribute> &table = *pack().attributes;
        CampaignTable made{{{words::dice(table.dice, table.sides), tr("Attribute")},
                            rowsOf(table, [](const Attribute &attribute) { return attribute.title; }),
                            {}}};
        QStringList ids;
        for (const auto &row : table.rows)
            ids.append(row.outcome.id);
        made.light<QString>([ids](const QString &id) { return ids.indexOf(id); });
        return made;
    }

    CampaignTable turns() const
    {
        CampaignTable made{{{words::dice(2, 6), tr("Turn")},
                            {{QString::number(pack().calendar->encounterOn), tr("an encounter")},
                             {tr("any other"), tr("a quiet turn")}},
                            {}}};
        made.light<bool>(std::logical_not());
        return made;
    }

    CampaignTable recoverChecks() const
    {
        const WoundTables &wounds = *pack().wounds;
        CampaignTable made{{{QString(), tr("Away"), tr("Rep")}, {}, {}}};
        made.rows = byPassed([&](int passed) {
            const WoundTables::Row &row = wounds.recover.of(passed);
            return QStringList{tr("%n months", nullptr, row.months),
                               row.rep == 0 ? tr("as it was") : signedText(row.rep)};
        });
        made.modifiers = {{tr("Ran away unwounded"), tr("Rep %1").arg(signedText(wounds.nerveLost))},
                          {tr("Inflicted damage, stayed conscious and did not run"),
                           tr("Rep +1 for Rep %1 or %2").arg(wounds.experienceFrom).arg(wounds.experienceTo)}};
        made.lightPassed<RecoverResult>();
        return made;
    }

    /// Returns a row for each faction that can come up, with a column for each of these tables.
    std::vector<QStringList> factionRows(const auto &tables) const
    {
        std::vector<QStringList> rows;
        for (const Faction faction : {Faction::Firm, Faction::Outcasts, Faction::Tribal, Faction::Feudal})
            rows.push_back(rowOf(faction, wordText(slug(faction)), tables));
        return rows;
    }

    CampaignTable ownFaction() const
    {
        const std::array tables{pack().factions->factions};
        CampaignTable made{{{u"2d6"_s, tr("Yours")}, factionRows(tables), {}}};
        made.rows.push_back(rowOf(Faction::Choice, tr("Your choice"), tables));
        made.light<Faction>(std::identity());
        return made;
    }

    /// The faction met is never chosen, only rolled.
    CampaignTable enemyFactions() const
    {
        CampaignTable made{{{words::dice(2, 6)}, factionRows(pack().factions->enemies), {}}};
        for (const Locale locale : allLocales)
            made.heads.append(wordText(slug(locale)));
        made.light<Faction>(std::identity(), [](const Arguments &given) {
            return 1 + static_cast<int>(given.value<Locale>(u"locale"_s));
        });
        return made;
    }

    CampaignTable settlements() const
    {
        const SettlementTables &tables = *pack().settlements;
        CampaignTable made{{{u"1d6"_s, tr("Size"), tr("Structures")}, {}, {}}};
        for (const SettlementSize &size : tables.sizes)
            made.rows.push_back({QString::number(made.rows.size() + 1), size.title,
                                 size.structureDice == 0 ? tr("a home") : words::dice(size.structureDice, 6)});
        for (const Locale locale : allLocales) {
            if (const int modifier = tables.localeModifiers[locale]; modifier != 0)
                made.modifiers.push_back({wordText(slug(locale)), signedText(modifier)});
        }
        for (const SettlementKind &kind : tables.kinds)
            made.modifiers.push_back({wordText(kind.id), tr("%1 homes per structure").arg(kind.homesPerStructure)});
        made.light<Settlement>([](const Settlement &found) { return found.size - 1; });
        return made;
    }

    /// Weapons have their points in the weapons table.
    CampaignTable figurePoints() const
    {
        CampaignTable made{{{tr("Figure"), tr("Points")}, {}, {{tr("Weapons"), tr("see their own table")}}}};
        constexpr int worst = 2;
        constexpr int best = 5;
        for (int rep = worst; rep <= best; ++rep)
            made.rows.push_back({tr("Rep %1").arg(rep), QString::number(pack().points->reps.of(rep))});
        for (const Term &armor : pack().armors) {
            if (const int cost = pack().points->armors.value(armor.id); cost > 0)
                made.rows.push_back({armor.title, QString::number(cost)});
        }
        for (const ForcePoints::Round &bought : pack().points->rounds)
            made.rows.push_back({bought.title, QString::number(bought.points)});
        return made;
    }

    CampaignTable vehiclePoints() const
    {
        const ForcePoints &points = *pack().points;
        return {{{tr("Vehicle"), tr("Points")},
                 {{tr("Unarmoured"), QString::number(points.unarmored)},
                  {tr("Armoured"), QString::number(points.armored)},
                  {tr("Each Bad Wound it takes"), QString::number(points.perBadWound)}},
                 {}}};
    }

    CampaignTable activityLevel() const
    {
        return {{{}, {{u"2d6"_s, tr("the higher of the two, %1 at most").arg(highestEal)}}, {}}};
    }

    CampaignTable table(const QString &procedure) const
    {
        using Make = CampaignTable (CampaignLayout::*)() const;
        static const QHash<QString, Make> tables{
            {u"next-encounter"_s, &CampaignLayout::nextEncounters}, {u"eal"_s, &CampaignLayout::activityLevel},
            {u"recovery"_s, &CampaignLayout::recoveries},           {u"terrain"_s, &CampaignLayout::terrain},
            {u"attribute"_s, &CampaignLayout::attributes},          {u"turn"_s, &CampaignLayout::turns},
            {u"recover"_s, &CampaignLayout::recoverChecks},         {u"figure-points"_s, &CampaignLayout::figurePoints},
            {u"vehicle-points"_s, &CampaignLayout::vehiclePoints},  {u"faction"_s, &CampaignLayout::ownFaction},
            {u"enemy-faction"_s, &CampaignLayout::enemyFactions},   {u"settlement"_s, &CampaignLayout::settlements},
        };
        const Make make = tables.value(procedure);
        return make ? (this->*make)() : CampaignTable();
    }

    /// Returns the effect of either side's successes on a Grunt (Swordplay p. 27).
    static ShelfTable stayOrGo()
    {
        const auto row = [](const QString &when, Loyalty result) { return QStringList{when, words::inLine(result)}; };
        return {{tr("Successes (1 to 3)"), tr("The Grunt")},
                {row(tr("Star: twice as many"), Loyalty::StaysFirm), row(tr("Star: more"), Loyalty::Stays),
                 row(tr("equal, after a success"), Loyalty::Stays), row(tr("equal, after a failure"), Loyalty::Leaves),
                 row(tr("Grunt: more"), Loyalty::Leaves), row(tr("Grunt: twice as many"), Loyalty::LeavesPoisoning)},
                {{tr("Either side"), tr("one die per point of Rep")},
                 {tr("The Star went Out of the Fight"), tr("the Star’s dice −1d6")},
                 {tr("A Grunt went Out of the Fight or died"), tr("the Star’s dice −1d6")},
                 {tr("Each three full months"), tr("the Star’s dice for that Grunt +1d6")},
                 {tr("The Grunt is poisoned"), tr("the Star’s dice for that Grunt −1d6")}}};
    }

    /// Returns the structures of settlements by total, with a column for each kind of settlement.
    ShelfTable structures() const
    {
        ShelfTable made{{words::dice(2, 6)}, {}, {}};
        for (const SettlementKind &kind : pack().settlements->kinds)
            made.heads.append(wordText(kind.id));
        for (int total = 2; total <= 12; ++total) {
            QStringList cells{QString::number(total)};
            for (const SettlementKind &kind : pack().settlements->kinds) {
                const QString &id = kind.structures.at(total);
                const SettlementTables::Structure *structure = pack().settlements->structure(id);
                cells.append(structure ? structure->title : id);
            }
            made.rows.push_back(cells);
        }
        return made;
    }

    std::vector<ShelfEntry> toRead() const
    {
        std::vector<ShelfEntry> all;
        const auto add = [&](const QString &id, const QString &title, const ShelfTable &table) {
            all.push_back({.id = id,
                           .title = title,
                           .section = tr("Encounters and campaign"),
                           .variants = {{.table = table}},
                           .rulings = reference().rulings.value(id),
                           .ofCampaign = true});
        };
        if (pack().chain)
            add(u"stay-or-go"_s, tr("Stay or Go"), stayOrGo());
        int number = 0;
        for (const auto &[lists, rows] : pack().patrol ? pack().patrol->howMany : std::vector<GatheringTable>()) {
            QStringList sides;
            for (const QString &list : lists)
                sides.append(wordText(list));
            const auto cells = [](const Gathering &row) {
                return QStringList{howManyText(row.number), QString::number(row.groups)};
            };
            add(u"how-many-%1"_s.arg(++number), tr("How many enemies: %1 on patrol").arg(sides.join(tr(" or "))),
                {{words::dice(2, 6), tr("Enemies"), tr("Groups")}, rowsOf(rows, cells), {}});
        }
        if (pack().settlements)
            add(u"structures"_s, tr("Structures of a settlement"), structures());
        return all;
    }
};

} // namespace

CampaignTable ShelfLayout::campaignTable(const QString &procedure) const
{
    return CampaignLayout{*this}.table(procedure);
}

std::vector<ShelfEntry> ShelfLayout::tablesToRead() const
{
    return CampaignLayout{*this}.toRead();
}

} // namespace muster
