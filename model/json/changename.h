// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>

namespace muster {

/// What a change is called in a file. One without a name does not compile.
template<typename C>
inline constexpr QLatin1StringView changeName;

} // namespace muster
