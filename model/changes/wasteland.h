// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/wasteland.h"
#include "model/changes/change.h"

namespace muster {

// What happens to the places a band comes to.

/// The band sets out for another locale (R69).
struct TravelBegun {
    Journey journey;
    static const ChangeKind kind;
    friend bool operator==(const TravelBegun &, const TravelBegun &) = default;
};

/// It is there.
struct Arrived {
    Locale locale = Locale::Badlands;
    static const ChangeKind kind;
    friend bool operator==(const Arrived &, const Arrived &) = default;
};

/// A settlement rolled up for the binder (R70).
struct SettlementFound {
    KeptSettlement settlement;
    static const ChangeKind kind;
    friend bool operator==(const SettlementFound &, const SettlementFound &) = default;
};

/// A settlement as the player set it right (R5).
struct SettlementCorrected {
    KeptSettlement settlement;
    static const ChangeKind kind;
    friend bool operator==(const SettlementCorrected &, const SettlementCorrected &) = default;
};

/// A settlement taken out of the binder.
struct SettlementStruck {
    int id = 1;
    static const ChangeKind kind;
    friend bool operator==(const SettlementStruck &, const SettlementStruck &) = default;
};

using WastelandChanges = Among<TravelBegun, Arrived, SettlementFound, SettlementCorrected, SettlementStruck>;

} // namespace muster
