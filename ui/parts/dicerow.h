// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"
#include "rules/dice/die.h"
#include "ui/look/inks.h"

#include <QWidget>

#include <functional>

namespace muster {

/// The dice of one roll in a row, those still to come dashed.
class DiceRow : public QWidget
{
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

/// The dice of one line of the story, drawn in a row; several rolls are parted by a colon.
class StoryDiceRow : public QWidget
{
public:
    explicit StoryDiceRow(qreal side, QWidget *parent = nullptr);

    /// `description` is what a screen reader says of them.
    void setDice(const StoryDice &dice, const QString &description);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal m_side;
    StoryDice m_dice;
};

/// The same straight onto a painter, for delegates and sheets; gives the width.
qreal paintStoryDice(QPainter &painter, QPointF topLeft, qreal side, const StoryDice &dice, const Inks &inks);
qreal storyDiceWidth(const StoryDice &dice, qreal side);

} // namespace muster
