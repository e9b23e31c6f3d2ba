// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/json/place.h"
#include "model/texts.h"
#include "rules/result.h"
#include "rules/slug.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace muster::acts {

/// A field of an act: its key in a file, and the way it is typed. A field with neither a placeholder nor a word is not
/// typed at all: the act's word implies it.
struct Field {
private:
    /// Must precede the functions that call it: clang evaluates them only then.
    template<typename T, typename V>
    constexpr Field with(T Field::*member, V value) const
    {
        Field changed = *this;
        changed.*member = value;
        return changed;
    }

public:
    template<std::size_t N>
    constexpr Field(const char (&called)[N], const char *shown = "", const char *words = nullptr)
        : key(called)
        , placeholder(shown)
        , noun(words)
    {
    }

    /// Makes the field optional, after this word: "at 5". A flag is the word alone. A word that ends with a sign is
    /// joined to the value: "foe=5".
    constexpr Field after(const char *said) const { return with(&Field::word, said); }
    /// Sets the word for none.
    constexpr Field orNone(const char *said) const { return with(&Field::none, said); }
    /// Counts from 1 a value that is kept from 0.
    constexpr Field fromOne() const { return with(&Field::least, 1); }
    /// Accepts a letter as well: A is 1.
    constexpr Field asLetter() const { return with(&Field::letter, true); }
    /// Takes all that is left of the line.
    constexpr Field toTheEnd() const { return with(&Field::rest, true); }

    operator Key() const { return key; }

    Key key;
    const char *placeholder; ///< "SECTION"
    const char *noun; ///< "section"
    const char *word = "";
    const char *none = "";
    int least = 0;
    bool letter = false;
    bool rest = false;
};

/// Fields that most acts have.
namespace typed {

inline constexpr Field pef{"pef", "PEF", QT_TRANSLATE_NOOP("Acts", "PEF")};
inline constexpr Field group{"group", "GROUP", QT_TRANSLATE_NOOP("Acts", "group")};
inline constexpr Field ownGroup = Field{"group", "LETTER", QT_TRANSLATE_NOOP("Acts", "band's group")}.asLetter();
inline constexpr Field figure{"figure", "FIGURE", QT_TRANSLATE_NOOP("Acts", "figure")};
inline constexpr Field section{"section", "SECTION", QT_TRANSLATE_NOOP("Acts", "section")};
inline constexpr Field building{"building", "BUILDING", QT_TRANSLATE_NOOP("Acts", "building")};
inline constexpr Field side = Field{"army", "SIDE", QT_TRANSLATE_NOOP("Acts", "side")}.fromOne();
inline constexpr Field state{"state", "STATE"};

} // namespace typed

/// Reads an act's fields from the words that were typed after its own, one by one. It has the member functions of
/// JsonReader that acts use.
class WordReader
{
public:
    explicit WordReader(const QStringList &words)
        : m_words(words)
    {
    }

    void operator()(const Field &field, int &value, const Range & = {});
    void operator()(const Field &field, FigureId &value);
    void operator()(const Field &field, QString &value);
    void operator()(const Field &field, QStringList &value);
    void operator()(const Field &, const auto &) { } // only in a file
    void ifAny(const Field &field, std::optional<int> &value, const Range & = {});
    void ifAny(const Field &field, std::vector<int> &value, const Range & = {});
    void ifAny(const Field &field, bool &value) { value = says(QLatin1StringView(field.word)) || value; }
    void ifAny(const Field &, const auto &) { }
    void orNone(const Field &field, std::optional<int> &value, const Range & = {});
    void orNone(const Field &field, std::optional<bool> &value);
    template<typename E>
    requires std::is_enum_v<E>
    void operator()(const Field &field, E &value)
    {
        if (*field.placeholder == '\0')
            return;
        const QString word = take();
        if (const auto known = meant(value, word))
            value = *known;
        else
            refuse(value, word);
    }

    /// Returns everything that was wrong, including a word too many.
    Problems problems() const;

private:
    bool says(QLatin1StringView word) { return m_words.removeAll(word) > 0; }
    /// Takes the rest of a word such as "foe=", in any place.
    QString takeAfter(QLatin1StringView sign);
    QString take() { return m_words.isEmpty() ? QString() : m_words.takeFirst(); }
    int numberIn(const Field &field, const QString &word);
    template<typename E>
    static std::optional<E> meant(E, const QString &word)
    {
        return fromSlug<E>(word);
    }
    /// Accepts a state also by its name in show --json.
    static std::optional<TableState> meant(TableState, const QString &word);
    void refuse(TableState, const QString &word);
    void refuse(GuardWatch, const QString &word);
    template<typename E>
    void refuse(E, const QString &)
    {
    }

    QStringList m_words;
    Problems m_problems;
};

/// Writes what may be typed after an act's word: "GROUP SECTION [cover]".
class UsageOfFields
{
public:
    void operator()(const Field &field, const auto &...) { add(field, u"%1"); }
    void operator()(const Field &field, const QStringList &) { add(field, u"[%1 ...]"); }
    void ifAny(const Field &field, const auto &...) { add(field, u"[%2 %1]"); }
    void ifAny(const Field &field, const std::vector<int> &, const Range & = {}) { add(field, u"[%1 ...]"); }
    void ifAny(const Field &field, bool) { add(field, u"[%2]"); }
    void orNone(const Field &field, const auto &...) { add(field, u"%1|%3"); }
    void orNone(const Field &field, const std::optional<bool> &) { add(field, u"[%2|not-%2]"); }

    QString text() const { return m_parts.join(u' '); }

private:
    void add(const Field &field, QStringView form);

    QStringList m_parts;
};

} // namespace muster::acts
