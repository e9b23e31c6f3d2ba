// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "rules/band/recruit.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// Returns the middle of that edge, or of the opposite one if the scene is at that edge.
int edgeAwayFrom(const Grid &grid, int scene, int edge)
{
    return grid.row(scene) == grid.row(edge) ? oppositeOf(edge, grid) : edge;
}

/// Does deeds of the current encounter; each records the state after it.
class ScenarioPlay
{
public:
    ScenarioPlay(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
        : m_campaign(campaign)
        , m_grid(campaign.encounter->setup.grid)
        , m_play(*campaign.play)
        , m_scenario(*scenarioIn(campaign))
        , m_pack(pack)
        , m_rounds(pack.scenarios->rounds)
        , m_dice(dice)
        , m_step(step)
        , m_now(*scenarioNow(campaign))
        , m_began(whereSidesBegin(*campaign.encounter, pack))
    {
    }

    void play(ScenarioDeed deed)
    {
        m_step.kind = StepKind::Played;
        switch (deed) {
        case ScenarioDeed::Turn:
            return turn();
        case ScenarioDeed::Ambush:
            return ambush();
        case ScenarioDeed::Spotting:
            m_now.watchedIn = m_play.turn;
            m_now.spotted = spots(m_rounds, m_dice);
            return stand(deed);
        case ScenarioDeed::Pursuit:
            return pursuit();
        case ScenarioDeed::Stand:
            m_now.stand = makeStand(*m_pack.scenarios, m_scenario, leaderRep(), m_dice).has_value();
            stand(deed);
            return follow(true);
        case ScenarioDeed::Siege:
            return siege();
        case ScenarioDeed::Alarm:
            m_now.alarmIn = m_play.turn;
            m_now.alarm = alarmSounds(m_rounds, m_dice);
            return stand(deed);
        case ScenarioDeed::Police:
            return police();
        case ScenarioDeed::Car:
            m_now.carIn = m_play.turn;
            m_now.carRuns = carStarts(*carTable(m_pack), m_dice);
            return stand(deed);
        case ScenarioDeed::Riding:
        case ScenarioDeed::Objective:
        case ScenarioDeed::Dwellings:
        case ScenarioDeed::Hostages:
            break; // reported by the player, not rolled
        }
        Q_UNREACHABLE();
    }

private:
    void stand(ScenarioDeed deed) { m_step.changes.push_back(ScenarioStood{deed, m_play.turn, m_now}); }

    void turn()
    {
        const CardTurn drawn = drawCards(m_play.sides, m_dice);
        m_now.cards = drawn.cards;
        m_now.order = drawn.order;
        m_now.faceCards += drawn.faces();
        closeDay(m_rounds, m_play.sides, m_now);
        m_step.changes.push_back(ScenarioStood{ScenarioDeed::Turn, m_play.turn + 1, m_now});
        standUp(m_campaign, m_pack, m_play.turn + 1, m_step);
    }

    void ambush()
    {
        // Figures that shot unseen are found by the dice for their place alone.
        const auto sprung = m_now.ambush ? std::optional(placeAmbush(m_rounds, m_dice)) : ambushTurn(m_rounds, m_dice);
        m_now.ambushIn = m_play.turn;
        m_now.ambush = sprung;
        stand(ScenarioDeed::Ambush);
        if (!sprung || sprung->from == AmbushFrom::Concealed)
            return;
        if (m_scenario.role == Role::Ambushed) {
            comeOnto(sectionTowards(m_play.ownGroups.front().section, headingFrom(m_play.entry, m_grid), sprung->from,
                                    m_grid));
            return;
        }
        const GroupInPlay *convoy = m_play.group(1);
        const int from = m_began.theirs.section();
        placeOwn(sectionTowards(convoy ? convoy->section : from, headingFrom(from, m_grid), sprung->from, m_grid));
    }

    void pursuit()
    {
        const bool runs = m_scenario.role == Role::Runner;
        const int own = ours().lowest;
        const int theirs = ofTheEnemy().lowest;
        m_now.pursuit = pursue(m_rounds, m_now.pursuit.value_or(startPursuit(m_rounds)), runs ? own : theirs,
                               runs ? theirs : own, m_dice);
        stand(ScenarioDeed::Pursuit);
        follow(false);
    }

    /// Moves both sides of a pursuit to the places that the distance between them gives.
    void follow(bool standing)
    {
        const bool runs = m_scenario.role == Role::Runner;
        const int entry = runs ? m_play.entry : m_began.theirs.section();
        const PursuitPlaces places = placesIn(m_now.pursuit.value_or(startPursuit(m_rounds)), entry, standing, m_grid);
        placeOwn(runs ? places.runners : places.chasers);
        for (const GroupInPlay &group : m_play.groups) {
            const int section = runs ? places.chasers : places.runners;
            if (group.army == firstEnemy && group.onTable() && group.section != section)
                m_step.changes.push_back(GroupPlaced{group.id, section});
        }
    }

    void siege()
    {
        const bool besiege = m_scenario.role == Role::Besieger;
        const Standing side = besiege ? ours() : ofTheEnemy();
        m_now.siegeDay = m_now.day - 1;
        m_now.besiegersGone = siegeBreaks(side.lost, side.alive, m_dice);
        stand(ScenarioDeed::Siege);
    }

    void police()
    {
        const bool first = m_now.policeIn == 0;
        const bool own = m_scenario.role == Role::Police;
        m_now.policeIn = m_play.turn;
        stand(ScenarioDeed::Police);
        if (first) {
            if (own)
                placeOwn(edgeAwayFrom(m_grid, m_began.buildings, m_grid.middleOfNearRow()));
            else
                comeOnto(edgeAwayFrom(m_grid, m_began.buildings, m_grid.middleOfFarRow()));
            return;
        }
        const int more = policeReinforcements(m_rounds, m_dice);
        if (own)
            reinforceOwn(more);
        else
            reinforce(more);
    }

    void placeOwn(int section)
    {
        for (const OwnGroup &group : m_play.ownGroups) {
            if (m_play.standingIn(group.id) > 0 && group.section != section)
                m_step.changes.push_back(OwnGroupPlaced{group.id, section});
        }
    }

    /// Brings the enemy as it was rolled up.
    void comeOnto(int section) { m_step.changes.push_back(enemyForce(m_campaign, section)); }

    /// Brings reinforcements from those who sat out; with nobody at home they are recruited for this encounter (as in
    /// R59).
    void reinforceOwn(int more)
    {
        if (const int home = countAtHome(m_campaign); home > 0) {
            m_step.changes.push_back(ReinforcementsCame{std::min(more, home)});
            return;
        }
        const std::size_t before = m_step.changes.size();
        bringReinforcements(bandOfEncounter(m_campaign), m_pack, more, m_dice, m_step);
        const auto group = int(m_play.ownGroups.size()) + 1;
        const std::size_t joined = m_step.changes.size();
        if (group > mostOwnGroups || joined == before)
            return;
        for (std::size_t i = before; i < joined; ++i)
            m_step.changes.push_back(FigureGrouped{m_step.changes[i].as<FigureJoined>()->figure.id, group});
        const int edge = edgeAwayFrom(m_grid, m_began.buildings, m_grid.middleOfNearRow());
        m_step.changes.push_back(OwnGroupPlaced{group, edge});
    }

    void reinforce(int more)
    {
        const ArmyList *list = m_pack.list(m_scenario.enemy.from);
        GroupAppeared group;
        group.group = int(m_play.groups.size()) + 1;
        group.section = edgeAwayFrom(m_grid, m_began.buildings, m_grid.middleOfFarRow());
        for (int place = 1; place <= more; ++place) {
            const Profile profile =
                list ? drawFigure(*list, {RollKind::EnemyFigure, place}, m_dice) : m_scenario.enemy.figures.back();
            group.figures.push_back({profile, false, {}});
        }
        m_step.changes.push_back(group);
    }

    int leaderRep() const
    {
        const Campaign band = thoseWhoFight(m_campaign);
        const Figure *leader = band.leaderIn(m_campaign.turn);
        return leader ? leader->rep() : 1;
    }

    /// The figures of a side that are on the table, or were.
    struct Standing {
        int lowest = highestRep; ///< lowest Rep of the figures on their feet
        int alive = 0; ///< figures on their feet
        int lost = 0;

        void add(TableState state, int rep)
        {
            using enum TableState;
            if (isStanding(state)) {
                ++alive;
                lowest = std::min(lowest, rep);
            } else if (state != AtHome && state != RanAway && state != LeftTable) {
                ++lost;
            }
        }
    };

    Standing ours() const
    {
        Standing side;
        for (const OwnFigure &own : m_play.own)
            side.add(own.state, m_campaign.findEver(own.id)->rep());
        return side;
    }

    Standing ofTheEnemy() const
    {
        Standing side;
        for (const GroupInPlay &group : m_play.groups) {
            for (const EnemyFigure &figure : group.figures)
                side.add(group.struck ? TableState::AtHome : figure.state, figure.profile.rep);
        }
        return side;
    }

    const Campaign &m_campaign;
    const Grid &m_grid;
    const Play &m_play;
    const Scenario &m_scenario;
    const Pack &m_pack;
    const RoundTables &m_rounds;
    Dice &m_dice;
    Step &m_step;
    ScenarioInPlay m_now;
    const Placements m_began;
};

} // namespace

void playScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed, Dice &dice, Step &step)
{
    ScenarioPlay(campaign, pack, dice, step).play(deed);
}

} // namespace muster::acts
