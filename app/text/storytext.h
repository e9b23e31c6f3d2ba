// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/story/stepstory.h"

#include <QJsonObject>

namespace muster {

/// A step told for the terminal: its line, what happened under it, and the dice.
QString storyText(const StepStory &story);

/// The same as a Markdown list, with everything a player typed escaped.
QString storyMarkdown(const StepStory &story);

QJsonObject storyJson(const StepStory &story);

/// Text in which no character means anything to Markdown or HTML.
QString escapedForMarkdown(const QString &text);

/// Adds to the answer which steps can no longer be brought forward; nothing where there are none.
void tellDropped(Answer &answer, const QStringList &names);

} // namespace muster
