// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"

#include <QList>
#include <QString>

class QGridLayout;
class QSpinBox;
class QWidget;

namespace muster {

// What the panels below the fates have in common: a grid of fields, a row for each figure.

/// How many, from none.
QSpinBox *makeCount(const QString &name, int value, int most = 99);
/// "5, 3" as numbers, and back.
std::vector<int> numbersIn(const QString &text);
QString numbersText(const std::vector<int> &numbers);
/// Its widgets go.
void emptyGrid(QGridLayout &grid);

/// What the report says he did; nothing where it does not name him.
Deeds deedsOf(const std::vector<ReportedFate> &figures, FigureId id);
/// Whoever stayed at home has nothing to tell.
void enableIfPresent(const QList<QWidget *> &fields, const std::vector<ReportedFate> &figures, FigureId id);

} // namespace muster
