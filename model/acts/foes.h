// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// Named foes, who may be met again (R91).
namespace muster {
class Dice;
}

namespace muster::acts {

/// Names a foe who may be met again; id and status of `wanted` are ignored.
Result<Step> nameFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted);
/// Replaces everything but the battles of the foe with the id of `wanted`.
Result<Step> correctFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted);

/// Returns the foe of that number, or a problem with the numbers there are.
Result<Foe> foeNumbered(const Campaign &campaign, int id);

/// The campaign's option for the return of foes.
enum class FoeReturn : std::uint8_t { Asked, ByDie, Off };
FoeReturn foeReturn(const Campaign &campaign, const Pack &pack);

/// Returns the name on the table of the leader whom LeaderIs and CallLeader are about; empty: none yet.
QString leaderNameOnTable(const Campaign &campaign, std::optional<int> group = {});
/// Returns the enemy's leader who has come between the two and is not known; none if nobody has.
std::optional<FigureOnTable> leaderWhoCame(const Campaign &before, const Campaign &after);
/// Makes an enemy leader who comes in this step under a name that foe, known or new. After this nobody need be asked
/// about the leader.
void meetLeaderByName(const Campaign &before, const Pack &pack, Step &step);
/// Returns the foes who may be the leader on the table, by id, if the player is asked about it.
std::vector<int> foeCandidates(const Campaign &campaign, const Pack &pack);
/// Rolls whether the leader is the foe who was met last. Dice: 1d6 (R91).
bool isBackByDie(const Foe &last, Dice &dice);
/// Rolls for a foe, after all other dice that brought the leader. Dice: 1d6 if the option says so, a leader came and a
/// foe is at large.
void rollForFoe(const Campaign &before, const Pack &pack, Dice &dice, Step &step);

} // namespace muster::acts
