// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/story/words.h"
#include "rules/pack/pack.h"

#include <QString>

#include <functional>

namespace muster {

/// The text of a roll, shown while the dice of an act come in one by one.
struct RollTold {
    QString title; ///< such as "Terrain, section 4", "Late March, year 1"
    QString result; ///< such as "Woods", "no encounter", "figure 3 of 6: Soldier, Rep 4"; empty if not known yet
};

/// Describes the first `known` rolls of an act. `whole` is the step with any possible ending; it must be right in all
/// that those rolls decide, and nothing else is described.
std::vector<RollTold> tellRolls(const Step &whole, std::size_t known, const Campaign &before, const Pack &pack);

/// Returns the text of a request for dice after those rolls. If there are several Stars, a roll of one of them also
/// names the half-month.
QString tellRequest(const DiceRequest &request, const Rolls &soFar, const Campaign &before,
                    const words::NameOf &nameOf);

/// The meaning of the faces of a die from one face to another.
struct FaceMeaning {
    int from = 1;
    int to = 1;
    QString meaning; ///< "B, contact", "passed"
};

/// Returns the meanings for a die that passes with faces up to `passing` and fails with the others.
std::vector<FaceMeaning> passOrFail(int passing, int sides);

/// Returns the meaning of each face of the die that is asked for next, equal ones together; empty if a face decides
/// nothing by itself. `whole` returns the step as it would be with that face, with any possible ending.
std::vector<FaceMeaning> tellFaces(const DiceRequest &request, std::size_t known, const Campaign &before,
                                   const Pack &pack, const std::function<Step(int face)> &whole);

/// Returns whether the first `known` rolls of that step say that nothing follows on the last encounter after all.
bool nothingFollows(const Step &whole, std::size_t known);

/// Returns an encounter's land and PEFs as far as those rolls decide them, for the map that fills in. If the encounter
/// existed before, parts that are not rolled again keep their values. None if the act does not concern an encounter.
std::optional<Encounter> encounterSoFar(const Step &whole, std::size_t known, const Campaign &before);

} // namespace muster
