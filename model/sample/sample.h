// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// The campaign that comes with the program, "The Harrow Marches": six months of the Swordplay pack, to look around in.
/// Played again each time from resources/sample/harrow.story, so that no file of an older format is ever shipped.
Steps sampleSteps(const Pack &pack);

/// Plays a campaign that is recorded as text, with the program's own acts, and gives its steps. So the sample
/// campaign, the worked examples among the tests and a player's report of a fault are files that a person can read.
/// resources/sample/STORIES.md describes the text. Whatever an act refuses, and every dice too few or too many, is a
/// problem with the line it stands on.
Result<Steps> playStory(const QString &text, const Pack &pack);

/// The id of the pack whose rules a story is played by: what its first act says, else Swordplay's.
QString rulesOfStory(const QString &text);

} // namespace muster
