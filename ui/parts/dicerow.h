// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/rollresult.h"
#include "model/story/stepstory.h"
#include "rules/dice/die.h"
#include "ui/look/inks.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QPainter;

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

/// What the faces of a die mean: those that mean the same in a row, below them what.
class FacesView : public QWidget
{
    Q_OBJECT
public:
    FacesView();

    void load(std::vector<FaceMeaning> meanings);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<FaceMeaning> m_meanings;
};

/// A roll as a line: what for, how many, the dice in groups that a colon parts, and what came of it.
struct DiceLine {
    QString title; ///< "Stay or Go, Tibb"
    QString thrown; ///< "+1d6 : 3d6"
    std::vector<Faces> groups;
    std::vector<std::vector<bool>> counted; ///< per group, per die; may be empty
    QString result; ///< "3 to 1, stays firm"
    bool areCards = false; ///< not dice
    int figure = 0; ///< whose row it belongs to; 0: nobody's
    QString what = {}; ///< in that row: "Stay or Go"
};

/// As it is read out.
QString spoken(const DiceLine &line);
/// Its dice in a row at the left of the place, smaller where they have no room in it; gives where they end.
qreal drawDice(QPainter &painter, const QRectF &place, const DiceLine &line, qreal side, const Inks &inks);
/// Where they need not shrink.
qreal widthOfDice(const DiceLine &line, qreal side);

/// The rolls so far, one below the other. As wide as it is given, as high as it needs: where what a roll is for would be
/// cut, its dice stand below it.
class DiceLines : public QWidget
{
    Q_OBJECT
public:
    DiceLines();

    void load(std::vector<DiceLine> lines);
    /// The others are to be seen elsewhere.
    void showLatestOnly() { m_latestOnly = true; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    int lineHeight() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void drawTitle(QPainter &painter, const QRectF &row, const DiceLine &line, bool folded) const;
    void drawResult(QPainter &painter, const QRectF &row, qreal from, qreal diceEnd, const DiceLine &line) const;
    /// What it is for leaves no room for its dice beside it.
    bool isFolded(const DiceLine &line) const;
    QRectF diceIn(const DiceLine &line) const;
    void fold();
    qreal widestResult() const;

    int m_rows = 0; ///< a line that is folded has two
    bool m_latestOnly = false;
    qsizetype m_told = 0; ///< lines

    std::vector<DiceLine> m_lines; ///< that are shown
};

} // namespace muster
