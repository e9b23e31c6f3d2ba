// SPDX-License-Identifier: MIT
#include "ui/paper/miniature.h"

#include "ui/paper/papertype.h"
#include "ui/pictures/photograph.h"
#include "ui/pictures/shownpictures.h"

namespace muster::paper {

qreal miniature(QPainter &painter, const QRectF &square, const SheetSource &source, FigureId id)
{
    constexpr qreal gap = 7;
    constexpr qreal pixelsAPoint = 300.0 / 72;
    const auto content = source.miniatures.constFind(number(id));
    if (content == source.miniatures.constEnd())
        return 0;
    const QImage image = unpackedPicture(*content, (square.size() * pixelsAPoint).toSize());
    if (image.isNull())
        return 0;
    drawing::photograph(painter, square, QPixmap::fromImage(image), printInks());
    return square.width() + gap;
}

} // namespace muster::paper
