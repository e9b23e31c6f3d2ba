// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "ui/odds/oddscard.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace muster {

/// A shot of the percentile street skirmish, range band by range band and by how much of the target shows: whether it hits, and
/// whether it takes the target out.
class ShootCard : public OddsCard
{
    Q_OBJECT
public:
    explicit ShootCard(QWidget *parent = nullptr);

    bool load(const CampaignDocument &document) override;

private:
    void fillWeapons(const QString &usual);
    QGridLayout *makeTable();
    void tell();

    Pack m_pack;
    QSpinBox *m_skill;
    QComboBox *m_weapon;
    QCheckBox *m_automatic;
    QSpinBox *m_initiative;
    std::vector<QLabel *> m_ranges; ///< a row each
    std::vector<QLabel *> m_chances; ///< row by row, by fifths that show
};

} // namespace muster
