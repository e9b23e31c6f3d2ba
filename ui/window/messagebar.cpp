// SPDX-License-Identifier: MIT
#include "ui/window/messagebar.h"

#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>

namespace muster {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_text(makeParagraph(TextUse::Body, {}))
    , m_offers(new QHBoxLayout)
{
    auto *close = new Button({}, tr("Close"), this, ButtonLook::Flat);
    close->setAccessibleName(tr("Close this message"));
    connect(close, &QPushButton::clicked, this, &MessageBar::clear);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(24, 6, 12, 6);
    row->addWidget(m_text, 1);
    row->addLayout(m_offers);
    row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageBar::say(const QString &text, const Offers &offers)
{
    if (offers.empty() && text == m_text->text())
        return;
    takeOffersAway();
    for (const Offer &offer : offers) {
        auto *button = new Button({}, offer.title, this);
        // What it does may close the message, and the button with it.
        connect(button, &QPushButton::clicked, this, offer.act, Qt::QueuedConnection);
        m_offers->addWidget(button, 0, Qt::AlignTop);
    }
    m_text->setText(text);
    setAccessibleName(text);
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::clear()
{
    m_text->clear();
    takeOffersAway();
    hide();
}

void MessageBar::takeOffersAway()
{
    while (QLayoutItem *item = m_offers->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.plain);
    painter.drawRoundedRect(rect(), 7, 7);
    painter.fillRect(QRect(0, height() - 8, width(), 8), inks.plain);
    painter.fillRect(QRect(0, 7, 3, height() - 14), inks.accent);
    painter.setPen(inks.rule);
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace muster
