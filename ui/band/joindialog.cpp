// SPDX-License-Identifier: MIT
#include "ui/band/joindialog.h"

#include "model/actions/actions.h"
#include "model/story/bandwords.h"
#include "ui/founding/attributechoice.h"
#include "ui/founding/profilepanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

JoinDialog::JoinDialog(CampaignDocument &document, QWidget *parent)
    : StepDialog(document, tr("Add player"), tr("Add pla&yer"), parent)
    , m_player(new QLineEdit)
    , m_name(new QLineEdit)
    , m_list(new QComboBox)
    , m_profile(new ProfilePanel)
    , m_attributes(new AttributeChoice)
    , m_rollsStar(new QCheckBox(tr("R&oll on the army list")))
{
    m_player->setAccessibleName(tr("Player"));
    m_name->setAccessibleName(tr("Star’s name"));
    m_player->setMinimumWidth(260);
    insertRow(*m_profile->form(), 0, tr("Play&er"), m_player);
    insertRow(*m_profile->form(), 1, tr("Star’s &name"), m_name);
    for (const ArmyList &list : pack().lists)
        m_list->addItem(list.title, list.id);
    m_list->setCurrentIndex(std::max(0, m_list->findData(campaign().list)));
    insertRow(*m_profile->form(), 2, tr("Army lis&t"), m_list);
    connect(m_list, &QComboBox::currentIndexChanged, this, [this] { showRolled(m_rollsStar->isChecked()); });
    m_profile->form()->insertRow(3, QString(), m_rollsStar);
    m_profile->form()->setRowVisible(m_rollsStar, pack().rollsStar);
    connect(m_rollsStar, &QCheckBox::toggled, this, &JoinDialog::showRolled);
    addRow(*m_profile->form(), tr("Attrib&utes"), m_attributes);
    m_profile->form()->setRowVisible(m_attributes, pack().attributes.has_value());
    m_attributes->load(pack(), {}, AttributeChoice::most);
    parts()->addWidget(m_profile);
    addHint(tr("One campaign, one encounter at a time; each Star recruits Grunts up to that Star’s Rep."));
    showRolled(false);
    m_player->setFocus();
}

void JoinDialog::showRolled(bool rolled)
{
    const QString list = m_list->currentData().toString();
    if (pack().list(list))
        m_profile->load(pack(), actions::suggestedStar(pack(), list), pack().leastStarRep, pack().mostStarRep);
    if (rolled)
        m_profile->ask(ProfilePanel::Asks::Nothing);
}

void JoinDialog::accept()
{
    const actions::NewCampaign joining = wanted();
    if (!joining.rollsStar)
        return StepDialog::accept();
    Problems problems = actions::checkJoin(campaign(), pack(), joining);
    if (!problems.empty())
        return write(std::move(problems));
    m_act = acts::JoinByDice{joining.starName, joining.player, joining.attributes, joining.list};
    done(Accepted);
}

actions::NewCampaign JoinDialog::wanted() const
{
    actions::NewCampaign wanted;
    wanted.starName = m_name->text().simplified();
    wanted.player = m_player->text().simplified();
    wanted.list = m_list->currentData().toString();
    wanted.star = m_profile->value();
    wanted.attributes = m_attributes->value();
    wanted.rollsStar = pack().rollsStar && m_rollsStar->isChecked();
    return wanted;
}

Result<Step> JoinDialog::step() const
{
    return actions::join(campaign(), pack(), wanted());
}

} // namespace muster
