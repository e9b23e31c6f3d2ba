// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

namespace muster {

/// Returns a procedure's result as text: a line for each field, a table for a list of objects.
QString resultText(const QJsonObject &result, int indent = 2);

} // namespace muster
