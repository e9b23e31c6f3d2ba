// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "rules/encounter/redeal.h"

#include <set>

namespace muster {

/// What of the table is kept when the rest is re-rolled. It holds as long as this encounter is under way, whatever is
/// corrected, undone or rolled up meanwhile, and over a restart; another encounter begins with everything let go.
class Kept
{
public:
    /// True if it is another encounter than before.
    bool follow(const Encounter &encounter);

    void toggleSection(int section) { toggle(m_sections, section); }
    void togglePef(int pef) { toggle(m_pefs, pef); }

    /// In the campaign's file.
    void remember(CampaignDocument &document) const;
    void recall(const CampaignDocument &document);

    const std::set<int> &sections() const { return m_sections; }
    /// With those that cannot move.
    std::set<int> pefs() const;

    /// All that is not kept.
    Redeal rest() const { return dealtBut(m_encounter.setup, m_sections, m_pefs); }

private:
    static void toggle(std::set<int> &numbers, int number);

    Encounter m_encounter;
    std::set<int> m_sections;
    std::set<int> m_pefs;
};

/// Who does not go to the current encounter: by what is on the table, and before that as the player has said; else those who
/// are not of the usual party, which may be limited (R77).
std::set<FigureId> stayingHome(const CampaignDocument &document);

} // namespace muster
