// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/pack/pack.h"
#include "ui/systems/partform.h"

#include <QCoreApplication>

class QComboBox;
class QSpinBox;

namespace muster {

/// What of a rolled-up encounter can be edited: its kind, the player's part, and who and what is there (R5).
class ScenarioForm : public PartForm
{
    Q_DECLARE_TR_FUNCTIONS(muster::ScenarioForm)
public:
    explicit ScenarioForm(QObject *parent = nullptr);

    std::vector<std::pair<QString, QWidget *>> fields() const override;

    void load(const Campaign &campaign, const Pack &pack) override;
    EncounterPart value() const override { return scenario(); }

private:
    Scenario scenario() const;
    void takeKind();
    void takeRole();
    void takeAbout();
    void show();

    Campaign m_campaign;
    Pack m_pack;
    Scenario m_scenario;
    QComboBox *m_kind;
    QComboBox *m_role;
    QSpinBox *m_recruits;
    QSpinBox *m_enemies;
    QSpinBox *m_enemyVehicles;
    QSpinBox *m_ownVehicles;
    QSpinBox *m_vehicles;
    QSpinBox *m_civilians;
    QComboBox *m_about; ///< of a Recover
    QSpinBox *m_hostages;
    QComboBox *m_surprised;
};

} // namespace muster
