// SPDX-License-Identifier: MIT
#include "ui/systems/months/expectedenemies.h"

#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "rules/encounter/placepefs.h"
#include "rules/pack/pack.h"
#include "ui/parts/label.h"
#include "ui/parts/plots.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace muster {

ExpectedEnemies::ExpectedEnemies(QWidget *parent)
    : QWidget(parent)
    , m_party(new QSpinBox)
    , m_sentence(makeParagraph(TextUse::Body, {}))
    , m_plot(new CountPlot)
{
    QLabel *bring = makeLabel(TextUse::Body, tr("Fig&ures you bring"));
    bring->setBuddy(m_party);
    m_party->setAccessibleName(tr("Figures you bring"));
    m_party->setMinimum(1);
    connect(m_party, &QSpinBox::valueChanged, this, &ExpectedEnemies::tell);

    auto *head = new QHBoxLayout;
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Expected enemies")));
    head->addStretch(1);
    head->addWidget(bring);
    head->addSpacing(8);
    head->addWidget(m_party);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_plot);
    column->addWidget(m_sentence);
}

void ExpectedEnemies::load(const Campaign &campaign, const Pack &pack)
{
    const int most = static_cast<int>(campaign.band.size());
    setVisible(asksContact(campaign, pack) && campaign.next.eal && most > 0);
    if (isHidden())
        return;
    m_tables = *pack.activity;
    m_eal = *campaign.next.eal;
    const QSignalBlocker quiet(m_party);
    m_party->setMaximum(most);
    m_party->setValue(most);
    tell();
}

void ExpectedEnemies::setPefs(int pefs)
{
    m_pefs = pefs;
    if (!isHidden())
        tell();
}

void ExpectedEnemies::tell()
{
    const ContactProspect prospect = contactProspect(m_tables, m_eal, m_party->value(), m_pefs);
    m_sentence->setText(prospect.sentence);
    m_plot->load(prospect.enemies, prospect.sentence);
}

} // namespace muster
