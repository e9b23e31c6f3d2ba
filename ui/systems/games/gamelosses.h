// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

#include <QWidget>

#include <functional>

class QGridLayout;

namespace muster {

/// What each figure of both sides has lost of its initiative in a linked game (R81).
class GameLosses : public QWidget
{
    Q_OBJECT
public:
    explicit GameLosses(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const AftermathDraft &draft);

signals:
    void lost(muster::FigureId id, int initiative);
    /// `place` in their row, from 0.
    void enemyLost(int place, int initiative);

private:
    using Lose = std::function<void(int lost)>;
    void addFigure(int row, int column, const QString &name, int initiative, int lost, const Lose &lose);

    QGridLayout *m_grid;
};

} // namespace muster
