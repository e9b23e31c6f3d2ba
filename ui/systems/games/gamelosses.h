// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/games/gameparts.h"

#include <QWidget>

class QBoxLayout;
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
    /// Takes what is typed and was not entered.
    void enterTyped();

    /// As wide as one side: where there is no room for both beside each other, theirs are below.
    QSize minimumSizeHint() const override;

signals:
    void lost(muster::FigureId id, int initiative);
    /// `place` in their row, from 1.
    void enemyLost(int place, int initiative);

protected:
    void resizeEvent(QResizeEvent *event) override;

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
        int known = 0; ///< of what was lost
    };
    void addFigure(QGridLayout &side, const Whose &whose);
    void tell(std::size_t row, int lost);

    QGridLayout *m_yours;
    QGridLayout *m_theirs;
    QBoxLayout *m_sides;
    std::vector<Row> m_rows;
};

} // namespace muster
