// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/pack/pack.h"

namespace muster {

/// Returns an overview of the packs with their contents.
Answer overviewOf(const std::vector<Pack> &packs);

/// Returns the army lists, weapons, attributes, tables, options, and procedures with their parameters of a pack.
Answer contentsOf(const Pack &pack, const Problems &refused);

/// Returns the procedures for “muster roll”, each with its parameters.
Answer proceduresOf(const Pack &pack);

/// Returns the questions for “muster odds”, each with its parameters.
Answer questionsOf(const Pack &pack);

/// Returns the options that a campaign of this pack has, with their keys and values, the default first.
QString optionsOf(const Pack &pack);

} // namespace muster
