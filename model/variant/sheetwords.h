// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"

namespace muster {

/// What kind of sheet lies at the end of a path, "*" standing for any one step.
struct GridKind {
    QString path;
    SheetShape shape;
    QString title; ///< with %1 for the step under the first "*"
    QStringList columns;
};

const std::vector<GridKind> &gridKinds();
const GridKind *gridKindOf(const QStringList &path);
/// A column by its key in this part; the choices are those of the rules.
SheetColumn columnNamed(const QString &key, const QString &part, const Pack &book, const RuleParts &parts);
/// A step of a path as it reads in a title: "patrol", "Clear country", "2".
QString stepWords(const QString &step);
/// Of a fixed row: "Patrol, failure".
QString headWords(const SheetRow &row);

} // namespace muster
