// SPDX-License-Identifier: MIT
#include "model/campaign/foe.h"

#include <algorithm>

namespace muster {

FoeStatus statusAs(TableState state)
{
    switch (state) {
    case TableState::Dead:
    case TableState::Turned:
        return FoeStatus::Killed;
    case TableState::Captured:
    case TableState::Surrendered:
        return FoeStatus::Captured;
    default:
        return FoeStatus::AtLarge;
    }
}

std::vector<const Foe *> mayReturn(const AllFoes &foes)
{
    std::vector<const Foe *> all;
    for (const Foe &foe : foes) {
        if (foe.status == FoeStatus::AtLarge && !foe.isHere())
            all.push_back(&foe);
    }
    return all;
}

const Foe *lastAtLarge(const AllFoes &foes)
{
    const std::vector<const Foe *> all = mayReturn(foes);
    const auto last = std::max_element(
        all.begin(), all.end(), [](const Foe *one, const Foe *other) { return one->lastSeen < other->lastSeen; });
    return last == all.end() ? nullptr : *last;
}

const Foe *foeCalled(const AllFoes &foes, const QString &name)
{
    const auto asHeard = [](const QString &called) { return called.simplified().toCaseFolded(); };
    const auto found =
        std::find_if(foes.begin(), foes.end(), [&](const Foe &foe) { return asHeard(foe.name) == asHeard(name); });
    return found == foes.end() ? nullptr : &*found;
}

} // namespace muster
