// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "ui/window/mainwindow.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace muster::testing {

/// The state to examine after an act.
struct Sight {
    MainWindow &main;
    QWidget &window; ///< the window that receives keys and clicks: the main window, or a dialog or menu over it
    const History &history; ///< read again from the file
    const History &before; ///< read from the file before the act
    bool newFile; ///< another file than before, or the first
    bool asked; ///< a dialog was open at some time during the act
    bool changed; ///< the steps have changed
};

/// A condition that must hold after every act. Its look() returns the complaints, one per line.
struct Invariant {
    const char *name;
    int every; ///< number of acts between two checks; slow ones are checked less often
    QStringList (*look)(const Sight &sight);
};

const std::vector<Invariant> &invariants();

// The visible state; more checks are in tests/ui/seen.
QStringList lookForRoom(const Sight &sight);
QStringList lookForCutTexts(const Sight &sight);
QStringList lookAtScreen(const Sight &sight);
/// Checks that no stray window is shown.
QStringList lookForStrays(const Sight &sight);
QStringList lookAtRing(const Sight &sight);
/// Checks that the focus is on a visible widget.
QStringList lookAtFocus(const Sight &sight);

// The pages agree with the file, as `muster show --json` prints it.
QStringList lookAtMonthBar(const Sight &sight);
QStringList lookAtRoster(const Sight &sight);
QStringList lookAtEncounter(const Sight &sight);
QStringList lookAtAftermath(const Sight &sight);
QStringList lookAtChronicle(const Sight &sight);

// The campaign itself.
/// Checks that every figure that ever joined is either present or has left.
QStringList countEverybody(const Sight &sight);
/// Checks that steps are only undone by an act that undoes them in order, and deleted only after a question.
QStringList lookBack(const Sight &sight);
/// Checks that the program itself accepts the file, and reads it like the window.
QStringList checkFile(const Sight &sight);

} // namespace muster::testing
