// SPDX-License-Identifier: MIT
#include "ui/parts/choice.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace muster {

namespace {

constexpr int choicePadding = 13;
constexpr int choiceIcon = 16;
constexpr int choiceGap = 7;

/// One piece of the frame; it knows its neighbours to round only the outer corners.
class Segment : public QAbstractButton
{
public:
    Segment(QString icon, const QString &text, Choice *parent)
        : QAbstractButton(parent)
        , m_icon(std::move(icon))
        , m_choice(parent)
    {
        setText(text);
        setCheckable(true);
        setAutoExclusive(true); // a radio button to a screen reader
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setAccessibleName(text);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(fontFor(TextUse::SecondLineBold));
        const int icon = m_icon.isEmpty() ? 0 : choiceIcon + choiceGap;
        return {2 * choicePadding + icon + metrics.horizontalAdvance(text()), std::max(30, metrics.lineSpacing() + 14)};
    }

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        QAbstractButton::mouseReleaseEvent(event);
        if (isChecked() && rect().contains(event->position().toPoint()))
            emit m_choice->clicked();
    }

    void paintEvent(QPaintEvent *) override
    {
        const Inks &inks = inksOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse()) {
            QPainterPath frame;
            frame.addRoundedRect(QRectF(parentWidget()->rect()).translated(-pos()).adjusted(1, 1, -1, -1), 5, 5);
            painter.setClipPath(frame);
            painter.fillRect(rect(), !isChecked() ? inks.wash : isEnabled() ? inks.accent : inks.pencil);
            painter.setClipping(false);
        }
        const QColor colour = isChecked() ? inks.onAccent : isEnabled() ? inks.pencil : inks.edge;
        QRectF place = QRectF(rect()).adjusted(choicePadding, 0, -choicePadding, 0);
        if (!m_icon.isEmpty()) {
            drawIcon(painter, m_icon, {place.x(), place.center().y() - choiceIcon / 2.0, choiceIcon, choiceIcon},
                     colour);
            place.setLeft(place.left() + choiceIcon + choiceGap);
        }
        painter.setFont(fontFor(isChecked() ? TextUse::SecondLineBold : TextUse::SecondLine, 13));
        painter.setPen(colour);
        painter.drawText(place, Qt::AlignCenter, text());
        if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
            painter.setPen(QPen(isChecked() ? inks.onAccent : inks.accent, 1.5));
            painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), 4, 4);
        }
    }

private:
    QString m_icon;
    Choice *m_choice;
};

} // namespace

Choice::Choice(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&m_group, &QButtonGroup::idClicked, this, &Choice::chosen);
}

void Choice::addItem(const QString &icon, const QString &text)
{
    auto *segment = new Segment(icon, text, this);
    m_group.addButton(segment, static_cast<int>(m_group.buttons().size()));
    layout()->addWidget(segment);
    if (!focusProxy())
        setFocusProxy(segment);
}

void Choice::setCurrent(int item)
{
    m_group.setExclusive(false);
    for (QAbstractButton *button : m_group.buttons())
        button->setChecked(m_group.id(button) == item);
    m_group.setExclusive(true);
    update();
}

void Choice::setSuggested(int item)
{
    const bool moves = current() < 0 && focusProxy() && focusProxy()->hasFocus();
    setFocusProxy(m_group.button(item));
    if (moves)
        focusProxy()->setFocus(Qt::OtherFocusReason);
}

void Choice::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.edge, 1));
    painter.setBrush(inks.field);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace muster
