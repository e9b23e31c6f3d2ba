// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/storage/campaignfile.h"
#include "model/story/stepstory.h"

#include <QJsonObject>

namespace muster {

/// A step told for the terminal: its line, what happened under it, and the dice.
QString storyText(const StepStory &story);

/// The same as a Markdown list, with everything a player typed escaped.
QString storyMarkdown(const StepStory &story);

QJsonObject storyJson(const StepStory &story);

/// What a player wrote, its lines after so many blanks.
QString noteText(const Words &words, const QString &indent);
/// The same within the Markdown list, a paragraph for each of its own.
QString noteMarkdown(const Words &words);

/// One line of text, as long as one may be, in which no character means anything to Markdown or HTML.
QString markdownLine(const QString &text);

/// The undone steps that the next new step leaves.
struct Dropped {
    QStringList names;
    QString courseName = {}; ///< under which they are kept (R92); empty where they are not
};
Dropped droppedNext(const CampaignFile &file, const Pack &pack);
/// Adds to the answer which steps can no longer be redone; its text says so where they are kept.
void tellDropped(Answer &answer, const Dropped &dropped);

} // namespace muster
