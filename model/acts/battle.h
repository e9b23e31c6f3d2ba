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

/// How a side begins, and where on the map. The one place that decides it: map, sheet, sentences and the screen reader all ask here.
struct Placement {
    Beginning how = Beginning::OwnEdge;
    std::vector<int> sections = {}; ///< where it may begin, the usual one first; none: it is off the table as yet

    int section() const { return sections.empty() ? offTable : sections.front(); }
    /// It comes onto the table by an edge; else it is there, or comes later.
    bool enters() const;
    /// Where nobody can stand comes last.
    void preferPassable(const Setup &setup);
    /// It begins there, if it may.
    void choose(std::optional<int> entry);

    friend bool operator==(const Placement &, const Placement &) = default;
};

/// How a battle begins on both sides.
struct Placements {
    Placement yours;
    Placement theirs;
    int buildings = offTable; ///< the section of those it is about; off the table where it is about none

    friend bool operator==(const Placements &, const Placements &) = default;
};

/// By the book (Swordplay pp. 28 to 30; Chain Reaction, first edition, pp. 12 to 15; R25, R26, R63). `entry`: the section of
/// yours that the player has chosen. Linked games lay out their own table.
Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry = {});

/// What a test or table of the reference shelf came to.
struct Verdict {
    ShelvedTest test;
    int target = 0; ///< the highest face that counted; 0: none did
    std::optional<TableState> state = {}; ///< how the figure stands after it; none: as before
    std::optional<TableState> wound = {}; ///< the hit it was taken for, which the figure has whatever came of it
    std::optional<int> ducks = {}; ///< so many turns, where the test says how many (first edition p. 7)
    std::optional<int> turnsIn = {}; ///< a zombie when so many turns are over (first edition p. 10, R84)
    std::optional<int> starPower = {}; ///< a Star's dice that are left
    Rolls rolls = {};
    std::optional<Lasting> lasting = {}; ///< what holds for the figure from now on
};

} // namespace muster

/// What can be asked of a battle on the table, and what its acts demand.
namespace muster::acts {

/// Whether its side's activation die lets it act this turn (Swordplay p. 14, Chain Reaction 3.0 p. 9). Before the first turn
/// and by cards every group may. A PEF goes by its Rep, where it has one.
bool mayAct(const Campaign &campaign, const Pack &pack, const PefInPlay &pef);
bool mayAct(const Play &play, const GroupInPlay &group);
bool mayAct(const Campaign &campaign, const Pack &pack, const OwnGroup &group);

/// Who leads it: of the Stars with it who carry on the one of the highest Rep, then of the lowest number (R31, R98); while
/// the Star is away who stands in (R85). Null where it has none.
const Figure *leaderOf(const Campaign &campaign, int group);

/// The Rep by which it acts: its leader's where the rules have it so (Swordplay p. 8 and 9), else the best of those who stand;
/// none where nobody does.
std::optional<int> repToAct(const Campaign &campaign, const Pack &pack, int group);

/// It passed both dice before, and in Chain Reaction 3.0 (p. 25) goes on like that without any.
bool movesOnItsOwn(const GroupInPlay &group, const Pack &pack);

/// As far as the whole band goes: two to one against you, in Chain Reaction 3.0 their side against yours.
bool outnumbersTwice(const Campaign &campaign, const Pack &pack, const GroupInPlay &group);
/// It is more than the nearest of the band's groups (R98).
bool outnumbersNearest(const Campaign &campaign, const GroupInPlay &group);

/// One of the band came to the battle, or could have come.
bool isOfBattle(const Campaign &campaign, const OwnFigure &own);
/// How many could have come and did not.
int countAtHome(const Campaign &campaign);

/// The states these rules know.
std::vector<TableState> statesOf(const Campaign &campaign, const Pack &pack);

/// The conditions that hold for a figure from a test on until they are over: a hero, an empty weapon.
std::vector<QString> lastingConditions(const Pack &pack);

/// Whether sections are scouted by dice.
bool mayScout(const Campaign &campaign, const Pack &pack);
bool isFullOfPefs(const Play &play);

/// One who never mixes with others of its list, but for a Star.
bool isApart(const Campaign &campaign, const Pack &pack, const Figure &figure);

inline constexpr int mostAtOnce = 30; ///< enemies who come at once, as the players agree

/// How everybody fared so far, for the report: those at home are left out.
std::vector<ReportedFate> fatesSoFar(const Play &play);
/// One of a band that is met, as its own player's side has it (R87).
OwnFigure asOwn(const EnemyFigure &met);

// What the acts on the table demand. Each gives its reasons; none is go ahead.

/// An encounter is under way that can be noted turn by turn.
Problems demandTurns(const Campaign &campaign);
/// And it is on the table.
Problems demandPlay(const Campaign &campaign);
/// And this PEF is still to be resolved.
Problems demandWaiting(const Campaign &campaign, int pef);
/// And there is such a group.
Problems demandGroup(const Campaign &campaign, int group);
/// The enemy who was rolled up with the encounter, as it comes onto the table.
GroupAppeared enemyForce(const Campaign &campaign, int section);
/// The next group, not yet on the table. Dice: as drawFigure() for each.
GroupAppeared drawGroup(const Campaign &campaign, const ArmyList &list, int section, int figures, Dice &dice);
/// And these rules know such a state.
Problems demandState(const Campaign &campaign, const Pack &pack, TableState state);
Problems demandNews(TableState now, std::optional<TableState> wound, TableState state, const QString &who);
/// The turns that a figure ducks from now on; 0 where it does not, or these rules count none.
Result<int> turnsDucked(const Campaign &campaign, TableState state, std::optional<int> said);
/// Who is felled ducks where it lies; to carry on it must have got up (R7).
bool ducksLying(const auto &figure, TableState state)
{
    return figure.felled && (state == TableState::DuckedBack || state == TableState::HunkeredDown);
}
/// And it says something new of who stands like that: of one who ducks, that it ducks for longer. Two Bad Wounds are death
/// (first edition p. 5).
Problems demandNews(const Play &play, const auto &figure, TableState state, int turns, const QString &who)
{
    const bool longer = state == TableState::DuckedBack && play.turn + turns > figure.duckedUntil && turns > 0;
    if (ducksLying(figure, state) && isFelled(figure.state) && figure.doing == state)
        return longer ? Problems() : demandNews(state, figure.felled, state, who);
    return longer ? Problems() : demandNews(figure.state, figure.wound, state, who);
}
/// And this section is one of the table's.
void demandSection(const Campaign &campaign, int section, Problems &problems);

// Whose doing it was that a figure of the first edition stands as it does (R65, R66).

/// Whose deeds are counted: the player's, or those of the band that is met (R87), each the other's enemy.
enum class Doers : std::uint8_t { Band, Met };

/// Those of a side it may have been: everybody on the table, while more of the other side fell, or ran, than are put down to
/// anybody; of a wound, those who have hurt nobody yet. Nobody, where such a state counts for nothing.
std::vector<FigureId> mayHaveDone(const Play &play, TableState enemy, Doers doers = Doers::Band);
/// This figure did it, of either side, and it is among its deeds from now on.
Result<Step> creditEnemy(const Campaign &campaign, TableState enemy, FigureId by);

/// How many the band may have killed, and how many routed: the enemies there were, and of its own those who turned. None
/// where these rules count no such thing.
std::optional<int> mostDeeds(const Campaign &campaign, const std::vector<ReportedFate> &band);
/// Nobody is killed twice, nor routed twice (R8). A figure that ran and was killed after it counts in both.
Problems checkDeeds(const Campaign &campaign, const std::vector<ReportedFate> &band);

/// More are put down to a side than fell, or than ran: somebody stood up again.
bool tooManyKilled(const Play &play, Doers doers = Doers::Band);
bool tooManyRouted(const Play &play, Doers doers = Doers::Band);

/// The figure counts as killed (R65).
bool isKilled(TableState state);

/// How many enemies there were: those who were rolled up, or came onto the table where these are more. None where the encounter
/// does not count them.
std::optional<int> enemiesThere(const Campaign &campaign);

/// What was entered on the table, as a report to go on with; everyone fine where nothing was. In the first edition it says how it ended too, once
/// something was noted, and who of the enemy is lost.
AftermathDraft reportSoFar(const Campaign &campaign);

// What is recorded of a test.

/// Why it cannot be: the figure is not on the table, or it cannot be true of it.
Problems checkWriteDown(const Campaign &campaign, const InPlay &whose, const Verdict &verdict);
/// The verdict as a step of the battle: how the figure stands now and its Star Power, or a note where neither changed.
Result<Step> writeDown(const Campaign &campaign, const Pack &pack, const InPlay &whose, const Verdict &verdict);

} // namespace muster::acts
