// SPDX-License-Identifier: MIT
#include "ui/odds/recoverycard.h"

#include "model/actions/demands.h"
#include "model/story/words.h"
#include "rules/odds/fateodds.h"
#include "ui/odds/oddscard.h"
#include "ui/parts/choice.h"

#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

RecoveryCard::RecoveryCard(QWidget *parent)
    : OddsCard(tr("Recovery"), tr("2d6 against Rep after the battle. A Star who passes none may still cheat death."),
               parent)
    , m_fate(new Choice)
    , m_chances(new ChanceRows({tr("Returns, same Rep"), tr("Returns, lower Rep"), tr("Does not return")}))
{
    m_rep = addNumber(tr("&Rep"), 1, actions::highestRep);
    m_fate->addItem({}, words::title(Fate::OutOfTheFight));
    m_fate->addItem({}, words::title(Fate::RanAway));
    m_fate->setCurrent(0);
    addField(tr("&Left the table"), m_fate);
    connect(m_rep, &QSpinBox::valueChanged, this, &RecoveryCard::tell);
    connect(m_fate, &Choice::chosen, this, &RecoveryCard::tell);
    m_chances->setAccessibleName(tr("Recovery"));
    answer()->addWidget(m_chances);
}

bool RecoveryCard::load(const CampaignDocument &document)
{
    if (!document.pack().recovery)
        return false;
    m_table = *document.pack().recovery;
    const std::vector<Figure> &band = document.campaign().band;
    if (!band.empty())
        m_rep->setValue(band.back().rep());
    tell();
    return true;
}

void RecoveryCard::tell()
{
    const Fate fate = m_fate->current() == 0 ? Fate::OutOfTheFight : Fate::RanAway;
    const RecoveryOdds odds = recoveryOdds(m_table, m_rep->value(), fate);
    m_chances->setChances({odds.returnedSame, odds.returnedLess, odds.lost});
}

} // namespace muster
