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

QString JsonPlace::text() const
{
    if (!m_value.isString())
        fault(Fault::NotText, m_value);
    return m_value.toString();
}

} // namespace muster
