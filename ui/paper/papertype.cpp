// SPDX-License-Identifier: MIT
#include "ui/paper/papertype.h"

#include <map>

namespace muster::paper {

static Lettering madeFor(Style style)
{
    switch (style) {
    case Style::Title:
        return Lettering(TextUse::PageTitle, 23);
    case Style::StarName:
        return Lettering(TextUse::CampaignName, 19);
    case Style::Heading:
        return Lettering(TextUse::SectionHeading, 12.5);
    case Style::Rep:
        return Lettering(TextUse::RepRow, 15);
    case Style::RepLarge:
        return Lettering(TextUse::RepRow, 46);
    case Style::Name:
        return Lettering(TextUse::RowName, 10.5);
    case Style::NameOfStar:
        return Lettering(TextUse::SectionHeading, 11.5);
    case Style::Body:
        return Lettering(TextUse::Body, 9.6);
    case Style::BodyBold:
        return Lettering(TextUse::BodyBold, 9.6);
    case Style::Small:
        return Lettering(TextUse::ColumnHead, 8.4);
    case Style::SmallBold:
        return Lettering(TextUse::ColumnHeadBold, 8.4);
    case Style::Fine:
        return Lettering(TextUse::ColumnHead, 7.6);
    case Style::FineBold:
        return Lettering(TextUse::ColumnHeadBold, 7.6);
    case Style::Ring:
        return Lettering(TextUse::ColumnHeadBold, 7.8);
    }
    Q_UNREACHABLE();
}

const Lettering &lettering(Style style)
{
    static std::map<Style, Lettering> made;
    const auto known = made.find(style);
    return known != made.end() ? known->second : made.emplace(style, madeFor(style)).first->second;
}

void text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, Style style, const QString &words,
          const QColor &colour)
{
    painter.setPen(colour);
    lettering(style).draw(painter, place, alignment, words);
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
