// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// Plays a campaign recorded as text with the program's own acts, and returns its steps. Thus the sample campaign, the
/// worked examples among the tests and a player's bug report are files that people can read.
/// resources/sample/STORIES.md describes the text. Each refusal of an act, and each die too few or too many, is a
/// problem with its line.
Result<Steps> playStory(const QString &text, const Pack &pack);

/// Returns the id of the pack that a story is played with: the one its first act names, else the default.
QString rulesOfStory(const QString &text);
/// Returns the variant of these rules that its first act contains; empty if none.
QString variantOfStory(const QString &text);

/// Returns a campaign as a story from which playStory() makes the same steps. Steps that no act repeats are written
/// word for word.
QString writeStory(std::span<const Step> steps, const Pack &pack);

/// Returns the steps of the campaign that comes with the program, "The Harrow Marches": six months of the Swordplay
/// pack, to look around in. It is played each time from resources/sample/harrow.story, so that no file of an older
/// format is ever shipped.
Steps sampleSteps(const Pack &pack);

} // namespace muster
