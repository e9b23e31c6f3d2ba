// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

class Dice;

/// The campaign's column in the table of encounters (R74): the Wasteland's is the gangs', the aliens' the "B" movies'.
Genre columnOf(const Campaign &campaign, const Pack &pack);

/// An encounter of the first edition on its way: what follows on the last one, or what the calendar brings.
class ComingEncounter
{
public:
    ComingEncounter(const Campaign &campaign, const Pack &pack, Dice &dice);

    /// Waits no longer than to the beginning of that turn.
    void stopIn(std::optional<int> turn) { m_stop = turn; }

    /// Lets the turns go by until it comes; false if they stopped before: where it was to stop, and in the Wasteland where
    /// nothing follows after all, since the band may travel then. Without an enemy, the locale's dice bring one (p. 19).
    bool await(const std::optional<QString> &enemy);
    int turn() const { return m_turn; }

    Scenario deal();

private:
    bool follows();
    QString rollEnemy();

    const Campaign &m_campaign;
    const Pack &m_pack;
    Dice &m_dice;
    int m_turn;
    std::optional<int> m_stop;
    ScenarioRequest m_request;
};

} // namespace muster
