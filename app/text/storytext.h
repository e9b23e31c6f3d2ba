// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"
#include "model/story/narratedstep.h"

#include <QJsonObject>

namespace muster {

/// Returns the story of a step for the terminal: its heading, the events below it, and the dice.
QString storyText(const NarratedStep &story);

/// Returns the story as a Markdown list, with everything that a player typed escaped.
QString storyMarkdown(const NarratedStep &story);

QJsonObject storyJson(const NarratedStep &story);

/// Returns a player's note, with its lines indented.
QString noteText(const Words &words, const QString &indent);
/// Returns a player's note for the Markdown list, with its paragraphs.
QString noteMarkdown(const Words &words);

/// Returns a line of text, cut to the greatest length, with all characters escaped that have a meaning in Markdown or
/// HTML.
QString markdownLine(const QString &text);

} // namespace muster
