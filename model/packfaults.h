// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/packfault.h"

namespace muster {

/// What is wrong with a pack's file: file, place and reason, in a sentence.
Problem inWords(const PackFault &fault);
Problems inWords(const PackFaults &faults);

} // namespace muster
