// SPDX-License-Identifier: MIT
#pragma once

#include "ui/odds/oddscard.h"

class QCheckBox;
class QComboBox;

namespace muster {

class ChanceRows;

/// Whether a Grunt stays: one of the band, or any that could be.
class LoyaltyCard : public OddsCard
{
    Q_OBJECT
public:
    explicit LoyaltyCard(QWidget *parent = nullptr);

    bool load(const CampaignDocument &document) override;

private:
    void takeGrunt();
    void tell();
    std::vector<double> chancesAfter(Outcome outcome) const;
    QStringList bandAfter(Outcome outcome) const;

    std::vector<std::pair<Figure, int>> m_grunts; ///< with the Rep of the Star whom each follows
    QComboBox *m_who;
    QSpinBox *m_starRep;
    QSpinBox *m_rep;
    QSpinBox *m_months;
    QCheckBox *m_poisoned;
    QCheckBox *m_starFell;
    QCheckBox *m_gruntFell;
    ChanceRows *m_win;
    ChanceRows *m_loss;
    QLabel *m_bandHead;
    QLabel *m_band;
};

} // namespace muster
