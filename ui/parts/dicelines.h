// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"

#include <QString>
#include <QWidget>

#include <vector>

class QPainter;

namespace muster {

/// A roll as a line: what for, how many, the dice in groups that a colon parts, and what came of it.
struct DiceLine {
    QString title; ///< "Stay or Go, Tibb"
    QString thrown; ///< "+1d6 : 3d6"
    std::vector<Faces> groups;
    std::vector<std::vector<bool>> counted; ///< per group, per die; may be empty
    QString result; ///< "3 to 1, stays firm"
    bool areCards = false; ///< not dice
};

/// The rolls so far, one below the other. As wide as it is given, as high as it needs: where what a roll is for would be
/// cut, its dice stand below it.
class DiceLines : public QWidget
{
    Q_OBJECT
public:
    explicit DiceLines(QWidget *parent = nullptr);

    void load(std::vector<DiceLine> lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    int lineHeight() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Where they end.
    qreal drawDice(QPainter &painter, const QRectF &place, const DiceLine &line) const;
    void drawTitle(QPainter &painter, const QRectF &row, const DiceLine &line, bool folded) const;
    void drawResult(QPainter &painter, const QRectF &row, qreal from, qreal diceEnd, const DiceLine &line) const;
    /// What it is for leaves no room for its dice beside it.
    bool isFolded(const DiceLine &line) const;
    QRectF diceIn(const DiceLine &line) const;
    void fold();
    qreal widestResult() const;

    int m_rows = 0; ///< a line that is folded has two

    std::vector<DiceLine> m_lines;
};

} // namespace muster
