// SPDX-License-Identifier: MIT
#pragma once

#include "rules/wounds/recover.h"
#include "ui/odds/oddscard.h"

#include <QCoreApplication>

namespace muster {

class ChanceRows;

/// How long a Bad Wound keeps somebody away.
class WoundCard : public OddsCard
{
    Q_DECLARE_TR_FUNCTIONS(muster::WoundCard)
public:
    explicit WoundCard(QWidget *parent = nullptr);

    bool load(const CampaignDocument &document) override;

private:
    void tell();

    WoundTables m_tables;
    QSpinBox *m_rep;
    ChanceRows *m_chances;
};

} // namespace muster
