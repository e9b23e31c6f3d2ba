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

bool ChronicleFilter::tells(const StoryLine &line) const
{
    switch (m_show) {
    case Show::Everything:
        return true;
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
    if (m_show == Show::Everything)
        return true;
    const auto story = sourceModel()->index(row, 0, parent).data(ChronicleModel::StoryRole).value<StepStory>();
    return tells(story.head) || !linesOf(story).empty();
}

} // namespace muster
