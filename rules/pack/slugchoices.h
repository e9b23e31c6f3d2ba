// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/slugs.h"

#include <QStringList>

namespace muster {

/// Every slug of a set.
template<typename E>
QStringList slugList()
{
    QStringList choices;
    for (const QLatin1StringView slug : slugs<E>())
        choices << slug;
    return choices;
}

/// The same with commas between, to name the choices in a message.
template<typename E>
QString slugChoices()
{
    return slugList<E>().join(QStringLiteral(", "));
}

} // namespace muster
