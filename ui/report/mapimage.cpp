// SPDX-License-Identifier: MIT
#include "ui/report/mapimage.h"

#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace muster {

namespace {

constexpr qreal smallestLetter = 12;

/// What Qt writes, without what nobody needs: comments, names of drawings, blanks, and digits that nobody sees.
QByteArray compact(const QByteArray &svg)
{
    QString text = QString::fromUtf8(svg);
    text.remove(QRegularExpression(QStringLiteral("<\\?xml.*?\\?>|<!DOCTYPE.*?>|<title>.*?</title>|<desc>.*?</desc>|"
                                                  " vector-effect=\"[^\"]*\"| xml:space=\"preserve\""),
                                   QRegularExpression::DotMatchesEverythingOption));
    text.replace(QRegularExpression(QStringLiteral("(\\d\\.\\d\\d)\\d+")), QStringLiteral("\\1"));
    text.replace(QRegularExpression(QStringLiteral("\\s+")), QStringLiteral(" "));
    text.replace(QRegularExpression(QStringLiteral("> <")), QStringLiteral("><"));
    text.remove(QRegularExpression(QStringLiteral("<g [^>]*></g>")));
    return text.trimmed().toUtf8();
}

} // namespace

MapImage::MapImage(const AccountTable &table, const Pack &pack)
    : m_table(table)
    , m_pack(pack)
{
}

QSizeF MapImage::size(qreal width) const
{
    if (!m_table.encounter.setup.sections.empty())
        return {width, width + mapEdgeHeight(width, m_table.encounter)};
    if (m_table.settlement)
        return settlementSize(planOf(*m_table.settlement, m_pack), width);
    return {};
}

void MapImage::paint(QPainter &painter, const QRectF &place) const
{
    if (!m_table.encounter.setup.sections.empty()) {
        MapMarks marks;
        marks.edges = tableEdges(m_table.encounter, m_pack);
        drawMap(painter, place, m_table.encounter, lightInks(), marks);
    } else if (m_table.settlement) {
        drawSettlement(painter, place, planOf(*m_table.settlement, m_pack), lightInks(), smallestLetter);
    }
}

QByteArray MapImage::svg(int width) const
{
    const QSizeF whole = size(width);
    if (whole.isEmpty())
        return {};
    QByteArray written;
    QBuffer buffer(&written);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(whole.toSize());
    generator.setViewBox(QRectF(QPointF(), whole));
    QPainter painter(&generator);
    paint(painter, QRectF(QPointF(), whole));
    painter.end();
    return compact(written);
}

QByteArray MapImage::png(int width) const
{
    const QSizeF whole = size(width);
    if (whole.isEmpty())
        return {};
    QImage image(whole.toSize(), QImage::Format_RGB32);
    image.fill(lightInks().paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(QPointF(), whole));
    painter.end();
    QByteArray written;
    QBuffer buffer(&written);
    image.convertToFormat(QImage::Format_Indexed8, Qt::DiffuseDither).save(&buffer, "PNG");
    return written;
}

} // namespace muster
