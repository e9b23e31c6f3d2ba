// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;

namespace muster {

class AttributeChoice;
class ProfilePanel;

/// One Grunt picked by hand: a row of the army list, changed as the figure on the shelf wants it.
class ByHand : public QDialog
{
    Q_OBJECT
public:
    explicit ByHand(CampaignDocument &document, QWidget *parent = nullptr);

    void accept() override;

private:
    void showRow(int row);

    CampaignDocument &m_document;
    QComboBox *m_rows;
    QLineEdit *m_name;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    QLabel *m_problem;
};

} // namespace muster
