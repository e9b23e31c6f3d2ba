// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QMap>
#include <QScrollArea>

class QStackedWidget;

namespace muster {

class BringForward;
class MessageBar;
class NoteSheet;
class PageRoom;
class Tab;
class TakeBack;

/// The tabs at the left, the page that lies open, and what can be undone. A page is made when it is first opened.
class Notebook : public QWidget
{
    Q_OBJECT
public:
    Notebook();

    void setDocument(CampaignDocument *document);
    void open(PageKind kind);
    /// The same, and the keyboard goes into it from wherever it is.
    void goTo(PageKind kind);
    PageKind current() const { return m_current; }
    /// The page so many tabs further, from the last on to the first.
    PageKind neighbour(int by) const;
    /// Makes the page if it has not been opened yet.
    Page *page(PageKind kind);
    /// Opens the sheet beside the page, for a note about what is chosen there, or about the present month.
    void writeNote();
    bool hasMade(PageKind kind) const { return m_pages.contains(kind); }

    MessageBar *messages() const { return m_messages; }
    TakeBack *takeBack() const { return m_takeBack; }
    BringForward *bringForward() const { return m_bringForward; }

signals:
    void opened(PageKind kind);
    /// A page was made: its signals are there to be connected.
    void made(Page *page);
    /// A line for the status bar.
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
    QMap<PageKind, PageRoom *> m_rooms; ///< of the pages
    MessageBar *m_messages;
    TakeBack *m_takeBack;
    BringForward *m_bringForward;
    QStackedWidget *m_stack;
    QWidget *m_sheet;
    NoteSheet *m_note = nullptr; // so until it is first wanted
    QWidget *m_noteRule = nullptr;
};

/// Gives a page the room there is, and scrolls where that is less than the page needs: what a page shows never makes the
/// window larger.
class PageRoom : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageRoom(QWidget *page, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fit();
};

} // namespace muster
