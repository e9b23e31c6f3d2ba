// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/acts/actions.h"
#include "rules/result.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace muster {

/// An indented line of an act, such as "dice: 3 5 2".
struct ScriptEntry {
    int line = 0;
    QString key;
    QString value;
    int indent = 0; ///< column at which the key begins
    bool item = false; ///< begins an element of a list, after a dash
    bool isText = false; ///< the value is the lines that stood below it, word for word
};

using ScriptEntries = std::span<const ScriptEntry>;

/// An act of a campaign as it is written by hand, such as "finish success" and its entries.
struct ScriptAct {
    int line = 0;
    QString verb;
    QString object; ///< the rest of the first line
    std::vector<ScriptEntry> entries; ///< entries with more indentation belong to the one before

    /// Returns the values of all direct entries with this key, in order.
    QStringList all(const QString &key) const;
    /// Returns the last value with this key; none if there is no such entry.
    std::optional<QString> value(const QString &key) const;
    /// Returns the number of the first line that belongs to an entry and not to the act itself; 0 if there is none.
    int firstNested() const;
};

/// Returns the number of entries that the first one consists of: itself and those below it with more indentation.
std::size_t lengthOfFirst(ScriptEntries entries);

/// Splits a story into its acts. An act begins at the margin, its entries are indented, a line that begins with # is a
/// comment. The value "|" stands for the lines indented below it, word for word. Problems name the line.
Result<std::vector<ScriptAct>> readScript(const QString &text);

/// Returns the problem with "Line 12: " before its text.
Problem problemAt(int line, const QString &text);
Problems problemsAt(int line, const Problems &problems);

/// Plays the acts of a story one by one on a campaign of its own.
class StoryPlayer
{
public:
    explicit StoryPlayer(const Pack &pack)
        : m_pack(pack)
    {
    }

    /// Performs the act and records its step. Returns no problems on success.
    Problems play(const ScriptAct &act);
    /// Returns the step that the act would result in now, without its date.
    Result<Step> stepOf(const ScriptAct &act) const;
    void write(Step step);

    const Steps &steps() const { return m_steps; }
    const Campaign &campaign() const { return m_campaign; }
    const Pack &pack() const { return m_pack; }

private:
    using Deed = std::function<void(Dice &, Step &)>;
    using Verb = Result<Step> (StoryPlayer::*)(const ScriptAct &) const;

    static const std::vector<std::pair<QString, Verb>> &verbs();

    Problems readDate(const ScriptAct &act);
    Result<Step> playOnTable(const ScriptAct &act) const;
    Result<Step> playByFields(const ScriptAct &act) const;
    Result<Step> perform(const ScriptAct &act, const Act &wanted) const;
    Result<Step> found(const ScriptAct &act) const;
    Result<Step> player(const ScriptAct &act) const;
    Result<Step> part(const ScriptAct &act) const;
    Result<Step> recruit(const ScriptAct &act) const;
    Result<Step> join(const ScriptAct &act) const;
    Result<Step> prepare(const ScriptAct &act) const;
    Result<Step> rest(const ScriptAct &act) const;
    Result<Step> travel(const ScriptAct &act) const;
    Result<Step> settlement(const ScriptAct &act) const;
    Result<Step> finish(const ScriptAct &act) const;
    Result<Step> setAside(const ScriptAct &act) const;
    Result<Step> finish(const ScriptAct &act, bool counts) const;
    Result<Step> dismiss(const ScriptAct &act) const;
    Result<Step> bringBack(const ScriptAct &act) const;
    Result<Step> correct(const ScriptAct &act) const;
    Result<Step> correctFigure(const ScriptAct &act, Figure figure) const;
    Result<Step> correctCampaign(const ScriptAct &act) const;
    Result<Step> ask(const ScriptAct &act) const;
    Result<Step> literal(const ScriptAct &act) const;

    /// Performs a deed with the act's dice: those recorded, else those of its seed.
    Result<Step> withDice(const ScriptAct &act, const Problems &refused, const Deed &deed) const;
    Result<Step> onTape(const ScriptAct &act, const Deed &deed) const;
    static Result<Step> kept(const ScriptAct &act, const Result<Step> &step);

    const Pack &m_pack;
    Campaign m_campaign;
    Steps m_steps;
    QDateTime m_when;
};

/// Returns a date as a story writes it, in UTC: to the minute, or to seconds or milliseconds if they are not 0.
QString dateText(const QDateTime &when);

} // namespace muster
