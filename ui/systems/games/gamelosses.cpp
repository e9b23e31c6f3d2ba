// SPDX-License-Identifier: MIT
#include "ui/systems/games/gamelosses.h"

#include "ui/aftermath/figurefields.h"
#include "ui/aftermath/hitspanel.h"
#include "ui/parts/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

constexpr int betweenSides = 24;

QGridLayout *makeSide()
{
    auto *side = new QGridLayout;
    side->setHorizontalSpacing(12);
    side->setVerticalSpacing(2);
    side->setColumnStretch(3, 1);
    return side;
}

} // namespace

GameLosses::GameLosses(QWidget *parent)
    : QWidget(parent)
    , m_yours(makeSide())
    , m_theirs(makeSide())
    , m_sides(new QHBoxLayout(this))
{
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(betweenSides);
    m_sides->addLayout(m_yours, 1);
    m_sides->addLayout(m_theirs, 1);
}

QSize GameLosses::minimumSizeHint() const
{
    return {std::max(m_yours->minimumSize().width(), m_theirs->minimumSize().width()),
            QWidget::minimumSizeHint().height()};
}

void GameLosses::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int both = m_yours->sizeHint().width() + betweenSides + m_theirs->sizeHint().width(); // no name is cut
    m_sides->setDirection(both > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_sides->setSpacing(both > width() ? m_yours->verticalSpacing() : betweenSides);
}

/// The rows stay where they are the same, so that the one that is being typed into is not taken away.
void GameLosses::load(const Campaign &campaign, const GameSoFar &soFar)
{
    std::vector<Whose> sides;
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        sides.push_back({figure->name, figure->rep(), figure->id, 0});
    int place = 0;
    for (const Profile &enemy : gameOf(*campaign.encounter)->enemy.figures) {
        ++place;
        sides.push_back({tr("Enemy %1").arg(place), enemy.rep, {}, place});
    }
    const bool same = std::equal(m_rows.begin(), m_rows.end(), sides.begin(), sides.end(),
                                 [](const Row &row, const Whose &whose) { return row.whose == whose; });
    if (!same) {
        emptyGrid(*m_yours);
        emptyGrid(*m_theirs);
        m_rows.clear();
        for (const Whose &whose : sides)
            addFigure(whose.place > 0 ? *m_theirs : *m_yours, whose);
    }
    for (Row &row : m_rows) {
        const int lost = row.whose.place > 0 ? soFar.lostByEnemy(row.whose.place) : soFar.lostBy(row.whose.own);
        row.known = lost;
        const QSignalBlocker quiet(row.lost);
        row.lost->setMaximum(std::max(row.whose.initiative + 1, lost)); // one below zero is dead (R81)
        row.lost->setValue(lost);
        row.left->setText(initiativeLeft(row.whose.initiative, lost));
    }
}

void GameLosses::addFigure(QGridLayout &side, const Whose &whose)
{
    QSpinBox *count = makeCount(tr("%1, initiative lost").arg(whose.name), 0);
    count->setKeyboardTracking(false); // a number of two digits is one
    auto *left = makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText);
    const int row = side.count();
    side.addWidget(makeName(TextUse::Body, whose.name), row, 0);
    side.addWidget(count, row, 1);
    side.addWidget(left, row, 2);
    const std::size_t place = m_rows.size();
    m_rows.push_back({whose, count, left});
    connect(count, &QSpinBox::valueChanged, this, [this, place](int value) { tell(place, value); });
}

/// Enter says again what is known.
void GameLosses::tell(std::size_t row, int lost)
{
    const Row &told = m_rows[row];
    if (lost == told.known)
        return;
    if (told.whose.place > 0)
        emit enemyLost(told.whose.place, lost);
    else
        emit this->lost(told.whose.own, lost);
}

void GameLosses::enterTyped()
{
    for (const Row &row : m_rows)
        row.lost->interpretText();
}

} // namespace muster
