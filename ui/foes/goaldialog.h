// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace muster {

/// Adds something that the campaign is played for.
class GoalDialog : public StepDialog
{
    Q_OBJECT
public:
    explicit GoalDialog(CampaignDocument &document, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;
    void showFields();
    GoalKind kind() const;
    /// As the goal would be called, from what is chosen.
    QString proposal() const;

    QComboBox *m_kind;
    QSpinBox *m_count;
    QComboBox *m_won;
    QComboBox *m_foe;
    QComboBox *m_taken;
    QLineEdit *m_text;
    QFormLayout *m_form;
};

} // namespace muster
