// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QByteArray>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>

namespace muster {

/// What a sheet is made from. Plain values: the sheet of a month long past is drawn by the same code.
struct SheetSource {
    Campaign campaign;
    Pack pack;
    QString fileName; ///< "harrow.muster", for the foot
    int step = 0;
};

enum class SheetKind : std::uint8_t { Roster, Encounter };

/// One drawing for preview, printer and PDF. Paints every page on the device, starting new pages as it needs them;
/// nothing is cut across two. Gives the number of pages.
int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device);

/// The sheet as a PDF, made in memory.
QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size);

} // namespace muster
