// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <vector>

class QSpinBox;

namespace muster {

// The fields of a report for what figures did.

/// How many, from none. While dice are asked for, digits are these only where one came to type: by Tab, or by a click into
/// the number. Whoever only stepped, or is done with Enter, may mean the dice.
QSpinBox *makeCount(const QString &name, int value, int most = 99);

/// Together they are no more than that: each says what the others leave it. The first that counts where they are too many
/// all the same; else null.
QSpinBox *boundTogether(const QList<QSpinBox *> &counts, int most);

/// "5, 3" as numbers, and back.
std::vector<int> numbersIn(const QString &text);

QString numbersText(const std::vector<int> &numbers);

/// "of 3: at zero, cannot move": what is left of an initiative, and what that means on the table (R81).
QString initiativeLeft(int initiative, int lost);

} // namespace muster
