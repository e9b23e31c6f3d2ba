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
    for (int level = eal.least(); level <= eal.most(); ++level)
        odds.add({kind, level}, eal.chanceOf(level));
    return odds;
}

double LinkOdds::of(EncounterKind kind) const
{
    double chance = 0;
    for (const double one : m_chances[static_cast<std::size_t>(kind)])
        chance += one;
    return chance;
}

double LinkOdds::ofEal(int eal) const
{
    double chance = 0;
    for (const auto &kind : m_chances)
        chance += kind[static_cast<std::size_t>(eal)];
    return chance;
}

bool LinkOdds::hasEal() const
{
    return std::all_of(m_chances.begin(), m_chances.end(), [](const auto &kind) { return kind[0] == 0; });
}

void LinkOdds::add(const NextEncounter &link, double chance)
{
    m_chances[static_cast<std::size_t>(link.kind)][static_cast<std::size_t>(link.eal.value_or(0))] += chance;
}

void LinkOdds::each(const std::function<void(const NextEncounter &, double)> &hear) const
{
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        for (int eal = 0; eal <= highestEal; ++eal) {
            const double chance = m_chances[kind][static_cast<std::size_t>(eal)];
            if (chance > 0)
                hear({static_cast<EncounterKind>(kind), eal == 0 ? std::nullopt : std::optional(eal)}, chance);
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
