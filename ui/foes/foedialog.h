// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace muster {

/// Names a foe, or edits one.
class FoeDialog : public StepDialog
{
    Q_OBJECT
public:
    /// `foe`: who is edited; 0: a new one is named.
    explicit FoeDialog(CampaignDocument &document, int foe = 0, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;

    Foe m_foe;
    QLineEdit *m_name;
    QSpinBox *m_rep;
    QComboBox *m_weapon;
    QComboBox *m_list;
    QComboBox *m_status;
};

} // namespace muster
