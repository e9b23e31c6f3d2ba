// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

#include <optional>

namespace muster {

/// The whole number an option has; none where it is not given.
Result<std::optional<int>, Refusal> readNumber(const Call &call, const QString &option);

} // namespace muster
