// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QPainter>
#include <QWidget>

namespace muster {

/// A painter for a widget, with its inks and with antialiasing.
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

/// A scope that saves the painter's state, turns antialiasing on, and restores the state at its end.
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

/// The alignments of a line of text, vertically centred.
inline constexpr int atLeft = Qt::AlignLeft | Qt::AlignVCenter;
inline constexpr int atRight = Qt::AlignRight | Qt::AlignVCenter;

/// Returns whether the widget has the focus and shows it, because a key moved the focus in this window.
inline bool hasKeyboard(const QWidget &widget)
{
    return widget.hasFocus() && widget.window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

/// Draws the line at the bottom of a row.
inline void ruleBelow(QPainter &painter, const QRectF &row, const QColor &colour)
{
    painter.fillRect(QRectF(row.left(), row.bottom() - 1, row.width(), 1), colour);
}

/// Sets the outline and the fill of all that is drawn next.
inline QPainter &outlined(QPainter &painter, const QPen &pen, const QBrush &fill = Qt::NoBrush)
{
    painter.setPen(pen);
    painter.setBrush(fill);
    return painter;
}
/// Sets the fill of all that is drawn next, without an outline.
inline QPainter &filled(QPainter &painter, const QBrush &fill)
{
    return outlined(painter, Qt::NoPen, fill);
}

/// Sets the font and the colour of text that is drawn next.
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
