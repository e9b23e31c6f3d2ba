// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace muster {

/// A button beside a message: what can be done about it.
struct Offer {
    QString title;
    std::function<void()> act;
};
using Offers = std::vector<Offer>;

} // namespace muster
