// SPDX-License-Identifier: MIT
#include "ui/parts/columnshare.h"

#include <algorithm>
#include <numeric>

namespace muster {

std::vector<qreal> shareWidth(std::vector<qreal> wanted, qreal room)
{
    if (wanted.empty() || std::accumulate(wanted.begin(), wanted.end(), 0.0) <= room)
        return wanted;
    // The cap under which all of them fit: what the narrow ones leave goes to the others, until nothing is left.
    qreal cap = room / static_cast<qreal>(wanted.size());
    for (std::size_t round = 0; round < wanted.size(); ++round) {
        qreal spare = room;
        qreal capped = 0;
        for (const qreal width : wanted) {
            spare -= std::min(width, cap);
            capped += width > cap ? 1 : 0;
        }
        if (capped > 0)
            cap += spare / capped;
    }
    for (qreal &width : wanted)
        width = std::min(width, cap);
    return wanted;
}

std::vector<qreal> shareWidth(const std::vector<qreal> &wanted, qreal room, const std::vector<qreal> &least)
{
    const qreal left = room - std::accumulate(least.begin(), least.end(), 0.0);
    if (left <= 0)
        return shareWidth(wanted, room);
    std::vector<qreal> beyond;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        beyond.push_back(wanted[i] - least[i]);
    std::vector<qreal> widths = shareWidth(std::move(beyond), left);
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] += least[i];
    return widths;
}

} // namespace muster
