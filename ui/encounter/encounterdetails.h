// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "model/story/whatnow.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QLabel;

namespace muster {

class Button;
class MediaAndVehiclesPanel;
class EalPanel;
class EnemyRoll;
class PefList;

/// The text of the encounter's sheet: the activity level, objective, forces, special rules, and the PEFs.
class EncounterDetails : public QWidget
{
    Q_OBJECT
public:
    EncounterDetails();

    void load(const Campaign &campaign, const Pack &pack, const SetupDice &dice);
    MediaAndVehiclesPanel *calls() const { return m_calls; }
    EalPanel *level() const { return m_eal; }

    PefList *pefs() const { return m_pefs; }

signals:
    void leaderNameWanted();

private:
    QLayout *makeTexts();
    QWidget *makePefs();

    EalPanel *m_eal;
    QWidget *m_ealRule;
    QLabel *m_objective;
    QLabel *m_forces;
    QLabel *m_setUp;
    QLabel *m_setUpHead = nullptr;
    QLabel *m_special;
    EnemyRoll *m_enemy;
    Button *m_nameLeader;
    MediaAndVehiclesPanel *m_calls;
    QWidget *m_pefPart;
    QLabel *m_pefCount;
    PefList *m_pefs;
    QLabel *m_legend;
};

/// Returns "After the successful Patrol of Month 6."; empty before the first encounter.
QString whatWentBefore(const Campaign &campaign, const Pack &pack);

/// Returns the title of an army list by its id.
QString listTitle(const Pack &pack, const QString &id);

/// The card shown when the player returns to a battle: whose go it is, the last things noted, what comes next, and
/// where the figures are. Enter, Esc or a click closes it.
class ResumeView : public QWidget
{
    Q_OBJECT
public:
    ResumeView();

    void load(const ResumeCard &card);

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeCard();
    void fillThings(const ResumeCard &card);
    void fillStand(const ResumeCard &card);

    QWidget *m_card;
    QLabel *m_title;
    QLabel *m_left;
    QWidget *m_turn; ///< the roll that began the turn
    QLabel *m_lastHead;
    QWidget *m_last;
    QLabel *m_next;
    Button *m_playOn;
    QWidget *m_standHead;
    QWidget *m_stand;
};

} // namespace muster
