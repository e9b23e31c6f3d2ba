// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"

#include <QJsonObject>

namespace muster {

/// The encounter on the table, as `muster show --json` gives it.
QJsonObject playJson(const Play &play);

} // namespace muster
