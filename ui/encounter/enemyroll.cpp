// SPDX-License-Identifier: MIT
#include "ui/encounter/enemyroll.h"

#include "model/story/words.h"
#include "rules/scenario/force.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"

#include <QGridLayout>
#include <QStringList>
#include <QVBoxLayout>

namespace muster {

EnemyRoll::EnemyRoll(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
{
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(5);
    m_grid->setColumnStretch(4, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("The enemy")));
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addLayout(m_grid);
}

void EnemyRoll::load(const Force &enemy, const Pack &pack)
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const Profile &figure : enemy.figures) {
        const QString kind = row == 0 ? tr("%1, leads").arg(figure.type) : figure.type;
        const QStringList cells{QString::number(row + 1), kind, words::worth(figure, pack), words::armour(figure, pack),
                                words::weapon(figure, pack)};
        for (int column = 0; column < cells.size(); ++column)
            m_grid->addWidget(makeLabel(column == 2 ? TextUse::BodyBold : TextUse::Body, cells[column]), row, column);
        ++row;
    }
    setAccessibleName(tr("The enemy: %1").arg(words::figures(row)));
}

} // namespace muster
