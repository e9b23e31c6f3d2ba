// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/entry.h"

namespace muster {

/// What a log comes to, as places in it: the steps of the book, and those that were undone when it went on otherwise.
/// Nothing of the steps themselves is read.
struct Outline {
    struct Left {
        std::size_t last = 0; ///< the place of the last of them
        std::size_t from = 0; ///< so many steps stayed
        std::size_t steps = 0; ///< so many were left
        std::size_t by = 0; ///< the place of what left them
    };

    std::vector<std::size_t> steps;
    std::size_t inForce = 0;
    std::vector<Left> left;
    std::vector<std::size_t> before; ///< for the place of a step, that of the step before it
    QString flaw; ///< why it ended before the log does; empty if it did not

    /// The places of the last `count` steps up to one.
    std::vector<std::size_t> wayTo(std::size_t last, std::size_t count) const;
};

Outline outlineOf(const std::vector<Entry> &entries);

} // namespace muster
