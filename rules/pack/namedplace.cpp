// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"

namespace muster {

JsonPlace namedPlace(const JsonPlace &parent, const QString &step, const JsonPlace &item)
{
    const QString id = item.value().toObject().value(QStringLiteral("id")).toString();
    return id.isEmpty() ? item : parent.down(QStringLiteral("%1 \"%2\"").arg(step, id), item.value());
}

void OnceOnly::note(const JsonPlace &place, const QString &id)
{
    if (id.isEmpty())
        return;
    if (m_seen.contains(id))
        place.fault(Fault::Twice, quoted(id));
    m_seen.insert(id);
}

} // namespace muster
