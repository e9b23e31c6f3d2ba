// SPDX-License-Identifier: MIT
#include "model/json/place.h"

#include "model/texts.h"

namespace muster {

using namespace Qt::StringLiterals;

QString Place::text() const
{
    if (!m_parent)
        return {};
    const QString before = m_parent->text();
    if (m_index >= 0)
        return u"%1[%2]"_s.arg(before).arg(m_index);
    return before.isEmpty() ? QString(m_key) : before + u'.' + m_key;
}

void refuse(const Place &place, const QString &sentence)
{
    const QString where = place.text();
    throw JsonFault{{where.isEmpty() ? sentence : JsonText::tr("%1: %2").arg(where, sentence)}};
}

} // namespace muster
