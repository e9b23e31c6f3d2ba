// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// Plays a campaign that is recorded as text, with the program's own acts, and gives its steps. So the sample
/// campaign, the worked examples among the tests and a player's report of a fault are files that a person can read.
/// resources/sample/STORIES.md describes the text. Whatever an act refuses, and every dice too few or too many, is a
/// problem with the line it stands on.
Result<Steps> playStory(const QString &text, const Pack &pack);

/// The id of the pack whose rules a story is played by: what its first act says, else the usual ones.
QString rulesOfStory(const QString &text);
/// The variant of these rules that its first act carries; empty: none.
QString variantOfStory(const QString &text);

/// A campaign as such a text: playStory() makes the same steps of it. What no act does again stands there word for word.
QString writeStory(std::span<const Step> steps, const Pack &pack);

/// The campaign that comes with the program, "The Harrow Marches": six months of the Swordplay pack, to look around in.
/// Played again each time from resources/sample/harrow.story, so that no file of an older format is ever shipped.
Steps sampleSteps(const Pack &pack);

} // namespace muster
