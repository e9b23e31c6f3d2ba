// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

#include <optional>
#include <set>

namespace muster {

/// The whole number an option has; none where it is not given.
Result<std::optional<int>, Refusal> readNumber(const Call &call, const QString &option);

/// The whole numbers of an option, with commas between them; none where it is not given.
Result<std::set<int>, Refusal> readNumbers(const Call &call, const QString &option);

} // namespace muster
