// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// One of the values of one of a pack's options.
struct OptionValue {
    QString option; ///< its id
    QString value; ///< its id
};

} // namespace muster
