// SPDX-License-Identifier: MIT
#include "ui/welcome/actcard.h"

#include "ui/look/icon.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QKeySequence>
#include <QPainter>

namespace muster {

namespace {

constexpr int leastCardHeight = 68;
constexpr qreal cardIconLeft = 18;
constexpr qreal cardIcon = 24;
constexpr qreal cardTextLeft = 57;
constexpr qreal cardRight = 17;
constexpr qreal keyHeight = 19;

} // namespace

ActCard::ActCard(const QString &icon, const QString &title, const QString &detail, ButtonLook look, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
    , m_detail(detail)
    , m_look(look)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ActCard::setKeyHint(const QKeySequence &key)
{
    m_key = key.toString(QKeySequence::NativeText);
    update();
}

QSize ActCard::sizeHint() const
{
    const int lines = QFontMetrics(fontFor(TextUse::RowName)).lineSpacing()
        + QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing();
    return {besideType(392), std::max(leastCardHeight, lines + 16)};
}

void ActCard::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    paintButtonGround(painter, rect(), m_look, {isEnabled(), underMouse(), isDown(), keyboard}, inks);

    const QColor colour = buttonText(m_look, isEnabled(), inks);
    const QColor second = m_look == ButtonLook::Primary ? colour : inks.pencil;
    drawIcon(painter, m_icon, {cardIconLeft, (height() - cardIcon) / 2, cardIcon, cardIcon}, colour);

    qreal right = width() - cardRight;
    if (!m_key.isEmpty()) {
        painter.setFont(fontFor(TextUse::ColumnHead));
        const qreal keyWidth = QFontMetricsF(painter.font()).horizontalAdvance(m_key) + 12;
        const QRectF key(right - keyWidth, (height() - keyHeight) / 2, keyWidth, keyHeight);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_look == ButtonLook::Primary ? colour : inks.rule, 1));
        painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.setPen(second);
        painter.drawText(key, Qt::AlignCenter, m_key);
        right = key.left() - 8;
    }
    const QFont titleFont = fontFor(TextUse::RowName);
    const QFont detailFont = fontFor(TextUse::SecondLine);
    const qreal titleHeight = QFontMetricsF(titleFont).lineSpacing();
    const qreal detailHeight = QFontMetricsF(detailFont).lineSpacing();
    QRectF line(cardTextLeft, (height() - titleHeight - detailHeight) / 2, right - cardTextLeft, titleHeight);
    painter.setFont(titleFont);
    painter.setPen(colour);
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, text());
    line = QRectF(line.x(), line.bottom(), line.width(), detailHeight);
    painter.setFont(detailFont);
    painter.setPen(second);
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_detail);
}

} // namespace muster
