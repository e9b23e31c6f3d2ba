// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"

#include "rules/dice/attempt.h"

namespace muster {

template<>
constinit const Registered<ActKind> *Registered<ActKind>::s_last = nullptr;

bool isSame(const ActKind &kind, const void *one, const void *other)
{
    return kind.same(one, other);
}

} // namespace muster

namespace muster::acts {

QString title(const Act &act)
{
    return act.kind().title(act.value());
}

Problems check(const Campaign &campaign, const Pack &pack, const Act &act)
{
    return act.kind().check(campaign, pack, act.value());
}

void perform(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step)
{
    act.kind().perform({campaign, pack, seed, dice, step}, act.value());
}

bool fits(const Campaign &campaign, const Pack &pack, const ActUnderWay &kept)
{
    if (!check(campaign, pack, kept.act).empty())
        return false;
    Step step;
    const Tape tape = tapeOf(kept.rolls);
    const Attempt tried = attempt(tape, [&](Dice &dice) { perform(campaign, pack, kept.act, kept.seed, dice, step); });
    return tried.stop && !tried.stop->wrongFace && tried.rolls == kept.rolls && tried.stop->request == kept.asked;
}

Tape tapeOf(const Rolls &rolls)
{
    Tape tape;
    for (const Roll &roll : rolls)
        tape.insert(tape.end(), roll.dice.begin(), roll.dice.end());
    return tape;
}

} // namespace muster::acts
