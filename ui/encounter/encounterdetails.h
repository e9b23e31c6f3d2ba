// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "model/story/whatnow.h"
#include "rules/pack/pack.h"
#include "ui/look/icon.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

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
    QWidget *makePefs();
    void addText(const IconName &icon, const QString &key, const QString &text);

    EalPanel *m_eal;
    QWidget *m_ealRule;
    QGridLayout *m_texts; ///< a row for the objective, the forces, the set-up and each rule: icon, name or number, text
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
    QWidget *makeCard(const ResumeCard &card);
    QLayout *makeStand(const ResumeCard &card);

    QVBoxLayout *m_column;
    QWidget *m_card = nullptr; ///< made anew for each card
};

} // namespace muster
