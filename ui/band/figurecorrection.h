// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace muster {

class AttributeChoice;
class ProfilePanel;

/// Setting one of the band right by hand (R5).
class FigureCorrection : public StepDialog
{
    Q_OBJECT
public:
    FigureCorrection(CampaignDocument &document, FigureId id, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;
    Figure value() const;
    QString type() const;

    Figure m_figure;
    QLineEdit *m_name;
    QLineEdit *m_type;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    QSpinBox *m_months;
    QCheckBox *m_poisoned;
    QCheckBox *m_exempt;
    QCheckBox *m_captured; ///< of a Star for whom the band may come to the rescue (R85)
};

} // namespace muster
