// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

namespace muster {

/// What came of a finished battle, in a line: how it ended, what comes next, what became of each Star, and who is with the
/// band no more.
QString battleResult(const StepStory &story, const Campaign &before);

} // namespace muster
