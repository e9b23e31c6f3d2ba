// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace muster {

/// The actions of the menus, for the window to connect.
struct Menus {
    QAction *newCampaign;
    QAction *fromPaper;
    QAction *lists;
    QAction *open;
    QMenu *recent;
    QAction *sample;
    QAction *close; ///< closes the campaign, not the window
    QAction *saveCopy;
    QAction *restore;
    QAction *branch;
    QAction *courses;
    QAction *endCampaign; ///< closes the campaign as won or lost
    QMenu *print;
    QAction *printShown; ///< the sheet of the open page
    QAction *report; ///< the report of the last battle
    QAction *phone; ///< the encounter, or the roster, as a page for a phone
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
    QAction *settings;

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
    QAction *beside; ///< the Reference page in a window of its own
};

/// Builds the menu bar.
Menus buildMenus(QMainWindow &window);

/// Enables the actions that are possible with the open campaign, and gives the others a reason; the document may be
/// null.
void load(const Menus &menus, const CampaignDocument *document);

/// Sets the names of what Undo and Redo would do; an empty name disables the action.
void nameUndo(const Menus &menus, const QString &undo, const QString &redo);

/// Shows the reason when the key of a disabled action is pressed.
void explainDisabledShortcuts(QMainWindow &window, const std::function<void(const QString &whyNot)> &say);
/// Does the same for these actions, while that widget is visible.
void explainDisabledShortcuts(QWidget &where, const QList<QAction *> &actions,
                              const std::function<void(const QString &whyNot)> &say);

/// Returns the key for a campaign that already runs on paper.
QKeySequence fromPaperKey();

/// Returns the key that opens the sample campaign.
QKeySequence sampleKey();

/// Fills the menu of the campaigns opened last.
void listRecent(QMenu &menu, const std::function<void(const QString &path)> &open, const std::function<void()> &clear);

} // namespace muster
