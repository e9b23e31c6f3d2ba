// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

class Dice;

/// An encounter of the first edition on its way: what follows on the last one, or what the calendar brings.
class ComingEncounter
{
public:
    ComingEncounter(const Campaign &campaign, const Pack &pack, Dice &dice);

    /// The turns that go by before it. Without an enemy, the locale's dice bring one (p. 19).
    int await(const std::optional<QString> &enemy);

    Scenario deal();

private:
    bool follows();
    QString rollEnemy();

    const Campaign &m_campaign;
    const Pack &m_pack;
    Dice &m_dice;
    int m_turn;
    ScenarioRequest m_request;
};

} // namespace muster
