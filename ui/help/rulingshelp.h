// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace muster {

/// "House rulings": all rulings, those of this rule set first (a pack's id; empty where no campaign is open).
void showRulings(QWidget *over, const QString &pack);

} // namespace muster
