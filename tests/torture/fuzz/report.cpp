// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "rules/dice/randomdice.h"
#include "tests/torture/fuzz/target.h"
#include "tests/torture/player.h"

using namespace muster;
using namespace muster::torture;

namespace {

/// Returns a campaign with a band of some figures before a battle.
const Campaign &eve()
{
    static const Campaign campaign = [] {
        Player player(2);
        Campaign played;
        apply(played, player.founding());
        for (std::size_t i = 1; i < 100 && !(played.encounter && played.gruntCount() > 2); ++i)
            apply(played, player.nextStep(played, i));
        return played;
    }();
    return campaign;
}

} // namespace

/// Reads a player's report and a draft of one. They must be refused in words, or be accepted at the end of a battle.
int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray input = inputOf(bytes, size);
    if (const auto draft = readDraft(input)) {
        const auto again = readDraft(draftJson(*draft));
        demand(again && *again == *draft, "a draft that was read is written and read again as the same");
    }
    const auto report = readReport(input);
    if (!report) {
        demand(!report.problem().text.isEmpty(), "a refusal says why");
        return 0;
    }
    if (!acts::check(eve(), swordplay(), acts::FinishBattle{*report}).empty())
        return 0;
    RandomDice dice(1);
    Step step;
    step.kind = StepKind::BattleFinished;
    acts::perform(eve(), swordplay(), acts::FinishBattle{*report}, 0, dice, step);
    step.rolls = dice.rolls();
    Campaign after = eve();
    demand(!applyChecked(after, step), "what an action writes can be done");
    return 0;
}
