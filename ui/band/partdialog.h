// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;

namespace muster {

/// A player leaves the campaign; the Grunts go too, or stay with another Star (R36).
class PartDialog : public StepDialog
{
    Q_OBJECT
public:
    /// `star`: whose player is proposed.
    explicit PartDialog(CampaignDocument &document, std::optional<FigureId> star = {}, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;
    void offerHeirs();

    QComboBox *m_star;
    QComboBox *m_grunts;
};

} // namespace muster
