// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"
#include "ui/look/inks.h"

#include <QWidget>

namespace muster {

/// The dice of one line of the story, drawn in a row; several rolls are parted by a colon.
class StoryDiceRow : public QWidget
{
    Q_OBJECT
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
