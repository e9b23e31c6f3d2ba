// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QVBoxLayout;

namespace muster {

/// Before steps that were undone are dropped by a new one: which they are, and whether that is meant. Cancel does nothing at
/// all.
class DropQuestion : public QDialog
{
    Q_OBJECT
public:
    explicit DropQuestion(const CampaignDocument &document, QWidget *parent = nullptr);

    /// Instead of dropping them the player wants them again.
    bool wantsRedo() const { return m_wantsRedo; }

private:
    void addSteps(QVBoxLayout &column, const CampaignDocument &document);
    QLayout *makeButtons(int steps);

    bool m_wantsRedo = false;
};

/// Asks; true: go on and drop them.
bool asksToDrop(CampaignDocument &document, QWidget *over);

} // namespace muster
