// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/story.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// Additions of the player to the story: notes and pictures, and questions put to the dice.
namespace muster::acts {

// Notes: their subjects, and the steps that write, change and delete them.

/// Parses `month=3`, `figure=7`, … in the campaign that the book results in; empty: the present turn.
Result<About> aboutOf(const QString &what, const History &history, const Campaign &now);
/// Returns the reason why nothing can be about it.
std::optional<Problem> checkAbout(const About &about, const History &history, const Campaign &now);
/// Returns the turn under which notes about it are placed.
int turnOf(const About &about, const History &history, const Campaign &now);

/// Writes a note with the next id.
Result<Step> write(const History &history, const Campaign &now, const About &about, const QString &title,
                   const QString &text);
/// Changes a note; a title that is not given stays.
Result<Step> changeWords(const Campaign &now, int id, const std::optional<QString> &title, const QString &text);
Result<Step> strikeWords(const Campaign &now, int id);

// Pictures. The content goes into the file with the step.

/// Adds a picture with the next id.
Result<Step> addPicture(const History &history, const Campaign &now, const About &about, const QString &caption,
                        const PictureContent &content);
Result<Step> captionPicture(const Campaign &now, int id, const QString &caption);
Result<Step> strikePicture(const Campaign &now, int id);

/// Returns the picture of that number, or a problem with the numbers there are.
Result<Picture> pictureOf(const Campaign &now, int id);

// Questions to the dice, such as: who holds the bridge? There is a die for each answer, and the highest decides.

/// A question and two to four answers, each with its die.
struct Question {
    QString text;
    std::vector<DiceAnswer> answers;
};

/// Parses "Greens:6, Blues:4": each answer, and the sides of its die.
Result<std::vector<DiceAnswer>> answersIn(const QString &typed);
/// Returns the text that answersIn() parses.
QString typedAnswers(const std::vector<DiceAnswer> &answers);

Problems checkAsk(const Question &question);
/// Rolls for an answer. Dice: one for each answer, in order; those that tie for the highest again among themselves,
/// until one is.
void ask(const Question &question, Dice &dice, Step &step);

// Goals of a campaign, and its end.

/// Adds a goal with the next id.
Result<Step> setGoal(const Campaign &campaign, const Pack &pack, const Goal &wanted);
/// Records that the player has reached a goal.
Result<Step> reachGoal(const Campaign &campaign, int id);
Result<Step> strikeGoal(const Campaign &campaign, int id);
/// Closes the campaign between encounters, with or without a goal reached, and also if it ended with its Star.
Result<Step> closeCampaign(const Campaign &campaign, CampaignEnding ending);

} // namespace muster::acts
