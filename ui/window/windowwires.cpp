// SPDX-License-Identifier: MIT

// Connects MainWindow to its menus and its pages.

#include "ui/paper/sheets.h"
#include "ui/parts/dicepanel.h"
#include "ui/window/mainwindow.h"

#include "ui/foes/askdialog.h"
#include "ui/foes/foedialogs.h"
#include "ui/help/helpplaces.h"
#include "ui/parts/button.h"
#include "ui/window/appearance.h"
#include "ui/window/campaigns.h"
#include "ui/window/commandpalette.h"
#include "ui/window/filerecovery.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/pictureentry.h"
#include "ui/window/printing.h"
#include "ui/window/settingsdialog.h"
#include "ui/window/undobutton.h"
#include "ui/window/windowframe.h"

#include <QAbstractButton>

namespace muster {

void MainWindow::connectMenus()
{
    onPress(m_menus.newCampaign, this, [this] { newCampaign(); });
    onPress(m_menus.fromPaper, this, &MainWindow::beginFromPaper);
    onPress(m_menus.lists, this, &MainWindow::editLists);
    onPress(m_menus.open, this, &MainWindow::chooseFile);
    connect(m_menus.recent, &QMenu::aboutToShow, this, [this] {
        listRecent(
            *m_menus.recent, [this](const QString &path) { openFile(path); }, [this] { forgetAll(); });
    });
    onPress(m_menus.sample, this, &MainWindow::openSample);
    onPress(m_menus.close, this, &MainWindow::closeCampaign);
    onPress(m_menus.saveCopy, m_rescue, &FileRecovery::saveCopy);
    onPress(m_menus.restore, this, [this] { m_rescue->restore(m_document->path()); });
    onPress(m_menus.branch, this, [this] { branch(int(m_document->history().inForce)); });
    onPress(m_menus.courses, this, &MainWindow::showCourses);
    onPress(m_menus.endCampaign, this, [this] {
        if (muster::closeCampaign(*m_document, this))
            m_notebook->goTo(PageKind::Aftermath); // which shows the campaign's last page
    });
    for (const auto &[kind, action] : m_menus.sheets)
        onPress(action, this, [this, kind = kind] { print(kind); });
    onPress(m_menus.printShown, this, [this] {
        const SheetKind kind = sheetOf(m_notebook->current());
        print(canBeDrawn(kind, m_document->campaign(), m_document->pack()) ? kind : SheetKind::Roster);
    });
    onPress(m_menus.report, this, [this] { reportLastBattle(this, *m_document, *m_statusLine); });
    onPress(m_menus.phone, this,
            [this] { savePhonePage(this, *m_document, *m_statusLine, [this](const QString &text) { say(text); }); });
    onPress(m_menus.quit, this, &QWidget::close);
    onPress(m_menus.takeBack, this, &MainWindow::takeBack);
    onPress(m_menus.bringForward, this, &MainWindow::bringForward);
    onPress(m_menus.find, this, [this] {
        if (!m_notebook->page(m_notebook->current())->canFind()) // the Chronicle page has the story of all steps
            m_notebook->goTo(PageKind::Chronicle);
        m_notebook->page(m_notebook->current())->find();
    });
    onPress(m_menus.palette, this,
            [this] { openPalette(*this, paletteEntries(*menuBar(), m_menus, *m_notebook, m_document.get())); });
    onPress(m_menus.writeNote, m_notebook, &Notebook::writeNote);
    onPress(m_menus.addPicture, m_pictures, qOverload<>(&PictureEntry::choose));
    onPress(m_menus.pastePicture, m_pictures, &PictureEntry::paste);
    onPress(m_menus.askDice, this, [this] {
        if (const QString told = askTheDice(*m_document, this); !told.isEmpty())
            say(told);
    });
    onPress(m_menus.correctCampaign, this, &MainWindow::correctCampaign);
    connect(m_menus.band, &QMenu::aboutToShow, this, [this] { listPageActions(m_menus.band, PageKind::Band); });
    connect(m_menus.encounter, &QMenu::aboutToShow, this,
            [this] { listPageActions(m_menus.encounter, PageKind::Encounter); });
    for (std::size_t i = 0; i < m_menus.pages.size(); ++i)
        onPress(m_menus.pages[i], this, [this, i] { m_notebook->goTo(pageTitles()[i].kind); });
    onPress(m_menus.nextPage, this, [this] { m_notebook->goTo(m_notebook->neighbour(1)); });
    onPress(m_menus.formerPage, this, [this] { m_notebook->goTo(m_notebook->neighbour(-1)); });
    connect(m_menus.fullScreen, &QAction::toggled, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(this, &WindowFrame::stateChanged, m_menus.fullScreen,
            [this] { m_menus.fullScreen->setChecked(isFullScreen()); });
    for (const auto &[action, by] :
         {std::pair(m_menus.largerType, 1), std::pair(m_menus.smallerType, -1), std::pair(m_menus.usualType, 0)}) {
        onPress(action, this, [this, by = by] {
            if (changeTypeSize(by))
                emit renewWanted();
        });
    }
    fillHelpMenu(*m_menus.help, *this, [this] { return m_document ? m_document->pack().id : QString(); });
    explainDisabledShortcuts(*this, [this](const QString &whyNot) { m_statusLine->remark(whyNot); });
    onPress(m_menus.settings, this, [this] {
        if (changeSettings(this))
            emit renewWanted();
    });
    onPress(m_menus.beside, this, [this] { showReferenceBeside(*this, *m_document); });
}

void MainWindow::connectPages()
{
    connect(m_rescue, &FileRecovery::openWanted, this, &MainWindow::openFile);
    connect(m_rescue, &FileRecovery::found, this, [this](const QString &path, const QString &at) {
        if (openFile(at))
            recentfiles::remove(path);
    });
    connect(m_rescue, &FileRecovery::settled, m_notebook->messages(), &MessageBar::clear);
    connect(m_rescue, &FileRecovery::forgetWanted, this, &MainWindow::forget);
    connect(m_rescue, &FileRecovery::problem, this, [this](const QString &text) { say(text); });
    connect(m_rescue, &FileRecovery::remark, m_statusLine, &StatusLine::remark);
    connect(m_pictures, &PictureEntry::problem, this, [this](const QString &text) { say(text); });
    connect(m_pictures, &PictureEntry::remark, m_statusLine, &StatusLine::remark);
    onPress(m_notebook->takeBack(), this, &MainWindow::takeBack);
    onPress(m_notebook->bringForward(), this, &MainWindow::bringForward);
    // The result of the last act would cover the dice of the next.
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
        for (const DicePanel *dice : page->findChildren<DicePanel *>())
            connect(dice, &DicePanel::remark, page, &Page::remark);
        explainDisabledShortcuts(*page, page->actions(),
                                 [this](const QString &whyNot) { m_statusLine->remark(whyNot); });
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
