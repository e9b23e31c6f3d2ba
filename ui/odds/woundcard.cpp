// SPDX-License-Identifier: MIT
#include "ui/odds/woundcard.h"

#include "model/actions/demands.h"
#include "rules/odds/fateodds.h"
#include "ui/odds/oddscard.h"

#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

WoundCard::WoundCard(QWidget *parent)
    : OddsCard(tr("Recover check"), tr("2d6 against Rep after a Bad Wound or falling Unconscious."), parent)
    , m_chances(new ChanceRows({tr("Away a month"), tr("Away two months"), tr("Two months, lower Rep"), tr("Gone")}))
{
    m_rep = addNumber(tr("&Rep"), 1, actions::highestRep);
    connect(m_rep, &QSpinBox::valueChanged, this, &WoundCard::tell);
    m_chances->setAccessibleName(tr("Recover check"));
    answer()->addWidget(m_chances);
}

bool WoundCard::load(const CampaignDocument &document)
{
    if (!document.pack().wounds)
        return false;
    m_tables = *document.pack().wounds;
    const std::vector<Figure> &band = document.campaign().band;
    if (!band.empty())
        m_rep->setValue(band.back().rep());
    tell();
    return true;
}

void WoundCard::tell()
{
    const WoundOdds odds = woundOdds(m_tables, m_rep->value());
    m_chances->setChances({odds.shortly, odds.longer, odds.less, odds.lost});
}

} // namespace muster
