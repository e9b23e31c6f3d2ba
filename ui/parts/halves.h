// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace muster {

/// A page of the encounter in two halves: the table at the left, what is said of it at the right.
void layHalves(QWidget *page, QWidget *table, QWidget *side);

} // namespace muster
