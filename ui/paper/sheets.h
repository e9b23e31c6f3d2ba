// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/sheetsource.h"

#include <QByteArray>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>

namespace muster {

/// One drawing for preview, printer and PDF. Paints every page on the device, starting new pages as it needs them;
/// nothing is cut across two. Gives the number of pages.
int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device);

/// The sheet as a PDF, made in memory.
QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size);

} // namespace muster
