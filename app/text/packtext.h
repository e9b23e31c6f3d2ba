// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/pack/pack.h"

namespace muster {

/// The packs with what each provides.
Answer overviewOf(const std::vector<Pack> &packs);

/// One pack's army lists, weapons, attributes, tables, options and procedures with their parameters.
Answer contentsOf(const Pack &pack, const Problems &refused);

/// The procedures for “muster roll”, each with what it must be told.
Answer proceduresOf(const Pack &pack);

/// The questions for “muster odds”, in the same manner.
Answer questionsOf(const Pack &pack);

/// The choices between readings of the rules that a campaign of this pack can make: keys, values, the default first.
QString optionsOf(const Pack &pack);

} // namespace muster
