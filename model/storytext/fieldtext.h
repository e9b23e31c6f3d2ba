// SPDX-License-Identifier: MIT
#pragma once

#include "model/storytext/storyscript.h"

#include <QJsonObject>
#include <QStringList>

namespace muster {

/// The fields of a record as lines that people can read, and those lines as the same fields again:
///
///     name: Osric Vane
///     profile:
///       rep: 5
///       shield: yes
///     carries:
///       - count: 2
///         item: grenade
///
/// "none" is null. A text that could be taken for something else stands in quotation marks, one of several lines below a
/// "|", and what has no such form as JSON.
QStringList fieldLines(const QJsonObject &fields, int indent);

/// What cannot be read goes to `problems`, with its line.
QJsonObject fieldsIn(ScriptEntries entries, Problems &problems);

} // namespace muster
