// SPDX-License-Identifier: MIT
#include "model/odds/luck.h"

#include "model/campaign/campaign.h"
#include "model/rollkinds.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t rarestShown = 10;

bool isAboutMember(const Roll &roll)
{
    const RollSubject subject = rowOf(roll.reason.kind).subject;
    return subject == RollSubject::Member || subject == RollSubject::EitherSide;
}

/// Returns the Star whose roll it is; null if there is no Star left. `campaign` is the state after the roll.
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
        auto throws =
            std::ranges::find_if(by, [&](const Throws &one) { return one.who == who && one.source == die.by; });
        if (throws == by.end()) {
            // A player's own dice come before those rolled by the program for that player.
            const auto place = std::ranges::find_if(
                by, [&](const Throws &one) { return one.who == who && die.by == Thrower::Player; });
            throws = by.insert(place, Throws{who, die.by, {}});
        }
        ++throws->faces[die.face - 1];
    }
}

int repAtStake(const Campaign &campaign, int figure)
{
    const Figure *found = campaign.find(FigureId{figure});
    return found ? found->rep() : 0;
}

/// Returns the total Rep of the Grunts that this Star, or the only one, holds with this roll.
int repHeld(const Campaign &campaign, int star)
{
    int rep = 0;
    for (const Figure &figure : campaign.band)
        rep += !figure.star && (star == 0 || number(figure.leader) == star) ? figure.rep() : 0;
    return rep;
}

/// Returns the Rep that the roll may have cost or saved the band; for its last Star all of it. `campaign` is the state
/// before the roll.
int stakeOf(const Roll &roll, const Campaign &campaign)
{
    const int subject = roll.reason.subject;
    switch (roll.reason.kind) {
    case RollKind::Recovery:
    case RollKind::FirstAid: {
        const Figure *figure = campaign.find(FigureId{subject});
        return figure && figure->star && !campaign.hasSeveralStars() ? campaign.repInAll()
                                                                     : repAtStake(campaign, subject);
    }
    case RollKind::StarHolds:
        return repHeld(campaign, subject);
    case RollKind::StarHoldsOne:
    case RollKind::GruntWeighs:
        return repAtStake(campaign, subject);
    default:
        return 0; // nobody's place in the band depends on it
    }
}

/// Returns the straying of the quantity that decides: the number of dice passed, or else the sum. `campaign` is the
/// state before the roll.
Straying strayingOf(const Roll &roll, const Campaign &campaign)
{
    switch (roll.reason.kind) {
    case RollKind::Recovery:
    case RollKind::FirstAid:
        if (const Figure *figure = campaign.find(FigureId{roll.reason.subject}))
            return strayingOfPassed(roll.dice, figure->rep());
        return strayingOfSum(roll);
    case RollKind::StarHolds:
    case RollKind::StarHoldsOne:
    case RollKind::GruntWeighs:
        return strayingOfSuccesses(roll.dice);
    default:
        return strayingOfSum(roll);
    }
}

/// Returns the first ten in that order.
template<typename Before>
std::vector<RareRoll> topOf(std::vector<RareRoll> rolls, Before &&before)
{
    std::ranges::stable_sort(rolls, before);
    rolls.resize(std::min(rolls.size(), rarestShown));
    return rolls;
}

} // namespace

double weightOf(const RareRoll &roll)
{
    return -std::log2(roll.chance) * roll.stake;
}

Luck luckIn(std::span<const Step> steps)
{
    Luck luck;
    Campaign campaign;
    QString last; // name for rolls after the last Star is gone
    for (std::size_t i = 0; i < steps.size(); ++i) {
        std::vector<std::pair<int, Straying>> weighed; // with the stake, from the campaign before the step
        for (const Roll &roll : steps[i].rolls)
            weighed.emplace_back(stakeOf(roll, campaign), strayingOf(roll, campaign));
        apply(campaign, steps[i]);
        for (std::size_t place = 0; place < weighed.size(); ++place) {
            const Roll &roll = steps[i].rolls[place];
            if (roll.reason.kind == RollKind::Card || roll.dice.isEmpty())
                continue;
            if (const Figure *star = throwerOf(roll, campaign))
                last = nameOf(*star);
            if (roll.sides == 6)
                count(luck.by, last, roll);
            const auto &[stake, strayed] = weighed[place];
            luck.all.push_back({int(i) + 1, roll, strayed.chance, stake, strayed.side});
        }
    }
    luck.rarest = topOf(luck.all, [](const RareRoll &one, const RareRoll &other) { return one.chance < other.chance; });
    std::vector<RareRoll> grave = luck.all;
    std::erase_if(grave, [](const RareRoll &one) { return weightOf(one) == 0; });
    luck.gravest = topOf(std::move(grave),
                         [](const RareRoll &one, const RareRoll &other) { return weightOf(one) > weightOf(other); });
    return luck;
}

} // namespace muster
