// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
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
};

/// Calls `visit` for each entry, with those below it that have more indentation.
void eachEntry(ScriptEntries entries, const std::function<void(const ScriptEntry &, ScriptEntries below)> &visit);

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
    Problems readDate(const ScriptAct &act);

    const Pack &m_pack;
    Campaign m_campaign;
    Steps m_steps;
    QDateTime m_when;
};

/// Returns a date as a story writes it, in UTC: to the minute, or to seconds or milliseconds if they are not 0.
QString dateText(const QDateTime &when);

} // namespace muster
