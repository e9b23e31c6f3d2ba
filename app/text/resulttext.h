// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

namespace muster {

/// A procedure's result for reading: a line for each field, a table for a list of objects.
QString resultText(const QJsonObject &result, int indent = 2);

} // namespace muster
