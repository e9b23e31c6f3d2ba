// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QPainter>
#include <QWidget>

namespace muster {

/// Paints a widget in its inks, with smooth edges.
class InkPainter : public QPainter
{
public:
    explicit InkPainter(QWidget *widget)
        : QPainter(widget)
        , inks(inksOf(widget->palette()))
    {
        setRenderHint(Antialiasing);
    }

    const Inks &inks;
};

/// Saves the painter's state for the length of a drawing, and draws smoothly.
class Stroke
{
public:
    explicit Stroke(QPainter &painter)
        : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Stroke() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(Stroke)

private:
    QPainter &m_painter;
};

/// Where a line of text stands in its place: in the middle of its height.
inline constexpr int atLeft = Qt::AlignLeft | Qt::AlignVCenter;
inline constexpr int atRight = Qt::AlignRight | Qt::AlignVCenter;

/// Whether the keyboard is in it, and that is to be seen: it came there by a key.
inline bool hasKeyboard(const QWidget &widget)
{
    return widget.hasFocus() && widget.window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

/// The line that ends a row.
inline void ruleBelow(QPainter &painter, const QRectF &row, const QColor &colour)
{
    painter.fillRect(QRectF(row.left(), row.bottom() - 1, row.width(), 1), colour);
}

/// What is drawn from now on has this outline, and is filled or not.
inline QPainter &outlined(QPainter &painter, const QPen &pen, const QBrush &fill = Qt::NoBrush)
{
    painter.setPen(pen);
    painter.setBrush(fill);
    return painter;
}
/// The same without an outline.
inline QPainter &filled(QPainter &painter, const QBrush &fill)
{
    return outlined(painter, Qt::NoPen, fill);
}

/// What is written from now on is in this type and colour.
inline void setType(QPainter &painter, const QFont &font, const QColor &colour)
{
    painter.setFont(font);
    painter.setPen(colour);
}
inline void setType(QPainter &painter, TextUse use, const QColor &colour)
{
    setType(painter, fontFor(use), colour);
}

} // namespace muster
