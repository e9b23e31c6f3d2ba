// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace muster {

/// What the menus hold, for the window to connect.
struct Menus {
    QAction *newCampaign;
    QAction *fromPaper;
    QAction *lists;
    QAction *open;
    QMenu *recent;
    QAction *sample;
    QAction *close; ///< the campaign, not the window
    QAction *saveCopy;
    QAction *restore;
    QAction *branch;
    QAction *courses;
    QMenu *print;
    QAction *printShown; ///< the sheet of the page that lies open
    QAction *report; ///< of the last battle
    QAction *phone; ///< the encounter, or the roster, as a page for one
    std::vector<std::pair<SheetKind, QAction *>> sheets; ///< in the order of the menu
    QAction *quit;

    QAction *takeBack;
    QAction *bringForward;
    QAction *find;
    QAction *palette;
    QAction *writeNote;
    QAction *addPicture;
    QAction *pastePicture;
    QAction *askDice;
    QAction *correctCampaign;

    QMenu *band; ///< filled by its page
    QMenu *encounter; ///< filled by its page
    std::vector<QAction *> pages; ///< in the order of the tabs
    QAction *nextPage;
    QAction *formerPage;
    QAction *fullScreen;
    QAction *largerType;
    QAction *smallerType;
    QAction *usualType;
    QMenu *help; ///< filled by ui/help
    QAction *beside; ///< the reference in a window of its own
    QActionGroup *languages; ///< each action holds the code of one; none where there is but one language
};

/// Builds the menu bar. The appearance is chosen there and needs no connection.
Menus buildMenus(QMainWindow &window);

/// Says what can be done with the campaign that is open; there may be none.
void load(const Menus &menus, const CampaignDocument *document);

/// What Undo and Redo would do by name; empty: nothing.
void nameUndo(const Menus &menus, const QString &undo, const QString &redo);

/// The key of what cannot be done now, which is grey there, says why not.
void answerGreyKeys(QMainWindow &window, const std::function<void(const QString &whyNot)> &say);
/// The same of these actions, while that widget is there to be seen.
void answerGreyKeys(QWidget &where, const QList<QAction *> &actions,
                    const std::function<void(const QString &whyNot)> &say);

/// Begins a campaign that already runs on paper.
QKeySequence fromPaperKey();

/// Opens the sample campaign.
QKeySequence sampleKey();

/// Fills the menu of the campaigns opened last.
void listRecent(QMenu &menu, const std::function<void(const QString &path)> &open, const std::function<void()> &clear);

} // namespace muster
