// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/rulings.h"

/// The rulings, rule set by rule set, each in order of its numbers.
namespace muster::rulingparts {

std::vector<Ruling> everyPack();
std::vector<Ruling> swordplay();
std::vector<Ruling> chainReaction3();
std::vector<Ruling> chainReaction1();
std::vector<Ruling> tumor();
std::vector<Ruling> urbanD100();

} // namespace muster::rulingparts
