// SPDX-License-Identifier: MIT
#include "ui/aftermath/numberedheading.h"

#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/spokenrole.h"

#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr int ring = 22;
constexpr int gap = 10;

} // namespace

NumberedHeading::NumberedHeading(int number, const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_number(number)
    , m_text(text)
{
    speakAs(*this, QAccessible::Heading);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(text);
}

QSize NumberedHeading::sizeHint() const
{
    const QFontMetrics metrics(fontFor(TextUse::SectionHeading));
    return {ring + gap + metrics.horizontalAdvance(m_text) + 2, std::max(ring + 2, metrics.lineSpacing())};
}

void NumberedHeading::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(palette());
    const QRectF circle(0.75, (height() - ring) / 2.0 + 0.75, ring - 1.5, ring - 1.5);
    painter.setPen(QPen(inks.ink, 1.2));
    painter.drawEllipse(circle);
    painter.setFont(fontFor(TextUse::SecondLineBold));
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    painter.setFont(fontFor(TextUse::SectionHeading));
    painter.drawText(QRectF(rect()).adjusted(ring + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

} // namespace muster
