// SPDX-License-Identifier: MIT
#pragma once

#include "ui/odds/oddscard.h"

class QLabel;

namespace muster {

class CountPlot;

/// How many enemies the PEFs still out there may be.
class ContactCard : public OddsCard
{
    Q_OBJECT
public:
    explicit ContactCard(QWidget *parent = nullptr);

    bool load(const CampaignDocument &document) override;

private:
    void tell();

    ActivityTables m_tables;
    QSpinBox *m_eal;
    QSpinBox *m_party;
    QSpinBox *m_pefs;
    CountPlot *m_plot;
    QLabel *m_sentence;
};

} // namespace muster
