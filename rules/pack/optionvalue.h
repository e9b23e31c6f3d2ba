// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// A value of an option of a pack.
struct OptionValue {
    QString option; ///< id of the option
    QString value; ///< id of the value
};

} // namespace muster
