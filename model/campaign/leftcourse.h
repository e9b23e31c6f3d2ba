// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

namespace muster {

/// A course that was left (R92): steps that were undone, and then left by doing something else. They count for nothing, and
/// stay in the file until the player throws them away.
struct LeftCourse {
    int id = 0; ///< stays the same whatever becomes of the others
    QString name; ///< empty where none was given
    QDateTime left; ///< UTC
    std::size_t from = 0; ///< the steps before it, which it had in common with the campaign then
    std::size_t steps = 0; ///< its own

    friend bool operator==(const LeftCourse &, const LeftCourse &) = default;
};

} // namespace muster
