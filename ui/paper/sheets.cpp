// SPDX-License-Identifier: MIT
#include "ui/paper/sheets.h"

#include "model/story/words.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/quicksheet.h"
#include "ui/paper/rostersheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPdfWriter>

namespace muster {

static constexpr qreal narrowest = 595; // points the sheets are made for, at least

static qreal scaleFor(QSizeF paper)
{
    return qMin(1.0, paper.width() / narrowest);
}

static paper::PageFlow layOut(SheetKind kind, const SheetSource &source, QSizeF page)
{
    switch (kind) {
    case SheetKind::Roster:
        return paper::rosterSheet(source, page);
    case SheetKind::Encounter:
        return paper::encounterSheet(source, page);
    case SheetKind::QuickReference:
        return paper::quickSheet(source.pack, page);
    }
    Q_UNREACHABLE();
}

SheetPages::SheetPages(SheetKind kind, SheetSource source, QSizeF paper)
    : m_source(std::move(source))
    , m_scale(scaleFor(paper))
    , m_flow(layOut(kind, m_source, paper / m_scale))
{
}

void SheetPages::paint(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_scale, m_scale);
    m_flow.paint(painter, page);
    painter.restore();
}

int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device)
{
    const QPageLayout layout = device.pageLayout();
    const SheetPages pages(kind, source, layout.fullRectPoints().size());
    const qreal scale = device.logicalDpiX() / 72.0;
    const QPointF origin = -QPointF(layout.paintRectPoints().topLeft());
    QPainter painter(&device);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0)
            device.newPage();
        painter.save();
        painter.scale(scale, scale);
        painter.translate(origin);
        pages.paint(painter, page);
        painter.restore();
    }
    return pages.count();
}

QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size)
{
    constexpr int dotsPerInch = 1200;
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout::Portrait, QMarginsF()));
    writer.setTitle(sheetTitle(kind, source));
    writer.setCreator(QStringLiteral("Muster"));
    paintSheet(kind, source, writer);
    return pdf;
}

QString sheetTitle(SheetKind kind, const SheetSource &source)
{
    if (kind == SheetKind::QuickReference)
        return QCoreApplication::translate("muster::Sheets", "%1, Quick reference").arg(source.pack.title);
    const QString turn = words::turn(source.campaign.turn, source.campaign, source.pack);
    const QString sheet = kind == SheetKind::Roster
        ? QCoreApplication::translate("muster::Sheets", "%1, Roster, %2")
        : QCoreApplication::translate("muster::Sheets", "%1, Encounter, %2");
    return sheet.arg(source.campaign.name.left(200), turn);
}

QPageSize::PageSizeId usualPaper()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
}

} // namespace muster
