// SPDX-License-Identifier: MIT
#include "ui/odds/chancerows.h"

#include "model/odds/chancewords.h"
#include "ui/parts/label.h"
#include "ui/parts/oddsbar.h"

#include <QGridLayout>

namespace muster {

namespace {

constexpr int percentWidth = 66;

} // namespace

ChanceRows::ChanceRows(const QStringList &names, QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(2, percentWidth);
    for (const QString &name : names) {
        const int row = static_cast<int>(m_rows.size());
        m_rows.push_back({name, new OddsBar, makeLabel(TextUse::BodyBold, {})});
        grid->addWidget(makeLabel(TextUse::SecondLine, name), row, 0);
        grid->addWidget(m_rows.back().bar, row, 1);
        grid->addWidget(m_rows.back().percent, row, 2, Qt::AlignRight);
    }
}

void ChanceRows::setChances(const std::vector<double> &chances)
{
    Q_ASSERT(chances.size() == m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString percent = words::percent(chances[i]);
        m_rows[i].percent->setText(percent);
        m_rows[i].bar->setChance(chances[i], tr("%1: %2").arg(m_rows[i].name, percent));
    }
}

} // namespace muster
