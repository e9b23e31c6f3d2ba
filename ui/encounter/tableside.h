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

/// The encounter's table: its map, the chosen section, and what is done to set it: keep, roll again, roll up the rest again,
/// choose by hand.
class TableSide : public QWidget
{
    Q_OBJECT
public:
    TableSide();

    void load(CampaignDocument *document);

    /// The table while parts of it are rolled up again; load() brings back what stands in the book.
    void showSoFar(const Encounter &encounter);

    MapWidget *map() const { return m_map; }
    /// The PEFs that re-rolling the rest leaves alone, those that cannot move among them.
    std::set<int> keptPefs() const;
    void togglePef(int pef);
    /// The other side of a rolled-up encounter, raised again from that list.
    void rollEnemy(const QString &enemy);
    void rollPef(int pef);
    /// Of a game whose turns are told here.
    std::optional<NextAct> nextAct();

    /// For the page's menu.
    QList<QAction *> menuActions();

signals:
    void sectionChosen(int section);
    /// Something is to be edited by hand; `terrain`: of the chosen section.
    void correctionWanted(bool terrain);
    void keptChanged();
    /// Something is to be rolled up again.
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
    /// Locks it, or no longer.
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
