// SPDX-License-Identifier: MIT
#include "rules/scenario/captives.h"

#include <algorithm>

namespace muster {

std::vector<int> hostagesAmong(std::vector<Captive> captives, int hostages)
{
    std::sort(captives.begin(), captives.end(), [](const Captive &one, const Captive &other) {
        return one.rep == other.rep ? one.number < other.number : one.rep > other.rep;
    });
    std::vector<int> numbers;
    for (const Captive &captive : captives) {
        if (static_cast<int>(numbers.size()) < hostages)
            numbers.push_back(captive.number);
    }
    return numbers;
}

} // namespace muster
