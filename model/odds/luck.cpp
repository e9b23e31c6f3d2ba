// SPDX-License-Identifier: MIT
#include "model/odds/luck.h"

#include "model/campaign/campaign.h"
#include "model/rollkinds.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t rarestShown = 10;

bool isAboutMember(const Roll &roll)
{
    const RollSubject subject = rowOf(roll.reason.kind).subject;
    return subject == RollSubject::Member || subject == RollSubject::EitherSide;
}

/// Whose roll it is, as the campaign stands after it; null where no Star is left.
const Figure *throwerOf(const Roll &roll, const Campaign &campaign)
{
    const Figure *figure = isAboutMember(roll) ? campaign.find(FigureId(roll.reason.subject)) : nullptr;
    const Figure *star = figure ? campaign.starOf(*figure) : nullptr;
    return star ? star : campaign.star();
}

QString nameOf(const Figure &star)
{
    return star.player.isEmpty() ? star.name : star.player;
}

void count(std::vector<Throws> &by, const QString &who, const Roll &roll)
{
    for (const Die &die : roll.dice) {
        auto throws = std::find_if(by.begin(), by.end(),
                                   [&](const Throws &one) { return one.who == who && one.source == die.by; });
        if (throws == by.end()) {
            // A player's own dice stand before those rolled for that player.
            const auto place = std::find_if(
                by.begin(), by.end(), [&](const Throws &one) { return one.who == who && die.by == Thrower::Player; });
            throws = by.insert(place, Throws{who, die.by, {}});
        }
        ++throws->faces[std::size_t(die.face - 1)];
    }
}

} // namespace

Luck luckIn(std::span<const Step> steps)
{
    Luck luck;
    Campaign campaign;
    QString last; // whose dice they are once no Star is left
    for (std::size_t i = 0; i < steps.size(); ++i) {
        apply(campaign, steps[i]);
        for (const Roll &roll : steps[i].rolls) {
            if (roll.reason.kind == RollKind::Card || roll.dice.isEmpty())
                continue;
            if (const Figure *star = throwerOf(roll, campaign))
                last = nameOf(*star);
            if (roll.sides == 6)
                count(luck.by, last, roll);
            luck.rarest.push_back({int(i) + 1, roll, chanceOfSum(roll)});
        }
    }
    std::stable_sort(luck.rarest.begin(), luck.rarest.end(),
                     [](const RareRoll &one, const RareRoll &other) { return one.chance < other.chance; });
    luck.rarest.resize(std::min(luck.rarest.size(), rarestShown));
    return luck;
}

} // namespace muster
