// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/campaign.h"
#include "model/campaign/campaign.h"
#include "model/changes/campaign.h"
#include "model/json/records.h"
#include "model/storytext/storyplayer.h"
#include "rules/slug.h"

#include <QJsonObject>

namespace muster {

/// Returns the figure with this name or number, among all who were ever in the band.
std::optional<FigureId> figureIn(const Campaign &campaign, const QString &text);

/// Reads the values of an act from its entries. A value without an entry stays as it is; what cannot be read becomes a
/// problem, and so does every key that was not asked for.
class EntryReader
{
public:
    EntryReader(const ScriptAct &wanted, const Campaign &now, const Pack &rules)
        : act(wanted)
        , campaign(now)
        , pack(rules)
    {
    }

    void operator()(const char *key, QString &value);
    void operator()(const char *key, int &value);
    void operator()(const char *key, bool &value);
    void operator()(const char *key, FigureId &value);
    /// Reads an entry for each text: "attribute: agile".
    void operator()(const char *key, QStringList &values);
    /// Reads an entry for each option: "option: terrain=none".
    void operator()(const char *key, Options &options);
    template<typename E>
    requires std::is_enum_v<E>
    void operator()(const char *key, E &value)
    {
        const ScriptEntry *entry = take(key);
        const auto known = fromSlug<E>(entry ? entry->value : QString());
        if (entry && !known)
            refuse(entry->line, noSuch(value, entry->value));
        value = known.value_or(value);
    }
    template<typename T>
    void operator()(const char *key, std::optional<T> &value)
    {
        if (take(key))
            (*this)(key, value.emplace());
    }
    /// Reads a class of armour or, where armour has names, the name of what is worn.
    void armor(const char *key, Profile &profile);
    /// Reads texts with spaces between them.
    void words(const char *key, QStringList &values);
    /// Reads the player's own rules.
    void variant(const char *key, QString &variant) { (*this)(key, variant); }

    /// Returns the figure with this name or number.
    std::optional<FigureId> figureCalled(const QString &name, int line);
    /// Returns the figure that the act itself names.
    FigureId figure() { return figureCalled(act.object, act.line).value_or(FigureId{}); }
    /// Returns all entries with these keys, in their order.
    std::vector<ScriptEntry> all(const QStringList &keys);
    /// Returns the entries that are fields of an act, which are all but its date, its seed and its dice.
    QJsonObject fields();
    /// Returns the dice in order: "dice" are the player's, "rolled" the program's.
    Tape tape();
    std::optional<quint64> seed() const;

    void refuse(int line, const QString &sentence) { m_problems.push_back(problemAt(line, sentence)); }
    void refuse(const QString &sentence) { refuse(act.line, sentence); }
    /// Returns all problems so far.
    Problems problems() const;

    const ScriptAct &act;
    const Campaign &campaign;
    const Pack &pack;

private:
    /// Returns the last entry with this key; null if there is none.
    const ScriptEntry *take(const char *key);
    static QString noSuch(EncounterKind, const QString &typed);
    static QString noSuch(Status, const QString &typed);

    QStringList m_keys;
    bool m_readsFields = false;
    Problems m_problems;
};

/// Collects the values of an act as entries.
class EntryWriter
{
public:
    void operator()(const char *key, const QString &value) { add(key, {value}); }
    void operator()(const char *key, int value) { add(key, {QString::number(value)}); }
    void operator()(const char *key, bool value) { add(key, {QLatin1String(value ? "yes" : "no")}); }
    void operator()(const char *key, const QStringList &values) { add(key, values); }
    void operator()(const char *key, const Options &options);
    template<typename E>
    requires std::is_enum_v<E>
    void operator()(const char *key, E value) { add(key, {slug(value)}); }
    template<typename T>
    void operator()(const char *key, const std::optional<T> &value)
    {
        if (value)
            (*this)(key, *value);
    }
    void armor(const char *key, const Profile &profile);
    void words(const char *key, const QStringList &values) { add(key, {values.join(QLatin1Char(' '))}); }
    /// Adds the player's own rules as an indented JSON file.
    void variant(const char *key, const QString &variant);

    /// Returns the lines of the values that are not the usual ones.
    QStringList lines(const EntryWriter &usual) const;

private:
    void add(const char *key, const QStringList &values) { m_entries.emplace_back(QLatin1String(key), values); }

    std::vector<std::pair<QString, QStringList>> m_entries;
};

// What can be said in a story, as its reader and writer visit it.

void entries(auto &form, Of<Profile> auto &profile)
{
    form("type", profile.type);
    form("class", profile.figureClass);
    form("rep", profile.rep);
    form("skill", profile.skill);
    form.armor("armor", profile);
    form("shield", profile.shield);
    form("weapon", profile.weapon);
    form("weapon-words", profile.weaponWords);
}

/// A Star that joins, with its player; for a founding with the campaign.
struct NewStar {
    acts::NewCampaign wanted;
    QString rules = {}; ///< empty: no founding
    QString variant = {};
};

void entries(auto &form, Of<NewStar> auto &star)
{
    auto &wanted = star.wanted;
    const bool founds = !star.rules.isEmpty();
    if (founds) {
        form("rules", star.rules);
        form("name", wanted.name);
        form("list", wanted.list);
    }
    form("player", wanted.player);
    if (!founds)
        form("list", wanted.list);
    entries(form, wanted.star);
    form("roll-star", wanted.rollsStar);
    form("attribute", wanted.attributes);
    if (founds) {
        form("option", wanted.options);
        form.variant("variant", star.variant);
        form("roll-faction", wanted.rollsFaction);
    }
}

void entries(auto &form, Of<acts::RecruitByHand> auto &recruit)
{
    entries(form, recruit.profile);
    form("attribute", recruit.attributes);
}

void entries(auto &form, Of<acts::Prepare> auto &prepare)
{
    form("enemy", prepare.enemy);
    form("until-back", prepare.waits);
    form("pefs", prepare.pefs);
    form("objective", prepare.objective);
    form("entry", prepare.entry);
    form("encounter", prepare.encounter);
    form("columns", prepare.columns);
    form("rows", prepare.rows);
}

void entries(auto &form, Of<Figure> auto &figure)
{
    form("name", figure.name);
    entries(form, figure.profile);
    form.words("attributes", figure.attributes);
    form("months", figure.months);
    form("poisoned", figure.poisoned);
    form("exempt", figure.exempt);
    form("status", figure.status);
}

void entries(auto &form, Of<CampaignCorrected> auto &campaign)
{
    form("name", campaign.name);
    form("turn", campaign.turn);
    form("eal", campaign.eal);
    form("next", campaign.next.kind);
    form("option", campaign.options);
}

/// Returns the entries of a value, as far as it is not the usual one.
template<typename T>
QStringList entriesOf(const T &value, const T &usual = {})
{
    EntryWriter written;
    EntryWriter other;
    entries(written, value);
    entries(other, usual);
    return written.lines(other);
}

/// Reads a report, with lines such as "out-of-the-fight: Ulric, Hamo", in which "the others" are those of the band not
/// named yet. An act without an outcome has the fields of the report itself.
BattleReport reportIn(EntryReader &form);
/// Returns such a report, with its outcome behind `verb`.
QStringList reportLines(const QString &verb, const BattleReport &report, const Campaign &now);

} // namespace muster
