// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "rules/pack/pack.h"
#include "ui/systems/partform.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

QSpinBox *counter(int least, int most)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    return box;
}

/// The form of a rolled-up encounter: its kind, the player's part, and the figures and things that are there (R5).
class ScenarioForm : public PartForm
{
    Q_DECLARE_TR_FUNCTIONS(muster::ScenarioForm)
public:
    explicit ScenarioForm(QObject *parent = nullptr)
        : PartForm(parent)
        , m_recruits(counter(0, acts::mostEnemies))
        , m_enemies(counter(1, acts::mostEnemies))
        , m_enemyVehicles(counter(0, acts::mostThings))
        , m_ownVehicles(counter(0, acts::mostThings))
        , m_vehicles(counter(0, acts::mostThings))
        , m_civilians(counter(0, acts::mostThings))
        , m_hostages(counter(0, acts::mostThings))
    {
        for (const ScenarioKind kind : allScenarios)
            m_kind->addItem(words::title(kind), int(kind));
        //: A choice of what is to be recovered
        m_about->addItem(tr("Hostages"), false);
        //: A choice of what is to be recovered
        m_about->addItem(tr("Antidote"), true);
        connect(m_about, &QComboBox::activated, this, &ScenarioForm::takeAbout);
        connect(m_kind, &QComboBox::activated, this, &ScenarioForm::takeKind);
        connect(m_role, &QComboBox::activated, this, &ScenarioForm::takeRole);
    }

    std::vector<std::pair<QString, QWidget *>> fields() const override
    {
        //: Label of a choice: the kind of encounter
        return {{tr("Kind"), m_kind},
                //: Label of a choice: attacker, defender or the like
                {tr("Your role"), m_role},
                {tr("Grunts you may bring"), m_recruits},
                //: Label of a field: their number
                {tr("Enemies"), m_enemies},
                //: Label of a field: their number
                {tr("Enemy vehicles"), m_enemyVehicles},
                //: Label of a field: their number
                {tr("Your vehicles"), m_ownVehicles},
                //: Label of a field: their number
                {tr("Convoy vehicles"), m_vehicles},
                //: Label of a field: the number of people who belong to no side
                {tr("Civilians"), m_civilians},
                //: Label of a choice: what the band came for
                {tr("To recover"), m_about},
                //: Label of a field: their number
                {tr("Hostages"), m_hostages},
                //: Label of a choice: which side was surprised
                {tr("Surprised"), m_surprised}};
    }

    void load(const Campaign &campaign, const Pack &pack) override
    {
        m_campaign = campaign;
        m_pack = pack;
        m_scenario = *scenarioOf(*campaign.encounter);
        show();
    }

    EncounterPart value() const override { return scenario(); }

private:
    /// Returns the edited encounter. Kind and part are in m_scenario as soon as they are chosen, because the other
    /// fields depend on them.
    Scenario scenario() const
    {
        Scenario wanted = acts::withEnemies(m_scenario, m_enemies->value());
        wanted.recruits = m_recruits->value();
        wanted.enemy.vehicles = m_enemyVehicles->value();
        if (m_ownVehicles->value() != m_scenario.ownVehicles.value_or(0))
            wanted.ownVehicles = m_ownVehicles->value();
        wanted.vehicles = m_vehicles->value();
        wanted.civilians = m_civilians->value();
        wanted.hostages = m_hostages->value();
        const int surprised = m_surprised->currentData().toInt();
        return acts::withSurprised(std::move(wanted),
                                   surprised < 0 ? std::nullopt : std::optional(static_cast<Role>(surprised)));
    }

    void takeKind()
    {
        m_scenario =
            acts::asKind(m_campaign, m_pack, scenario(), static_cast<ScenarioKind>(m_kind->currentData().toInt()));
        show();
    }

    void takeRole()
    {
        m_scenario = acts::asRole(m_campaign, m_pack, scenario(), static_cast<Role>(m_role->currentData().toInt()));
        show();
    }

    void takeAbout()
    {
        m_scenario = acts::aboutAntidote(scenario(), m_about->currentData().toBool());
        show();
    }

    /// Shows the two parts and the fields that belong to the kind.
    void show()
    {
        const ScenarioRow &row = m_pack.scenarios->of(m_scenario.kind);
        m_kind->setCurrentIndex(m_kind->findData(int(m_scenario.kind)));
        m_role->clear();
        for (const ScenarioSide &side : row.sides) {
            if (m_role->findData(int(side.role)) < 0)
                m_role->addItem(words::title(side.role), int(side.role));
        }
        m_role->setCurrentIndex(m_role->findData(int(m_scenario.role)));
        m_recruits->setValue(m_scenario.recruits);
        m_enemies->setValue(int(m_scenario.enemy.figures.size()));
        m_enemies->setEnabled(!m_campaign.play);
        m_enemyVehicles->setValue(m_scenario.enemy.vehicles);
        m_ownVehicles->setValue(m_scenario.ownVehicles.value_or(0));
        m_vehicles->setValue(m_scenario.vehicles);
        m_vehicles->setEnabled(row.vehicles);
        m_civilians->setValue(m_scenario.civilians);
        m_hostages->setValue(m_scenario.hostages);
        m_hostages->setEnabled(row.hostages && !m_scenario.antidote);
        m_about->setCurrentIndex(m_scenario.antidote ? 1 : 0);
        m_about->setEnabled(row.hostages && m_scenario.role == Role::Recoverer);
        m_surprised->clear();
        //: A choice: no side was surprised
        m_surprised->addItem(tr("Nobody"), -1);
        if (row.watching)
            m_surprised->addItem(words::title(*row.watching), int(*row.watching));
        m_surprised->setCurrentIndex(m_scenario.surprised ? 1 : 0);
        m_surprised->setEnabled(row.watching.has_value());
    }

    Campaign m_campaign;
    Pack m_pack;
    Scenario m_scenario;
    QComboBox *m_kind = new QComboBox;
    QComboBox *m_role = new QComboBox;
    QSpinBox *m_recruits;
    QSpinBox *m_enemies;
    QSpinBox *m_enemyVehicles;
    QSpinBox *m_ownVehicles;
    QSpinBox *m_vehicles;
    QSpinBox *m_civilians;
    QComboBox *m_about = new QComboBox; ///< the stake of a Recover
    QSpinBox *m_hostages;
    QComboBox *m_surprised = new QComboBox;
};

} // namespace

const PartFormKind scenarioForm{[](const EncounterPart &part) { return part.as<Scenario>() != nullptr; },
                                [](QObject *parent) -> PartForm * { return new ScenarioForm(parent); }};

} // namespace muster
