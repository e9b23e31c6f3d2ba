// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace muster {

/// The parts of a rule set by name, as its files hold them; these are edited.
using RuleParts = QJsonObject;

enum class CellKind : unsigned char { Text, Number, Flag, Choice };

struct SheetColumn {
    QString key;
    QString title;
    CellKind kind = CellKind::Text;
    std::vector<Term> choices = {};
    bool needed = true; ///< present in every row of the book; other columns are left out at their usual value
};

/// The way in which the rows of a sheet are identified.
enum class SheetShape : unsigned char {
    Rolled, ///< identified by totals: rows can be added and removed, and cover every total once
    Named, ///< identified by an id: rows can be added
    Lines, ///< one word each, such as a name
    Fixed, ///< exactly the rows that the rules require
};

struct SheetRow {
    QString head; ///< the path of a fixed row, joined by slashes: "patrol/success"
    QJsonObject fields;

    friend bool operator==(const SheetRow &, const SheetRow &) = default;
};

/// A list or a table of a pack as rows and columns.
struct Sheet {
    QStringList path; ///< the path to it from the parts
    QString title;
    SheetShape shape = SheetShape::Rolled;
    int dice = 0;
    int sides = 0;
    std::vector<SheetColumn> columns;
    std::vector<SheetRow> rows;

    bool isList() const; ///< true for an army list
    int column(const QString &key) const; ///< −1 if it has none
};

/// An entry in the table of contents.
struct SheetName {
    QStringList path;
    QString title;
    bool isList = false;
};

/// Returns the sheets that can be edited as rows: the lists first, then the tables of the pack in their order.
std::vector<SheetName> sheetsOf(const RuleParts &parts);
/// Returns the sheet at a path, without rows if the path leads nowhere. `book` gives the classes and armours.
Sheet sheetAt(const Pack &book, const RuleParts &parts, const QStringList &path);
/// Returns the parts with these rows in the sheet's place.
RuleParts withSheet(const RuleParts &parts, const Sheet &sheet);

/// Returns a cell as it is typed and shown: "2-3", "Thrall", "yes".
QString cellText(const SheetRow &row, const SheetColumn &column);
/// Returns a cell for reading, such as a weapon's title.
QString cellWords(const SheetRow &row, const SheetColumn &column);
/// Returns a row for reading: "Thrall, Peasant, Rep 3".
QString rowWords(const Sheet &sheet, const SheetRow &row);

/// Returns the name of a fixed row: "Patrol, failure".
QString headWords(const SheetRow &row);

} // namespace muster
