// SPDX-License-Identifier: MIT
#include "ui/chronicle/laidbelow.h"

#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/pictures/photograph.h"
#include "ui/pictures/shownpictures.h"

#include <cmath>

namespace muster {

namespace {

constexpr qreal gapAbove = 8;
constexpr qreal gapBelow = 10;
constexpr qreal besidePicture = 16;
constexpr qreal leastNote = 240; ///< of a note; a narrower one stands below
constexpr qreal captionGap = 2;

QSizeF frameOf(const Picture &picture)
{
    return picture.caption.isEmpty() ? QSizeF(150, 98) : QSizeF(214, 116);
}

qreal captionHeight(const Picture &picture)
{
    return picture.caption.isEmpty() ? 0 : captionGap + QFontMetricsF(fontFor(TextUse::ColumnHead)).lineSpacing();
}

} // namespace

LaidBelow::LaidBelow(const QList<Words> &words, const QList<Picture> &pictures, qreal width)
    : m_words(words)
    , m_pictures(pictures)
    , m_width(width)
{
    if (words.isEmpty() && pictures.isEmpty())
        return;
    qreal top = gapAbove;
    qsizetype placed = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        qreal left = 0;
        qreal beside = 0; // the height of the picture there
        if (i == 0 && !pictures.isEmpty() && frameOf(pictures[0]).width() + besidePicture + leastNote <= width) {
            m_frames.push_back({pictures[0], QRectF(QPointF(0, top), frameOf(pictures[0]))});
            left = m_frames.back().frame.width() + besidePicture;
            beside = m_frames.back().frame.height() + captionHeight(pictures[0]);
            placed = 1;
        }
        auto laid = std::make_unique<LaidWords>(words[i], width - left);
        const qreal height = laid->height();
        m_notes.push_back({std::move(laid), QRectF(left, top, width - left, height)});
        top += std::max(height, beside) + gapBelow;
    }
    qreal left = 0;
    qreal row = 0; // its height
    for (; placed < pictures.size(); ++placed) {
        const Picture &picture = pictures[placed];
        const QSizeF size = frameOf(picture);
        if (left > 0 && left + size.width() > width) {
            top += row + gapBelow;
            left = row = 0;
        }
        m_frames.push_back({picture, QRectF(QPointF(left, top), size)});
        left += size.width() + besidePicture;
        row = std::max(row, size.height() + captionHeight(picture));
    }
    m_height = std::ceil(top + (row > 0 ? row + gapBelow : 0));
}

bool LaidBelow::isOf(const QList<Words> &words, const QList<Picture> &pictures, qreal width) const
{
    return m_width == width && m_words == words && m_pictures == pictures;
}

void LaidBelow::draw(QPainter &painter, QPointF topLeft, const Inks &inks, const Sought &sought, bool present,
                     ShownPictures &shown) const
{
    for (const PlacedNote &note : m_notes)
        note.words->draw(painter, note.place.translated(topLeft), inks, sought, present);
    for (PlacedPicture one : m_frames) {
        one.frame.translate(topLeft);
        drawPicture(painter, one, inks, shown);
    }
}

void LaidBelow::drawPicture(QPainter &painter, const PlacedPicture &one, const Inks &inks, ShownPictures &shown) const
{
    if (shown.isLost(one.picture))
        drawing::noPhotograph(painter, one.frame, QStringLiteral("picture"), inks);
    else
        drawing::photograph(painter, one.frame,
                            shown.pixmap(one.picture, one.frame.size(), painter.device()->devicePixelRatioF()), inks);
    if (one.picture.caption.isEmpty())
        return;
    painter.setFont(fontFor(TextUse::ColumnHead));
    painter.setPen(inks.pencil);
    drawing::elided(painter,
                    {one.frame.left(), one.frame.bottom() + captionGap, one.frame.width(), captionHeight(one.picture)},
                    Qt::AlignLeft | Qt::AlignTop, one.picture.caption);
}

} // namespace muster
