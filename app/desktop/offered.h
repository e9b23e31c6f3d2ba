// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace muster {

/// What a shell can offer for a word of the help: files, the values of a closed set, or nothing, as for a name.
struct Offered {
    QString files; ///< their pattern: "*", "*.muster"; empty: none
    QMap<QString, QStringList> values; ///< by the pack among the words typed; under no name: where there is none

    bool isNothing() const { return files.isEmpty() && values.isEmpty(); }
};

/// For a word as the table of commands spells it: "PACK", "[OUT]", "success|failure". None where nobody said what it is.
std::optional<Offered> offeredFor(const QString &word);

/// The word without what says how often it may come: "FIGURE" of "[FIGURE ...]".
QString bareWord(QString word);

} // namespace muster
