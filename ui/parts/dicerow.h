// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"

#include <QWidget>

#include <functional>

namespace muster {

/// The dice of one roll in a row, those still to come dashed.
class DiceRow : public QWidget
{
    Q_OBJECT
public:
    explicit DiceRow(QWidget *parent = nullptr);

    void show(const Faces &dice, int count, std::function<bool(int face)> counts);
    /// They are playing cards.
    void setCards(bool cards) { m_cards = cards; }
    void setSide(int side);
    int side() const { return m_side; }
    int widthAt(int side) const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Faces m_dice;
    int m_count = 0;
    int m_side = 24;
    bool m_cards = false;
    std::function<bool(int face)> m_counts;
};

} // namespace muster
