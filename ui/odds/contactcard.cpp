// SPDX-License-Identifier: MIT
#include "ui/odds/contactcard.h"

#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "rules/encounter/placepefs.h"
#include "ui/parts/label.h"
#include "ui/parts/plots.h"

#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int mostFigures = 40;
constexpr int mostPefsShown = 9;

} // namespace

ContactCard::ContactCard(QWidget *parent)
    : OddsCard(tr("Contact"), tr("The unresolved PEFs in turn. Each A raises the level."), parent)
    , m_plot(new CountPlot)
    , m_sentence(makeParagraph(TextUse::Body, {}))
{
    m_eal = addNumber(tr("Enem&y Activity Level"), lowestEal, highestEal);
    m_party = addNumber(tr("Fig&ures you bring"), 1, mostFigures);
    m_pefs = addNumber(tr("PEFs &to resolve"), 0, mostPefsShown);
    for (QSpinBox *box : {m_eal, m_party, m_pefs})
        connect(box, &QSpinBox::valueChanged, this, &ContactCard::tell);
    answer()->addWidget(m_plot);
    answer()->addWidget(m_sentence);
}

bool ContactCard::load(const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    if (!asksContact(campaign, document.pack()))
        return false;
    m_tables = *document.pack().activity;
    const QSignalBlocker quietEal(m_eal);
    const QSignalBlocker quietParty(m_party);
    const QSignalBlocker quietPefs(m_pefs);
    const Play *play = campaign.play ? &*campaign.play : nullptr; // what is on the table now, once there is one
    const std::optional<int> eal = play ? play->eal : campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    m_eal->setValue(eal.value_or(lowestEal));
    m_party->setValue(play ? play->party() : static_cast<int>(campaign.band.size()));
    m_pefs->setValue(play                     ? play->waitingPefs()
                         : campaign.encounter ? static_cast<int>(campaign.encounter->setup.pefs.size())
                                              : usualPefs);
    tell();
    return true;
}

void ContactCard::tell()
{
    const ContactProspect prospect = contactProspect(m_tables, m_eal->value(), m_party->value(), m_pefs->value());
    m_sentence->setText(prospect.sentence);
    m_plot->load(prospect.enemies, prospect.sentence);
}

} // namespace muster
