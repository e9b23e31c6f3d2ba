// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace muster {

/// The completions for a word of the help: files, the values of a closed set, or nothing, as for a name.
struct Offered {
    QString files; ///< their pattern: "*", "*.muster"; empty for no files
    QMap<QString, QStringList> values; ///< values by the pack among the words typed; under "" those without a pack

    bool isNothing() const { return files.isEmpty() && values.isEmpty(); }
};

/// Returns the completions for a word in the table of commands: "PACK", "[OUT]", "success|failure". nullopt if it has
/// no entry.
std::optional<Offered> offeredFor(const QString &word);

/// Returns the word without brackets and dots: "FIGURE" for "[FIGURE ...]".
QString bareWord(QString word);

} // namespace muster
