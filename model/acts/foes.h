// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// The foes with a name, who may be met again (R91).
namespace muster {
class Dice;
}

namespace muster::acts {

/// Somebody who may be met again; id and status of `wanted` say nothing.
Result<Step> nameFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted);
/// All of `wanted` but the battles; its id says who it is.
Result<Step> correctFoe(const Campaign &campaign, const Pack &pack, const Foe &wanted);

/// The foe of that number, or which there are.
Result<Foe> foeNumbered(const Campaign &campaign, int id);

/// How a foe comes back, by the campaign's option.
enum class FoeReturn : std::uint8_t { Asked, ByDie, Off };
FoeReturn foeReturn(const Campaign &campaign, const Pack &pack);

/// The enemy's leader who is there is this foe; `group`: whose leader, where it is not the first who is nobody known.
Result<Step> leaderIs(const Campaign &campaign, int foe, std::optional<int> group = {});
/// The same leader has this name from now on, and the Rep and arms of the table.
Result<Step> callLeader(const Campaign &campaign, const Pack &pack, const QString &name, std::optional<int> group = {});
/// What that leader is called on the table; empty: nothing yet.
QString leaderNameOnTable(const Campaign &campaign, std::optional<int> group = {});
/// The enemy's leader who has come between the two and is nobody known; none where nobody has.
std::optional<InPlay> leaderWhoCame(const Campaign &before, const Campaign &after);
/// Whoever comes as the enemy's leader in this step and was told with a name is that foe from now on, known or new. After this
/// nobody need be asked who leads them.
void meetLeaderByName(const Campaign &before, const Pack &pack, Step &step);
/// Who of the foes the leader may be who is there, where the player is asked about it, by id.
std::vector<int> foeCandidates(const Campaign &campaign, const Pack &pack);
/// It is the one who was met last. Dice: 1d6 (R91).
bool isBackByDie(const Foe &last, Dice &dice);
/// After all other dice of what brought the leader. Dice: 1d6 where the option says so, a leader came and a foe is at large.
void rollForFoe(const Campaign &before, const Pack &pack, Dice &dice, Step &step);

} // namespace muster::acts
