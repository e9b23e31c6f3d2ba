// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/type.h"

#include <QPainter>
#include <QStringList>

namespace muster {

/// Text in the painter's own units. A QFont's size is in points of the device or in whole pixels, neither of which suits
/// a drawing that is scaled to screen and paper alike: here a size of 12 is 12 units high everywhere.
class Lettering
{
public:
    explicit Lettering(TextUse use, qreal size = 0);

    qreal width(const QString &text) const;
    qreal lineHeight() const;
    qreal ascent() const;

    /// One line; what does not fit into the width is cut with an ellipsis. Control characters and line breaks are blanks.
    void draw(QPainter &painter, const QRectF &place, int alignment, const QString &text) const;

    /// Broken into lines no wider than this, within long words too; the last that is allowed is elided.
    QStringList lines(const QString &text, qreal width, int most = 1000) const;

private:
    QFont m_font;
};

} // namespace muster
