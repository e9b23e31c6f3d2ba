// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <set>
#include <span>

namespace muster {

/// The words and pictures that the player added to battles while they were played, by their ids: they are told in the turn
/// in which they were added.
class AddedInPlay
{
public:
    explicit AddedInPlay(std::span<const Step> steps)
        : m_steps(steps)
    {
    }

    /// Every step in order, each before it is applied to the campaign.
    void read(const Step &step, const Campaign &before);

    bool hasWords(int id) const { return m_words.contains(id); }
    bool hasPicture(int id) const { return m_pictures.contains(id); }

private:
    bool isOfTheBattle(const About &about, const Campaign &before) const;

    std::span<const Step> m_steps;
    std::set<int> m_words;
    std::set<int> m_pictures;
    std::set<int> m_openWords; ///< of a battle that may yet be set aside
    std::set<int> m_openPictures;
};

} // namespace muster
