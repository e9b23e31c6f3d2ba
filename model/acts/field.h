// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/place.h"
#include "model/texts.h"

namespace muster::acts {

/// One thing that is said of an act: what it is called in a file, and how it is typed. What has neither a placeholder nor a
/// word of its own is not typed at all: the act's word says it.
struct Field {
private:
    /// Stands before those that call it: clang evaluates them only then.
    template<typename T, typename V>
    constexpr Field with(T Field::*member, V value) const
    {
        Field changed = *this;
        changed.*member = value;
        return changed;
    }

public:
    template<std::size_t N>
    constexpr Field(const char (&called)[N], const char *shown = "", QString (*words)() = nullptr)
        : key(called)
        , placeholder(shown)
        , noun(words)
    {
    }

    /// May be left out; else it comes after this word: "at 5". Of what is true or not, the word alone. A word that ends
    /// with a sign stands before it as one: "foe=5".
    constexpr Field after(const char *said) const { return with(&Field::word, said); }
    /// The word for none.
    constexpr Field orNone(const char *said) const { return with(&Field::none, said); }
    /// Counted from 1, where what is counted is kept from 0.
    constexpr Field fromOne() const { return with(&Field::least, 1); }
    /// A letter will do: A is 1.
    constexpr Field asLetter() const { return with(&Field::letter, true); }
    /// All that is left of the line.
    constexpr Field toTheEnd() const { return with(&Field::rest, true); }

    operator Key() const { return key; }

    Key key;
    const char *placeholder; ///< "SECTION"
    QString (*noun)(); ///< "section"
    const char *word = "";
    const char *none = "";
    int least = 0;
    bool letter = false;
    bool rest = false;
};

/// What most acts speak of.
namespace typed {

inline constexpr Field pef{"pef", "PEF", [] { return ActsText::tr("PEF"); }};
inline constexpr Field group{"group", "GROUP", [] { return ActsText::tr("group"); }};
inline constexpr Field ownGroup = Field{"group", "LETTER", [] { return ActsText::tr("band's group"); }}.asLetter();
inline constexpr Field figure{"figure", "FIGURE", [] { return ActsText::tr("figure"); }};
inline constexpr Field section{"section", "SECTION", [] { return ActsText::tr("section"); }};
inline constexpr Field building{"building", "BUILDING", [] { return ActsText::tr("building"); }};
inline constexpr Field side = Field{"army", "SIDE", [] { return ActsText::tr("side"); }}.fromOne();
inline constexpr Field state{"state", "STATE"};

} // namespace typed

} // namespace muster::acts
