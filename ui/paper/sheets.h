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

/// A sheet laid out for a size of paper: how many pages it takes, and each of them.
class SheetPages
{
public:
    /// `paper` in points.
    SheetPages(SheetKind kind, SheetSource source, QSizeF paper);

    int count() const;
    /// With the painter's origin at the paper's upper left corner, one unit a point. Pages count from 0.
    void paint(QPainter &painter, int page) const;
    /// Where the blocks of a page are, in the same units.
    std::vector<QRectF> places(int page) const;

private:
    struct Part {
        paper::PageFlow flow;
        qreal
            scale; ///< paper narrower than the sheets are made for has them smaller, a quick reference with room larger
    };
    static Part lay(SheetKind kind, SheetSource source, QSizeF paper);

    /// The part that has this page, which is counted from its first one then.
    const Part &partOf(int &page) const;

    std::vector<Part> m_parts;
};

/// Before each page: its number, from 0, and how many there are; false: no more.
using PageProgress = std::function<bool(int page, int pages)>;

/// Paints the pages on the device, starting new ones as it needs them; how many were painted.
int paintPages(const SheetPages &pages, QPagedPaintDevice &device, const PageProgress &progress = {});

/// One drawing for preview, printer and PDF. Paints every page on the device, starting new pages as it needs them;
/// nothing is cut across two. Gives the number of pages.
int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device, const PageProgress &progress = {});

/// The sheet as a PDF, made in memory; empty where it was stopped.
QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size,
                    const PageProgress &progress = {});

/// All kinds, in the order of the menu.
const std::vector<SheetKind> &sheetKinds();
/// "Encounter sheet".
QString sheetName(SheetKind kind);
/// There is something to draw on it: a current encounter, a pack with PEFs.
bool canBeDrawn(SheetKind kind, const Campaign &campaign, const Pack &pack);

/// "The Harrow Marches, Roster, Month 7": for the PDF's title and a proposed file name.
QString sheetTitle(SheetKind kind, const SheetSource &source);

/// Letter where paper is measured in inches, else A4.
QPageSize::PageSizeId usualPaper();

} // namespace muster
