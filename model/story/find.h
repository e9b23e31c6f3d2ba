// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/narratedstep.h"

namespace muster {

/// The words of a search: all of them must occur somewhere in a text, regardless of case.
class SearchTerms
{
public:
    SearchTerms() = default;
    explicit SearchTerms(const QString &typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// Returns the words as typed, each once.
    const QStringList &words() const { return m_words; }
    /// Returns whether all words occur in a text that was prepared with searchable().
    bool isIn(const QString &text) const;

    /// The position of a word in a text as shown. next() returns the first at or after `from`; none if there is none.
    struct Place {
        qsizetype at = 0;
        qsizetype length = 0;
    };
    std::optional<Place> next(const QString &text, qsizetype from) const;

    friend bool operator==(const SearchTerms &, const SearchTerms &) = default;

private:
    QStringList m_words;
    QStringList m_folded;
};

/// Returns a text prepared for searching, with case removed.
QString searchable(const QString &text);

/// Returns the whole text of a step, including its lines and their rulings.
QString wholeText(const NarratedStep &story);

enum class HitKind : std::uint8_t { Step, Words, Picture, Figure, Foe };

/// A search result.
struct Hit {
    HitKind kind = HitKind::Step;
    int id = 0;
    int turn = 0;
    QString text; ///< the whole text

    friend bool operator==(const Hit &, const Hit &) = default;
};

/// Returns the results in this order: steps, the player's notes, captions of pictures, figures, foes.
std::vector<Hit> find(const SearchTerms &sought, std::span<const NarratedStep> stories, const Campaign &campaign,
                      const Pack &pack);

} // namespace muster
