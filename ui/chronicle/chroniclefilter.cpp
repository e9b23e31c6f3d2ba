// SPDX-License-Identifier: MIT
#include "ui/chronicle/chroniclefilter.h"

#include "model/items/chroniclemodel.h"

#include <algorithm>

namespace muster {

void ChronicleFilter::setShown(Show show)
{
    m_show = show;
    invalidateFilter();
}

bool ChronicleFilter::headsBattle(const QModelIndex &index) const
{
    return m_show == Show::Everything && index.data(ChronicleModel::BattleStepsRole).toInt() > 0;
}

bool ChronicleFilter::isBattleOpen(const QModelIndex &head) const
{
    return isOpen(head.data(ChronicleModel::BattleRole).toInt(), head.data(ChronicleModel::BattleOverRole).toBool());
}

void ChronicleFilter::setBattleOpen(const QModelIndex &head, bool open)
{
    const int battle = head.data(ChronicleModel::BattleRole).toInt();
    if (isBattleOpen(head) == open)
        return;
    if (!m_turned.remove(battle))
        m_turned.insert(battle);
    invalidateFilter();
}

bool ChronicleFilter::tells(const StoryLine &line) const
{
    switch (m_show) {
    case Show::Everything:
        return true;
    case Show::Words:
        return false;
    case Show::Rep:
        return line.theme == Theme::Recovery || line.theme == Theme::Rep || line.theme == Theme::Correction;
    case Show::WhoCameAndWent:
        return line.theme == Theme::Founding || line.theme == Theme::Recruit || line.theme == Theme::Leaves
            || line.theme == Theme::Dead || line.theme == Theme::RanAway || line.theme == Theme::Captured
            || line.theme == Theme::Ending;
    }
    Q_UNREACHABLE();
}

std::vector<StoryLine> ChronicleFilter::linesOf(const StepStory &story) const
{
    std::vector<StoryLine> told;
    std::ranges::copy_if(story.lines, std::back_inserter(told), [this](const StoryLine &line) { return tells(line); });
    return told;
}

bool ChronicleFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex step = sourceModel()->index(row, 0, parent);
    if (!step.data(ChronicleModel::ToldRole).toBool())
        return false;
    const int battle = step.data(ChronicleModel::BattleRole).toInt();
    if (m_show == Show::Everything)
        return battle == 0 || battle == step.data(ChronicleModel::IdRole).toInt()
            || isOpen(battle, step.data(ChronicleModel::BattleOverRole).toBool());
    return mayTell(step);
}

bool ChronicleFilter::mayTell(const QModelIndex &step) const
{
    if (m_show == Show::Everything)
        return step.data(ChronicleModel::ToldRole).toBool();
    if (m_show == Show::Words)
        return !wordsOf(step).isEmpty() || !picturesOf(step).isEmpty() || step.data(ChronicleModel::NotedRole).toBool();
    const auto story = step.data(ChronicleModel::StoryRole).value<StepStory>();
    return tells(story.head) || !linesOf(story).empty();
}

QList<Words> ChronicleFilter::wordsOf(const QModelIndex &step) const
{
    const bool shown = m_show == Show::Everything || m_show == Show::Words;
    return shown ? step.data(ChronicleModel::WordsRole).value<QList<Words>>() : QList<Words>();
}

QList<Picture> ChronicleFilter::picturesOf(const QModelIndex &step) const
{
    const bool shown = m_show == Show::Everything || m_show == Show::Words;
    return shown ? step.data(ChronicleModel::PicturesRole).value<QList<Picture>>() : QList<Picture>();
}

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
        m_present = next == m_steps.end() ? 0 : std::size_t(next - m_steps.begin());
    }
}

void ChronicleSearch::go(int by)
{
    const int all = count();
    if (all > 0)
        m_present = std::size_t((int(m_present) + by % all + all) % all);
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
