// SPDX-License-Identifier: MIT
#include "rules/encounter/howmany.h"

#include <algorithm>

namespace muster {

int HowMany::of(int party) const
{
    const int half = (party + 1) / 2;
    int count = party;
    switch (base) {
    case Base::Party:
        break;
    case Base::Half:
        count = half;
        break;
    case Base::PartyAndHalf:
        count = party + std::max(half, leastMore);
        break;
    case Base::Twice:
        count = 2 * party;
        break;
    case Base::ThreeTimes:
        count = 3 * party;
        break;
    }
    return std::max(count + plus, least);
}

} // namespace muster
