// SPDX-License-Identifier: MIT
#include "rules/odds/chainodds.h"

#include "rules/odds/distribution.h"

namespace muster {

LinkOdds LinkOdds::certain(const NextEncounter &link)
{
    LinkOdds odds;
    odds.add(link, 1);
    return odds;
}

LinkOdds LinkOdds::ofUnrolledEal(EncounterKind kind)
{
    const Distribution eal = Distribution::ofDice(
        2, 6, [](const Faces &faces) { return std::min<int>(highestEal, std::max(faces[0].face, faces[1].face)); });
    LinkOdds odds;
    eal.each([&](int level, double chance) { odds.add({kind, level}, chance); });
    return odds;
}

double LinkOdds::of(EncounterKind kind) const
{
    double chance = 0;
    for (const double one : m_chances[kind])
        chance += one;
    return chance;
}

double LinkOdds::ofEal(int eal) const
{
    double chance = 0;
    for (const auto &kind : m_chances)
        chance += kind.of(eal);
    return chance;
}

bool LinkOdds::hasEal() const
{
    return std::ranges::all_of(m_chances, [](const auto &kind) { return kind[0] == 0; });
}

void LinkOdds::add(const NextEncounter &link, double chance)
{
    m_chances[link.kind].of(link.eal.value_or(0)) += chance;
}

void LinkOdds::each(const std::function<void(const NextEncounter &, double)> &hear) const
{
    for (const auto &[kind, text] : slugTable<EncounterKind>) {
        for (int eal = 0; eal <= highestEal; ++eal) {
            const double chance = m_chances[kind].of(eal);
            if (chance > 0)
                hear({kind, eal == 0 ? std::nullopt : std::optional(eal)}, chance);
        }
    }
}

std::vector<LinkOdds> linksAhead(const LinkOdds &first, int months, const NextLink &next, const WinChance &win)
{
    std::vector<LinkOdds> ahead;
    if (months > 0)
        ahead.push_back(first);
    while (static_cast<int>(ahead.size()) < months) {
        LinkOdds after;
        ahead.back().each([&](const NextEncounter &link, double chance) {
            const double won = win(link.kind);
            after.add(next(link, Outcome::Success), chance * won);
            after.add(next(link, Outcome::Failure), chance * (1 - won));
        });
        ahead.push_back(after);
    }
    return ahead;
}

} // namespace muster
