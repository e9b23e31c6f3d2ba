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
    std::copy_if(story.lines.begin(), story.lines.end(), std::back_inserter(told),
                 [this](const StoryLine &line) { return tells(line); });
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

} // namespace muster
