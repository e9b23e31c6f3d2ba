// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <vector>

class QSpinBox;

namespace muster {

// Fields of a report for the figures' deeds.

/// Makes a field for a count from 0 to `most`. While dice are asked for, digits go to the field only after Tab or a
/// click into the number. After a step or Enter they may be meant for the dice.
QSpinBox *makeCount(const QString &name, int value, int most = 99);

/// Shows in each count's tooltip what the others leave of `most`. Returns the first count above 0 if their sum is
/// higher; else null.
QSpinBox *boundTogether(const QList<QSpinBox *> &counts, int most);

/// Parses "5, 3" as numbers; numbersText() does the reverse.
std::vector<int> numbersIn(const QString &text);

QString numbersText(const std::vector<int> &numbers);

/// Returns what is left of an initiative, and what that means on the table (R81): "of 3: cannot move".
QString initiativeLeft(int initiative, int lost);

} // namespace muster
