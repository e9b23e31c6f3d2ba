// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// Several lambdas as one visitor. Without a catch-all among them the compiler names a forgotten alternative.
template<typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template<typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace muster
