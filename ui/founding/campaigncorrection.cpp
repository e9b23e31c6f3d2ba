// SPDX-License-Identifier: MIT
#include "ui/founding/campaigncorrection.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/founding/optionspanel.h"
#include "ui/parts/form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

CampaignCorrection::CampaignCorrection(CampaignDocument &document, QWidget *parent)
    : StepDialog(document, tr("Edit campaign"), tr("Sa&ve"), parent)
    , m_name(new QLineEdit(document.campaign().name))
    , m_turn(new QSpinBox)
    , m_kind(new QComboBox)
    , m_eal(new QComboBox)
    , m_options(new OptionsPanel)
{
    m_name->setAccessibleName(tr("Campaign name"));
    m_name->setMinimumWidth(300);
    const CampaignSystem &system = systemOf(campaign(), pack());
    m_turn->setAccessibleName(system.turnName(pack()));
    m_turn->setRange(1, actions::latestTurn);
    m_turn->setValue(campaign().turn);
    m_kind->setAccessibleName(tr("Next encounter"));
    for (const auto kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        m_kind->addItem(words::title(kind), int(kind));
    m_kind->setCurrentIndex(m_kind->findData(int(campaign().next.kind)));
    m_eal->setAccessibleName(tr("Next Enemy Activity Level"));
    m_eal->addItem(tr("rolled when it is prepared"), 0);
    for (int eal = lowestEal; eal <= highestEal; ++eal)
        m_eal->addItem(QString::number(eal), eal);
    m_eal->setCurrentIndex(m_eal->findData(campaign().next.eal.value_or(0)));
    m_options->load(pack(), campaign().options);

    QFormLayout *form = makeForm();
    addRow(*form, tr("&Name"), m_name);
    addRow(*form, u'&' + system.turnName(pack()), m_turn);
    addRow(*form, tr("Next &encounter"), m_kind);
    addRow(*form, tr("Next E&AL"), m_eal);

    addHint(tr("The change is recorded in the chronicle and can be undone."));
    parts()->addLayout(form); // before a row is shown, which would be a window of its own
    form->setRowVisible(m_kind, system.traits.knowsNext);
    form->setRowVisible(m_eal, system.traits.hasActivityLevel);
    parts()->addWidget(m_options);
}

CampaignCorrected CampaignCorrection::value() const
{
    const int eal = m_eal->currentData().toInt();
    const auto level = eal > 0 ? std::optional(eal) : std::nullopt;
    return {m_name->text().simplified(), m_turn->value(), level,
            NextEncounter{EncounterKind(m_kind->currentData().toInt()), level}, m_options->value()};
}

Result<Step> CampaignCorrection::step() const
{
    return actions::correctCampaign(campaign(), pack(), value());
}

} // namespace muster
