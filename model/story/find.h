// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

namespace muster {

/// Words that are looked for: all of them must occur somewhere in a text, in capitals or not.
class Sought
{
public:
    Sought() = default;
    explicit Sought(const QString &typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// As they were typed, each once.
    const QStringList &words() const { return m_words; }
    /// In a text that searchable() has made ready.
    bool isIn(const QString &text) const;

    /// Where one of them stands in a text as it is shown, from there on; none: nowhere.
    struct Place {
        qsizetype at = 0;
        qsizetype length = 0;
    };
    std::optional<Place> next(const QString &text, qsizetype from) const;

    friend bool operator==(const Sought &, const Sought &) = default;

private:
    QStringList m_words;
    QStringList m_folded;
};

/// A text in which capitals are small letters.
QString searchable(const QString &text);

/// All that a step says, its lines and their rulings too.
QString wholeText(const StepStory &story);

enum class HitKind : std::uint8_t { Step, Words, Picture, Figure, Foe };

/// A place in the book that has them.
struct Hit {
    HitKind kind = HitKind::Step;
    int id = 0;
    int turn = 0;
    QString text; ///< all of it

    friend bool operator==(const Hit &, const Hit &) = default;
};

/// In the order of the book: steps, then the player's words, then the captions of pictures, then figures, then foes.
std::vector<Hit> find(const Sought &sought, std::span<const StepStory> stories, const Campaign &campaign,
                      const Pack &pack);

} // namespace muster
