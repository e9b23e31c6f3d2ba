// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "model/acts/campaign.h"
#include "ui/founding/stepdialog.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace muster {

class AttributeChoice;
class ProfilePanel;

/// Another player joins the campaign with a Star (R36).
class JoinDialog : public StepDialog
{
    Q_OBJECT
public:
    explicit JoinDialog(CampaignDocument &document, QWidget *parent = nullptr);

    void accept() override;

    /// The Star is still to be rolled; none where it was picked.
    const std::optional<acts::JoinByDice> &act() const { return m_act; }

private:
    Result<Step> step() const override;
    actions::NewCampaign wanted() const;
    void showRolled(bool rolled);

    QLineEdit *m_player;
    QLineEdit *m_name;
    QComboBox *m_list;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    QCheckBox *m_rollsStar;
    std::optional<acts::JoinByDice> m_act;
};

} // namespace muster
