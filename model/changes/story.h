// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/aims.h"
#include "model/campaign/notes.h"
#include "model/changes/change.h"

namespace muster {

// Changes to the player's own part of the story.

struct WordsWritten {
    Words words;
    static const ChangeKind kind;
};

/// Changes a note; its subject stays the same.
struct WordsChanged {
    int id = 0;
    QString title;
    QString text;
    static const ChangeKind kind;
};

struct WordsStruck {
    int id = 0;
    static const ChangeKind kind;
};

struct PictureTaken {
    Picture picture;
    static const ChangeKind kind;
};

struct PictureCaptioned {
    int id = 0;
    QString caption;
    static const ChangeKind kind;
};

/// Deletes a picture. Its content stays in the file, so that this can be undone.
struct PictureStruck {
    int id = 0;
    static const ChangeKind kind;
};

/// One answer to a question, and the die rolled for it; after a tie, the last one.
struct DiceAnswer {
    QString answer;
    int sides = 6;
    int die = 1;
};

/// Records a question of the player, decided by dice.
struct QuestionAsked {
    QString question;
    std::vector<DiceAnswer> answers;
    int answer = 1; ///< the place of the answer chosen, from 1
    static const ChangeKind kind;
};

inline constexpr int longestQuestion = 300; ///< characters
inline constexpr int longestAnswer = 100;
inline constexpr int fewestAnswers = 2;
inline constexpr int mostAnswers = 4;

using StoryChanges =
    OneOf<WordsWritten, WordsChanged, WordsStruck, PictureTaken, PictureCaptioned, PictureStruck, QuestionAsked>;

// The goals of a campaign, and how it is closed.

struct GoalSet {
    int id = 1;
    QString text;
    GoalKind by = GoalKind::OwnWords;
    int count = 1;
    QString won = {};
    int foe = 0;
    std::optional<FoeStatus> taken = {};
    static const ChangeKind kind;
};

/// Records that the player has reached a goal. A goal in the player's own words with a count above 1 is reached once
/// more.
struct GoalReached {
    int id = 1;
    static const ChangeKind kind;
};

struct GoalStruck {
    int id = 1;
    static const ChangeKind kind;
};

/// Closes the campaign, as the players decide.
struct CampaignClosed {
    CampaignEnding ending = CampaignEnding::Won;
    static const ChangeKind kind;
};

using GoalChanges = OneOf<GoalSet, GoalReached, GoalStruck, CampaignClosed>;

// Changes to named foes (R91), other than meeting them on the table.

/// Names a foe.
struct FoeNamed {
    int id = 1;
    QString name;
    int rep = 0; ///< 0: not given
    QString weapon = {};
    QString list = {};
    static const ChangeKind kind;
};

/// Corrects the record of a foe by hand.
struct FoeCorrected {
    int id = 1;
    QString name;
    int rep = 0;
    QString weapon = {};
    QString list = {};
    FoeStatus status = FoeStatus::AtLarge;
    static const ChangeKind kind;
};

using FoeChanges = OneOf<FoeNamed, FoeCorrected>;

} // namespace muster
