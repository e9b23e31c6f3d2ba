// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QCoreApplication>
#include <QFrame>
#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace muster {

class ElidedLabel;

/// What was refused and why, in a line instead of a dialog. It lies at the foot of whatever holds it, above the status
/// line: nothing moves when it comes and goes. At the left, where it has room there: the buttons of a battle are at the
/// right. Esc closes it before it does anything else in the window.
class MessageBar : public QFrame
{
    Q_DECLARE_TR_FUNCTIONS(muster::MessageBar)
public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// The same text again keeps the offers it came with.
    void say(const QString &text, const MessageButtons &offers = {});
    /// A question: whatever is offered, it goes once it is answered.
    void ask(const QString &text, MessageButtons offers);
    /// What had the keyboard when the message came has it again, if a button of the message has it now.
    void clear();
    QString text() const;
    /// This is read beside it: it lies above, not over it.
    void leaveAtFoot(const QWidget *below);
    /// Only over this, across: what else is in the window, such as the note that it offers, can be used below it.
    void lieOver(const QWidget *page) { m_page = page; }

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isClosedBy(const QObject *watched, QEvent &event);
    void takeOffersAway();
    void followParent();
    void lieAtFoot();
    int widthIn(int room) const;

    QLabel *m_text;
    QHBoxLayout *m_offers;
    QPointer<QWidget> m_before; ///< what had the keyboard
    QPointer<const QWidget> m_below;
    QPointer<const QWidget> m_page;
    bool m_isEarly = false; ///< said before its window was shown
};

/// The line below the page: that everything is recorded, how many steps there are, and the file.
class StatusLine : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::StatusLine)
public:
    StatusLine();

    /// `kept`: how what happens is kept.
    void load(const QString &kept, std::size_t step, const QString &path);
    /// In place of the rest while there is something to say, and read aloud; empty brings it back.
    void remark(const QString &text);
    /// The same while something is pointed at; then what was there before is back.
    void hint(const QString &text);

    QSize sizeHint() const override;

private:
    void showWords();

    QString m_said;
    QString m_hinted;
    ElidedLabel *m_remark;
    QLabel *m_kept;
    QLabel *m_step;
    QLabel *m_file;
};

} // namespace muster
