// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/about.h"

#include <QMap>
#include <QString>

namespace muster {

/// What a player wrote: plain text, as it stands now.
struct Words {
    int id = 0; ///< in the order of writing, never used again
    About about;
    QString title; ///< may be empty
    QString text;
    int turn = 0; ///< in whose place they stand

    friend bool operator==(const Words &, const Words &) = default;
};

/// By id. Steps are told with copies of the campaign, and a copy of these is as cheap however many there are.
using AllWords = QMap<int, Words>;

inline constexpr int longestWords = 100000; ///< characters
inline constexpr int longestWordsTitle = 200;

/// Only control characters but line breaks cannot be words; a title has none of these either. Line breaks are single ones.
bool isPlain(const QString &text);
/// As a player counts: what lies beyond the first 65,536 characters is one each, too.
int characters(const QString &text);

} // namespace muster
