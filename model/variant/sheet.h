// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace muster {

/// The parts of rules as their files hold them, by name: what is edited.
using RuleParts = QJsonObject;

enum class CellKind : unsigned char { Text, Number, Flag, Choice };

struct SheetColumn {
    QString key;
    QString title;
    CellKind kind = CellKind::Text;
    std::vector<Term> choices = {};
    bool needed = true; ///< in every row of the book; else left out at its usual value
};

/// How its rows are told apart.
enum class SheetShape : unsigned char {
    Rolled, ///< by what is rolled: they can be added, removed, and cover every total once
    Named, ///< by an id: they can be added
    Lines, ///< one word each, such as a name
    Fixed, ///< as the rules ask for them
};

struct SheetRow {
    QString head; ///< of a fixed row: "Patrol, success"
    QJsonObject fields;

    friend bool operator==(const SheetRow &, const SheetRow &) = default;
};

/// A list or a table of a pack as rows and columns.
struct Sheet {
    QStringList path; ///< the way to it from the parts
    QString title;
    SheetShape shape = SheetShape::Rolled;
    int dice = 0;
    int sides = 0;
    std::vector<SheetColumn> columns;
    std::vector<SheetRow> rows;

    bool isList() const; ///< an army list
    int column(const QString &key) const; ///< −1: it has none
};

/// A line of a table of contents.
struct SheetName {
    QStringList path;
    QString title;
    bool isList = false;
};

/// The lists first, then the tables of the pack in their order, each that can be edited as rows.
std::vector<SheetName> sheetsOf(const RuleParts &parts);
/// `book` gives the classes and armours; without rows where the path leads nowhere.
Sheet sheetAt(const Pack &book, const RuleParts &parts, const QStringList &path);
/// The parts with these rows in the sheet's place.
RuleParts withSheet(const RuleParts &parts, const Sheet &sheet);

/// A cell as it is typed and shown: "2-3", "Thrall", "yes".
QString cellText(const SheetRow &row, const SheetColumn &column);
/// The same as it reads: a weapon's title.
QString cellWords(const SheetRow &row, const SheetColumn &column);
/// "Thrall, Peasant, Rep 3".
QString rowWords(const Sheet &sheet, const SheetRow &row);

/// Of a fixed row: "Patrol, failure".
QString headWords(const SheetRow &row);

} // namespace muster
