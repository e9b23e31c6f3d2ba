// SPDX-License-Identifier: MIT
#include "ui/systems/partform.h"

namespace muster {

template<>
const Registered<PartFormKind> *Registered<PartFormKind>::s_last = nullptr;

} // namespace muster
