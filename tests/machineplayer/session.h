// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/storytext/storytext.h"
#include "rules/dice/randomdice.h"
#include "tests/machineplayer/asread.h"
#include "tests/torture/luck.h"

#include <algorithm>
#include <concepts>

namespace muster::machine {

using torture::Luck;

/// A campaign that is played step by step, and beside it the same campaign by the retold book. Any difference is thrown
/// as a retold::Disagreement.
template<typename History>
class Session
{
public:
    Session(const Pack &rules, std::uint64_t seed)
        : luck(seed)
        , pack(rules)
    {
    }

    Luck luck;
    const Pack &pack;
    Campaign campaign;
    History book; ///< state after the steps in force

    int steps() const { return static_cast<int>(m_inForce); }
    std::string story() const { return plain(writeStory(std::span(m_steps).first(m_inForce), pack)); }

    /// Applies a step to both.
    template<std::invocable<History &, retold::Tape &> Telling>
    void take(const Result<Step> &step, Telling telling)
    {
        if (!step)
            throw retold::Disagreement{"Muster refuses what the book allows: " + plain(step.problem().text)};
        m_steps.resize(m_inForce);
        m_books.resize(m_inForce);
        m_steps.push_back(*step);
        ++m_inForce;
        if (const auto problem = applyChecked(campaign, m_steps.back()))
            throw retold::Disagreement{"The step cannot be applied: " + plain(problem->text)};
        retold::Tape tape(asFallen(m_steps.back().rolls));
        telling(book, tape);
        tape.demandEnd();
        m_books.push_back(book);
        compare();
    }

    /// Rolls an act with dice after its check, and applies it to both.
    template<std::invocable<Dice &, Step &> Deed, std::invocable<History &, retold::Tape &> Telling>
    void roll(const Problems &problems, Deed deed, Telling telling)
    {
        if (!problems.empty())
            throw retold::Disagreement{"Muster refuses what the book allows: " + plain(problems.front().text)};
        RandomDice dice(luck.seed());
        Step step;
        deed(dice, step);
        step.rolls = dice.rolls();
        take(Result<Step>(step), telling);
    }

    template<typename Telling>
    void act(const Act &act, Telling telling)
    {
        const quint64 seed = luck.seed();
        roll(
            acts::check(campaign, pack, act),
            [&](Dice &dice, Step &step) { acts::perform(campaign, pack, act, seed, dice, step); }, telling);
    }

    /// Undoes some steps and at times redoes some.
    void undoAndRedo()
    {
        if (m_inForce < 3)
            return;
        m_inForce -= luck.template between<std::size_t>(1, std::min<std::size_t>(4, m_inForce - 2));
        goOn();
        if (luck.oneIn(2))
            return;
        m_inForce = luck.between(m_inForce, m_steps.size());
        goOn();
    }

private:
    void goOn()
    {
        Result<Campaign> folded = foldChecked(m_steps, m_inForce);
        if (!folded)
            throw retold::Disagreement{"The steps cannot be folded: " + plain(folded.problem().text)};
        campaign = *std::move(folded);
        book = m_books[m_inForce - 1];
        compare();
    }

    void compare() const
    {
        std::string all;
        for (const std::string &sentence : retold::differences(book.stand, asRead(campaign, pack)))
            all += (all.empty() ? "" : "\n") + sentence;
        if (!all.empty())
            throw retold::Disagreement{all};
    }

    Steps m_steps;
    std::size_t m_inForce = 0;
    std::vector<History> m_books;
};

} // namespace muster::machine
