// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRect>

class QColor;
class QAbstractItemView;
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

/// Of two lists of a page, the one that was used last has its chosen row washed, the other only the bar before it.
void letLead(QAbstractItemView &one, QAbstractItemView &other);
bool isWashed(const QStyleOptionViewItem &option);
/// The ground of a row of a list where it is chosen: wash, bar and focus.
void paintChosenRow(QPainter &painter, const QStyleOptionViewItem &option);

} // namespace muster
