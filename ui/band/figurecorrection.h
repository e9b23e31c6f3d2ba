// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

class AttributeChoice;
class ProfilePanel;

/// Setting one of the band right by hand (R5).
class FigureCorrection : public QDialog
{
    Q_OBJECT
public:
    FigureCorrection(CampaignDocument &document, FigureId id, QWidget *parent = nullptr);

    void accept() override;

private:
    Figure value() const;

    CampaignDocument &m_document;
    Figure m_figure;
    QLineEdit *m_name;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    QSpinBox *m_months;
    QCheckBox *m_poisoned;
    QCheckBox *m_exempt;
    QLabel *m_problem;
};

} // namespace muster
