// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/pack/variant.h"

namespace muster {

/// Loads the rules that result from a variant and the pack's files. Faults name the pack's files as their places.
Result<Pack, PackFault> loadVariant(const Variant &variant, const std::vector<PackFile> &pack);

} // namespace muster
