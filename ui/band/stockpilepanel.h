// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QLabel;

namespace muster {

/// What the band keeps, its special weapons against what its list allows, and what it is worth. Hidden where the rules have
/// no stockpile.
class StockpilePanel : public QWidget
{
    Q_OBJECT
public:
    explicit StockpilePanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack);

signals:
    void giveWanted();

private:
    QLabel *m_holds;
    QLabel *m_notes;
};

} // namespace muster
