// SPDX-License-Identifier: MIT
#include "ui/parts/pendingact.h"

#include "rules/dice/filleddice.h"

#include <algorithm>

namespace muster {

namespace {

bool answers(const Roll &roll, const DiceRequest &request)
{
    return roll.reason == request.reason && roll.sides == request.sides && roll.dice.size() == request.count;
}

void append(Tape &tape, const Faces &dice)
{
    tape.insert(tape.end(), dice.begin(), dice.end());
}

} // namespace

PendingAct::PendingAct(Deed deed, const Tape &tape)
    : m_deed(std::move(deed))
    , m_tape(tape)
{
    run();
    // A tape that was kept may end in the middle of a roll, or hold a die that no rule asks for any more.
    m_tape.clear();
    for (const Roll &roll : m_soFar.rolls)
        append(m_tape, roll.dice);
    run();
}

void PendingAct::become(Deed deed)
{
    m_deed = std::move(deed);
    m_aside.insert(m_aside.begin(), m_soFar.rolls.begin(), m_soFar.rolls.end());
    m_tape.clear();
    run();
    fillFromAside();
}

std::optional<DiceRequest> PendingAct::wanted() const
{
    return m_attempt.stop ? std::optional(m_attempt.stop->request) : std::nullopt;
}

void PendingAct::add(const Faces &dice)
{
    Q_ASSERT(wanted() && wanted()->count == dice.size());
    append(m_tape, dice);
    run();
    fillFromAside();
}

bool PendingAct::dropLastRoll()
{
    if (m_soFar.rolls.empty())
        return false;
    const auto dice = std::size_t(m_soFar.rolls.back().dice.size());
    m_tape.resize(m_tape.size() - dice);
    run();
    return true;
}

Step PendingAct::with(const Faces &dice) const
{
    Tape tape = m_tape;
    append(tape, dice);
    Step step;
    runOn(tape, step);
    return step;
}

Step PendingAct::whole(const Faces &next) const
{
    constexpr std::uint64_t any = 1; // any seed: nothing that it decides is used
    Tape tape = m_tape;
    append(tape, next);
    FilledDice dice(tape, any);
    Step step;
    if (m_deed)
        m_deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

Attempt PendingAct::runOn(const Tape &tape, Step &step) const
{
    Attempt attempt = muster::attempt(tape, [&](Dice &dice) { m_deed(dice, step); });
    step.rolls = attempt.rolls;
    return attempt;
}

void PendingAct::run()
{
    m_soFar = {};
    m_attempt = runOn(m_tape, m_soFar);
}

void PendingAct::fillFromAside()
{
    while (const auto request = wanted()) {
        const auto kept = std::ranges::find_if(m_aside, [&](const Roll &roll) { return answers(roll, *request); });
        if (kept == m_aside.end())
            return;
        append(m_tape, kept->dice);
        m_aside.erase(kept);
        run();
    }
}

} // namespace muster
