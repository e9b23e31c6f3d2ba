// SPDX-License-Identifier: MIT
#include "ui/foes/foedialog.h"

#include "model/actions/foes.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/parts/form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

QString dialogTitle(int foe)
{
    return foe > 0 ? FoeDialog::tr("Edit foe") : FoeDialog::tr("Name a foe");
}

} // namespace

FoeDialog::FoeDialog(CampaignDocument &document, int foe, QWidget *parent)
    : StepDialog(document, dialogTitle(foe), foe > 0 ? tr("&Save") : tr("&Add foe"), parent)
    , m_foe(document.campaign().foes.value(foe))
    , m_name(new QLineEdit)
    , m_rep(new QSpinBox)
    , m_weapon(new QComboBox)
    , m_list(new QComboBox)
    , m_status(new QComboBox)
{
    m_name->setText(m_foe.name);
    m_name->setMinimumWidth(260);
    m_rep->setRange(1, highestRep);
    m_rep->setValue(m_foe.rep > 0 ? m_foe.rep : usualFoeRep);
    m_weapon->addItem(tr("not known"), QString());
    for (const Weapon &weapon : pack().weapons)
        m_weapon->addItem(weapon.title, weapon.id);
    m_weapon->setCurrentIndex(std::max(0, m_weapon->findData(m_foe.weapon)));
    m_list->addItem(tr("not known"), QString());
    for (const ArmyList &list : pack().lists)
        m_list->addItem(list.title, list.id);
    const QString usual = foe > 0 ? m_foe.list : campaign().encounter ? campaign().encounter->enemy : campaign().enemy;
    m_list->setCurrentIndex(std::max(0, m_list->findData(usual)));
    for (const FoeStatus status : {FoeStatus::AtLarge, FoeStatus::Captured, FoeStatus::Killed})
        m_status->addItem(words::title(status), static_cast<int>(status));
    m_status->setCurrentIndex(static_cast<int>(m_foe.status));

    QFormLayout *form = makeForm();
    addRow(*form, tr("&Name"), m_name);
    addRow(*form, pack().hasSkill ? tr("&Initiative") : tr("&Rep"), m_rep);
    addRow(*form, tr("&Weapon"), m_weapon);
    addRow(*form, tr("&List"), m_list);
    addRow(*form, tr("&Fate"), m_status);
    form->setRowVisible(m_status, foe > 0);
    parts()->addLayout(form);
    addHint(tr("For reading only: on the table a foe has the Rep and the weapon of the leader who comes, and is "
               "known by those from then on."));
    m_name->setFocus();
}

Result<Step> FoeDialog::step() const
{
    Foe wanted = m_foe;
    wanted.name = m_name->text().simplified();
    wanted.rep = m_rep->value();
    wanted.weapon = m_weapon->currentData().toString();
    wanted.list = m_list->currentData().toString();
    wanted.status = FoeStatus(m_status->currentData().toInt());
    return m_foe.id > 0 ? actions::correctFoe(campaign(), pack(), wanted)
                        : actions::nameFoe(campaign(), pack(), wanted);
}

LeaderDialog::LeaderDialog(CampaignDocument &document, std::optional<int> group, QWidget *parent)
    : StepDialog(document, tr("Name the leader"), tr("&Add foe"), parent)
    , m_group(group)
    , m_name(new QLineEdit(actions::leaderNameOnTable(document.campaign(), group)))
{
    m_name->setMinimumWidth(260);
    m_name->selectAll();
    QFormLayout *form = makeForm();
    addRow(*form, tr("&Name"), m_name);
    parts()->addLayout(form);
    addHint(tr("Rep, weapon and list are noted as they are on the table; Foes shows what becomes of them."));
    m_name->setFocus();
}

Result<Step> LeaderDialog::step() const
{
    return actions::callLeader(campaign(), pack(), m_name->text().simplified(), m_group);
}

} // namespace muster
