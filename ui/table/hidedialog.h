// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QLineEdit;

namespace muster {

/// For a game head to head: a player writes down what a PEF hides (Swordplay p. 26, R37). Whoever reads the screen later does
/// not see it.
class HideDialog : public StepDialog
{
    Q_OBJECT
public:
    HideDialog(CampaignDocument &document, int pef, const QString &figures, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;

    int m_pef;
    QLineEdit *m_figures;
};

} // namespace muster
