// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace muster {

class AttributeChoice;
class DiceConversation;
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
    /// His initiative and skill, in the dialog, before he joins.
    void rollUp();
    void askDice(bool asked);
    void write(Step step);

    CampaignDocument &m_document;
    QComboBox *m_rows;
    QLineEdit *m_name;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    DiceConversation *m_dice;
    QPushButton *m_join = nullptr;
    QLabel *m_problem;
};

} // namespace muster
