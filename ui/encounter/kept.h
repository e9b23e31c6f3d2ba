// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/figure.h"
#include "rules/encounter/redeal.h"
#include "rules/pack/pack.h"

#include <QString>

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

    /// In the settings, by the campaign's file, until another encounter of it is kept something of.
    void remember(const QString &file) const;
    void recall(const QString &file);

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

/// Who sits out from this encounter, kept in the same place.
void rememberHome(const QString &file, const Encounter &encounter, const std::set<FigureId> &home);
/// As the player has said; before that, those who are not of the usual party, which may be limited (R77).
std::set<FigureId> recallHome(const QString &file, const Campaign &campaign, const Pack &pack);

/// Who does not go to the current encounter: by what is on the table, and before that by what was ticked.
std::vector<FigureId> stayingHome(const Campaign &campaign, const Pack &pack, const QString &file);

/// The section to begin this encounter in, where the player has chosen one.
void rememberEntry(const QString &file, const Encounter &encounter, int section);
std::optional<int> recallEntry(const QString &file, const Encounter &encounter);

/// How many PEFs the player wished for the last time, in the campaign of this file; the rules' without.
void rememberPefs(const QString &file, int pefs);
int recallPefs(const QString &file);

} // namespace muster
