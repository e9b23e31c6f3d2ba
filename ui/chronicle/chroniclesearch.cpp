// SPDX-License-Identifier: MIT
#include "ui/chronicle/chroniclesearch.h"

#include "model/items/chroniclemodel.h"

#include <algorithm>

namespace muster {

void ChronicleSearch::look(const QString &words)
{
    const int before = step();
    m_sought = Sought(words);
    m_steps.clear();
    m_present = 0;
    const QAbstractItemModel *steps = m_filter.sourceModel();
    for (int row = 0; !m_sought.isEmpty() && row < steps->rowCount(); ++row) {
        const QModelIndex index = steps->index(row, 0);
        if (m_sought.isIn(index.data(ChronicleModel::SearchRole).toString()) && m_filter.mayTell(index))
            m_steps.push_back(index.data(ChronicleModel::IdRole).toInt());
    }
    if (before > 0) {
        const auto next = std::find_if(m_steps.begin(), m_steps.end(), [=](int number) { return number <= before; });
        m_present = next == m_steps.end() ? 0 : static_cast<std::size_t>(next - m_steps.begin());
    }
}

void ChronicleSearch::go(int by)
{
    const int all = count();
    if (all > 0)
        m_present = static_cast<std::size_t>((static_cast<int>(m_present) + by % all + all) % all);
}

QModelIndex ChronicleSearch::sourceOf(int step) const
{
    const QAbstractItemModel *steps = m_filter.sourceModel();
    return steps->index(steps->rowCount() - step, 0); // the last first
}

QModelIndex ChronicleSearch::show()
{
    return m_steps.empty() ? QModelIndex() : show(step());
}

QModelIndex ChronicleSearch::show(int step)
{
    const QModelIndex source = sourceOf(step);
    const int battle = source.data(ChronicleModel::BattleRole).toInt();
    if (battle > 0 && !m_filter.mapFromSource(source).isValid())
        m_filter.setBattleOpen(m_filter.mapFromSource(sourceOf(battle)), true);
    return m_filter.mapFromSource(source);
}

} // namespace muster
