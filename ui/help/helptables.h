// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

class QMainWindow;

namespace muster {

/// Two columns to read and to search: a number or a key at the left, what it means at the right.
struct HelpEntry {
    QString mark;
    QString title; ///< may be empty
    QString text;
};

struct HelpTable {
    QString title;
    QList<HelpEntry> entries;
};

/// Whether all the words occur in it, in any case.
bool speaksOf(const HelpEntry &entry, const QString &words);

/// All rulings that speak of these words, those of this rule set first (a pack's id; empty where no campaign is open).
QList<HelpTable> rulingTables(const QString &pack, const QString &words);

/// The tests and tables of a pack that speak of these words, with the lines that do; none without words or a pack.
QList<HelpTable> referenceTables(const QString &pack, const QString &words);

/// Those that the words occur in.
QList<HelpTable> shortcutTables(QMainWindow &window, const QString &words);

} // namespace muster
