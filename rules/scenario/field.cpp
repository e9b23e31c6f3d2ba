// SPDX-License-Identifier: MIT
#include "rules/scenario/field.h"

namespace muster {

bool winsByLeaving(Role role)
{
    switch (role) {
    case Role::Ambushed:
    case Role::Runner:
    case Role::Recoverer:
    case Role::Robber:
        return true;
    default:
        return false;
    }
}

} // namespace muster
