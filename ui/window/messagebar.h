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

/// A refusal with its reason, in a line instead of a dialog. It lies over the foot of its parent, above the status
/// line, so that nothing moves when it appears and disappears. It keeps to the left if there is room, because the
/// buttons of a battle are at the right. Esc closes it before it does anything else in the window.
class MessageBar : public QFrame
{
    Q_DECLARE_TR_FUNCTIONS(muster::MessageBar)
public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Shows a message. If the text is the same as before, the present offers stay.
    void say(const QString &text, const MessageButtons &offers = {});
    /// Asks a question. The bar closes with any answer.
    void ask(const QString &text, MessageButtons offers);
    /// Closes the bar. If one of its buttons has the focus, the focus returns to where it was before.
    void clear();
    QString text() const;
    /// Puts the bar above this widget instead of over it, because both are read.
    void leaveAtFoot(const QWidget *below);
    /// Limits the bar to the width of this page, so that the rest of the window stays usable, such as the note that it
    /// offers.
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
    QPointer<QWidget> m_before; ///< widget that had the focus before
    QPointer<const QWidget> m_below;
    QPointer<const QWidget> m_page;
    bool m_isEarly = false; ///< shown before its window
};

/// The line below the page. It says whether everything is saved, the number of steps, and the file.
class StatusLine : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::StatusLine)
public:
    StatusLine();

    /// Shows the state of the campaign. `kept`: whether changes are saved, in words.
    void load(const QString &kept, std::size_t step, const QString &path);
    /// Shows a text in place of the rest and has it read aloud. An empty text brings the rest back.
    void remark(const QString &text);
    /// Shows a text while the pointer is over something. An empty text brings back the one before.
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
