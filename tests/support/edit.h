// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/change.h"

namespace muster::testing {

/// Puts the same change with something else in it in its place; one of another kind stays as it is.
template<typename C>
void edit(Change &change, auto how)
{
    if (!change.is<C>())
        return;
    C other = *change.as<C>();
    how(other);
    change = std::move(other);
}

} // namespace muster::testing
