// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRect>

class QColor;
class QPainter;
class QStyleOption;
class QStyleOptionMenuItem;
class QStyleOptionSlider;
class QStyleOptionViewItem;

namespace muster {

// Qt's controls as the notebook has them; Style calls these.

/// The ground and edge of an input.
void paintField(QPainter &painter, const QStyleOption &option);
void paintRadio(QPainter &painter, const QStyleOption &option);
/// The pill of a scroll bar, at `slider`.
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider);
/// What stands over the entries of a menu.
void paintMenuTitle(QPainter &painter, const QStyleOptionMenuItem &item);
/// `marked`: its letter is underlined though it is closed.
void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &item, bool marked);
/// Pointing right, turned clockwise by so many degrees.
void paintChevron(QPainter &painter, QPointF centre, qreal side, qreal turned, const QColor &colour);
/// Around a chosen row, or its part in this column, where keys brought the focus to its list: the next key is for it.
void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &option);

} // namespace muster
