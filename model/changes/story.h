// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/picture.h"
#include "model/campaign/words.h"
#include "model/changes/change.h"

namespace muster {

// What a player adds to the story.

struct WordsWritten {
    Words words;
    static const ChangeKind kind;
    friend bool operator==(const WordsWritten &, const WordsWritten &) = default;
};

/// What they belong to stays.
struct WordsChanged {
    int id = 0;
    QString title;
    QString text;
    static const ChangeKind kind;
    friend bool operator==(const WordsChanged &, const WordsChanged &) = default;
};

struct WordsStruck {
    int id = 0;
    static const ChangeKind kind;
    friend bool operator==(const WordsStruck &, const WordsStruck &) = default;
};

struct PictureTaken {
    Picture picture;
    static const ChangeKind kind;
    friend bool operator==(const PictureTaken &, const PictureTaken &) = default;
};

struct PictureCaptioned {
    int id = 0;
    QString caption;
    static const ChangeKind kind;
    friend bool operator==(const PictureCaptioned &, const PictureCaptioned &) = default;
};

/// Its content stays in the file, for the day on which this is undone.
struct PictureStruck {
    int id = 0;
    static const ChangeKind kind;
    friend bool operator==(const PictureStruck &, const PictureStruck &) = default;
};

/// One answer to a question, and the die that spoke for it; where it was tied, the last.
struct DiceAnswer {
    QString answer;
    int sides = 6;
    int die = 1;

    friend bool operator==(const DiceAnswer &, const DiceAnswer &) = default;
};

/// The dice decided a question of the player's.
struct QuestionAsked {
    QString question;
    std::vector<DiceAnswer> answers;
    int answer = 1; ///< its place
    static const ChangeKind kind;
    friend bool operator==(const QuestionAsked &, const QuestionAsked &) = default;
};

inline constexpr int longestQuestion = 300; ///< characters
inline constexpr int longestAnswer = 100;
inline constexpr int fewestAnswers = 2;
inline constexpr int mostAnswers = 4;

using StoryChanges =
    Among<WordsWritten, WordsChanged, WordsStruck, PictureTaken, PictureCaptioned, PictureStruck, QuestionAsked>;

} // namespace muster
