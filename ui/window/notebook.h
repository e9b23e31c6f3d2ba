// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QMap>
#include <QScrollArea>

class QStackedWidget;

namespace muster {

class RedoButton;
class MessageBar;
class NoteSheet;
class PageScrollArea;
class Tab;
class UndoButton;

/// The tabs at the left, the open page, and the buttons for Undo and Redo. A page is made when it is first opened.
class Notebook : public QWidget
{
    Q_OBJECT
public:
    Notebook();

    void setDocument(CampaignDocument *document);
    void open(PageKind kind);
    /// Opens the page and moves the focus into it.
    void goTo(PageKind kind);
    PageKind current() const { return m_current; }
    /// Returns the page that is `by` tabs further; the first follows the last.
    PageKind neighbour(int by) const;
    /// Returns the page, which is made at the first call.
    Page *page(PageKind kind);
    /// Opens the sheet beside the page, for a note about the selection there, or about the present month.
    void writeNote();
    bool hasMade(PageKind kind) const { return m_pages.contains(kind); }

    MessageBar *messages() const { return m_messages; }
    UndoButton *takeBack() const { return m_takeBack; }
    RedoButton *bringForward() const { return m_bringForward; }

signals:
    void opened(PageKind kind);
    /// Emitted when a page was made, so that its signals can be connected.
    void made(Page *page);
    /// Emitted with a text for the status line.
    void remark(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fold(bool folded);
    NoteSheet *note();
    void layNote();

    CampaignDocument *m_document = nullptr;
    PageKind m_current = PageKind::Band;
    QMap<PageKind, Tab *> m_tabs;
    QMap<PageKind, Page *> m_pages;
    QMap<PageKind, PageScrollArea *> m_rooms; ///< the scroll areas of the pages
    MessageBar *m_messages;
    UndoButton *m_takeBack;
    RedoButton *m_bringForward;
    QStackedWidget *m_stack;
    QWidget *m_sheet;
    NoteSheet *m_note = nullptr; // null until it is first needed
    QWidget *m_noteRule = nullptr;
};

/// Gives a page the available room and scrolls if the page needs more, so that no page makes the window larger.
class PageScrollArea : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageScrollArea(QWidget *page, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fit();
};

} // namespace muster
