// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

struct ReferenceTest;

/// One test by itself, as the reference page takes it: neither which test nor the class is asked.
Procedure procedureOf(const ReferenceTest &test, const Pack &pack);

} // namespace muster
