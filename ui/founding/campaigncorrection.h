// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/campaign.h"
#include "ui/founding/stepdialog.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace muster {

class OptionsPanel;

/// Setting campaign matters right by hand: name, month, next encounter, EAL and options (R5).
class CampaignCorrection : public StepDialog
{
    Q_OBJECT
public:
    explicit CampaignCorrection(CampaignDocument &document, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;
    CampaignCorrected value() const;

    QLineEdit *m_name;
    QSpinBox *m_turn;
    QComboBox *m_kind;
    QComboBox *m_eal;
    OptionsPanel *m_options;
};

} // namespace muster
