// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

class OptionsPanel;

/// Setting campaign matters right by hand: name, month, next encounter, EAL and options (R5).
class CampaignCorrection : public QDialog
{
    Q_OBJECT
public:
    explicit CampaignCorrection(CampaignDocument &document, QWidget *parent = nullptr);

    void accept() override;

private:
    CampaignCorrected value() const;

    CampaignDocument &m_document;
    QLineEdit *m_name;
    QSpinBox *m_turn;
    QComboBox *m_kind;
    QComboBox *m_eal;
    OptionsPanel *m_options;
    QLabel *m_problem;
};

} // namespace muster
