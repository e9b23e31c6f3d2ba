// SPDX-License-Identifier: MIT
#include "encounters.h"

#include "model/campaign/step.h"
#include "tests/support/packs.h"

namespace muster::testing {

static Encounter clearTable(EncounterKind kind, quint64 seed)
{
    Encounter encounter;
    encounter.kind = kind;
    encounter.eal = 3;
    encounter.enemy = QStringLiteral("orcs");
    encounter.seed = seed;
    encounter.seeded = true;
    for (int i = 1; i <= 9; ++i)
        encounter.setup.sections.push_back({i, Terrain::Clear, 0});
    return encounter;
}

Encounter patrol(quint64 seed)
{
    Encounter encounter = clearTable(EncounterKind::Patrol, seed);
    encounter.setup.pefs = {{1, 4, false, false}, {2, 5, false, false}, {3, 6, false, false}};
    return encounter;
}

Encounter raidAttack(int objectives, quint64 seed)
{
    Encounter encounter = clearTable(EncounterKind::RaidAttack, seed);
    encounter.setup.objectiveBuildings = objectives;
    encounter.setup.time = TimeOfDay::Night;
    for (int id = 1; id <= 3; ++id)
        encounter.setup.pefs.push_back({id, id <= objectives ? 2 : 6, id <= objectives, id <= objectives});
    return encounter;
}

Encounter raidDefend(quint64 seed)
{
    Encounter encounter = clearTable(EncounterKind::RaidDefend, seed);
    encounter.setup.objectiveBuildings = 1;
    encounter.setup.pefs = {{1, 7, false, false}, {2, 8, false, false}, {3, 9, false, false}};
    return encounter;
}

static Figure figure(int id)
{
    Figure figure;
    figure.id = FigureId{id};
    figure.name = swordplay().nameFor(id);
    figure.profile = {QStringLiteral("Infantry"), QStringLiteral("soldier"), 3, 2, true, QStringLiteral("spear")};
    figure.bestRep = 3;
    figure.months = id;
    return figure;
}

SheetSource bandOf(int grunts, int former, int months)
{
    SheetSource source;
    source.pack = swordplay();
    source.fileName = QStringLiteral("harrow.muster");
    source.step = 43;
    Campaign &campaign = source.campaign;
    campaign.name = QStringLiteral("The Harrow Marches");
    campaign.rules = QStringLiteral("swordplay");
    campaign.list = QStringLiteral("feudal");
    campaign.turn = months + 1;
    campaign.eal = 3;

    Figure star = figure(1);
    star.star = true;
    star.profile = {QString(), QStringLiteral("noble"), 5, 4, true, QStringLiteral("sword")};
    campaign.band.push_back(star);
    for (int i = 0; i < grunts; ++i)
        campaign.band.push_back(figure(i + 2));
    for (int i = 0; i < former; ++i) {
        FormerFigure gone{figure(100 + i), {i % qMax(1, months) + 1, i % 4 == 0}};
        gone.figure.status = Status::Left;
        campaign.former.push_back(gone);
    }
    campaign.lastId = former > 0 ? 99 + former : 1 + grunts;
    for (int i = 1; i <= months; ++i)
        campaign.past.push_back({i, EncounterKind::Patrol, 3, i % 2 ? Outcome::Success : Outcome::Failure});
    return source;
}

SheetSource withEncounter(SheetSource source, const Encounter &encounter)
{
    source.campaign.encounter = encounter;
    source.campaign.phase = Phase::Play;
    return source;
}

Encounter withTerrain(Terrain everywhere, int buildings)
{
    Encounter encounter = patrol();
    encounter.setup.pefs.clear();
    for (Section &section : encounter.setup.sections) {
        section.terrain = everywhere;
        section.buildings = buildings;
    }
    return encounter;
}

} // namespace muster::testing
