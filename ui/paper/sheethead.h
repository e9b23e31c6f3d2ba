// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

struct SheetHead {
    QString title;
    QString below = {}; ///< at the right, under month and campaign
    QString belowBold = {}; ///< behind it
    QString sheetName; ///< for the foot: "Roster, Month 7"
};

/// A flow with head and foot on every page: title, month and campaign above; campaign, sheet and file below.
PageFlow flowWithHead(const SheetHead &head, const SheetSource &source, QSizeF page);

/// "Roster, Month 7"; without the month on a blank one.
QString sheetName(const SheetSource &source, const QString &sheet);

/// "Swordplay, Feudal".
QString rulesOf(const SheetSource &source);

/// A serif heading with the room above its table, which is kept together with it; `beside` in a
/// lighter hand at the right.
void addHeading(PageFlow &flow, const QString &words, qreal following, const QString &beside = {});

/// How high notes are with at least so many empty lines.
qreal notesHeight(qreal width, int least, const QStringList &written = {});

/// What was written already, and lines to write on, as many as fit on the page, from `least` to `most`; nothing where none
/// is needed and none fits.
void addNotes(PageFlow &flow, int least, int most, const QStringList &written = {});

} // namespace muster::paper
