// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/salvagepanel.h"

#include "model/actions/arms.h"
#include "ui/aftermath/figurefields.h"
#include "ui/parts/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int inARow = 3;
constexpr int columnsEach = 3; ///< name, box, and room to the next

} // namespace

SalvagePanel::SalvagePanel(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
{
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);
    for (int i = 0; i < inARow; ++i)
        m_grid->setColumnMinimumWidth(i * columnsEach + 2, 16); // each box beside its own name
    m_grid->setColumnStretch(inARow * columnsEach, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeParagraph(TextUse::SecondLine,
                                    tr("Salvage, if you held the field. It goes to the stockpile."), nullptr,
                                    QPalette::PlaceholderText));
    column->addLayout(m_grid);
}

void SalvagePanel::load(const Campaign &campaign, const Pack &pack, const std::vector<Kit> &taken)
{
    emptyGrid(*m_grid);
    m_counts.clear();
    const Things things = actions::salvageable(campaign, pack);
    setVisible(!things.isEmpty());
    int place = 0;
    for (auto thing = things.begin(); thing != things.end(); ++thing, ++place) {
        const auto kit = std::find_if(taken.begin(), taken.end(), [&](const Kit &k) { return k.item == thing.key(); });
        const QString title = actions::itemTitle(pack, thing.key());
        auto *count = makeCount(tr("%1, salvaged").arg(title), kit == taken.end() ? 0 : kit->count, thing.value());
        count->setToolTip(tr("at most %1").arg(thing.value()));
        connect(count, &QSpinBox::valueChanged, this, &SalvagePanel::changed);
        m_grid->addWidget(makeLabel(TextUse::Body, title), place / inARow, place % inARow * columnsEach);
        m_grid->addWidget(count, place / inARow, place % inARow * columnsEach + 1);
        m_counts.insert(thing.key(), count);
    }
}

std::vector<Kit> SalvagePanel::value() const
{
    std::vector<Kit> kits;
    for (auto count = m_counts.begin(); count != m_counts.end(); ++count) {
        if (count.value()->value() > 0)
            kits.push_back({count.key(), count.value()->value()});
    }
    return kits;
}

} // namespace muster
