// SPDX-License-Identifier: MIT
#include "ui/founding/campaigncorrection.h"

#include "model/actions/actions.h"
#include "model/calendar/calendar.h"
#include "model/story/words.h"
#include "ui/founding/optionspanel.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

CampaignCorrection::CampaignCorrection(CampaignDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_name(new QLineEdit(document.campaign().name))
    , m_turn(new QSpinBox)
    , m_kind(new QComboBox)
    , m_eal(new QComboBox)
    , m_options(new OptionsPanel)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    const Campaign &campaign = document.campaign();
    setWindowTitle(tr("Correct the campaign"));
    m_name->setAccessibleName(tr("The campaign's name"));
    m_name->setMinimumWidth(300);
    const Calendar &calendar = calendarOf(campaign, document.pack());
    m_turn->setAccessibleName(calendar.turnName(document.pack()));
    m_turn->setRange(1, 9999);
    m_turn->setValue(campaign.turn);
    m_kind->setAccessibleName(tr("Next encounter"));
    for (const auto kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        m_kind->addItem(words::title(kind), int(kind));
    m_kind->setCurrentIndex(m_kind->findData(int(campaign.next.kind)));
    m_eal->setAccessibleName(tr("Its Enemy Activity Level"));
    m_eal->addItem(tr("rolled when it is prepared"), 0);
    for (int eal = lowestEal; eal <= highestEal; ++eal)
        m_eal->addItem(QString::number(eal), eal);
    m_eal->setCurrentIndex(m_eal->findData(campaign.next.eal.value_or(0)));
    m_options->load(document.pack(), campaign.options);

    QFormLayout *form = makeForm();
    addRow(*form, tr("&Name"), m_name);
    addRow(*form, u'&' + calendar.turnName(document.pack()), m_turn);
    addRow(*form, tr("Next &encounter"), m_kind);
    addRow(*form, tr("Its E&AL"), m_eal);
    form->setRowVisible(m_kind, calendar.knowsNext());
    form->setRowVisible(m_eal, calendar.hasActivityLevel());

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Write it &down"));
    connect(buttons, &QDialogButtonBox::accepted, this, &CampaignCorrection::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    setMinimumWidth(440);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Correct the campaign")));
    column->addWidget(makeParagraph(TextUse::Body, tr("A correction is a step like any other, and can be taken back."),
                                    nullptr, QPalette::PlaceholderText));
    column->addLayout(form);
    column->addWidget(m_options);
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

CampaignCorrected CampaignCorrection::value() const
{
    const int eal = m_eal->currentData().toInt();
    const auto level = eal > 0 ? std::optional(eal) : std::nullopt;
    return {m_name->text().simplified(), m_turn->value(), level,
            NextEncounter{EncounterKind(m_kind->currentData().toInt()), level}, m_options->value()};
}

void CampaignCorrection::accept()
{
    auto step = actions::correctCampaign(m_document.campaign(), m_document.pack(), value());
    if (!step)
        return m_problem->setText(textOf(step.problems()));
    if (const auto written = m_document.write(*std::move(step)); !written)
        return m_problem->setText(written.problem().text);
    QDialog::accept();
}

} // namespace muster
