// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/games/gameparts.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace muster {

/// What each figure of both sides has lost of its initiative in a linked game (R81).
class GameLosses : public QWidget
{
    Q_OBJECT
public:
    explicit GameLosses(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const GameSoFar &soFar);

signals:
    void lost(muster::FigureId id, int initiative);
    /// `place` in their row, from 1.
    void enemyLost(int place, int initiative);

private:
    /// A figure of either side: one of the band, or an enemy by his place.
    struct Whose {
        QString name;
        int initiative = 0;
        FigureId own{};
        int place = 0;
        friend bool operator==(const Whose &, const Whose &) = default;
    };
    struct Row {
        Whose whose;
        QSpinBox *lost;
        QLabel *left;
    };
    void addFigure(int row, int column, const Whose &whose);

    QGridLayout *m_grid;
    std::vector<Row> m_rows;
};

} // namespace muster
