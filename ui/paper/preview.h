// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"
#include "ui/paper/sheets.h"

#include <QWidget>

class QPrinter;

namespace muster {

class PrintDialog;

/// Shows a sheet as it will be printed, over `parent`, with the way to the printer and to a PDF. Returns at once.
/// `folder`: where a PDF goes unless the player chose another place before.
PrintDialog *previewSheet(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder);

/// Paints the sheet for a printer. One that prints to a file does not notice a full disk, so there it is savePdf().
/// `progress` may stop it: then nothing is saved, and what was printed was printed.
Result<Done> printSheet(QPrinter &printer, SheetKind kind, const SheetSource &source,
                        const PageProgress &progress = {});

/// The same from a window: the pages so far are shown, and a failure is told in a message.
void printFrom(QWidget *parent, QPrinter &printer, SheetKind kind, const SheetSource &source);

/// Says in a message why a sheet was not printed or saved.
void tellUnlessSaved(const Result<Done> &saved, QWidget *parent);

/// Asks where to, and writes the sheet as a PDF there; a failure is told in a message. Gives the path; empty where nothing
/// was written.
QString saveSheetAs(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder);

/// Writes the sheet to a file, all of it or nothing. The problem says what went wrong and what to do.
Result<Done> savePdf(const QString &path, SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size,
                     const PageProgress &progress = {});

/// The size of paper chosen last, else what is usual here.
QPageSize::PageSizeId chosenPaper();
void choosePaper(QPageSize::PageSizeId size);

} // namespace muster
