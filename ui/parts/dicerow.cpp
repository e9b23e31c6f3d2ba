// SPDX-License-Identifier: MIT
#include "ui/parts/dicerow.h"

#include "rules/scenario/cards.h"
#include "ui/parts/drawing.h"

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

} // namespace muster
