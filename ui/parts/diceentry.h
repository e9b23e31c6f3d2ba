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

/// The line at which a player types the dice of a roll. Enter takes them all, and on an empty line rolls them all; with
/// some of them typed it says how many are missing. The last die waits for Enter too, so that it can be edited. Esc
/// clears what is typed; on an empty line the key is left to the page. An Enter after a die that was refused was meant
/// for that die: it rolls nothing, and the player is told; the next one, once that can have been read, rolls.
///
/// While the line is visible, digits come here from wherever the focus is in the window, except from fields that take
/// them themselves.
class DiceEntry : public QWidget
{
    Q_OBJECT
public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// Asks for a roll and clears what was typed. `sides` is 9 at most, since one digit is one die. `counts` says which
    /// faces get the bar of a die that counts.
    void ask(const QString &prompt, const DiceRequest &request, std::function<bool(int face)> counts = {});

    const DiceRequest &request() const { return m_request; }
    /// Returns the dice typed so far.
    Faces typed() const;
    bool isFull() const { return typed().size() == m_request.count; }

    /// Returns the text of the line.
    QString typedText() const;
    /// Restores the text of the line; what cannot be dice of this request is left out.
    void setTyped(const QString &text);
    /// Returns the die typed last, as it stands in the line; dropLast() removes it.
    QString lastTyped() const;
    void dropLast();

    /// Does the same as Enter. With some of the dice typed it only says how many are missing.
    void take();
    /// Shows a remark on what was just typed, in place of the line that names the keys.
    void hint(const QString &text);
    /// Shows or hides the names of the keys, for which there may be little room; remarks are still shown.
    void setKeysNamed(bool named);

signals:
    void typedChanged();
    /// Emitted when the player is done: with all the dice that were asked for, or with none.
    void taken(const muster::Faces &typed);
    void lastRollUnwanted();
    void typedUnwanted(); ///< all that is typed is to be cleared
    void restUnwanted(); ///< the program is to roll this and all that follow
    void undoWanted(); ///< emitted if no window has handled the key
    void redoWanted();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Returns whether the line holds some of the dice, but not all.
    bool isBegun() const;
    bool obey(QKeyEvent &key);
    void refuse();
    /// Checks whether this Enter may be meant for a die that was refused, and then says that.
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
    bool m_isRefused = false; ///< the last input was refused; the line is as it was before
    QElapsedTimer m_sinceTold; ///< since the player was told that an Enter rolled nothing
    QHBoxLayout *m_field;
    QLabel *m_promptLabel;
    QLabel *m_mark;
    QLineEdit *m_digits;
    DiceRow *m_dice;
    QLabel *m_hint; ///< names of the keys
    QLabel *m_word; ///< remark on what was typed, read aloud, in place of m_hint
};

} // namespace muster
