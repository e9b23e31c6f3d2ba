// SPDX-License-Identifier: MIT
#include "ui/window/messagebar.h"

#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <utility>

namespace muster {

namespace {

constexpr int messageButtonHeight = 28;
constexpr int messageMargin = 4;

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_text(makeParagraph(TextUse::Body, {}))
    , m_offers(new QHBoxLayout)
{
    setAccessibleRole(*this, QAccessible::AlertMessage);
    //: Button: takes a message away
    auto *close = new Button({}, tr("Close"), this, ButtonLook::Flat);
    close->setAccessibleName(tr("Close this message"));
    close->setToolTip(tr("Close this message (Esc)"));
    close->setFixedHeight(messageButtonHeight);
    onPress(close, this, &MessageBar::clear);

    hbox(this, {{m_text, 1}, m_offers, {close, 0, Qt::AlignTop}}, -1, {24, messageMargin, 12, messageMargin});
    followParent();
    hide();
}

void MessageBar::say(const QString &text, const MessageButtons &offers)
{
    if (text.isEmpty())
        return; // the player cancelled
    if (!offers.empty() || text != m_text->text()) {
        if (!isVisible())
            m_before = QApplication::focusWidget();
        m_isEarly = !window()->isVisible();
        takeOffersAway();
        for (const MessageButton &offer : offers) {
            auto *button = new Button({}, offer.title, this);
            button->setFixedHeight(messageButtonHeight);
            // Queued, because the act may close the message and delete the button.
            connect(button, &QPushButton::clicked, this, offer.act, Qt::QueuedConnection);
            m_offers->addWidget(button, 0, Qt::AlignTop);
        }
        m_text->setText(text);
        setAccessibleName(text);
        lieAtFoot();
    }
    announce(*this);
    raise();
}

void MessageBar::ask(const QString &text, MessageButtons offers)
{
    for (MessageButton &offer : offers) {
        offer.act = [this, answer = offer.act] {
            clear();
            answer();
        };
    }
    say(text, offers);
}

void MessageBar::clear()
{
    const QPointer<QWidget> before = m_before;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_text->clear();
    takeOffersAway();
    hide();
    if (hadFocus && before && before->isVisible() && before->isEnabled())
        before->setFocus(Qt::OtherFocusReason);
}

/// Moves the bar to the foot, as high as its text needs, above any other widget there.
void MessageBar::lieAtFoot()
{
    const QWidget *whole = parentWidget();
    if (!whole)
        return;
    layout()->activate();
    const bool isInside = m_page && !m_page->isHidden() && whole->isAncestorOf(m_page);
    const QRect room = isInside ? QRect(m_page->mapTo(whole, QPoint()), m_page->size()) : whole->rect();
    const int width = widthIn(room.width());
    const int height = layout()->totalHeightForWidth(width);
    const int below = m_below ? m_below->height() : 0;
    setGeometry(room.left(), whole->height() - below - height, width, height);
}

/// Returns a width below the half that a map has, or the full width if the text needs too many lines.
int MessageBar::widthIn(int room) const
{
    const int part = room * 48 / 100;
    const int most = 3 * m_text->fontMetrics().lineSpacing() + messageMargin * 2;
    const bool fits = part >= layout()->totalMinimumSize().width() && layout()->totalHeightForWidth(part) <= most;
    return fits ? part : room;
}

void MessageBar::leaveAtFoot(const QWidget *below)
{
    m_below = below;
    lieAtFoot();
}

void MessageBar::followParent()
{
    if (parentWidget())
        parentWidget()->installEventFilter(this);
}

bool MessageBar::event(QEvent *event)
{
    if (event->type() == QEvent::ParentAboutToChange && parentWidget())
        parentWidget()->removeEventFilter(this);
    else if (event->type() == QEvent::ParentChange)
        followParent();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutRequest) // buttons were added
        lieAtFoot();
    return QFrame::event(event);
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    if (isClosedBy(watched, *event))
        return true;
    if ((watched == parentWidget() || watched == m_page)
        && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        lieAtFoot();
    return QFrame::eventFilter(watched, event);
}

/// Returns whether the key is Esc, and closes the bar then. Esc closes it wherever the focus is in the window; no
/// shortcut gets the key, because it would leave a roll.
bool MessageBar::isClosedBy(const QObject *watched, QEvent &event)
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    const bool asked = event.type() == QEvent::ShortcutOverride;
    if ((!asked && event.type() != QEvent::KeyPress) || !isVisible() || !widget || widget->window() != window())
        return false;
    const auto &key = static_cast<QKeyEvent &>(event);
    if (key.key() != Qt::Key_Escape || key.modifiers() != Qt::NoModifier)
        return false;
    event.accept();
    if (!asked)
        clear();
    return true;
}

void MessageBar::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    qApp->installEventFilter(this);
    if (std::exchange(m_isEarly, false))
        QTimer::singleShot(0, this, [this] { announce(*this); }); // no screen reader hears a hidden window
}

void MessageBar::hideEvent(QHideEvent *event)
{
    qApp->removeEventFilter(this);
    QFrame::hideEvent(event);
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
    painter.fillRect(rect(), inks.plain);
    painter.fillRect(QRect(0, 0, width(), 1), inks.edge);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), inks.edge);
    painter.fillRect(QRect(0, 5, 3, height() - 9), inks.accent);
}

StatusLine::StatusLine()
    : m_remark(new ElidedLabel(TextUse::SecondLine, QPalette::WindowText))
    , m_kept(makeQuietLabel(TextUse::SecondLine, {}))
    , m_step(makeQuietLabel(TextUse::SecondLine, {}))
    , m_file(makeQuietLabel(TextUse::SecondLine, {}))
{
    setAccessibleRole(*m_remark, QAccessible::AlertMessage);
    hbox(this, {{m_remark, 1}, m_kept, m_step, Spring{}, m_file}, 18, {18, 0, 18, 1});
    m_remark->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StatusLine::load(const QString &kept, std::size_t step, const QString &path)
{
    m_kept->setText(kept);
    //: A step of the campaign by its number
    m_step->setText(tr("Step %1").arg(step));
    // A long name is cut, so that it does not widen the window.
    m_file->setText(QFontMetrics(m_file->font()).elidedText(QFileInfo(path).fileName(), Qt::ElideMiddle, 280));
    m_file->setToolTip(asToolTip(QDir::toNativeSeparators(path)));
}

void StatusLine::remark(const QString &text)
{
    m_said = text;
    showWords();
    if (!text.isEmpty())
        announce(*m_remark);
}

void StatusLine::hint(const QString &text)
{
    m_hinted = text;
    showWords();
}

void StatusLine::showWords()
{
    const QString &text = m_hinted.isEmpty() ? m_said : m_hinted;
    m_remark->setText(text);
    m_remark->setToolTip(asToolTip(text));
    m_remark->setVisible(!text.isEmpty());
    m_kept->setVisible(text.isEmpty());
    m_step->setVisible(text.isEmpty());
}

QSize StatusLine::sizeHint() const
{
    return {600, std::max(28, QFontMetrics(m_kept->font()).lineSpacing() + 8)};
}

} // namespace muster
