// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace muster {

/// Gives a figure what its list leaves open to it, or something out of the stockpile.
class EquipDialog : public QDialog
{
    Q_OBJECT
public:
    EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent = nullptr);

    void accept() override;

private:
    void showFigure();
    const Figure *figure() const;

    CampaignDocument &m_document;
    QComboBox *m_who;
    QComboBox *m_weapon;
    QComboBox *m_armour;
    QLabel *m_problem;
};

} // namespace muster
