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

constexpr int columnsOfASide = 4; ///< name, lost, what that leaves, and room

} // namespace

GameLosses::GameLosses(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(columnsOfASide - 1, 1);
    m_grid->setColumnStretch(2 * columnsOfASide - 1, 1);
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
        emptyGrid(*m_grid);
        m_rows.clear();
        int row = 0;
        for (const Whose &whose : sides) {
            if (whose.place > 0)
                addFigure(whose.place - 1, columnsOfASide, whose);
            else
                addFigure(row++, 0, whose);
        }
    }
    for (const Row &row : m_rows) {
        const int lost = row.whose.place > 0 ? soFar.lostByEnemy(row.whose.place) : soFar.lostBy(row.whose.own);
        const QSignalBlocker quiet(row.lost);
        row.lost->setValue(lost);
        row.left->setText(initiativeLeft(row.whose.initiative, lost));
    }
}

void GameLosses::addFigure(int row, int column, const Whose &whose)
{
    QSpinBox *count = makeCount(tr("%1, initiative lost").arg(whose.name), 0);
    auto *left = makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText);
    m_grid->addWidget(makeLabel(TextUse::Body, whose.name), row, column);
    m_grid->addWidget(count, row, column + 1);
    m_grid->addWidget(left, row, column + 2);
    m_rows.push_back({whose, count, left});
    connect(count, &QSpinBox::valueChanged, this, [this, whose](int value) {
        if (whose.place > 0)
            emit enemyLost(whose.place, value);
        else
            emit lost(whose.own, value);
    });
}

} // namespace muster
