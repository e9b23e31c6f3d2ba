// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

#include <QHash>
#include <QList>

namespace muster {

/// Where the player's words and pictures stand in the book: under the step they are about, under the last of a month that is
/// over, else under the step that added them. As they are now, whichever step said so.
class PlacedWords
{
public:
    PlacedWords() = default;
    /// `stories`: every step in force, told, the first first.
    PlacedWords(std::span<const StepStory> stories, const AllWords &words, const AllPictures &pictures);

    /// In the order they were written.
    QList<Words> under(int step) const { return m_under.value(step); }
    QList<Picture> picturesUnder(int step) const { return m_pictures.value(step); }
    /// A step that only added, changed or took out what stands elsewhere, or no more, has nothing of its own to tell.
    bool isTold(const StepStory &story) const
    {
        return (story.head.theme != Theme::Words && story.head.theme != Theme::Picture)
            || m_under.contains(story.number) || m_pictures.contains(story.number);
    }

private:
    QHash<int, QList<Words>> m_under; ///< by the step's number
    QHash<int, QList<Picture>> m_pictures;
};

} // namespace muster
