// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace muster {

/// Where the encounter itself is dealt: which may come, and how both sides of each begin.
class ComingPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ComingPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack);

private:
    QLabel *m_heading;
    QGridLayout *m_rows;
};

} // namespace muster
