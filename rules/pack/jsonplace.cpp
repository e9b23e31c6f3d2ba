// SPDX-License-Identifier: MIT
#include "rules/pack/jsonplace.h"

namespace muster {

JsonPlace JsonPlace::down(const QString &step, const QJsonValue &value) const
{
    JsonPlace place = *this;
    place.m_steps += step;
    place.m_value = value;
    return place;
}

} // namespace muster
