// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QObject>

class QComboBox;
class QSpinBox;
class QWidget;

namespace muster {

/// What of a dealt encounter can be set right: its kind, the player's part, and who and what is there (R5).
class ScenarioForm : public QObject
{
    Q_OBJECT
public:
    explicit ScenarioForm(QObject *parent = nullptr);

    /// With their names, for the form they stand in.
    std::vector<std::pair<QString, QWidget *>> fields() const;

    void load(const Campaign &campaign, const Pack &pack, const Scenario &scenario);
    Scenario value() const;

private:
    void takeKind();
    void takeRole();
    void show();

    Campaign m_campaign;
    Pack m_pack;
    Scenario m_scenario;
    QComboBox *m_kind;
    QComboBox *m_role;
    QSpinBox *m_recruits;
    QSpinBox *m_enemies;
    QSpinBox *m_enemyVehicles;
    QSpinBox *m_vehicles;
    QSpinBox *m_civilians;
    QSpinBox *m_hostages;
    QComboBox *m_surprised;
};

} // namespace muster
