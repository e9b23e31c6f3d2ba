// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

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

private:
    Result<Step> step() const override;

    QLineEdit *m_player;
    QLineEdit *m_name;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
};

} // namespace muster
