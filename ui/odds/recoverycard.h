// SPDX-License-Identifier: MIT
#pragma once

#include "ui/odds/oddscard.h"

namespace muster {

class ChanceRows;
class Choice;

/// Whether somebody who left the table comes back.
class RecoveryCard : public OddsCard
{
    Q_OBJECT
public:
    explicit RecoveryCard(QWidget *parent = nullptr);

    bool load(const CampaignDocument &document) override;

private:
    void tell();

    RecoveryTable m_table;
    QSpinBox *m_rep;
    Choice *m_fate;
    ChanceRows *m_chances;
};

} // namespace muster
