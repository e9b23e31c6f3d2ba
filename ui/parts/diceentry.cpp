// SPDX-License-Identifier: MIT
#include "ui/parts/diceentry.h"

#include "ui/help/keys.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/dicetyping.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int fieldHeight = 52;
constexpr int largeDie = 24;
constexpr int smallDie = 17;
constexpr int leastPrompt = 120;

/// A line that keeps its text unselected on focus, so that digits typed elsewhere follow those that are there. Qt would
/// select the whole line, and the next digit would replace it.
class TypedLine : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        QLineEdit::focusInEvent(event);
        if (event->reason() != Qt::MouseFocusReason)
            end(false);
    }
};

QString removesOne(const DiceRequest &request)
{
    return asksCards(request) ? DiceEntry::tr("<b>Backspace</b> removes a card")
                              : DiceEntry::tr("<b>Backspace</b> removes a die");
}

/// Returns the keys that work on an empty line. `isHere`: the line has the focus; elsewhere Enter has another use.
QStringList keysAtFirst(const DiceRequest &request, bool isHere)
{
    if (asksCards(request))
        return {isHere ? DiceEntry::tr("Type your cards, such as 9H or KS, or press <b>Enter</b> to draw them")
                       : DiceEntry::tr("Type your cards here, such as 9H or KS; <b>Enter</b> on this line draws them"),
                DiceEntry::tr("<b>6H</b> is the six of hearts; use D, C and S for the other suits")};
    return {isHere ? DiceEntry::tr("Type your %n dice, or press <b>Enter</b> to roll", nullptr, request.count)
                   : DiceEntry::tr("Type your %n dice; <b>Enter</b> on this line rolls", nullptr, request.count),
            DiceEntry::tr("<b>Alt+Left</b> undoes the last roll")};
}

/// Returns the keys that work on a full line.
QStringList keysAtLast(const DiceRequest &request, bool isHere)
{
    const QString takes = asksCards(request)
        ? (isHere ? DiceEntry::tr("<b>Enter</b> takes %n cards", nullptr, request.count)
                  : DiceEntry::tr("<b>Enter</b> on this line takes %n cards", nullptr, request.count))
        : (isHere ? DiceEntry::tr("<b>Enter</b> takes %n dice", nullptr, request.count)
                  : DiceEntry::tr("<b>Enter</b> on this line takes %n dice", nullptr, request.count));
    return {takes, removesOne(request)};
}

/// Returns the reason against rolling a line that is begun. Enter rolls all the dice or none: if one was forgotten, the
/// program would roll it without a word.
QString missingInWords(const DiceRequest &request, int missing)
{
    if (asksNumber(request))
        return DiceEntry::tr("The number is not complete. Enter rolls only when the line is empty.");
    if (asksCards(request))
        return DiceEntry::tr("%n more cards. Enter draws only when the line is empty.", nullptr, missing);
    return DiceEntry::tr("%n more dice. Enter rolls only when the line is empty.", nullptr, missing);
}

qreal widthOfRich(const QString &text, const QFont &font)
{
    QTextDocument document;
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(text);
    return document.idealWidth();
}

/// Returns as many of the keys as have room, at least the first, side by side.
QString beside(QStringList keys, const QFont &font, int room)
{
    const QString gap = QStringLiteral(" &nbsp;&nbsp; ");
    while (keys.size() > 1 && widthOfRich(keys.join(gap), font) > room)
        keys.removeLast();
    return keys.join(gap);
}

bool byKey(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

} // namespace

DiceEntry::DiceEntry(QWidget *parent)
    : QWidget(parent)
    , m_promptLabel(new QLabel(this))
    , m_mark(new QLabel(QStringLiteral(">"), this))
    , m_digits(new TypedLine(this))
    , m_dice(new DiceRow(this))
    , m_hint(new QLabel(this))
    , m_word(new QLabel(this))
{
    m_promptLabel->setTextFormat(Qt::PlainText);
    m_promptLabel->setMinimumWidth(1);
    m_promptLabel->setBuddy(m_digits);
    //: A field into which dice are typed
    setShortcutHelp(this, tr("Dice"),
                    {{tr("1 to 6"), tr("A die you rolled")},
                     //: A key of the keyboard
                     {tr("Backspace"), tr("Remove the last die")},
                     //: A key of the keyboard
                     {tr("Enter"), tr("Accept the dice; on an empty line, roll them")},
                     //: A key of the keyboard
                     {tr("Esc"), tr("Clear what is typed; on an empty line, leave the roll")}});
    m_digits->setFrame(false);
    m_digits->setValidator(new DiceValidator(m_request, this));
    m_digits->setInputMethodHints(Qt::ImhDigitsOnly);
    m_digits->setContextMenuPolicy(Qt::NoContextMenu);
    m_digits->setMinimumWidth(60);
    m_digits->installEventFilter(this);
    for (QLabel *line : {m_hint, m_word}) {
        line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        line->setWordWrap(true);
    }
    m_hint->setTextFormat(Qt::RichText);
    setAccessibleRole(*m_word, QAccessible::AlertMessage);
    m_word->setTextFormat(Qt::PlainText);
    m_word->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusProxy(m_digits);
    setFocusPolicy(Qt::StrongFocus);

    m_field = hbox({m_promptLabel, m_mark, {m_digits, 1}, m_dice}, 12, {16, 0, 16, 0});
    m_field->addStrut(std::max(fieldHeight, lineSpacingOf(TextUse::DiceDigits) + 16));
    vbox(this, {m_field, m_hint, m_word}, 4);

    for (int digit = 0; digit <= 9; ++digit)
        grabShortcut(QKeySequence(Qt::Key_0 + digit), Qt::WindowShortcut);

    connect(m_digits, &QLineEdit::textChanged, this, &DiceEntry::showTyped);
    connect(m_digits, &QLineEdit::inputRejected, this, &DiceEntry::refuse);
    lookAgain();
}

void DiceEntry::ask(const QString &prompt, const DiceRequest &request, std::function<bool(int)> counts)
{
    Q_ASSERT(!asksNumber(request) || request.count == 1);
    m_request = request;
    m_counts = std::move(counts);
    m_digits->setAccessibleName(prompt);
    setAccessibleName(prompt);
    m_digits->setInputMethodHints(asksCards(request) ? Qt::ImhNone : Qt::ImhDigitsOnly);
    m_digits->setAccessibleDescription(
        asksCards(request)
            ? tr("Type the cards you drew, such as 6H QS, and press Enter. Press Enter alone to have them drawn for "
                 "you.")
            : tr("Type the dice you rolled and press Enter. Press Enter alone to have them rolled for you."));
    m_digits->clear();
    showTyped();
    fit();
}

Faces DiceEntry::typed() const
{
    return readTyped(m_digits->text(), m_request);
}

QString DiceEntry::typedText() const
{
    return m_digits->text();
}

void DiceEntry::setTyped(const QString &text)
{
    QString fitting = text;
    int cursor = int(fitting.size());
    if (m_digits->validator()->validate(fitting, cursor) != QValidator::Invalid)
        m_digits->setText(fitting);
}

QString DiceEntry::lastTyped() const
{
    const QString text = m_digits->text().trimmed();
    if (asksNumber(m_request))
        return text;
    return asksCards(m_request) ? text.section(u' ', -1) : text.right(1);
}

void DiceEntry::dropLast()
{
    QString text = m_digits->text().trimmed();
    text.chop(lastTyped().size());
    m_digits->setText(text.trimmed());
}

void DiceEntry::take()
{
    if (isBegun())
        return hint(missingInWords(m_request, m_request.count - int(typed().size())));
    emit taken(typed());
}

bool DiceEntry::isBegun() const
{
    return !typedText().trimmed().isEmpty() && !isFull();
}

void DiceEntry::hint(const QString &text)
{
    m_word->setText(text);
    m_hint->hide();
    announce(*m_word);
}

void DiceEntry::nameKeys()
{
    m_word->hide();
    const bool isHere = window()->focusWidget() == m_digits;
    const QStringList keys = isBegun() ? QStringList{removesOne(m_request)}
        : isFull()                     ? keysAtLast(m_request, isHere)
                                       : keysAtFirst(m_request, isHere);
    m_hint->setText(beside(keys, m_hint->font(), width()));
    m_hint->setVisible(m_keysNamed);
}

void DiceEntry::setKeysNamed(bool named)
{
    if (std::exchange(m_keysNamed, named) != named)
        nameKeys();
}

bool DiceEntry::event(QEvent *event)
{
    if (event->type() != QEvent::Shortcut)
        return QWidget::event(event);
    const auto &shortcut = static_cast<QShortcutEvent &>(*event);
    if (!shortcut.isAmbiguous()) {
        m_digits->setFocus(Qt::OtherFocusReason);
        m_digits->insert(shortcut.key().toString());
    }
    return true;
}

bool DiceEntry::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_digits && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        update();
        if (m_word->isHidden())
            nameKeys();
    }
    if (watched == m_digits && event->type() == QEvent::FocusIn && byKey(static_cast<QFocusEvent &>(*event).reason())) {
        // The line would select what is typed, and the next die would replace it.
        QFocusEvent plain(QEvent::FocusIn);
        return m_digits->event(&plain);
    }
    // The window's shortcuts must not take these keys while dice are being typed.
    if (watched == m_digits && event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        const bool dropsTyped =
            key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && (m_isRefused || !typedText().isEmpty());
        if (dropsTyped || (key.key() == Qt::Key_Left && key.modifiers() == Qt::AltModifier)) {
            event->accept();
            return true;
        }
        // The line must not keep these from the window.
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (watched == m_digits && event->type() == QEvent::KeyPress && obey(static_cast<QKeyEvent &>(*event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool DiceEntry::obey(QKeyEvent &key)
{
    const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool takesBack = key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Escape;
    if (isEnterAlone(key) && isForRefused(key))
        return true;
    if (isEnterAlone(key))
        take();
    else if (enter && held == Qt::ShiftModifier)
        emit restUnwanted();
    else if (m_isRefused && takesBack && held == Qt::NoModifier && typedText().isEmpty())
        forgetRefused();
    else if (key.key() == Qt::Key_Left && held == Qt::AltModifier)
        emit lastRollUnwanted();
    else if (key.key() == Qt::Key_Escape && held == Qt::NoModifier && !typedText().isEmpty())
        emit typedUnwanted();
    else if (key.matches(QKeySequence::Undo))
        emit undoWanted();
    else if (key.matches(QKeySequence::Redo))
        emit redoWanted();
    else
        return false;
    return true;
}

bool DiceEntry::isForRefused(const QKeyEvent &enter)
{
    if (!m_isRefused || !typedText().trimmed().isEmpty())
        return false;
    const bool early = !m_sinceTold.isValid() || m_sinceTold.elapsed() < QApplication::doubleClickInterval();
    if (!early && !enter.isAutoRepeat())
        return false;
    if (early)
        m_sinceTold.start();
    hint(asksCards(m_request)
             ? tr("Nothing was drawn. Type the card again, such as 6H or QS, or press Enter once more to draw it.")
             : tr("Nothing was rolled. A d%1 shows 1 to %1: type it again, or press Enter once more to roll.")
                   .arg(m_request.sides));
    return true;
}

void DiceEntry::forgetRefused()
{
    m_isRefused = false;
    m_sinceTold.invalidate();
    nameKeys();
}

void DiceEntry::refuse()
{
    m_isRefused = true;
    m_sinceTold.invalidate();
    // The line still shows what it is about to refuse.
    if (asksCards(m_request))
        hint(tr("A card is its rank and the letter of its suit: 6H, 10D, QS, AC."));
    else if (!asksNumber(m_request) && typed().size() > m_request.count)
        hint(tr("All dice entered. Enter accepts them, Backspace removes the last one."));
    else
        hint(tr("A d%1 shows 1 to %1.").arg(m_request.sides));
}

void DiceEntry::showTyped()
{
    m_dice->setCards(asksCards(m_request));
    m_dice->show(typed(), m_request.count, m_counts);
    forgetRefused();
    emit typedChanged();
}

void DiceEntry::fit()
{
    // With many dice, the dice shrink before the digits lose their room.
    const int signs = asksCards(m_request) || asksNumber(m_request) ? 4 : 1;
    const int digits =
        std::max(m_digits->minimumWidth(),
                 m_request.count * (signs * QFontMetrics(m_digits->font()).horizontalAdvance(u'8') + 9) + 8);
    const int room = width() - 32 - 40 - m_mark->sizeHint().width() - digits;
    const int withFewDigits = room + digits - m_digits->minimumWidth() - m_dice->widthAt(smallDie);
    const int least = std::min(scaledForFont(leastPrompt), withFewDigits);
    layPrompt(std::max(least, room - m_dice->widthAt(smallDie)));
    const int left = room - m_promptLabel->sizeHint().width();
    m_dice->setSide(m_dice->widthAt(largeDie) <= left ? largeDie : smallDie);
}

/// Lays out the prompt in one line, or in two that are no higher. If a name is still too long, lines lose their middle,
/// since what is rolled stands at their end.
void DiceEntry::layPrompt(int width)
{
    const QString prompt = accessibleName();
    const QFontMetricsF large(fontFor(TextUse::DicePrompt));
    const bool inOne = large.horizontalAdvance(prompt) <= width;
    m_promptLabel->setFont(fontFor(inOne ? TextUse::DicePrompt : TextUse::BodyBold));
    const QFontMetricsF metrics(m_promptLabel->font());
    QStringList lines = inOne ? QStringList{prompt} : inTwoLines(prompt, metrics, width);
    bool cut = false;
    for (QString &line : lines) {
        const QString shown = metrics.elidedText(line, Qt::ElideMiddle, width);
        cut = cut || shown != line;
        line = shown;
    }
    m_promptLabel->setText(lines.join(u'\n'));
    m_promptLabel->setToolTip(cut ? asToolTip(prompt) : QString());
}

void DiceEntry::lookAgain()
{
    const Inks &inks = inksOf(palette());
    m_mark->setFont(fontFor(TextUse::DicePrompt));
    m_digits->setFont(fontFor(TextUse::DiceDigits));
    for (QLabel *line : {m_hint, m_word}) {
        line->setFont(fontFor(TextUse::SecondLine));
        // A word-wrapping label asks for room as if it were one word wide.
        line->setMinimumHeight(line->fontMetrics().height());
    }

    const auto paint = [](QWidget *widget, QPalette::ColorRole role, const QColor &colour) {
        QPalette own = widget->palette();
        if (own.color(role) == colour)
            return;
        own.setColor(role, colour);
        widget->setPalette(own);
    };
    paint(m_mark, QPalette::WindowText, inks.accent);
    paint(m_hint, QPalette::WindowText, inks.pencil);
    paint(m_word, QPalette::WindowText, inks.pencil);
    paint(m_digits, QPalette::Base, Qt::transparent);
    fit();
}

void DiceEntry::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        lookAgain();
    QWidget::changeEvent(event);
}

void DiceEntry::resizeEvent(QResizeEvent *event)
{
    fit();
    if (m_word->isHidden())
        nameKeys();
    QWidget::resizeEvent(event);
}

void DiceEntry::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const bool focused = m_digits->hasFocus();
    outlined(painter, focused ? QPen(inks.accent, 2) : QPen(inks.edge, 1), inks.field)
        .drawRoundedRect(QRectF(m_field->geometry()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace muster
