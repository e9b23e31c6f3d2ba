// SPDX-License-Identifier: MIT
#include "ui/encounter/setupdice.h"

#include <algorithm>

namespace muster {

namespace {

/// The same section or PEF in both: nobody set it right by hand.
template<typename Piece>
bool isUntouched(const std::vector<Piece> &dealt, const std::vector<Piece> &now, auto isIt)
{
    const auto before = std::find_if(dealt.begin(), dealt.end(), isIt);
    const auto after = std::find_if(now.begin(), now.end(), isIt);
    return before != dealt.end() && after != now.end() && *before == *after;
}

} // namespace

SetupDice::SetupDice(const Book &book, const Encounter &inHand)
    : m_inHand(inHand)
{
    for (std::size_t i = book.inForce; i-- > 0;) {
        const Step &step = book.steps[i];
        if (step.kind != StepKind::Prepared)
            continue;
        m_rolls = step.rolls;
        for (const Change &change : step.changes) {
            if (const auto *prepared = std::get_if<EncounterPrepared>(&change))
                m_dealt = prepared->encounter;
        }
        return;
    }
}

Rolls SetupDice::of(RollKind kind, int subject) const
{
    Rolls found;
    std::copy_if(m_rolls.begin(), m_rolls.end(), std::back_inserter(found), [&](const Roll &roll) {
        return roll.reason == Reason{kind, subject};
    });
    return found;
}

Rolls SetupDice::ofSection(int section) const
{
    if (!isUntouched(m_dealt.setup.sections, m_inHand.setup.sections,
                     [=](const Section &piece) { return piece.number == section; }))
        return {};
    Rolls rolls = of(RollKind::Terrain, section);
    for (const Roll &roll : of(RollKind::Buildings, section))
        rolls.push_back(roll);
    return rolls;
}

Rolls SetupDice::ofPef(int pef) const
{
    if (!isUntouched(m_dealt.setup.pefs, m_inHand.setup.pefs, [=](const Pef &piece) { return piece.id == pef; }))
        return {};
    return of(RollKind::PefPlace, pef);
}

} // namespace muster
