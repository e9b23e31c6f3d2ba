// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

struct SheetHead {
    QString title;
    QString below = {}; ///< at the right, below month and campaign
    QString belowBold = {}; ///< after `below`
    QString sheetName; ///< name in the foot: "Roster, Month 7"
};

/// Returns a flow with a head and a foot on every page: title, month and campaign above; campaign, sheet and file
/// below.
PageFlow flowWithHead(const SheetHead &head, const SheetSource &source, QSizeF page);

/// Returns "Roster, Month 7"; without the month for a blank sheet.
QString sheetName(const SheetSource &source, const QString &sheet);

/// Returns "Swordplay, Feudal".
QString rulesOf(const SheetSource &source);

/// Adds a serif heading, kept together with the next `following` points. `beside`: text in a lighter colour at the
/// right.
void addHeading(PageFlow &flow, const QString &words, qreal following, const QString &beside = {});

/// Returns the height of the notes with at least this many empty lines.
qreal notesHeight(qreal width, int least, const QStringList &written = {});

/// Adds the notes written so far, and lines to write on, as many as fit on the page, from `least` to `most`. Adds
/// nothing if `least` is 0 and nothing fits.
void addNotes(PageFlow &flow, int least, int most, const QStringList &written = {});

} // namespace muster::paper
