// SPDX-License-Identifier: MIT
#include "ui/parts/elidedlabel.h"

#include "ui/parts/drawing.h"

#include <QPainter>

namespace muster {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    drawing::elided(painter, contentsRect(), Qt::AlignLeft | Qt::AlignVCenter, text());
}

} // namespace muster
