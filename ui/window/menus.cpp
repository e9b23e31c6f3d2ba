// SPDX-License-Identifier: MIT
#include "ui/window/menus.h"

#include "model/acts/story.h"
#include "ui/chronicle/notesheet.h"
#include "ui/foes/askdialog.h"
#include "ui/look/type.h"
#include "ui/paper/sheets.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/views.h"
#include "ui/texts.h"
#include "ui/window/campaigns.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QDir>
#include <QFileInfo>
#include <QMenuBar>
#include <QShortcut>

namespace muster {

namespace {

QAction *add(QMenu *menu, const QString &text, const QKeySequence &keys = {})
{
    QAction *action = menu->addAction(text);
    action->setShortcut(keys);
    return action;
}

QKeySequence printKeys(SheetKind kind)
{
    switch (kind) {
    case SheetKind::Encounter:
        return Qt::CTRL | Qt::SHIFT | Qt::Key_P;
    default:
        return {};
    }
}

void buildPrint(Menus &menus, QMenu *menu)
{
    menus.printShown = add(menu, WindowText::tr("&What this page shows…"), QKeySequence::Print);
    menu->addSeparator();
    for (const SheetKind kind : sheetKinds()) {
        if (kind == SheetKind::FigureCards || kind == SheetKind::BlankRoster)
            menu->addSeparator();
        //: A menu entry that opens a dialog: the name of a sheet
        menus.sheets.emplace_back(kind, add(menu, WindowText::tr("%1…").arg(sheetName(kind)), printKeys(kind)));
    }
}

void buildCampaign(Menus &menus, QMenu *menu)
{
    //: In the menu: a new campaign
    menus.newCampaign = add(menu, WindowText::tr("&New…"), QKeySequence::New);
    menus.fromPaper = add(menu, WindowText::tr("Be&gin from paper…"), fromPaperKey());
    //: In the menu: opens a campaign
    menus.open = add(menu, WindowText::tr("&Open…"), QKeySequence::Open);
    //: In the menu: campaigns that were open before
    menus.recent = menu->addMenu(WindowText::tr("Open &recent"));
    menus.sample = add(menu, WindowText::tr("See the sa&mple"), sampleKey());
    //: In the menu: closes the campaign
    menus.close = add(menu, WindowText::tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W));
    menu->addSeparator();
    menus.saveCopy = add(menu, WindowText::tr("&Save a copy…"), QKeySequence::SaveAs);
    //: In the menu: opens a dialog
    menus.restore = add(menu, WindowText::tr("Restore &backup…"));
    //: In the menu: a copy of the campaign in which to try something
    menus.branch = add(menu, WindowText::tr("W&hat-if copy…"));
    //: In the menu: abandoned courses of the campaign
    menus.courses = add(menu, WindowText::tr("Co&urses…"));
    menus.endCampaign = add(menu, WindowText::tr("Clos&e the campaign…"));
    menu->addSeparator();
    menus.lists = add(menu, WindowText::tr("&Lists and tables…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    //: In the menu: sheets to print
    menus.print = menu->addMenu(WindowText::tr("&Print"));
    buildPrint(menus, menus.print);
    //: In the menu: the report of a battle
    menus.report = add(menu, WindowText::tr("Repor&t…"));
    menus.phone = add(menu, WindowText::tr("&For the phone…"));
    menu->addSeparator();
    //: In the menu: ends the program
    menus.quit = add(menu, WindowText::tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    menus.quit->setMenuRole(QAction::QuitRole);
}

void buildEdit(Menus &menus, QMenu *menu)
{
    //: In the menu
    menus.takeBack = add(menu, WindowText::tr("&Undo"), QKeySequence::Undo);
    //: In the menu
    menus.bringForward = add(menu, WindowText::tr("&Redo"));
    //: In the toolbar
    menus.takeBack->setIconText(WindowText::tr("Undo")); // without a name, for the list of keys
    //: In the toolbar
    menus.bringForward->setIconText(WindowText::tr("Redo"));
    menus.bringForward->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    menu->addSeparator();
    //: In the menu: searches the page
    menus.find = add(menu, WindowText::tr("&Find…"), QKeySequence::Find);
    menus.palette = add(menu, WindowText::tr("&Go to anything…"), QKeySequence(Qt::CTRL | Qt::Key_K));
    menu->addSeparator();
    //: In the menu: a note of the player
    menus.writeNote = add(menu, WindowText::tr("&Write note…"), noteKey());
    //: In the menu: a picture from a file
    menus.addPicture = add(menu, WindowText::tr("&Add picture…"));
    //: In the menu: a picture from the clipboard
    menus.pastePicture = add(menu, WindowText::tr("&Paste picture"), QKeySequence::Paste);
    menus.askDice = add(menu, WindowText::tr("As&k the dice…"), askKey());
    //: In the menu: name, EAL and the like
    menus.correctCampaign = add(menu, WindowText::tr("&Edit campaign…"));
    menu->addSeparator();
    menus.settings = add(menu, WindowText::tr("&Settings…"), QKeySequence::Preferences);
    menus.settings->setMenuRole(QAction::PreferencesRole);
}

void buildView(Menus &menus, QMenu *menu)
{
    int key = Qt::Key_1;
    for (const PageTitle &page : pageTitles())
        menus.pages.push_back(add(menu, page.entry, QKeySequence(Qt::CTRL | Qt::Key(key++))));
    //: In the menu: the page to the right
    menus.nextPage = add(menu, WindowText::tr("Ne&xt page"));
    menus.nextPage->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_PageDown), QKeySequence(Qt::CTRL | Qt::Key_Tab)});
    //: In the menu: the page to the left
    menus.formerPage = add(menu, WindowText::tr("Pre&vious page"));
    menus.formerPage->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_PageUp), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)});
    menus.beside = add(menu, WindowText::tr("Reference in its own &window"), Qt::CTRL | Qt::Key_F1);
    menu->addSeparator();
    //: In the menu
    menus.largerType = add(menu, WindowText::tr("Larger &text"));
    menus.largerType->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    //: In the menu
    menus.smallerType = add(menu, WindowText::tr("S&maller text"), QKeySequence(Qt::CTRL | Qt::Key_Minus));
    menus.usualType = add(menu, WindowText::tr("Text size of the &desktop"), QKeySequence(Qt::CTRL | Qt::Key_0));
    menu->addSeparator();
    //: In the menu
    menus.fullScreen = add(menu, WindowText::tr("F&ull screen"), QKeySequence(Qt::Key_F11));
    menus.fullScreen->setCheckable(true);
}

} // namespace

Menus buildMenus(QMainWindow &window)
{
    Menus menus{};
    QMenuBar *bar = window.menuBar();
    bar->setFont(fontFor(TextUse::SecondLine));
    //: A menu
    buildCampaign(menus, bar->addMenu(WindowText::tr("&Campaign")));
    //: A menu
    buildEdit(menus, bar->addMenu(WindowText::tr("&Edit")));
    //: A menu: the player's figures
    menus.band = bar->addMenu(WindowText::tr("&Band"));
    //: A menu
    menus.encounter = bar->addMenu(WindowText::tr("E&ncounter"));
    //: A menu: what is shown
    buildView(menus, bar->addMenu(WindowText::tr("&View")));
    //: A menu
    menus.help = bar->addMenu(WindowText::tr("&Help"));
    for (QMenu *menu : bar->findChildren<QMenu *>())
        menu->setToolTipsVisible(true); // they say why an action is disabled
    return menus;
}

void load(const Menus &menus, const CampaignDocument *document)
{
    const QString none = document ? QString() : WindowText::tr("Open a campaign first.");
    for (QAction *action : {menus.close, menus.saveCopy, menus.restore, menus.branch, menus.courses,
                            menus.correctCampaign, menus.askDice, menus.writeNote, menus.addPicture, menus.pastePicture,
                            menus.beside, menus.phone, menus.nextPage, menus.formerPage, menus.printShown})
        allow(*action, none);
    for (QAction *action : menus.pages)
        allow(*action, none);
    menus.band->setEnabled(document);
    menus.encounter->setEnabled(document);
    for (const auto &[kind, action] : menus.sheets) {
        const bool drawn = document && canBeDrawn(kind, document->campaign(), document->pack());
        allow(*action, document && !drawn ? WindowText::tr("There is nothing to print on it yet.") : none);
    }
    const Result<Step> ended =
        document ? acts::closeCampaign(document->campaign(), CampaignEnding::Won) : Result<Step>(Step());
    allow(*menus.endCampaign, ended ? none : textOf(ended.problems()));
    const bool isFought = document && !document->campaign().past.empty();
    allow(*menus.report, document && !isFought ? WindowText::tr("No battle has been finished yet.") : none);
    allow(*menus.find, none);
}

void nameUndo(const Menus &menus, const QString &undo, const QString &redo)
{
    allow(*menus.takeBack, undo.isEmpty() ? WindowText::tr("There is nothing to undo.") : QString());
    //: In the menu, with what is undone after it
    menus.takeBack->setText(undo.isEmpty() ? WindowText::tr("&Undo") : WindowText::tr("&Undo “%1”").arg(undo));
    allow(*menus.bringForward, redo.isEmpty() ? WindowText::tr("There is nothing to redo.") : QString());
    //: In the menu, with what is redone after it
    menus.bringForward->setText(redo.isEmpty() ? WindowText::tr("&Redo") : WindowText::tr("&Redo “%1”").arg(redo));
}

void explainDisabledShortcuts(QMainWindow &window, const std::function<void(const QString &)> &say)
{
    explainDisabledShortcuts(window, window.menuBar()->findChildren<QAction *>(), say);
}

void explainDisabledShortcuts(QWidget &where, const QList<QAction *> &actions,
                              const std::function<void(const QString &)> &say)
{
    for (QAction *action : actions) {
        for (const QKeySequence &keys : action->shortcuts()) {
            auto *answer = new QShortcut(keys, &where);
            const auto follow = [action, answer] { answer->setEnabled(!action->isEnabled()); };
            follow();
            QObject::connect(action, &QAction::changed, answer, follow);
            QObject::connect(answer, &QShortcut::activated, action, [action, say] { say(action->statusTip()); });
        }
    }
}

QKeySequence fromPaperKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_B;
}

QKeySequence sampleKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_E;
}

void listRecent(QMenu &menu, const std::function<void(const QString &path)> &open, const std::function<void()> &clear)
{
    menu.clear();
    for (const recentfiles::Recent &recent : recentfiles::all()) {
        const QString path = recent.path;
        const QString file = QFileInfo(path).fileName();
        //: A campaign's name, its file
        const QString name = recent.name.isEmpty() ? file : WindowText::tr("%1 (%2)").arg(recent.name, file);
        // The folder stands where other menus have their keys.
        //: In the list of recent campaigns: the file is gone
        const QString place = recent.isThere() ? recentfiles::folderInWords(path) : WindowText::tr("not found");
        QAction *action = menu.addAction(asButtonText(name) + u'\t' + place);
        action->setEnabled(recent.isThere());
        action->setToolTip(asToolTip(QDir::toNativeSeparators(path)));
        onPress(action, &menu, [open, path] { open(path); });
    }
    if (menu.isEmpty()) {
        menu.addAction(WindowText::tr("No campaign yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    onPress(menu.addAction(WindowText::tr("&Clear this list")), &menu, clear);
}

} // namespace muster
