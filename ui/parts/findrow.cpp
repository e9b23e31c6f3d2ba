// SPDX-License-Identifier: MIT
#include "ui/parts/findrow.h"

#include "ui/help/keys.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QKeyEvent>
#include <QPainter>
#include <QShortcut>

#include <algorithm>

namespace muster {

namespace {

constexpr int findHeight = 40;
constexpr int fieldWidth = 244;
constexpr int foundMargin = 10;

} // namespace

FindField::FindField() { }

void FindField::tell(const QString &found)
{
    if (found == m_found)
        return;
    m_found = found;
    const int width = found.isEmpty() ? 0 : QFontMetrics(fontFor(TextUse::SecondLine)).horizontalAdvance(found) + 8;
    setTextMargins(0, 0, width, 0);
    setAccessibleDescription(found);
    update();
}

void FindField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    setType(painter, TextUse::SecondLine, inksOf(palette()).pencil);
    const int right = foundMargin + (isClearButtonEnabled() && !text().isEmpty() ? 20 : 0);
    painter.drawText(rect().adjusted(0, 0, -right, 0), atRight, m_found);
}

FindRow::FindRow()
    : m_field(new FindField)
{
    //: Label of a field to search with, for a screen reader
    m_field->setAccessibleName(tr("Find"));
    //: Shown in an empty field to search with
    m_field->setPlaceholderText(tr("Find"));
    m_field->setFixedWidth(fieldWidth);
    auto *previous = new Button("up", {});
    //: Button with an arrow, for a screen reader
    previous->setAccessibleName(tr("Previous match"));
    previous->setToolTip(tr("Previous match (Shift+F3)"));
    auto *next = new Button("down", {});
    //: Button with an arrow, for a screen reader
    next->setAccessibleName(tr("Next match"));
    next->setToolTip(tr("Next match (F3)"));
    auto *close = new Button("close", {}, nullptr, ButtonLook::Flat);
    //: Button, for a screen reader
    close->setAccessibleName(tr("Close Find"));
    close->setToolTip(tr("Close Find (Esc)"));
    //: A key of the keyboard
    close->setKeyHint(tr("Esc"));
    m_next = next;
    m_previous = previous;

    hbox(this,
         //: A key, and what it does
         {m_field, previous, next, Gap{6}, makeQuietLabel(TextUse::SecondLine, tr("Enter: next")), Spring{1}, close}, 8,
         {0, 3, 0, 3});
    setFixedHeight(std::max(findHeight, next->sizeHint().height() + 8));
    //: A heading in the list of keys
    setShortcutHelp(this, tr("Find"),
                    //: Keys of the keyboard
                    {{tr("Ctrl+F"), tr("Find words on this page")},
                     //: Keys of the keyboard
                     {tr("Enter, F3"), tr("Next match")},
                     //: Keys of the keyboard
                     {tr("Shift+Enter, Shift+F3"), tr("Previous match")},
                     //: A key of the keyboard
                     {tr("Esc"), tr("Close Find")}});

    connect(m_field, &QLineEdit::textChanged, this, &FindRow::wordsChanged);
    onPress(next, this, &FindRow::nextWanted);
    onPress(previous, this, &FindRow::previousWanted);
    onPress(close, this, &FindRow::close);
    connect(new QShortcut(QKeySequence(Qt::Key_F3), this), &QShortcut::activated, this, &FindRow::nextWanted);
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F3), this), &QShortcut::activated, this,
            &FindRow::previousWanted);
    tell(0, 0);
    hide();
}

void FindRow::open()
{
    show();
    m_field->selectAll();
    m_field->setFocus(Qt::ShortcutFocusReason);
    emit wordsChanged(words());
}

void FindRow::close()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

QString FindRow::words() const
{
    return m_field->text().trimmed();
}

void FindRow::tell(int present, int all, const QString &within)
{
    //: Nothing was found
    const QString none = within.isEmpty() ? tr("none") : tr("none in “%1”").arg(within);
    //: The match that is shown, of all matches
    m_field->tell(words().isEmpty() ? QString() : all == 0 ? none : tr("%1 of %2").arg(present).arg(all));
    m_next->setEnabled(all > 0);
    m_previous->setEnabled(all > 0);
}

void FindRow::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (enter && m_field->hasFocus() && held == Qt::NoModifier)
        emit nextWanted();
    else if (enter && m_field->hasFocus() && held == Qt::ShiftModifier)
        emit previousWanted();
    else
        QWidget::keyPressEvent(event);
}

void FindRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor rule = inksOf(palette()).rule;
    painter.fillRect(QRect(0, 0, width(), 1), rule);
    painter.fillRect(QRect(0, height() - 1, width(), 1), rule);
}

} // namespace muster
