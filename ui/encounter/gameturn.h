// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/turnorder.h"

#include <QWidget>

class QLabel;

namespace muster {

class Button;
class TableView;

/// A turn of a linked game: who acts at which initiative, and whose go it is. It goes with the miniatures and keeps nothing.
class GameTurn : public QWidget
{
    Q_OBJECT
public:
    explicit GameTurn(QWidget *parent = nullptr);

    /// Another game begins with its first turn.
    void load(const Campaign &campaign);
    /// "Turn 1: initiative 2 moves, Dorn and enemy 5".
    QString now() const;

public slots:
    void next();

private:
    /// All move, the lowest first; then all fire, the highest first, and those at zero last.
    struct Go {
        bool fires = false;
        int row = 0; ///< in the order; the one beyond it: those at zero
    };
    Go go() const;
    void tell();

    std::vector<ActingTogether> m_order;
    QString m_ground;
    int m_turn = 1;
    int m_step = 0;
    QLabel *m_lay;
    QLabel *m_now;
    Button *m_next;
    TableView *m_table;
};

} // namespace muster
