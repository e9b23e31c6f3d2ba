// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <span>

namespace muster {

/// All that was ever done, and how much of it holds. Taking back moves `inForce`; the steps behind it can be brought
/// forward again until a new one is written.
struct Book {
    Steps steps;
    std::size_t inForce = 0;

    Campaign campaign() const { return fold(steps, inForce); }
    std::span<const Step> stepsInForce() const { return std::span(steps).first(inForce); }
    bool canTakeBack() const { return inForce > 1; } ///< the founding stays
    bool canBringForward() const { return inForce < steps.size(); }
    friend bool operator==(const Book &, const Book &) = default;
};

} // namespace muster
