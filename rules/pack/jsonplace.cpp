// SPDX-License-Identifier: MIT
#include "rules/pack/jsonplace.h"

namespace muster {

JsonPlace JsonPlace::down(const QString &step, const QJsonValue &value) const
{
    JsonPlace place = *this;
    place.m_where += (m_inFile ? QStringLiteral(", ") : QStringLiteral(": ")) + step;
    place.m_inFile = true;
    place.m_value = value;
    return place;
}

void JsonPlace::fault(const QString &what) const
{
    m_faults->push_back({m_where + QStringLiteral(": ") + what + QLatin1Char('.')});
}

} // namespace muster
