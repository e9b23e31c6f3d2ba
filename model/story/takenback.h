// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// The names of the steps that can be redone, in their order.
QStringList namesTakenBack(const Book &book, const Pack &pack);

/// Whether there is more among them than words and corrections: a roll, a battle or a recruit.
bool countsUndone(const Book &book);

} // namespace muster
