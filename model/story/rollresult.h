// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/story/words.h"
#include "rules/pack/pack.h"

#include <QString>

namespace muster {

/// A roll on its own, as it is told while the dice of an act come in one by one.
struct RollTold {
    QString title; ///< "Terrain, section 4", "Late March, year 1"
    QString
        result; ///< "Woods", "no encounter", "figure 3 of 6: Soldier, Rep 4"; empty where there is nothing to say yet
};

/// The first `known` rolls of an act. `whole` is the step as it would be if it ended somehow; what those rolls decide must
/// be so in it, and nothing else is told.
std::vector<RollTold> tellRolls(const Step &whole, std::size_t known, const Campaign &before, const Pack &pack);

/// What dice are asked for, after those rolls: a roll of one of several Stars names the half-month, too.
QString tellRequest(const DiceRequest &request, const Rolls &soFar, const Campaign &before,
                    const words::NameOf &nameOf);

/// Whether the first `known` rolls of that step say that nothing follows on the last encounter after all.
bool nothingFollows(const Step &whole, std::size_t known);

/// What is known of an encounter's land and PEFs by those rolls, for the map that fills in. Of an encounter that stood
/// before, what is not rolled again is as it was. None where the act has nothing to do with one.
std::optional<Encounter> encounterSoFar(const Step &whole, std::size_t known, const Campaign &before);

} // namespace muster
