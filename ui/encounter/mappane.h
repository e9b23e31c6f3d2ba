// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/setupdice.h"
#include "rules/encounter/redeal.h"
#include "ui/parts/remembered.h"
#include "ui/window/page.h"

#include <QPointer>
#include <QWidget>

#include <set>
#include <vector>

class QAction;
class QLabel;
class QStackedLayout;

namespace muster {

class Button;
class ElidedLabel;
class GameTurn;
class MapWidget;
class SectionLine;

/// The encounter's table: its map, the chosen section, and the actions to change it: lock, re-roll, re-roll the rest,
/// choose by hand.
class MapPane : public QWidget
{
    Q_OBJECT
public:
    MapPane();

    void load(CampaignDocument *document);

    /// Shows the table while parts of it are re-rolled; load() shows the table of the book again.
    void showSoFar(const Encounter &encounter);

    MapWidget *map() const { return m_map; }
    /// Returns the PEFs that re-rolling the rest does not change, including those that cannot move.
    std::set<int> keptPefs() const;
    void togglePef(int pef);
    /// Re-rolls the enemy of a rolled-up encounter from that list.
    void rollEnemy(const QString &enemy);
    void rollPef(int pef);
    /// Returns the act for the first turn, for a game that is told on this page; none for others or after that.
    std::optional<NextAct> nextAct();

    /// Returns the actions for the page's menu.
    QList<QAction *> menuActions();

signals:
    void sectionChosen(int section);
    /// Emitted to edit the encounter by hand; `terrain`: begins at the terrain of the chosen section.
    void correctionWanted(bool terrain);
    void keptChanged();
    /// Emitted to re-roll a part of the encounter.
    void actWanted(const Act &act, DiceHabit whose);

private:
    QAction *makeAction(const QString &text, const QKeySequence &keys = {});
    void makeActions();
    QString whyNotSet() const;
    void refreshActions();
    QWidget *makeTable();
    void showSide();
    void showSection();
    void showKept();
    void toggleSection();
    /// Locks or unlocks a section or PEF.
    void toggle(std::vector<int> TablePlan::*locked, int number);
    Redeal rest() const;
    void openMenu(QPoint place);
    void reroll(const Redeal &again, DiceHabit whose);

    QPointer<CampaignDocument> m_document;
    SetupDice m_dice;

    QAction *m_keep;
    QAction *m_again;
    QAction *m_choose;
    QAction *m_separator;
    QAction *m_rest;
    QAction *m_restByHand;
    QAction *m_correct;

    QStackedLayout *m_sides;
    MapWidget *m_map;
    QLabel *m_bare;
    GameTurn *m_game;
    SectionLine *m_section;
    Button *m_keepButton;
    ElidedLabel *m_seed;
};

} // namespace muster
