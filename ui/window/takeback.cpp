// SPDX-License-Identifier: MIT
#include "ui/window/takeback.h"

#include "ui/look/buttonground.h"
#include "ui/look/icon.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"

#include <QPainter>

namespace muster {

TakeBack::TakeBack(QWidget *parent)
    : QAbstractButton(parent)
{
    setText(tr("Undo"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TakeBack::load(const QString &name, const QString &turn)
{
    m_name = name;
    m_turn = turn;
    setEnabled(!name.isEmpty());
    setAccessibleName(name.isEmpty()       ? text()
                          : turn.isEmpty() ? tr("Undo: %1").arg(name)
                                           : tr("Undo: %1, %2").arg(name, turn));
    setToolTip(name.isEmpty() ? tr("Nothing to undo") : asToolTip(tr("Undo “%1”").arg(name)));
    update();
}

void TakeBack::setFolded(bool folded)
{
    m_folded = folded;
    updateGeometry();
    update();
}

QSize TakeBack::sizeHint() const
{
    if (m_folded)
        return {56, 44};
    return {125,
            12 + QFontMetrics(fontFor(TextUse::SecondLineBold)).lineSpacing() + 6
                + 2 * QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing()};
}

void TakeBack::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    paintButtonGround(painter, rect().adjusted(0, 0, -5, 0), ButtonLook::Flat,
                      {isEnabled(), isEnabled() && underMouse(), isDown(), keyboard}, inks);

    const QColor colour = buttonText(ButtonLook::Flat, isEnabled(), inks);
    if (m_folded) {
        drawIcon(painter, QStringLiteral("undo"), {19, height() / 2.0 - 9, 18, 18}, colour);
        return;
    }
    const QFont bold = fontFor(TextUse::SecondLineBold);
    const qreal first = QFontMetricsF(bold).lineSpacing();
    drawIcon(painter, QStringLiteral("undo"), {8, 6 + first / 2 - 8, 17, 17}, colour);
    painter.setFont(bold);
    painter.setPen(colour);
    drawing::elided(painter, {33, 6, width() - 38.0, first}, Qt::AlignLeft | Qt::AlignVCenter, text());

    painter.setFont(fontFor(TextUse::ColumnHead));
    painter.setPen(inks.pencil);
    QRectF line(8, 6 + first + 5, width() - 14.0, QFontMetricsF(painter.font()).lineSpacing());
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_name);
    line.translate(0, line.height());
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_turn);
}

} // namespace muster
