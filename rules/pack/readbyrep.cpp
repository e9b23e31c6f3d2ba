// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include <algorithm>

namespace muster {

void readByRep(ObjectReader &reader, const QString &key, std::array<int, 6> &points)
{
    const std::vector<JsonPlace> items = reader.items(key, QStringLiteral("Rep"));
    if (items.size() != points.size())
        reader.place().fault(PackFault::tr("\"%1\" must hold a number for each Rep from 1 to 6").arg(key));
    for (std::size_t i = 0; i < std::min(items.size(), points.size()); ++i) {
        points[i] = items[i].value().toInt(-1);
        if (points[i] < 0)
            items[i].fault(PackFault::tr("must be a whole number from 0 on, not %1").arg(shown(items[i].value())));
    }
}

} // namespace muster
