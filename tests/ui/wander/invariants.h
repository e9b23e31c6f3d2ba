// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "ui/window/mainwindow.h"

#include <QString>
#include <QStringList>

#include <vector>

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

/// Something that must hold after every act, whatever came before. Its look gives the complaints, a line each.
struct Invariant {
    const char *name;
    int every; ///< how many acts go by between two looks; dear ones are looked at less often
    QStringList (*look)(const Sight &sight);
};

const std::vector<Invariant> &invariants();

// What a person sees; more of it in tests/ui/seen.
QStringList lookForRoom(const Sight &sight);
QStringList lookForCutTexts(const Sight &sight);
QStringList lookAtScreen(const Sight &sight);
/// Nothing flashes up beside the window.
QStringList lookForStrays(const Sight &sight);
QStringList lookAtRing(const Sight &sight);
/// The keys go somewhere that can be seen.
QStringList lookAtFocus(const Sight &sight);

// The pages say what the file says, as `muster show --json` tells it.
QStringList lookAtMonthBar(const Sight &sight);
QStringList lookAtRoster(const Sight &sight);
QStringList lookAtEncounter(const Sight &sight);
QStringList lookAtAftermath(const Sight &sight);
QStringList lookAtChronicle(const Sight &sight);

// The campaign itself.
/// Everybody who ever joined is present or has left, and nobody is both.
QStringList countEverybody(const Sight &sight);
/// Steps are taken away only by an act that can be undone in its turn, and dropped for good only after a question.
QStringList lookBack(const Sight &sight);
/// The program itself finds the file sound, and tells it as the window's own reader does.
QStringList checkFile(const Sight &sight);

} // namespace muster::testing
