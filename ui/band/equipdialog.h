// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;

namespace muster {

/// Gives a figure what its list leaves open to it, or something out of the stockpile.
class EquipDialog : public StepDialog
{
    Q_OBJECT
public:
    EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;
    void showFigure();
    const Figure *figure() const;

    QComboBox *m_who;
    QComboBox *m_weapon;
    QComboBox *m_armour;
};

} // namespace muster
