// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "ui/paper/pageflow.h"

namespace muster::paper {

/// Every test and table of a pack on as few pages as they need, in two columns, from the same data as the page.
PageFlow quickSheet(const Pack &pack, QSizeF page);

} // namespace muster::paper
