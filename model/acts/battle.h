// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/changes/enemy.h"
#include "rules/pack/pack.h"
#include "rules/result.h"
#include "rules/scenario/crossing.h"

#include <optional>
#include <utility>
#include <vector>

namespace muster {

/// The way a side begins, and its sections on the map. Decided in one place: map, sheet, sentences and the screen
/// reader all use this.
struct Placement {
    Beginning how = Beginning::OwnEdge;
    std::vector<int> sections = {}; ///< sections to begin in, the usual one first; none: it is off the table as yet

    int section() const { return sections.empty() ? offTable : sections.front(); }
    /// Returns true if it comes onto the table by an edge; else it is there already, or comes later.
    bool enters() const;
    /// Moves sections where nobody can stand to the end.
    void preferPassable(const Setup &setup);
    /// Puts this section first, if the side may begin there.
    void choose(std::optional<int> entry);

    friend bool operator==(const Placement &, const Placement &) = default;
};

/// The beginning of a battle on both sides.
struct Placements {
    Placement yours;
    Placement theirs;
    int buildings = offTable; ///< the section of the buildings that it is about; off the table if there are none

    friend bool operator==(const Placements &, const Placements &) = default;
};

/// Returns where the sides begin by the book (Swordplay pp. 28 to 30; Chain Reaction, first edition, pp. 12 to 15; R25,
/// R26, R63). `entry`: the section that the player has chosen to begin in. Linked games lay out their own table.
Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry = {});

/// The result of a test or table of the reference shelf.
struct Verdict {
    ShelvedTest test;
    int target = 0; ///< the highest face that counted; 0: none did
    std::optional<TableState> state = {}; ///< the figure's state after it; none: as before
    std::optional<TableState> wound = {}; ///< the hit that it was taken for, which the figure keeps whatever the result
    std::optional<int> ducks = {}; ///< number of turns, if the test gives it (first edition p. 7)
    std::optional<int> turnsIn = {}; ///< number of turns after which it is a zombie (first edition p. 10, R84)
    std::optional<int> starPower = {}; ///< dice that are left to a Star
    Rolls rolls = {};
    std::optional<Lasting> lasting = {}; ///< a condition of the figure from now on
};

} // namespace muster

/// Queries about a battle on the table, and the checks that its acts share.
namespace muster::acts {

/// Checks whether its side's activation die lets it act this turn (Swordplay p. 14, Chain Reaction 3.0 p. 9). Before
/// the first turn, and with cards, every group may. A PEF uses its own Rep, if it has one.
bool mayAct(const Campaign &campaign, const Pack &pack, const PefInPlay &pef);
bool mayAct(const Play &play, const GroupInPlay &group);
bool mayAct(const Campaign &campaign, const Pack &pack, const OwnGroup &group);

/// Returns the leader of a group: of the Stars with it who carry on, the one of the highest Rep, then of the lowest
/// number (R31, R98); while the Star is away, the figure that stands in (R85). Null if there is none.
const Figure *leaderOf(const Campaign &campaign, int group);

/// Returns the Rep by which a group acts: its leader's if the rules say so (Swordplay p. 8 and 9), else the best of the
/// figures that stand; none if nobody does.
std::optional<int> repToAct(const Campaign &campaign, const Pack &pack, int group);

/// Checks whether a group passed both dice before, and therefore goes on without dice in Chain Reaction 3.0 (p. 25).
bool movesOnItsOwn(const GroupInPlay &group, const Pack &pack);

/// Checks for two to one against the band: the group against the nearest of the band's groups, or in Chain Reaction 3.0
/// its whole side against the band.
bool outnumbersTwice(const Campaign &campaign, const Pack &pack, const GroupInPlay &group);
/// Checks whether the group is larger than the nearest of the band's groups (R98).
bool outnumbersNearest(const Campaign &campaign, const GroupInPlay &group);

/// Returns the figure in that place of the group, from 1; null if there is none, or no such group.
const EnemyFigure *figureIn(const GroupInPlay *group, int place);

/// Checks whether a figure of the band came to the battle, or could have come.
bool isOfBattle(const Campaign &campaign, const OwnFigure &own);
/// Returns the number of figures that could have come and did not.
int countAtHome(const Campaign &campaign);

/// Returns the states that these rules know.
std::vector<TableState> statesOf(const Campaign &campaign, const Pack &pack);

/// Returns the conditions that a test can begin and that last until they are over: a hero, an empty weapon.
std::vector<QString> lastingConditions(const Pack &pack);

/// Checks whether sections are scouted by dice.
bool mayScout(const Campaign &campaign, const Pack &pack);
bool isFullOfPefs(const Play &play);

/// Checks whether the figure never mixes with others of its list, except a Star.
bool isApart(const Campaign &campaign, const Pack &pack, const Figure &figure);

inline constexpr int mostAtOnce = 30; ///< most enemies who come at once, as the players agree

/// Returns the fates so far, for the report; figures at home are left out.
ReportedFates fatesSoFar(const Play &play);
/// Returns a figure of a band that is met, as its own player's side has it (R87).
OwnFigure asOwn(const EnemyFigure &met);

// Checks of the acts on the table. Each returns its reasons; none: go ahead.

/// Checks that an encounter is under way that can be noted turn by turn.
Problems demandTurns(const Campaign &campaign);
/// Checks in addition that it is on the table.
Problems demandPlay(const Campaign &campaign);
/// Checks in addition that this PEF is still to be resolved.
Problems demandWaiting(const Campaign &campaign, int pef);
/// Checks in addition that there is such a group.
Problems demandGroup(const Campaign &campaign, int group);
/// Returns the enemy that was rolled up with the encounter, as it comes onto the table.
GroupAppeared enemyForce(const Campaign &campaign, int section);
/// Returns the next group, not yet on the table. Dice: as drawFigure() for each.
GroupAppeared drawGroup(const Campaign &campaign, const ArmyList &list, int section, int figures, Dice &dice);
/// Checks in addition that these rules know such a state.
Problems demandState(const Campaign &campaign, const Pack &pack, TableState state);
Problems demandNews(TableState now, std::optional<TableState> wound, TableState state, const QString &who);
/// Returns the turns that a figure ducks from now on; 0 if it does not, or these rules count none.
Result<int> turnsDucked(const Campaign &campaign, TableState state, std::optional<int> said);
/// Returns true if a felled figure ducks, which it does lying; to carry on it must have got up (R7).
bool ducksLying(const auto &figure, TableState state)
{
    return figure.felled && (state == TableState::DuckedBack || state == TableState::HunkeredDown);
}
/// Checks in addition that it changes the figure's state, or that it ducks for longer. Two Bad Wounds are death (first
/// edition p. 5).
Problems demandNews(const Play &play, const auto &figure, TableState state, int turns, const QString &who)
{
    const bool longer = state == TableState::DuckedBack && play.turn + turns > figure.duckedUntil && turns > 0;
    if (ducksLying(figure, state) && isFelled(figure.state) && figure.doing == state)
        return longer ? Problems() : demandNews(state, figure.felled, state, who);
    return longer ? Problems() : demandNews(figure.state, figure.wound, state, who);
}
/// Checks in addition that this section belongs to the table.
void demandSection(const Campaign &campaign, int section, Problems &problems);

// Deeds of the first edition: the figure that brought another into its present state (R65, R66).

/// The figures whose deeds are counted: the player's, or those of the band that is met (R87), each the other's enemy.
enum class Doers : std::uint8_t { Band, Met };

/// Returns the figures of a side that may have brought an enemy into that state: everybody on the table, while more of
/// the other side fell, or ran, than are put down to anybody; for a wound, those who have hurt nobody yet. Empty if
/// such a state counts for nothing.
std::vector<FigureId> mayHaveDone(const Play &play, TableState enemy, Doers doers = Doers::Band);
/// Returns the most that the band may have killed, or routed: the number of enemies, and of its own figures that
/// turned. None if these rules count no such thing.
std::optional<int> mostDeeds(const Campaign &campaign, const ReportedFates &band);
/// Checks that nobody is killed twice, nor routed twice (R8). A figure that ran and was killed after it counts in both.
Problems checkDeeds(const Campaign &campaign, const ReportedFates &band);

/// Checks whether more are put down to a side than fell, or than ran: somebody stood up again.
bool tooManyKilled(const Play &play, Doers doers = Doers::Band);
bool tooManyRouted(const Play &play, Doers doers = Doers::Band);

/// Returns true if the figure counts as killed (R65).
bool isKilled(TableState state);

/// Returns the number of enemies: those who were rolled up, or those who came onto the table if these are more. None if
/// the encounter does not count them.
std::optional<int> enemiesThere(const Campaign &campaign);

/// Returns the entries made on the table, as a report to go on with; everyone is fine if there are none. In the first
/// edition it includes the outcome, once something was noted, and the enemy's losses.
AftermathDraft reportSoFar(const Campaign &campaign);

// Recording of tests.

/// Returns the reasons why it cannot be recorded: the figure is not on the table, or it cannot be true of the figure.
Problems checkWriteDown(const Campaign &campaign, const FigureOnTable &whose, const Verdict &verdict);
/// Returns the verdict as a step of the battle: the figure's new state and its Star Power, or a note if neither
/// changed.
Result<Step> writeDown(const Campaign &campaign, const Pack &pack, const FigureOnTable &whose, const Verdict &verdict);

} // namespace muster::acts
