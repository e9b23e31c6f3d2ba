// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QLineEdit;

namespace muster {

class DiceRow;

/// The line at which a player types the dice of a roll. Enter takes them all, and on an empty line rolls them all; with some
/// of them typed it says how many are missing. The last die waits for Enter too, that it can be edited. Esc undoes what is typed;
/// on an empty line it belongs to what is around. An Enter after a die that was refused was meant for that die: it rolls
/// nothing, and the player is told; the next one, once that can have been read, rolls.
///
/// While it is seen, digits come here from wherever the keyboard is in the window, but for fields that take them themselves.
class DiceEntry : public QWidget
{
    Q_OBJECT
public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// Asks for a roll and forgets what was typed. `sides` is 9 at most, since one digit is one die.
    /// `counts` says which faces get the bar of a die that counts.
    void ask(const QString &prompt, const DiceRequest &request, std::function<bool(int face)> counts = {});

    const DiceRequest &request() const { return m_request; }
    /// The dice typed so far.
    Faces typed() const;
    bool isFull() const { return typed().size() == m_request.count; }

    /// The line as it stands.
    QString typedText() const;
    /// Puts it back; what can be no dice of this request is left out.
    void setTyped(const QString &text);
    /// The die typed last, as it stands in the line, and taking it back.
    QString lastTyped() const;
    void dropLast();

    /// As if Enter were pressed. With some of the dice typed it only says how many are missing.
    void take();
    /// A word about what was just typed, in place of the line that names the keys.
    void hint(const QString &text);
    /// Where there is little room the keys are not named; a word about what was typed is still said.
    void setKeysNamed(bool named);

signals:
    void typedChanged();
    /// The player is done: all the dice that were asked for, or none.
    void taken(const muster::Faces &typed);
    void lastRollUnwanted();
    void typedUnwanted(); ///< all of it
    void restUnwanted(); ///< the program rolls this and all that follow
    void undoWanted(); ///< where no window has it first
    void redoWanted();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Something is typed, and not everything.
    bool isBegun() const;
    bool obey(QKeyEvent &key);
    void refuse();
    /// Whether this Enter may be meant for a die that was refused, which it says then.
    bool isForRefused(const QKeyEvent &enter);
    void forgetRefused();
    void nameKeys();
    void showTyped();
    void fit();
    void layPrompt(int width);
    void lookAgain();

    DiceRequest m_request;
    std::function<bool(int face)> m_counts;
    bool m_keysNamed = true;
    bool m_isRefused = false; ///< what was typed last; the line is as it was before
    QElapsedTimer m_sinceTold; ///< that nothing was rolled for it
    QHBoxLayout *m_field;
    QLabel *m_promptLabel;
    QLabel *m_mark;
    QLineEdit *m_digits;
    DiceRow *m_dice;
    QLabel *m_hint; ///< the keys
    QLabel *m_word; ///< about what was typed, read aloud, in its place
};

} // namespace muster
