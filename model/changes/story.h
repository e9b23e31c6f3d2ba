// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/aims.h"
#include "model/campaign/notes.h"
#include "model/changes/change.h"

namespace muster {

// What a player adds to the story.

struct WordsWritten {
    Words words;
    static const ChangeKind kind;
};

/// What they belong to stays.
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

/// Its content stays in the file, for the day on which this is undone.
struct PictureStruck {
    int id = 0;
    static const ChangeKind kind;
};

/// One answer to a question, and the die that spoke for it; where it was tied, the last.
struct DiceAnswer {
    QString answer;
    int sides = 6;
    int die = 1;
};

/// The dice decided a question of the player's.
struct QuestionAsked {
    QString question;
    std::vector<DiceAnswer> answers;
    int answer = 1; ///< its place
    static const ChangeKind kind;
};

inline constexpr int longestQuestion = 300; ///< characters
inline constexpr int longestAnswer = 100;
inline constexpr int fewestAnswers = 2;
inline constexpr int mostAnswers = 4;

using StoryChanges =
    Among<WordsWritten, WordsChanged, WordsStruck, PictureTaken, PictureCaptioned, PictureStruck, QuestionAsked>;

// What a campaign is played for, and how it is closed.

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

/// The player says so: of a goal in their own words that wants more than one, once more.
struct GoalReached {
    int id = 1;
    static const ChangeKind kind;
};

struct GoalStruck {
    int id = 1;
    static const ChangeKind kind;
};

/// The players close the campaign.
struct CampaignClosed {
    CampaignEnding ending = CampaignEnding::Won;
    static const ChangeKind kind;
};

using GoalChanges = Among<GoalSet, GoalReached, GoalStruck, CampaignClosed>;

// What happens to the foes with a name (R91), but for meeting them on the table.

/// Somebody is known by name from now on.
struct FoeNamed {
    int id = 1;
    QString name;
    int rep = 0; ///< 0: nobody said
    QString weapon = {};
    QString list = {};
    static const ChangeKind kind;
};

/// What is known of a foe, edited by hand.
struct FoeCorrected {
    int id = 1;
    QString name;
    int rep = 0;
    QString weapon = {};
    QString list = {};
    FoeStatus status = FoeStatus::AtLarge;
    static const ChangeKind kind;
};

using FoeChanges = Among<FoeNamed, FoeCorrected>;

} // namespace muster
