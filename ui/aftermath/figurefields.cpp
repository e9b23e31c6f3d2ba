// SPDX-License-Identifier: MIT
#include "ui/aftermath/figurefields.h"

#include "ui/parts/focus.h"
#include "ui/texts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStringList>

namespace muster {

namespace {

/// A count that knows whether the player types or only steps. After a step it is read-only and has no caret, because a
/// digit is then meant for the dice line.
class Count final : public QSpinBox
{
public:
    Count() { lineEdit()->installEventFilter(this); }

    void stepBy(int steps) override
    {
        QSpinBox::stepBy(steps);
        setTyping(false);
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isOthers(static_cast<QKeyEvent &>(*event)))
            return false;
        return QSpinBox::event(event);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            setTyping(true);
        return QSpinBox::eventFilter(watched, event);
    }
    void focusInEvent(QFocusEvent *event) override
    {
        setTyping(event->reason() != Qt::MouseFocusReason);
        QSpinBox::focusInEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        setTyping(isDigit(*event) || (m_typing && !isEnterAlone(*event)));
        QSpinBox::keyPressEvent(event);
    }

private:
    void setTyping(bool typing)
    {
        m_typing = typing;
        lineEdit()->setReadOnly(!typing);
    }
    /// Returns whether the key is meant for others: a digit for the dice line if one asks, a letter for the page, Undo
    /// and Redo for the report, whose history has every number that was entered here.
    bool isOthers(const QKeyEvent &key) const
    {
        const bool isLetter = !key.text().isEmpty() && key.text().front().isLetter();
        return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo) || isLetter
            || (!m_typing && isDigit(key));
    }
    static bool isDigit(const QKeyEvent &key) { return key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9; }

    bool m_typing = false;
};

} // namespace

QSpinBox *makeCount(const QString &name, int value, int most)
{
    auto *count = new Count;
    count->setRange(0, most);
    count->setValue(value);
    count->setAccessibleName(name);
    count->setFixedHeight(30);
    return count;
}

QSpinBox *boundTogether(const QList<QSpinBox *> &counts, int most)
{
    int all = 0;
    for (const QSpinBox *count : counts)
        all += count->value();
    QSpinBox *tooMany = nullptr;
    for (QSpinBox *count : counts) {
        const int left = most - (all - count->value());
        count->setToolTip(AftermathText::tr("at most %1").arg(left));
        if (!tooMany && all > most && count->value() > 0)
            tooMany = count;
    }
    return tooMany;
}

std::vector<int> numbersIn(const QString &text)
{
    std::vector<int> numbers;
    for (const QString &word : text.split(QRegularExpression(QStringLiteral("[^0-9]+")), Qt::SkipEmptyParts))
        numbers.push_back(word.toInt());
    return numbers;
}

QString numbersText(const std::vector<int> &numbers)
{
    QStringList words;
    for (const int number : numbers)
        words << QString::number(number);
    return words.join(u", ");
}

QString initiativeLeft(int initiative, int lost)
{
    if (lost > initiative)
        return AftermathText::tr("of %1: dead").arg(initiative);
    if (lost == initiative)
        return AftermathText::tr("of %1: cannot move").arg(initiative);
    return AftermathText::tr("of %1").arg(initiative);
}

} // namespace muster
