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

/// How many, from none. While dice are asked for, digits are these only where one came to type: by Tab, or by a click into
/// the number. Whoever only stepped, or is done with Enter, may mean the dice.
QSpinBox *makeCount(const QString &name, int value, int most = 99);
/// Together they are no more than that: each says what the others leave it. The first that counts where they are too many
/// all the same; else null.
QSpinBox *boundTogether(const QList<QSpinBox *> &counts, int most);
/// "5, 3" as numbers, and back.
std::vector<int> numbersIn(const QString &text);
QString numbersText(const std::vector<int> &numbers);
/// Its widgets go.
void emptyGrid(QGridLayout &grid);

/// What the report says the figure did; nothing where it does not name it.
Deeds deedsOf(const std::vector<ReportedFate> &figures, FigureId id);
/// Whoever sat out has nothing to tell.
void enableIfPresent(const QList<QWidget *> &fields, const std::vector<ReportedFate> &figures, FigureId id);

} // namespace muster
