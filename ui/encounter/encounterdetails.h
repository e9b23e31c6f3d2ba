// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QLabel;

namespace muster {

class CallsPanel;
class EalPanel;
class Button;
class EnemyRoll;
class PefList;

/// What the encounter's sheet says: the activity level, objective, forces, special rules, and the PEFs.
class EncounterDetails : public QWidget
{
    Q_OBJECT
public:
    explicit EncounterDetails(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, const SetupDice &dice);
    CallsPanel *calls() const { return m_calls; }
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
    CallsPanel *m_calls;
    QWidget *m_pefPart;
    QLabel *m_pefCount;
    PefList *m_pefs;
    QLabel *m_legend;
};

/// "After the successful Patrol of Month 6."; empty before the first encounter.
QString whatWentBefore(const Campaign &campaign, const Pack &pack);
/// A list's title by its id.
QString listTitle(const Pack &pack, const QString &id);

} // namespace muster
