// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/prospects.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

class OddsBar;

/// Stay or Go, next time: what makes up the dice, and how likely the Grunt is to stay after a win and after a loss.
class LoyaltyPanel : public QWidget
{
    Q_OBJECT
public:
    explicit LoyaltyPanel(QWidget *parent = nullptr);

    void load(const LoyaltyProspect &prospect);

private:
    QVBoxLayout *m_reasons;
    QLabel *m_noTest;
    QWidget *m_odds;
    QLabel *m_dice;
    OddsBar *m_bar;
    QLabel *m_winPercent;
    QLabel *m_lossPercent;
};

} // namespace muster
