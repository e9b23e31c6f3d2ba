// SPDX-License-Identifier: MIT
#include "ui/parts/dicerow.h"

#include "rules/scenario/cards.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <cmath>

namespace muster {

namespace {

constexpr int gapBetween = 6;
constexpr int barBelow = 5;

} // namespace

DiceRow::DiceRow(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DiceRow::show(const Faces &dice, int count, std::function<bool(int)> counts)
{
    m_dice = dice;
    m_count = count;
    m_counts = std::move(counts);
    updateGeometry();
    update();
}

void DiceRow::setSide(int side)
{
    if (std::exchange(m_side, side) == side)
        return;
    updateGeometry();
    update();
}

int DiceRow::widthAt(int side) const
{
    return m_count == 0 ? 0 : m_count * (side + gapBetween) - gapBetween + 2;
}

QSize DiceRow::sizeHint() const
{
    return {widthAt(m_side), m_side + 2 * barBelow + 2};
}

void DiceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(palette());
    for (int i = 0; i < m_count; ++i) {
        const QRectF square(1 + i * (m_side + gapBetween), barBelow + 1, m_side, m_side);
        if (i >= m_dice.size()) {
            drawing::die(painter, square, 0, drawing::DieLook::ToCome, false, inks);
            continue;
        }
        const Die die = m_dice[i];
        const auto look = die.by == Thrower::Player ? drawing::DieLook::Player : drawing::DieLook::Program;
        if (m_cards) {
            drawing::card(painter, square, cardOf(die.face), look, inks);
            continue;
        }
        drawing::die(painter, square, die.face, look, m_counts && m_counts(die.face), inks);
    }
}

namespace {

constexpr qreal storyColon = 20;
constexpr qreal markBelow = 4; // the bar of a counted die

} // namespace

qreal paintStoryDice(QPainter &painter, QPointF topLeft, qreal side, const StoryDice &dice, const Inks &inks)
{
    QPointF at = topLeft;
    for (std::size_t i = 0; i < dice.rolls.size(); ++i) {
        if (i > 0) {
            painter.setPen(inks.pencil);
            painter.setFont(fontFor(TextUse::Body));
            painter.drawText(QRectF(at.x(), at.y() - 1, storyColon, side), Qt::AlignCenter, QStringLiteral(":"));
            at.rx() += storyColon;
        }
        const std::vector<bool> counted = i < dice.counted.size() ? dice.counted[i] : std::vector<bool>();
        at.rx() += drawing::roll(painter, at, side, dice.rolls[i], counted, inks);
    }
    return at.x() - topLeft.x();
}

qreal storyDiceWidth(const StoryDice &dice, qreal side)
{
    qreal width = dice.rolls.empty() ? 0 : (static_cast<qreal>(dice.rolls.size()) - 1) * storyColon;
    for (const Roll &roll : dice.rolls)
        width += drawing::rollWidth(static_cast<int>(roll.dice.size()), side);
    return width;
}

StoryDiceRow::StoryDiceRow(qreal side, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StoryDiceRow::setDice(const StoryDice &dice, const QString &description)
{
    m_dice = dice;
    setAccessibleName(description);
    updateGeometry();
    update();
}

QSize StoryDiceRow::sizeHint() const
{
    return QSizeF(std::ceil(storyDiceWidth(m_dice, m_side)), std::ceil(m_side + markBelow)).toSize();
}

void StoryDiceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStoryDice(painter, {0, 0}, m_side, m_dice, inksOf(palette()));
}

} // namespace muster
