// SPDX-License-Identifier: MIT
#include "ui/parts/button.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/layout.h"

#include <QAbstractButton>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

namespace muster {

QString withoutMnemonic(QString text)
{
    return text.replace(QStringLiteral("&&"), QStringLiteral("\1")).remove(u'&').replace(u'\1', u'&');
}

namespace {

constexpr int buttonIcon = 16;
constexpr int buttonPadding = 12;
constexpr int buttonGap = 8;
constexpr int keyPadding = 5;

int keyWidth(const QString &key)
{
    const QFontMetrics metrics(fontFor(TextUse::ColumnHead));
    return key.isEmpty() ? 0 : std::max(metrics.horizontalAdvance(key) + 2 * keyPadding, 18);
}

} // namespace

Button::Button(const IconName &icon, const QString &text, QWidget *parent, ButtonLook look)
    : QPushButton(text, parent)
    , m_icon(icon)
    , m_look(look)
{
    setFont(fontFor(TextUse::SecondLineBold));
    setAttribute(Qt::WA_Hover);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Button::setLook(ButtonLook look)
{
    m_look = look;
    update();
}

void Button::setIconName(const IconName &icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

void Button::setKeyHint(const QString &key)
{
    m_key = key;
    tellKey();
    updateGeometry();
    update();
}

bool Button::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTipChange && !m_key.isEmpty())
        tellKey();
    return QPushButton::event(event);
}

/// Tells the key to a screen reader: Qt has no key for it except a shortcut of the button's own. Some tool tips end
/// with the key already.
void Button::tellKey()
{
    const bool isTold = m_key.isEmpty() || toolTip().contains(QStringLiteral("(%1)").arg(m_key));
    //: A button's tooltip, and its key in brackets
    setAccessibleDescription(isTold ? QString() : toolTip().isEmpty() ? m_key : tr("%1 (%2)").arg(toolTip(), m_key));
}

QSize Button::sizeHint() const
{
    const QFontMetrics metrics(font());
    const QSize words = metrics.size(0, withoutMnemonic(text())); // one line or more
    int width = 2 * buttonPadding + words.width();
    if (!m_icon.isEmpty())
        width += buttonIcon + buttonGap;
    if (!m_key.isEmpty())
        width += buttonGap + keyWidth(m_key) - 4;
    return {width, std::max(32, std::max(metrics.lineSpacing(), words.height()) + 14)};
}

void Button::paintEvent(QPaintEvent *)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const bool isFirst = isDefault() || (isCheckable() && isChecked());
    const ButtonLook look = isFirst ? ButtonLook::Primary : m_look;

    InkPainter painter(this);
    const Inks &inks = painter.inks;
    paintButtonGround(painter, rect(), look, {isEnabled(), underMouse(), isDown(), hasKeyboard(*this)}, inks);

    const QColor colour = buttonText(look, isEnabled(), inks);
    QRectF place = QRectF(rect()).adjusted(buttonPadding, 0, -buttonPadding, 0);
    if (!m_icon.isEmpty()) {
        drawIcon(painter, m_icon, {place.x() - 1, place.center().y() - buttonIcon / 2.0, buttonIcon, buttonIcon},
                 colour);
        place.setLeft(place.left() + buttonIcon + buttonGap - 1);
    }
    setType(painter, font(), colour);
    const int mnemonic =
        style()->styleHint(QStyle::SH_UnderlineShortcut, &option, this) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    const Qt::AlignmentFlag across = text().contains(u'\n') ? Qt::AlignHCenter : Qt::AlignLeft;
    painter.drawText(place, across | Qt::AlignVCenter | mnemonic, text());
    if (!m_key.isEmpty()) {
        const int width = keyWidth(m_key);
        const QRectF key(rect().right() - buttonPadding + 5 - width, rect().center().y() - 8.5, width, 18);
        painter.setPen({look == ButtonLook::Primary ? colour : inks.rule, 1});
        painter.drawRoundedRect(key, 4, 4);
        setType(painter, TextUse::ColumnHead, look == ButtonLook::Primary ? colour : inks.pencil);
        painter.drawText(key, Qt::AlignCenter, m_key);
    }
}

LinkButton::LinkButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setFont(fontFor(TextUse::ColumnHead));
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(withoutMnemonic(text())) + 4, metrics.lineSpacing() + 4};
}

void LinkButton::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    setType(painter, font(), isEnabled() ? underMouse() ? inks.accent : inks.pencil : inks.edge);
    const QRectF place = QRectF(rect()).adjusted(2, 0, -2, -1);
    painter.drawText(place, atLeft | Qt::TextHideMnemonic, text());
    const qreal line = place.center().y() + QFontMetricsF(font()).ascent() / 2 + 2.5;
    painter.drawLine(QPointF(place.left(), line), QPointF(place.right(), line));
    if (hasKeyboard(*this)) {
        painter.setPen({inks.accent, 1.5});
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    }
}

namespace {

constexpr int choicePadding = 13;
constexpr int choiceIcon = 16;
constexpr int choiceGap = 7;

/// One segment of the frame; it knows its neighbours, to round only the outer corners.
class Segment : public QAbstractButton
{
public:
    Segment(IconName icon, const QString &text, SegmentedControl *parent)
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
        InkPainter painter(this);
        const Inks &inks = painter.inks;
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
        setType(painter, fontFor(isChecked() ? TextUse::SecondLineBold : TextUse::SecondLine, 13), colour);
        painter.drawText(place, Qt::AlignCenter, text());
        if (hasKeyboard(*this)) {
            painter.setPen({isChecked() ? inks.onAccent : inks.accent, 1.5});
            painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), 4, 4);
        }
    }

private:
    IconName m_icon;
    SegmentedControl *m_choice;
};

} // namespace

SegmentedControl::SegmentedControl(const QStringList &texts)
{
    hbox(this, {}, 0, {1, 1, 1, 1});
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
    for (const QString &text : texts)
        addItem({}, text);
}

void SegmentedControl::addItem(const IconName &icon, const QString &text)
{
    auto *segment = new Segment(icon, text, this);
    m_group.addButton(segment, int(m_group.buttons().size()));
    layout()->addWidget(segment);
    if (!focusProxy())
        setFocusProxy(segment);
}

void SegmentedControl::setCurrent(int item)
{
    m_group.setExclusive(false);
    for (QAbstractButton *button : m_group.buttons())
        button->setChecked(m_group.id(button) == item);
    m_group.setExclusive(true);
    update();
}

void SegmentedControl::setSuggested(int item)
{
    const bool moves = current() < 0 && focusProxy() && focusProxy()->hasFocus();
    setFocusProxy(m_group.button(item));
    if (moves)
        focusProxy()->setFocus(Qt::OtherFocusReason);
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    outlined(painter, {inks.edge, 1}, inks.field).drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

DialogButtons::DialogButtons(const QString &deed, const IconName &icon, QWidget *parent)
    : QDialogButtonBox(parent)
    //: Button: closes a panel
    , m_leave(new Button({}, deed.isEmpty() ? tr("Close") : tr("Cancel")))
{
    if (!deed.isEmpty()) {
        m_deed = new Button(icon, deed, nullptr, ButtonLook::Primary);
        addButton(m_deed, AcceptRole);
        m_deed->setDefault(true);
    }
    addButton(m_leave, RejectRole);
}

Button *DialogButtons::add(const QString &text, const IconName &icon)
{
    auto *button = new Button(icon, text);
    addButton(button, ActionRole);
    return button;
}

void DialogButtons::nameLeave(const QString &text)
{
    m_leave->setText(text);
}

} // namespace muster
