// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/pack/pack.h"

namespace muster {

/// The packs with what each provides.
Answer overviewOf(const std::vector<Pack> &packs);

/// One pack's army lists, weapons, attributes, tables, options and procedures with their parameters.
Answer contentsOf(const Pack &pack, const Problems &refused);

} // namespace muster
