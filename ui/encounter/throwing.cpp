// SPDX-License-Identifier: MIT
#include "ui/encounter/throwing.h"

#include "model/story/words.h"
#include "rules/dice/randomdice.h"
#include "ui/parts/diceconversation.h"

namespace muster {

std::optional<Step> throwFor(DiceConversation &conversation, StepKind kind, const RolledDeed::Deed &deed,
                             const Campaign &campaign, bool ownDice, quint64 seed)
{
    if (ownDice) {
        conversation.setSeed(seed);
        conversation.start(kind, deed, {words::namesIn(campaign), {}, {}});
        return std::nullopt;
    }
    RandomDice dice(seed);
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

} // namespace muster
