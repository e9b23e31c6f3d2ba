// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/narratedstep.h"
#include "model/story/rollresult.h"
#include "rules/dice/die.h"
#include "ui/look/inks.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QPainter;

namespace muster {

/// The dice of one roll in a row; dice still to come are dashed.
class DiceRow : public QWidget
{
public:
    explicit DiceRow(QWidget *parent = nullptr);

    void show(const Faces &dice, int count, std::function<bool(int face)> counts);
    /// Draws playing cards instead of dice.
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

/// The dice of one line of the story in a row, with a colon between rolls.
class StoryDiceRow : public QWidget
{
public:
    explicit StoryDiceRow(qreal side, QWidget *parent = nullptr);

    /// Sets the dice; `description` is their text for a screen reader.
    void setDice(const StoryDice &dice, const QString &description);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal m_side;
    StoryDice m_dice;
};

/// Paints the same dice straight onto a painter, for delegates and sheets; returns their width.
qreal paintStoryDice(QPainter &painter, QPointF topLeft, qreal side, const StoryDice &dice, const Inks &inks);
qreal storyDiceWidth(const StoryDice &dice, qreal side);

/// The meanings of the faces of a die: faces with the same meaning in a row, and the meaning below them.
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

/// A roll as a line: its reason, the number of dice, the dice in groups with a colon between them, and the result.
struct DiceLine {
    QString title; ///< "Stay or Go, Tibb"
    QString thrown; ///< "+1d6 : 3d6"
    std::vector<Faces> groups;
    std::vector<std::vector<bool>> counted; ///< per group, per die; may be empty
    QString result; ///< "3 to 1, stays firm"
    bool areCards = false; ///< cards instead of dice
    int figure = 0; ///< figure whose row it belongs to; 0 for none
    QString what = {}; ///< text in the row of that figure: "Stay or Go"
};

/// Returns the line as a screen reader reads it out.
QString spoken(const DiceLine &line);
/// Draws the dice of a line in a row at the left of the place, smaller if they do not fit; returns their right edge.
qreal drawDice(QPainter &painter, const QRectF &place, const DiceLine &line, qreal side, const Inks &inks);
/// Returns the width of the dice if they need not shrink.
qreal widthOfDice(const DiceLine &line, qreal side);

/// The rolls so far, one below the other. The list takes the width it is given and the height it needs: if the reason
/// of a roll would be cut off, its dice stand below it.
class DiceLines : public QWidget
{
    Q_OBJECT
public:
    DiceLines();

    void load(std::vector<DiceLine> lines);
    /// Shows only the latest roll; the others are to be seen elsewhere.
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
    /// Checks whether the reason of a roll leaves no room for its dice beside it.
    bool isFolded(const DiceLine &line) const;
    QRectF diceIn(const DiceLine &line) const;
    void fold();
    qreal widestResult() const;

    int m_rows = 0; ///< number of rows; a folded line has two
    bool m_latestOnly = false;
    qsizetype m_told = 0; ///< number of lines that were announced

    std::vector<DiceLine> m_lines; ///< the lines that are shown
};

} // namespace muster
