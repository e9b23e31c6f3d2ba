// SPDX-License-Identifier: MIT
#include "ui/band/figurecorrection.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/packs.h"
#include "model/systems/campaignsystem.h"
#include "ui/founding/attributechoice.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/form.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

FigureCorrection::FigureCorrection(CampaignDocument &document, FigureId id, QWidget *parent)
    : StepDialog(document, tr("Edit %1").arg(document.campaign().find(id)->name), tr("Sa&ve"), parent)
    , m_figure(*document.campaign().find(id))
    , m_name(new QLineEdit)
    , m_type(new QLineEdit(packWords(m_figure.profile.type)))
    , m_profile(new ProfilePanel)
    , m_attributes(new AttributeChoice)
    , m_months(new QSpinBox)
    , m_poisoned(new QCheckBox(tr("&Poisoned against the Star")))
    , m_exempt(new QCheckBox(tr("&Exempt from the next Stay or Go")))
    , m_captured(new QCheckBox(tr("&Captured")))
{
    m_name->setText(m_figure.name);
    m_name->setAccessibleName(tr("Name"));
    m_name->setMinimumWidth(260);
    m_profile->load(pack(), m_figure.profile, 1, actions::highestRep);
    insertRow(*m_profile->form(), 0, tr("&Name"), m_name);
    insertRow(*m_profile->form(), 1, tr("T&ype"), m_type);
    m_type->setMinimumWidth(260);
    m_type->setMaxLength(actions::longestName);
    m_type->setMinimumWidth(260);
    m_type->setMaxLength(actions::longestName);
    m_type->setToolTip(tr("One of the army list, or one of your own"));
    offerWords(*m_type, typesOn(pack(), campaign().list).keys());
    addRow(*m_profile->form(), tr("Attrib&utes"), m_attributes);
    m_profile->form()->setRowVisible(m_attributes, pack().attributes.has_value());
    m_attributes->load(pack(), m_figure.attributes, m_figure.star ? AttributeChoice::most : 1);
    m_months->setRange(0, actions::latestTurn);
    m_months->setValue(m_figure.months);
    const CampaignSystem &system = systemOf(campaign(), pack());
    m_months->setAccessibleName(tr("%1 in the band").arg(system.turnNames()));
    addRow(*m_profile->form(), u'&' + system.turnNames(), m_months);
    m_poisoned->setChecked(m_figure.poisoned);
    m_exempt->setChecked(m_figure.exempt);
    m_captured->setChecked(m_figure.isHeld());
    m_profile->form()->addRow(QString(), m_captured);
    m_profile->form()->setRowVisible(m_captured, m_figure.star && system.traits.holdsStars);
    const bool weighed = !m_figure.star && system.traits.testsLoyalty;
    if (weighed) {
        m_profile->form()->addRow(QString(), m_poisoned);
        m_profile->form()->addRow(QString(), m_exempt);
    }

    addHint(tr("The change is recorded in the chronicle and can be undone."));
    parts()->addWidget(m_profile);
    m_name->setFocus();
    if (!weighed) {
        m_poisoned->setParent(this);
        m_exempt->setParent(this);
        m_poisoned->hide();
        m_exempt->hide();
    }
}

/// As the files have it where the army list has it.
QString FigureCorrection::type() const
{
    const QString typed = m_type->text().simplified();
    if (typed == packWords(m_figure.profile.type))
        return m_figure.profile.type;
    return typesOn(pack(), campaign().list).value(typed, typed);
}

Figure FigureCorrection::value() const
{
    Figure figure = m_figure;
    figure.name = m_name->text().simplified();
    figure.profile = m_profile->value();
    figure.profile.type = type();
    figure.attributes = m_attributes->value();
    figure.months = m_months->value();
    figure.poisoned = m_poisoned->isChecked();
    figure.exempt = m_exempt->isChecked();
    figure.status = m_captured->isChecked() ? Status::Captured : Status::Active;
    return figure;
}

Result<Step> FigureCorrection::step() const
{
    return actions::correctFigure(campaign(), pack(), value());
}

} // namespace muster
