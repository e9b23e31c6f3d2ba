// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;
class QLineEdit;
class QMenu;

namespace muster {

/// Gives a figure what its list leaves open to it, something out of the stockpile, or further weapons and things.
class EquipDialog : public StepDialog
{
    Q_OBJECT
public:
    EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;
    void showFigure();
    void listWeapons(QMenu &menu);
    const Figure *figure() const;

    QComboBox *m_who;
    QComboBox *m_weapon;
    QComboBox *m_armour;
    QLineEdit *m_carries;
};

} // namespace muster
