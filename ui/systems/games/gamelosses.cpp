// SPDX-License-Identifier: MIT
#include "ui/systems/games/gamelosses.h"

#include "model/systems/games/gameparts.h"
#include "ui/aftermath/figurefields.h"
#include "ui/aftermath/hitspanel.h"
#include "ui/parts/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

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

void GameLosses::load(const Campaign &campaign, const AftermathDraft &draft)
{
    emptyGrid(*m_grid);
    int row = 0;
    for (const Figure *figure : campaign.presentIn(campaign.turn)) {
        const FigureId id = figure->id;
        addFigure(row++, 0, figure->name, figure->rep(), deedsOf(draft.figures, id).initiativeLost,
                  [this, id](int initiative) { emit lost(id, initiative); });
    }
    const std::vector<int> theirs = gameSoFar(draft) ? gameSoFar(draft)->lost : std::vector<int>();
    int place = 0;
    for (const Profile &enemy : gameOf(*campaign.encounter)->enemy.figures) {
        const auto index = static_cast<std::size_t>(place);
        addFigure(place, columnsOfASide, tr("Enemy %1").arg(place + 1), enemy.rep,
                  index < theirs.size() ? theirs[index] : 0,
                  [this, place](int initiative) { emit enemyLost(place, initiative); });
        ++place;
    }
}

void GameLosses::addFigure(int row, int column, const QString &name, int initiative, int lost, const Lose &lose)
{
    QSpinBox *count = makeCount(tr("%1, initiative lost").arg(name), lost);
    auto *left = makeLabel(TextUse::SecondLine, initiativeLeft(initiative, lost), nullptr, QPalette::PlaceholderText);
    m_grid->addWidget(makeLabel(TextUse::Body, name), row, column);
    m_grid->addWidget(count, row, column + 1);
    m_grid->addWidget(left, row, column + 2);
    connect(count, &QSpinBox::valueChanged, this, [=](int value) {
        left->setText(initiativeLeft(initiative, value));
        lose(value);
    });
}

} // namespace muster
