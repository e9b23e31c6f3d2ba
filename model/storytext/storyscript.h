// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace muster {

/// One indented line of an act: "dice: 3 5 2".
struct ScriptEntry {
    int line = 0;
    QString key;
    QString value;
    int indent = 0; ///< where the key begins
    bool item = false; ///< after a dash: with it an element of a list begins
    bool isText = false; ///< the value is the lines that stood below, word for word
};

using ScriptEntries = std::span<const ScriptEntry>;

/// One act of a campaign as it is written by hand: "finish success" and its entries.
struct ScriptAct {
    int line = 0;
    QString verb;
    QString object; ///< the rest of the line
    std::vector<ScriptEntry> entries; ///< those that are indented further belong to the one before

    /// The values of all entries of its own with this key, in order.
    QStringList all(const QString &key) const;
    /// The last of them.
    std::optional<QString> value(const QString &key) const;
    /// The first line that belongs to an entry and not to the act; 0: there is none.
    int firstNested() const;
};

/// The entry at the front, and what is indented further than it below.
std::size_t lengthOfFirst(ScriptEntries entries);

/// Parts a story into its acts. An act begins at the margin, its entries are indented, a line that begins with # is a
/// note. "|" as a value: the lines that are indented below it, as they stand. Problems name the line.
Result<std::vector<ScriptAct>> readScript(const QString &text);

/// "Line 12: ..."
Problem problemAt(int line, const QString &text);
Problems problemsAt(int line, const Problems &problems);

} // namespace muster
