// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

class QMainWindow;

namespace muster {

/// An entry of a table with two columns: a number or a key at the left, its meaning at the right.
struct HelpEntry {
    QString mark;
    QString title; ///< may be empty
    QString text;
};

struct HelpTable {
    QString title;
    QList<HelpEntry> entries;
};

/// Returns whether all the words occur in the entry, regardless of case.
bool speaksOf(const HelpEntry &entry, const QString &words);

/// Returns all rulings in which these words occur, those of this rule set first (a pack's id; empty if no campaign is
/// open).
QList<HelpTable> rulingTables(const QString &pack, const QString &words);

/// Returns the tests and tables of a pack in which these words occur, with the lines that match. Empty without words or
/// a pack.
QList<HelpTable> referenceTables(const QString &pack, const QString &words);

/// Returns the keys of the window in which these words occur.
QList<HelpTable> shortcutTables(QMainWindow &window, const QString &words);

} // namespace muster
