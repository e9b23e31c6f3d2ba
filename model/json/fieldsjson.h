// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/resolved.h"

#include <QJsonObject>

namespace muster {

/// What a value tells of itself, as JSON.
QJsonObject toJson(const Fields &fields);
QJsonValue toJson(const FieldValue &value);

/// The same of a value by itself: a figure, the sections of a table.
template<typename T>
QJsonValue shownJson(const T &value, const Pack &pack)
{
    return toJson(FieldTeller(pack).told(value));
}

} // namespace muster
