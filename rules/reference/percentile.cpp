// SPDX-License-Identifier: MIT
#include "rules/reference/percentile.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int allFifths = 5;
constexpr int hundred = 100;

} // namespace

PercentileFigure rollFigure(const PercentileTables &tables, bool officer, Dice &dice)
{
    return rollMember(tables, officer, 0, dice).figure;
}

int scoreToHit(const PercentileTables &tables, const PercentileShot &shot)
{
    const auto band = std::ranges::find_if(shot.bands, [&](int end) { return shot.range <= end; });
    if (band == shot.bands.end())
        return 0;
    const int fraction = tables.fractions[static_cast<std::size_t>(band - shot.bands.begin())];
    return shot.skill / (fraction * (shot.automatic ? 2 : 1));
}

PercentileHits shoot(const PercentileTables &tables, const PercentileShot &shot, Dice &dice)
{
    PercentileHits result;
    result.score = scoreToHit(tables, shot);
    const int rolled = dice.die(RollKind::PercentileShot, hundred);
    const int chances = result.score / hundred + (rolled <= result.score % hundred ? 1 : 0);
    for (int hit = 1; hit <= chances; ++hit) {
        if (shot.shown < allFifths && dice.die({RollKind::Exposure, hit}) > shot.shown)
            continue;
        ++result.hits;
        result.initiativeLost += halved(dice.die({RollKind::Effect, hit}));
    }
    return result;
}

PercentileMember rollMember(const PercentileTables &tables, bool officer, int subject, Dice &dice)
{
    constexpr int perPip = 10;
    const PercentileProfile &profile = officer ? tables.officer : tables.other;
    PercentileMember member{officer, {}};
    member.figure.initiative = halved(dice.die({RollKind::Initiative, subject})) + profile.initiative;
    member.figure.skill = perPip * dice.total({{RollKind::WeaponSkill, subject}, profile.skillDice});
    return member;
}

std::vector<PercentileMember> rollSide(const PercentileTables &tables, int officers, int others, Dice &dice)
{
    std::vector<PercentileMember> side;
    for (int number = 1; number <= officers + others; ++number)
        side.push_back(rollMember(tables, number <= officers, number, dice));
    return side;
}

} // namespace muster
