// SPDX-License-Identifier: MIT
#include "ui/window/nextactbutton.h"

#include "ui/help/keys.h"
#include "ui/look/buttonground.h"
#include "ui/look/icon.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"

#include <QKeySequence>
#include <QPainter>
#include <QShortcut>

namespace muster {

namespace {

constexpr int wholeWidth = 288;
constexpr int narrowWidth = 226;

} // namespace

NextActButton::NextActButton(QWidget *parent)
    : QAbstractButton(parent)
    , m_key(tr("Ctrl+Enter"))
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    tellKeys(this, tr("Month"), {{m_key, tr("The next act, as the button at the upper right names it")}});
    for (const auto key : {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(key), this);
        connect(shortcut, &QShortcut::activated, this, [this] { click(); });
    }
    connect(this, &QAbstractButton::clicked, this, [this] {
        const std::function<void()> trigger = m_act.trigger; // the act may be replaced while it runs
        if (trigger)
            trigger();
    });
}

void NextActButton::load(const std::optional<NextAct> &act)
{
    m_act = act.value_or(NextAct());
    setVisible(act.has_value());
    setEnabled(m_act.enabled);
    setAccessibleName(m_act.title);
    setAccessibleDescription(m_act.detail);
    setToolTip(asToolTip(tr("%1 (%2)").arg(m_act.title, m_key)));
    update();
}

QSize NextActButton::sizeHint() const
{
    const int lines = QFontMetrics(fontFor(TextUse::RowName)).lineSpacing()
        + QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing();
    return {besideType(wholeWidth), std::max(58, lines + 16)};
}

QSize NextActButton::minimumSizeHint() const
{
    return {besideType(narrowWidth), sizeHint().height()};
}

void NextActButton::paintKey(QPainter &painter, QRectF &room) const
{
    painter.setFont(fontFor(TextUse::ColumnHead));
    const qreal keyWidth = QFontMetricsF(painter.font()).horizontalAdvance(m_key) + 12;
    const qreal words = std::max(QFontMetricsF(fontFor(TextUse::RowName)).horizontalAdvance(m_act.title),
                                 QFontMetricsF(fontFor(TextUse::SecondLine)).horizontalAdvance(m_act.detail));
    if (words + 8 + keyWidth > room.width())
        return; // the words first; the tool tip has the key
    const QRectF key(room.right() - keyWidth, room.center().y() - 9, keyWidth, 19);
    painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.drawText(key, Qt::AlignCenter, m_key);
    room.setRight(key.left() - 8);
}

void NextActButton::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    paintButtonGround(painter, rect(), ButtonLook::Primary, {isEnabled(), underMouse(), isDown(), keyboard}, inks);

    const QColor colour = buttonText(ButtonLook::Primary, isEnabled(), inks);
    if (!m_act.icon.isEmpty())
        drawIcon(painter, m_act.icon, {17, height() / 2.0 - 13, 26, 26}, colour);

    painter.setPen(colour);
    QRectF room = QRectF(rect()).adjusted(55, 0, -16, 0);
    paintKey(painter, room);

    const QFont titleFont = fontFor(TextUse::RowName);
    const QFont detailFont = fontFor(TextUse::SecondLine);
    const qreal titleHeight = QFontMetricsF(titleFont).lineSpacing();
    const qreal detailHeight = QFontMetricsF(detailFont).lineSpacing();
    QRectF line(room.left(), (height() - titleHeight - detailHeight) / 2, room.width(), titleHeight);
    painter.setFont(titleFont);
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_act.title);
    line = QRectF(line.x(), line.bottom(), line.width(), detailHeight);
    painter.setFont(detailFont);
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_act.detail);
}

} // namespace muster
