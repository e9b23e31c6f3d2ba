// SPDX-License-Identifier: MIT
#include "ui/parts/columnheads.h"

#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QPainter>

namespace muster {

ColumnHeads::ColumnHeads(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(10);
}

void ColumnHeads::setMargins(int first, int others)
{
    m_first = first;
    m_others = others;
    viewport()->update();
}

void ColumnHeads::setNumbers(int section, const QStringList &heads)
{
    m_numbered = section;
    m_numbers = heads;
    viewport()->update();
}

int ColumnHeads::numberWidth(const QString &head)
{
    constexpr int apart = 8;
    return std::max(besideType(32), QFontMetrics(fontFor(TextUse::ColumnHead)).horizontalAdvance(head) + apart);
}

QSize ColumnHeads::sizeHint() const
{
    return {0, std::max(26, QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing() + 10)};
}

QSize ColumnHeads::sectionSizeFromContents(int section) const
{
    const QString head = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    int margin = section == 0 ? m_first : m_others;
    if (section == m_numbered) {
        for (const QString &number : m_numbers)
            margin += numberWidth(number);
    }
    return {margin + QFontMetrics(fontFor(TextUse::ColumnHead)).horizontalAdvance(head) + numberMargin,
            sizeHint().height()};
}

void ColumnHeads::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    constexpr qreal line = 1.5;
    const Inks &inks = inksOf(palette());
    const QVariant alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const bool right = alignment.isValid() && Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight);
    painter->save();
    painter->fillRect(rect, inks.paper);
    painter->setFont(fontFor(TextUse::ColumnHead));
    painter->setPen(inks.pencil);
    painter->drawText(rect.adjusted(section == 0 ? m_first : m_others, 0, right ? -numberMargin : 0, -4),
                      (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                      model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
    if (section == m_numbered)
        paintNumbers(*painter, rect.adjusted(0, 0, -numberMargin, -4));
    painter->fillRect(QRectF(rect.left(), rect.bottom() + 1 - line, rect.width(), line), inks.ink);
    painter->restore();
}

void ColumnHeads::paintNumbers(QPainter &painter, QRect place) const
{
    const Inks &inks = inksOf(palette());
    for (int i = static_cast<int>(m_numbers.size()) - 1; i >= 0; --i) {
        const bool last = i == m_numbers.size() - 1;
        painter.setPen(last ? inks.ink : inks.pencil);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, m_numbers[i]);
        place.setRight(place.right() - numberWidth(m_numbers[i]));
    }
}

} // namespace muster
