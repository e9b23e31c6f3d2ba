// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QString>

#include <optional>
#include <vector>

namespace muster {

/// One indented line of an act: "dice: 3 5 2".
struct ScriptEntry {
    int line = 0;
    QString key;
    QString value;
};

/// One act of a campaign as it is written by hand: "finish success" and its entries.
struct ScriptAct {
    int line = 0;
    QString verb;
    QString object; ///< the rest of the line
    std::vector<ScriptEntry> entries;

    /// The values of all entries with this key, in order.
    QStringList all(const QString &key) const;
    /// The last of them.
    std::optional<QString> value(const QString &key) const;
};

/// Parts a story into its acts. An act begins at the margin, its entries are indented, a line that begins with # is a
/// note. Problems name the line.
Result<std::vector<ScriptAct>> readScript(const QString &text);

/// "Line 12: ..."
Problem problemAt(int line, const QString &text);

} // namespace muster
