// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace muster {

/// Opens the dialog for what holds for all campaigns: language, theme, whose dice, and what is shown at the start.
/// Returns whether another language was chosen, so that the window has to be made again.
bool changeSettings(QWidget *over);

} // namespace muster
