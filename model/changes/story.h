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

using StoryChanges = Among<WordsWritten, WordsChanged, WordsStruck, PictureTaken, PictureCaptioned, PictureStruck>;

} // namespace muster
