// SPDX-License-Identifier: MIT
#pragma once

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

using StoryChanges = Among<WordsWritten, WordsChanged, WordsStruck>;

} // namespace muster
