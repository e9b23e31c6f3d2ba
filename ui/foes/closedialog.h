// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

namespace muster {

class Choice;

/// Closes the campaign as won or as lost.
class CloseDialog : public StepDialog
{
    Q_OBJECT
public:
    explicit CloseDialog(CampaignDocument &document, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;

    Choice *m_ending;
};

} // namespace muster
