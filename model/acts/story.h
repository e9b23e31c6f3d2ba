// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/story.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// What a player adds to the story: words and pictures, and questions put to the dice.
namespace muster::acts {

// Words: what they belong to, and the steps that write, change and take them out.

/// What `month=3`, `figure=7`, … means in the campaign that the book comes to; the present turn where nothing is said.
Result<About> aboutOf(const QString &what, const Book &book, const Campaign &now);
/// Why nothing can be about it.
std::optional<Problem> checkAbout(const About &about, const Book &book, const Campaign &now);
/// The turn in whose place stands what is about it.
int turnOf(const About &about, const Book &book, const Campaign &now);

/// With the next id.
Result<Step> write(const Book &book, const Campaign &now, const About &about, const QString &title,
                   const QString &text);
/// What is not given stays.
Result<Step> changeWords(const Campaign &now, int id, const std::optional<QString> &title, const QString &text);
Result<Step> strikeWords(const Campaign &now, int id);

// Pictures. The content goes into the file with the step.

/// With the next id.
Result<Step> addPicture(const Book &book, const Campaign &now, const About &about, const QString &caption,
                        const PictureContent &content);
Result<Step> captionPicture(const Campaign &now, int id, const QString &caption);
Result<Step> strikePicture(const Campaign &now, int id);

/// The picture of that number, or which there are.
Result<Picture> pictureOf(const Campaign &now, int id);

// Questions: who holds the bridge? A die for each answer, and the highest decides.

/// A question and two to four answers, each with its die.
struct Question {
    QString text;
    std::vector<DiceAnswer> answers;
};

/// "Greens:6, Blues:4": each answer, and the sides of its die.
Result<std::vector<DiceAnswer>> answersIn(const QString &typed);
/// The same the other way.
QString typedAnswers(const std::vector<DiceAnswer> &answers);

Problems checkAsk(const Question &question);
/// Dice: one for each answer, in order; those that tie for the highest again among themselves, until one is.
void ask(const Question &question, Dice &dice, Step &step);

// What a campaign is played for, and its end.

/// With the next id.
Result<Step> setGoal(const Campaign &campaign, const Pack &pack, const Goal &wanted);
/// The player says so.
Result<Step> reachGoal(const Campaign &campaign, int id);
Result<Step> strikeGoal(const Campaign &campaign, int id);
/// Between encounters, whether a goal was reached or not, and also where it ended with its Star.
Result<Step> closeCampaign(const Campaign &campaign, CampaignEnding ending);

} // namespace muster::acts
