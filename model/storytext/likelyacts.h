// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// The lines of an act as a story has it, without its date and its dice.
using ActLines = QStringList;

/// Returns acts that may have led to a step, the likeliest first. Only playing them shows which of them, if any,
/// repeats the step.
std::vector<ActLines> likelyActs(const Campaign &now, const Pack &pack, const Step &step);

// The same for some kinds of step.
std::vector<ActLines> likelyOnTable(const Pack &pack, const Step &step);
std::vector<ActLines> likelyFinishes(const Campaign &now, const Step &step);
std::vector<ActLines> likelySettingAside(const Campaign &now, const Step &step);

/// Adds a copy of each value, altered by `change`.
template<typename T, typename Changed>
void alsoWith(std::vector<T> &values, Changed change)
{
    const std::size_t before = values.size();
    for (std::size_t i = 0; i < before; ++i) {
        values.push_back(values[i]);
        change(values.back());
    }
}

/// Returns a figure's name if it is unique in the campaign, else its number.
QString calledIn(const Campaign &campaign, FigureId id);

} // namespace muster
