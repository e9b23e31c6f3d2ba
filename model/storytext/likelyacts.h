// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// An act as a story has it, a line each, without its date and its dice.
using ActLines = QStringList;

/// By what a step may have been done, the likeliest first. Which of them does it again, and whether any, shows when it is played.
std::vector<ActLines> likelyActs(const Campaign &now, const Pack &pack, const Step &step);

// Of some kinds of step:
std::vector<ActLines> likelyOnTable(const Pack &pack, const Step &step);
std::vector<ActLines> likelyFinishes(const Campaign &now, const Step &step);
std::vector<ActLines> likelySettingAside(const Campaign &now, const Step &step);

/// By name, where that means nobody else; else by number.
QString calledIn(const Campaign &campaign, FigureId id);

} // namespace muster
