// SPDX-License-Identifier: MIT
#include "ui/paper/papertype.h"

#include <map>
#include <utility>

namespace muster::paper {

/// Nothing is set smaller than this, in points.
static constexpr qreal smallest = 7.6;

/// A face and its size in points.
struct Setting {
    TextUse use;
    qreal size;
};

static Setting settingOf(Style style)
{
    switch (style) {
    case Style::Title:
        return {TextUse::PageTitle, 23};
    case Style::StarName:
        return {TextUse::CampaignName, 19};
    case Style::Heading:
        return {TextUse::SectionHeading, 12.5};
    case Style::Rep:
        return {TextUse::RepRow, 15};
    case Style::RepLarge:
        return {TextUse::RepRow, 46};
    case Style::Name:
        return {TextUse::RowName, 10.5};
    case Style::NameOfStar:
        return {TextUse::SectionHeading, 11.5};
    case Style::Body:
        return {TextUse::Body, 9.6};
    case Style::BodyBold:
        return {TextUse::BodyBold, 9.6};
    case Style::Small:
        return {TextUse::ColumnHead, 8.4};
    case Style::SmallBold:
        return {TextUse::ColumnHeadBold, 8.4};
    case Style::Fine:
        return {TextUse::ColumnHead, smallest};
    case Style::FineBold:
        return {TextUse::ColumnHeadBold, smallest};
    case Style::Ring:
        return {TextUse::ColumnHeadBold, 7.8};
    }
    Q_UNREACHABLE();
}

static const Lettering &letteringOf(Style style, qreal size)
{
    static std::map<std::pair<Style, qreal>, Lettering> made;
    const auto known = made.find({style, size});
    return known != made.end()
        ? known->second
        : made.emplace(std::pair(style, size), Lettering(settingOf(style).use, size)).first->second;
}

const Lettering &lettering(Style style)
{
    return letteringOf(style, settingOf(style).size);
}

/// In the style's own size, or in the largest smaller one in which the words fit.
static const Lettering &fitting(Style style, const QString &words, qreal width)
{
    constexpr qreal step = 0.5;
    qreal size = settingOf(style).size;
    while (size > smallest && letteringOf(style, size).width(words) > width)
        size = qMax(size - step, smallest);
    return letteringOf(style, size);
}

void text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, Style style, const QString &words,
          const QColor &colour)
{
    painter.setPen(colour);
    fitting(style, words, place.width()).draw(painter, place, alignment, words);
}

void pencil(QPainter &painter, const QRectF &place, Qt::Alignment alignment, const QString &words, Style style)
{
    text(painter, place, alignment, style, words, printInks().pencil);
}

void twoTexts(QPainter &painter, const QRectF &place, Style style, const QString &words, const QString &behind)
{
    constexpr qreal gap = 4;
    const qreal wished = lettering(style).width(words) + 1;
    const qreal needed = lettering(Style::Small).width(behind) + gap;
    const qreal given = qMin(wished, qMax(place.width() - needed, place.width() * 2 / 3));
    text(painter, QRectF(place.topLeft(), QSizeF(given, place.height())), Qt::AlignLeft | Qt::AlignVCenter, style,
         words);
    if (given + gap < place.width())
        pencil(painter, place.adjusted(given + gap, 0.8, 0, 0.8), Qt::AlignLeft | Qt::AlignVCenter, behind);
}

} // namespace muster::paper
