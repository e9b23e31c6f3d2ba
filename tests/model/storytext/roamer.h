// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/offer.h"
#include "model/campaign/step.h"
#include "tests/ui/wander/chance.h"
#include "tests/ui/wander/rulesets.h"

namespace muster::testing {

/// Plays campaigns at random without a window: every act that is offered, with dice by player and program. The same
/// seed gives the same campaign.
class Roamer
{
public:
    Roamer(const WanderedRules &rules, std::uint64_t seed);

    /// Returns the campaign after at most `steps` steps.
    const Steps &play(std::size_t steps);

private:
    void take(Step step);
    bool tryOnce();
    bool tryAct(const Act &act);
    bool tryOffer();
    bool tryBetween();
    bool tryDealt();
    bool finish();
    bool correct();
    bool keep(const Result<Step> &step);
    acts::Offer oneOf(const acts::Offer &offer);
    Subject subject();
    template<typename Deed>
    bool roll(const Problems &refused, Deed deed);

    const Pack &m_pack;
    Chance m_chance;
    Steps m_steps;
    Campaign m_campaign;
};

} // namespace muster::testing
