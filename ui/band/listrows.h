// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace muster {

struct ArmyList;
struct Pack;

/// The army list that a recruit is rolled on, a line for each of its rows.
QWidget *makeListRows(const ArmyList &list, const Pack &pack);

} // namespace muster
