// SPDX-License-Identifier: MIT
#include "rules/reference/percentileside.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

PercentileMember rollMember(const PercentileTables &tables, bool officer, int subject, Dice &dice)
{
    constexpr int perPip = 10;
    const PercentileProfile &profile = officer ? tables.officer : tables.other;
    PercentileMember member{officer, {}};
    member.figure.initiative = halved(dice.die({RollKind::Initiative, subject})) + profile.initiative;
    member.figure.skill = perPip * sum(dice.roll({{RollKind::WeaponSkill, subject}, profile.skillDice}));
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
