// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;
class QLineEdit;

namespace muster {

class AttributeChoice;
class DiceConversation;
class ProfilePanel;

/// One Grunt picked by hand: a row of the army list, changed as the figure on the shelf wants it.
class ByHand : public StepDialog
{
    Q_OBJECT
public:
    explicit ByHand(CampaignDocument &document, QWidget *parent = nullptr);

    void accept() override;

private:
    Result<Step> step() const override;
    void showRow(int row);
    /// His initiative and skill, in the dialog, before he joins.
    void rollUp();
    void askDice(bool asked);
    QString name() const;

    QComboBox *m_rows;
    QLineEdit *m_name;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    DiceConversation *m_dice;
};

} // namespace muster
