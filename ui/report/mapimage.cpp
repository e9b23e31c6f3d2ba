// SPDX-License-Identifier: MIT
#include "ui/report/mapimage.h"

#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"

#include <QBuffer>
#include <QHash>
#include <QImage>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr qreal letterOnMap = 12;

/// Returns Qt's SVG without unneeded parts: comments, names, default values, spaces, and digits too small to be
/// visible.
QByteArray compact(const QByteArray &svg)
{
    QString text = QString::fromUtf8(svg);
    const auto replace = [&](const char *pattern, const char *by) {
        text.replace(QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::DotMatchesEverythingOption),
                     QString::fromLatin1(by));
    };
    replace("<\\?xml.*?\\?>|<!DOCTYPE.*?>|<title>.*?</title>|<desc>.*?</desc>|<defs>\\s*</defs>", "");
    replace(
        " (?:vector-effect|xml:space|xmlns:xlink|version|baseProfile|(?:fill|stroke)-opacity)=\"(?:1|1.2|tiny|preserve|"
        "non-scaling-stroke|none|http://www.w3.org/1999/xlink)\"",
        "");
    replace("(<g [^>]*?) font-family=\"[^\"]*\" font-size=\"[^\"]*\" font-weight=\"[^\"]*\" font-style=\"[^\"]*\"",
            "\\1");
    replace("(\\d\\.\\d{4})\\d+", "\\1"); // scales need more digits than positions
    replace("(?<=[CML ,])(-?\\d+\\.\\d)\\d+(?=[ ,\"][^<>=]*/>)", "\\1");
    replace("\\s+", " ");
    replace(" ?([<>]) ?", "\\1");
    replace("<g [^>]*></g>", "");
    return text.trimmed().toUtf8();
}

/// Returns the most common colours. By default Qt uses the web palette of 1996, in which woods are yellow.
QList<QRgb> commonColours(const QImage &image, qsizetype most)
{
    QHash<QRgb, int> often;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            ++often[line[x]];
    }
    QList<QRgb> colours = often.keys();
    std::ranges::sort(
        colours, [&](QRgb one, QRgb other) { return std::pair(-often[one], one) < std::pair(-often[other], other); });
    colours.resize(std::min(colours.size(), most));
    return colours;
}

} // namespace

MapImage::MapImage(const AccountTable &table, const Pack &pack, const Inks &inks)
    : m_table(table)
    , m_pack(pack)
    , m_inks(inks)
{
}

QSizeF MapImage::size(qreal width) const
{
    if (!m_table.encounter.setup.sections.empty())
        return {width, mapHeight(width, m_table.encounter)};
    if (m_table.settlement)
        return settlementSize(planOf(*m_table.settlement, m_pack), width);
    return {};
}

void MapImage::paint(QPainter &painter, const QRectF &place) const
{
    if (!m_table.encounter.setup.sections.empty()) {
        MapMarks marks;
        marks.edges = tableEdges(m_table.encounter, m_pack);
        drawMap(painter, place, m_table.encounter, m_inks, marks);
    } else if (m_table.settlement) {
        drawSettlement(painter, place, planOf(*m_table.settlement, m_pack), m_inks, letterOnMap);
    }
}

QRectF MapImage::ground(const QRectF &place) const
{
    QRectF sections;
    for (const Section &section : m_table.encounter.setup.sections)
        sections |= sectionPlace(place, m_table.encounter, section.number);
    return sections.isEmpty() ? place : sections;
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

QByteArray MapImage::png(int width, int scale, qsizetype colours) const
{
    const QSizeF whole = size(width);
    if (whole.isEmpty())
        return {};
    QImage image((whole * scale).toSize(), QImage::Format_RGB32);
    image.fill(m_inks.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    paint(painter, QRectF(QPointF(), whole));
    painter.end();
    QByteArray written;
    QBuffer buffer(&written);
    image.convertToFormat(QImage::Format_Indexed8, commonColours(image, colours), Qt::ThresholdDither | Qt::AvoidDither)
        .save(&buffer, "PNG");
    return written;
}

} // namespace muster
