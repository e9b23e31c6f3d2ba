// SPDX-License-Identifier: MIT
#include "model/reference/gametakers.h"

#include "model/reference/shelftext.h"
#include "model/reference/turnorder.h"
#include "model/story/words.h"

namespace muster {

namespace {

Taker takerOf(const QString &name, const Profile &profile, const Pack &pack)
{
    Taker taker;
    taker.title = ShelfText::tr("%1: %2, %3").arg(name, words::worth(profile, pack), words::weapon(profile, pack));
    taker.profile = profile;
    return taker;
}

} // namespace

std::vector<Taker> gameTakers(const Campaign &campaign, const Pack &pack, const std::optional<AftermathDraft> &soFar)
{
    std::vector<Taker> takers;
    const auto add = [&](const QString &name, Profile profile, std::optional<int> left) {
        if (!left)
            return;
        profile.rep = *left;
        takers.push_back(takerOf(name, profile, pack));
    };
    for (const Figure &figure : campaign.band)
        add(figure.name, figure.profile, initiativeLeft(figure, soFar));
    const Force *enemy = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
    std::size_t place = 0;
    for (const Profile &figure : enemy ? enemy->figures : std::vector<Profile>()) {
        const auto left = initiativeLeft(figure, ++place, soFar);
        add(ShelfText::tr("Enemy %1, %2").arg(place).arg(figure.type), figure, left);
    }
    return takers;
}

} // namespace muster
