// SPDX-License-Identifier: MIT
#include "model/story/placedwords.h"

#include <algorithm>

namespace muster {

namespace {

/// The last step of that month before this one that does something itself; this one where there is none.
int lastOf(int month, std::span<const StepStory> before, const StepStory &story)
{
    // Turns only ever rise, but for one set right by hand; then the last that is told of it will do.
    const auto last = std::find_if(before.rbegin(), before.rend(), [=](const StepStory &one) {
        return one.turn == month && one.head.theme != Theme::Words;
    });
    return last == before.rend() ? story.number : last->number;
}

} // namespace

PlacedWords::PlacedWords(std::span<const StepStory> stories, const AllWords &words)
{
    for (std::size_t i = 0; i < stories.size() && !words.isEmpty(); ++i) {
        const StepStory &story = stories[i];
        const auto written = story.wrote > 0 ? words.constFind(story.wrote) : words.constEnd();
        if (written == words.constEnd())
            continue;
        const About &about = written->about;
        const bool isPast = about.kind == AboutKind::Month && about.id != story.turn;
        const bool hasPlace = about.kind == AboutKind::Battle || about.kind == AboutKind::Step;
        const int place = isPast                                       ? lastOf(about.id, stories.first(i), story)
            : hasPlace && about.id <= static_cast<int>(stories.size()) ? about.id
                                                                       : story.number;
        m_under[place].push_back(*written);
    }
}

} // namespace muster
