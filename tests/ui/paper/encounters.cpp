// SPDX-License-Identifier: MIT
#include "encounters.h"

#include "model/actions/actions.h"
#include "model/actions/arms.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "rules/band/recruit.h"
#include "rules/dice/randomdice.h"
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

SheetSource campaignOf(const QString &rules, const QString &list, const Options &options, bool inHand,
                       const QString &enemy)
{
    SheetSource source;
    source.pack = *packToPlay(rules);
    RandomDice dice(7);
    const auto take = [&](const Step &step) {
        for (const Change &change : step.changes)
            apply(source.campaign, change);
    };
    Step step;
    actions::found(source.pack,
                   {QStringLiteral("A long campaign"),
                    list,
                    QStringLiteral("Maud"),
                    actions::suggestedStar(source.pack, list),
                    options,
                    {}},
                   dice, step);
    take(step);
    step = {};
    actions::recruit(source.campaign, source.pack, {}, dice, step);
    take(step);
    if (inHand) {
        step = {};
        actions::prepare(source.campaign, source.pack, enemy, 7, dice, step);
        take(step);
    }
    source.fileName = QStringLiteral("harrow.muster");
    source.step = 12;
    return source;
}

namespace {

/// Makes steps of a campaign, with the program's dice.
class Played
{
public:
    explicit Played(SheetSource &source)
        : m_source(source)
    {
    }

    Campaign &now() { return m_source.campaign; }
    void take(Step step)
    {
        apply(now(), step);
        m_source.steps.push_back(std::move(step));
        m_source.step = static_cast<int>(m_source.steps.size());
    }
    template<typename Act>
    void roll(Act act)
    {
        Step step;
        act(m_dice, step);
        take(std::move(step));
    }
    /// Whoever the dice bring, whatever room there is.
    void fillUp(int figures)
    {
        Step step;
        step.kind = StepKind::Recruited;
        const auto missing = figures - static_cast<int>(now().band.size());
        const ArmyList &list = *m_source.pack.list(now().list);
        for (const Profile &profile : recruit(m_source.pack, list, std::max(0, missing), m_dice)) {
            Figure figure;
            figure.id = FigureId{now().lastId + static_cast<int>(step.changes.size()) + 1};
            figure.name = m_source.pack.nameFor(number(figure.id));
            figure.profile = profile;
            figure.bestRep = profile.rep;
            figure.joined = now().turn;
            figure.carries = actions::issuedBy(m_source.pack, list.id);
            step.changes.push_back(FigureJoined{figure});
        }
        if (!step.changes.empty())
            take(std::move(step));
    }
    void prepare()
    {
        roll([&](Dice &dice, Step &step) { actions::prepare(now(), m_source.pack, QString(), 7, dice, step); });
    }
    void win()
    {
        BattleReport report;
        for (const Figure *figure : now().presentIn(now().turn))
            report.figures.push_back({figure->id, Fate::Fine});
        roll([&](Dice &dice, Step &step) { actions::finishBattle(now(), m_source.pack, report, dice, step); });
    }

private:
    SheetSource &m_source;
    RandomDice m_dice{11};
};

} // namespace

SheetSource bandOfFigures(const QString &rules, const QString &list, const Options &options, int figures)
{
    SheetSource source;
    source.pack = *packToPlay(rules);
    source.fileName = QStringLiteral("harrow.muster");
    Played played(source);
    const actions::NewCampaign wanted{QStringLiteral("A long campaign"),         list,    QStringLiteral("Maud"),
                                      actions::suggestedStar(source.pack, list), options, {}};
    played.roll([&](Dice &dice, Step &step) { actions::found(source.pack, wanted, dice, step); });
    played.fillUp(figures);
    played.prepare();
    played.win();
    played.fillUp(figures);
    played.prepare();
    return source;
}

SheetSource firstEdition(bool inHand, const QString &enemy)
{
    return campaignOf(QStringLiteral("chain-reaction-1"), QStringLiteral("gang"), {}, inHand, enemy);
}

SheetSource street(bool inHand)
{
    return campaignOf(QStringLiteral("urban-d100"), QStringLiteral("british"), {}, inHand);
}

} // namespace muster::testing
