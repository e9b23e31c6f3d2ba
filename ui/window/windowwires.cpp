// SPDX-License-Identifier: MIT

// What MainWindow hears of its menus and its pages.

#include "ui/paper/sheets.h"
#include "ui/parts/diceconversation.h"
#include "ui/window/mainwindow.h"

#include "ui/foes/askdialog.h"
#include "ui/help/helpplaces.h"
#include "ui/window/appearance.h"
#include "ui/window/campaigns.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/pictureentry.h"
#include "ui/window/printing.h"
#include "ui/window/rescue.h"
#include "ui/window/takeback.h"
#include "ui/window/windowframe.h"

#include <QAbstractButton>
#include <QActionGroup>

namespace muster {

void MainWindow::connectMenus()
{
    connect(m_menus.newCampaign, &QAction::triggered, this, [this] { newCampaign(); });
    connect(m_menus.fromPaper, &QAction::triggered, this, &MainWindow::beginFromPaper);
    connect(m_menus.lists, &QAction::triggered, this, &MainWindow::editLists);
    connect(m_menus.open, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(m_menus.recent, &QMenu::aboutToShow, this, [this] {
        listRecent(
            *m_menus.recent, [this](const QString &path) { openFile(path); }, [this] { forgetAll(); });
    });
    connect(m_menus.sample, &QAction::triggered, this, &MainWindow::openSample);
    connect(m_menus.close, &QAction::triggered, this, &MainWindow::closeCampaign);
    connect(m_menus.saveCopy, &QAction::triggered, m_rescue, &Rescue::saveCopy);
    connect(m_menus.restore, &QAction::triggered, this, [this] { m_rescue->restore(m_document->path()); });
    connect(m_menus.branch, &QAction::triggered, this, [this] { branch(int(m_document->book().inForce)); });
    connect(m_menus.courses, &QAction::triggered, this, &MainWindow::showCourses);
    for (const auto &[kind, action] : m_menus.sheets)
        connect(action, &QAction::triggered, this, [this, kind = kind] { print(kind); });
    connect(m_menus.printShown, &QAction::triggered, this, [this] {
        const SheetKind kind = sheetOf(m_notebook->current());
        print(canBeDrawn(kind, m_document->campaign(), m_document->pack()) ? kind : SheetKind::Roster);
    });
    connect(m_menus.report, &QAction::triggered, this, [this] { reportLastBattle(this, *m_document, *m_statusLine); });
    connect(m_menus.phone, &QAction::triggered, this,
            [this] { savePhonePage(this, *m_document, *m_statusLine, [this](const QString &text) { say(text); }); });
    connect(m_menus.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menus.takeBack, &QAction::triggered, this, &MainWindow::takeBack);
    connect(m_menus.bringForward, &QAction::triggered, this, &MainWindow::bringForward);
    connect(m_menus.find, &QAction::triggered, this, [this] {
        if (!m_notebook->page(m_notebook->current())->canFind()) // there everything is told
            m_notebook->goTo(PageKind::Chronicle);
        m_notebook->page(m_notebook->current())->find();
    });
    connect(m_menus.writeNote, &QAction::triggered, m_notebook, &Notebook::writeNote);
    connect(m_menus.addPicture, &QAction::triggered, m_pictures, qOverload<>(&PictureEntry::choose));
    connect(m_menus.pastePicture, &QAction::triggered, m_pictures, &PictureEntry::paste);
    connect(m_menus.askDice, &QAction::triggered, this, [this] {
        if (const QString told = askTheDice(*m_document, this); !told.isEmpty())
            say(told);
    });
    connect(m_menus.correctCampaign, &QAction::triggered, this, &MainWindow::correctCampaign);
    connect(m_menus.band, &QMenu::aboutToShow, this, [this] { listPageActions(m_menus.band, PageKind::Band); });
    connect(m_menus.encounter, &QMenu::aboutToShow, this,
            [this] { listPageActions(m_menus.encounter, PageKind::Encounter); });
    for (std::size_t i = 0; i < m_menus.pages.size(); ++i)
        connect(m_menus.pages[i], &QAction::triggered, this, [this, i] { m_notebook->goTo(pageTitles()[i].kind); });
    connect(m_menus.nextPage, &QAction::triggered, this, [this] { m_notebook->goTo(m_notebook->neighbour(1)); });
    connect(m_menus.formerPage, &QAction::triggered, this, [this] { m_notebook->goTo(m_notebook->neighbour(-1)); });
    connect(m_menus.fullScreen, &QAction::toggled, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(this, &WindowFrame::stateChanged, m_menus.fullScreen,
            [this] { m_menus.fullScreen->setChecked(isFullScreen()); });
    for (const auto &[action, by] :
         {std::pair(m_menus.largerType, 1), std::pair(m_menus.smallerType, -1), std::pair(m_menus.usualType, 0)}) {
        connect(action, &QAction::triggered, this, [this, by = by] {
            if (changeTypeSize(by))
                emit renewWanted();
        });
    }
    fillHelpMenu(*m_menus.help, *this, [this] { return m_document ? m_document->pack().id : QString(); });
    answerGreyKeys(*this, [this](const QString &whyNot) { m_statusLine->remark(whyNot); });
    if (m_menus.languages)
        connect(m_menus.languages, &QActionGroup::triggered, this, [this](const QAction *language) {
            chooseLanguage(language->data().toString());
            emit renewWanted();
        });
    connect(m_menus.beside, &QAction::triggered, this, [this] { showReferenceBeside(*this, *m_document); });
}

void MainWindow::connectPages()
{
    connect(m_rescue, &Rescue::openWanted, this, &MainWindow::openFile);
    connect(m_rescue, &Rescue::found, this, [this](const QString &path, const QString &at) {
        if (openFile(at))
            recentfiles::remove(path);
    });
    connect(m_rescue, &Rescue::settled, m_notebook->messages(), &MessageBar::clear);
    connect(m_rescue, &Rescue::forgetWanted, this, &MainWindow::forget);
    connect(m_rescue, &Rescue::problem, this, [this](const QString &text) { say(text); });
    connect(m_rescue, &Rescue::remark, m_statusLine, &StatusLine::remark);
    connect(m_pictures, &PictureEntry::problem, this, [this](const QString &text) { say(text); });
    connect(m_pictures, &PictureEntry::remark, m_statusLine, &StatusLine::remark);
    connect(m_notebook->takeBack(), &QAbstractButton::clicked, this, &MainWindow::takeBack);
    connect(m_notebook->bringForward(), &QAbstractButton::clicked, this, &MainWindow::bringForward);
    // What came of the last act would lie over the dice of the next.
    connect(m_monthBar->nextAct(), &QAbstractButton::pressed, m_notebook->messages(), &MessageBar::clear);
    connect(m_monthBar, &MonthBar::pageWanted, m_notebook, &Notebook::open);
    connect(m_notebook, &Notebook::opened, this, &MainWindow::refresh);
    connect(m_notebook, &Notebook::remark, m_statusLine, &StatusLine::remark);
    connect(m_notebook, &Notebook::made, this, [this](Page *page) {
        connect(page, &Page::nextActChanged, this, &MainWindow::refresh);
        connect(page, &Page::problem, this, [this](const QString &text) { say(text); });
        connect(page, &Page::problemGone, m_notebook->messages(), &MessageBar::clear);
        connect(page, &Page::news, this, &MainWindow::tellNews);
        connect(page, &Page::question, m_notebook->messages(), &MessageBar::ask);
        connect(page, &Page::remark, m_statusLine, &StatusLine::remark);
        for (const DiceConversation *dice : page->findChildren<DiceConversation *>())
            connect(dice, &DiceConversation::remark, page, &Page::remark);
        answerGreyKeys(*page, page->actions(), [this](const QString &whyNot) { m_statusLine->remark(whyNot); });
        connect(page, &Page::pageWanted, m_notebook, &Notebook::open);
        connect(page, &Page::leadsOn, m_monthBar->nextAct(),
                [this] { m_monthBar->nextAct()->setFocus(Qt::OtherFocusReason); });
        connect(page, &Page::printWanted, this, &MainWindow::print);
        connect(page, &Page::pictureWanted, m_pictures, qOverload<const About &>(&PictureEntry::choose));
        connect(page, &Page::branchWanted, this, &MainWindow::branch);
        connect(page, &Page::undoWanted, this, &MainWindow::takeBack);
    });
}

} // namespace muster
