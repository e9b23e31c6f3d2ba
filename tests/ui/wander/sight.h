// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "ui/window/mainwindow.h"

#include <QString>

namespace muster::testing {

/// What there is to look at after an act.
struct Sight {
    MainWindow &main;
    QWidget &window; ///< that takes keys and clicks: the main window, or a dialog or menu over it
    const Book &book; ///< as the file has it, read again
    const Book &before; ///< and had it before the act
    bool newFile; ///< another file than before, or the first
    bool asked; ///< a dialog stood open at some time during the act
    bool changed; ///< the book has become another
};

} // namespace muster::testing
