// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/pack/variant.h"

namespace muster {

/// The rules a variant makes of the pack's files, or what is wrong with them, with the pack's files for places.
Result<Pack, PackFault> loadVariant(const Variant &variant, const std::vector<PackFile> &pack);

} // namespace muster
