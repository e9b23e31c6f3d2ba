// SPDX-License-Identifier: MIT
#include "ui/aftermath/notice.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QAccessible>
#include <QPainter>

namespace muster {

namespace {

constexpr int signSide = 20;
constexpr int besideSign = 10;

} // namespace

Notice::Notice(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFont(fontFor(TextUse::BodyBold));
    setContentsMargins(signSide + besideSign, 4, 0, 4);
    hide();
}

void Notice::say(const QString &text)
{
    if (text == this->text())
        return;
    setText(text);
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Notice::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    QPainter painter(this);
    const qreal top = (height() - signSide) / 2.0;
    drawIcon(painter, QStringLiteral("warn"), {0, top, signSide, signSide}, inksOf(palette()).ink);
}

} // namespace muster
