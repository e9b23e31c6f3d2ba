// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/foes.h"
#include "model/odds/forecast.h"
#include "rules/dice/randomdice.h"

#include <random>
#include <set>

namespace muster {

class CampaignSystem;

/// Returns the chance of a success in this encounter, under the player's policy: with the Star at home, the book counts
/// some encounters as lost (R9).
double winChance(const Campaign &campaign, const Pack &pack, const ForecastQuestion &question,
                 const Encounter &encounter);

/// Returns whether a goal counts points, which include those of former figures, so these must be kept.
bool countsPointsOfThoseWhoLeft(const Campaign &campaign);

/// Removes past encounters and former figures that no procedure reads, to make copies cheaper. Goals are counted when
/// battles are won, so they do not need them.
void forgetThePast(Campaign &campaign, bool keepsFormer);

/// A simulation of one possible future of a campaign: its months one after another, by the procedures of the rules.
class Simulation
{
public:
    Simulation(const Campaign &start, const Pack &pack, const ForecastQuestion &question, std::uint64_t seed);

    /// Starts again from the beginning, continuing the sequence of dice.
    void begin();
    /// Simulates everything up to the end of that turn.
    void simulateUntil(int turn);
    const Campaign &campaign() const { return m_now; }
    /// Returns whether the foe was met since begin(); if the player may choose the leader, whether it could have been.
    bool hasMet(int foe) const { return m_met.contains(foe); }

private:
    void keepTheBand();
    void dismissThePoisoned();
    bool comesUpTo(int turn);
    void fight();
    void meetFoe();
    const Foe *whoLeads();
    Foe &bring(const Foe &foe);
    FoeStatus statusAfterwards();
    BattleReport reported();
    Fate fateOf(const Figure &figure);
    bool falls(double chance);
    static double fraction(std::mt19937_64 &engine);

    const Campaign &m_start;
    const Pack &m_pack;
    const ForecastQuestion &m_question;
    const CampaignSystem &m_system;
    RandomDice m_dice;
    std::mt19937_64 m_chances; ///< for chances that no dice of the book decide: the results of battles
    const acts::FoeReturn m_foeReturn;
    RandomDice m_foeDice; ///< separate, so that a named foe changes nothing else
    std::mt19937_64 m_foeChances;
    const bool m_keepsFormer;
    Campaign m_now;
    std::set<int> m_met; ///< ids of foes
};

} // namespace muster
