// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/foes.h"
#include "model/odds/forecast.h"
#include "rules/dice/randomdice.h"

#include <random>

namespace muster {

class CampaignSystem;

/// The chance of a success in this encounter, as the player means to fight it: where the Star stays at home, the book calls
/// some of them lost (R9).
double winChance(const Campaign &campaign, const Pack &pack, const ForecastQuestion &question,
                 const Encounter &encounter);

/// Points are counted of those who are gone, too, so that a goal of points needs them.
bool countsPointsOfThoseWhoLeft(const Campaign &campaign);

/// What is past no procedure asks for, and goals are counted as they come: it only slows copies down.
void forgetThePast(Campaign &campaign, bool keepsFormer);

/// One course that a campaign may take: its months, one after the other, by the rules' own procedures.
class CourseRun
{
public:
    CourseRun(const Campaign &start, const Pack &pack, const ForecastQuestion &question, std::uint64_t seed);

    /// Begins again from the start, with the dice that follow.
    void begin();
    /// All that happens up to the end of that turn.
    void liveThrough(int turn);
    const Campaign &campaign() const { return m_now; }
    /// The foe was met since it began; where the player is asked who a leader is, could have been.
    bool hasMet(int foe) const;

private:
    void takeIn(const Step &step);
    void keepTheBand();
    void dismissThePoisoned();
    bool comesUpTo(int turn);
    void fight();
    void meetFoe();
    const Foe *whoLeads();
    Foe &bring(const Foe &foe);
    FoeStatus statusAfterwards();
    void noteMet(int foe);
    BattleReport reported();
    Fate fateOf(const Figure &figure);
    bool falls(double chance);
    static double fraction(std::mt19937_64 &engine);

    const Campaign &m_start;
    const Pack &m_pack;
    const ForecastQuestion &m_question;
    const CampaignSystem &m_system;
    RandomDice m_dice;
    std::mt19937_64 m_chances; ///< of what no dice of the book decide: how a battle goes
    const acts::FoeReturn m_foeReturn;
    RandomDice m_foeDice; ///< apart, so that a foe with a name changes nothing else
    std::mt19937_64 m_foeChances;
    const bool m_keepsFormer;
    Campaign m_now;
    std::vector<int> m_met; ///< foes, by their ids
};

} // namespace muster
