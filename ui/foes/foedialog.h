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

/// Gives the enemy's leader who is there a name: a foe from now on (R91).
class LeaderDialog : public StepDialog
{
    Q_OBJECT
public:
    /// `group`: whose leader; none: the first who is nobody known.
    LeaderDialog(CampaignDocument &document, std::optional<int> group, QWidget *parent);

private:
    Result<Step> step() const override;

    std::optional<int> m_group;
    QLineEdit *m_name;
};

} // namespace muster
