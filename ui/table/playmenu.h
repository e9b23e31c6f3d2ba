// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/offer.h"

#include <functional>
#include <span>

class QMenu;

namespace muster {

/// What is offered, as entries of a menu with their keys, which are the list's and only told here. What cannot be done says
/// why.
void addOffers(QMenu &menu, std::span<const acts::Offer> offers, const std::function<void(const acts::Offer &)> &take);

/// A key as it stands on a button or in a menu; none for an offer without one.
QString keyText(const acts::Offer &offer);
} // namespace muster
