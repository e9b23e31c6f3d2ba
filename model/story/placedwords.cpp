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

/// The step under which stands what the i-th added.
int placeOf(const About &about, std::span<const StepStory> stories, std::size_t i)
{
    const StepStory &story = stories[i];
    const bool isPast = about.kind == AboutKind::Month && about.id != story.turn;
    const bool hasPlace = about.kind == AboutKind::Battle || about.kind == AboutKind::Step;
    if (isPast)
        return lastOf(about.id, stories.first(i), story);
    return hasPlace && about.id <= static_cast<int>(stories.size()) ? about.id : story.number;
}

} // namespace

PlacedWords::PlacedWords(std::span<const StepStory> stories, const AllWords &words, const AllPictures &pictures)
{
    for (std::size_t i = 0; i < stories.size() && !(words.isEmpty() && pictures.isEmpty()); ++i) {
        if (const auto written = words.constFind(stories[i].wrote); written != words.constEnd())
            m_under[placeOf(written->about, stories, i)].push_back(*written);
        if (const auto taken = pictures.constFind(stories[i].pictured); taken != pictures.constEnd())
            m_pictures[placeOf(taken->about, stories, i)].push_back(*taken);
    }
}

} // namespace muster
