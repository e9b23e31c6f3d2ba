// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

#include <QByteArray>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>

#include <functional>
#include <vector>

namespace muster {

/// A sheet laid out for a size of paper: the number of its pages, and the painting of each.
class SheetPages
{
public:
    /// Lays out the sheet; `paper` in points.
    SheetPages(SheetKind kind, SheetSource source, QSizeF paper);

    int count() const;
    /// Paints a page with the painter's origin at the paper's upper left corner, one unit a point. Pages count from 0.
    void paint(QPainter &painter, int page) const;
    /// Returns the places of the blocks of a page, in points.
    std::vector<QRectF> places(int page) const;

private:
    struct Part {
        paper::PageFlow flow;
        qreal scale; ///< smaller on narrow paper, larger for a quick reference with space left
    };
    static Part lay(SheetKind kind, SheetSource source, QSizeF paper);

    /// Returns the part with this page, and makes `page` count from that part's first page.
    const Part &partOf(int &page) const;

    std::vector<Part> m_parts;
};

/// A callback before each page with its number, from 0, and the number of pages. It returns whether to continue.
using PageProgress = std::function<bool(int page, int pages)>;

/// Paints the pages on the device and starts new ones as needed. Returns the number of pages painted.
int paintPages(const SheetPages &pages, QPagedPaintDevice &device, const PageProgress &progress = {});

/// Lays out and paints a sheet, for preview, printer and PDF alike. Starts new pages as needed; no block is cut across
/// two. Returns the number of pages painted.
int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device, const PageProgress &progress = {});

/// Returns the sheet as a PDF, made in memory; empty if it was cancelled.
QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size,
                    const PageProgress &progress = {});

/// Returns all kinds, in the order of the menu.
const std::vector<SheetKind> &sheetKinds();
/// Returns "Encounter sheet".
QString sheetName(SheetKind kind);
/// Returns whether there is something to draw on the sheet: a current encounter, a pack with PEFs.
bool canBeDrawn(SheetKind kind, const Campaign &campaign, const Pack &pack);

/// Returns "The Harrow Marches, Roster, Month 7", the PDF's title and suggested file name.
QString sheetTitle(SheetKind kind, const SheetSource &source);

/// Returns Letter if paper is measured in inches here, else A4.
QPageSize::PageSizeId usualPaper();

} // namespace muster
