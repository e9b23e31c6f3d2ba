// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/sheets.h"

#include <QProgressDialog>

namespace muster {

/// A window with how far a sheet is laid out and written, and a way to stop, where there are so many pages that it takes its
/// time.
class PagesProgress
{
public:
    PagesProgress(QWidget *parent, SheetKind kind);

    /// As SheetSource::laying and PageProgress.
    bool laying(int done, int all);
    bool writing(int page, int pages);
    bool wasStopped() const { return m_dialog.wasCanceled(); }

    /// The sheet, whose laying out is watched here.
    SheetSource watched(const SheetSource &source);

private:
    bool goesOn(const QString &what, int done, int all);

    QProgressDialog m_dialog;
};

} // namespace muster
