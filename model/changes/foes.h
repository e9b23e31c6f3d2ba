// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/foe.h"
#include "model/changes/change.h"

namespace muster {

// What happens to the foes with a name (R91), but for meeting them on the table.

/// Somebody is known by name from now on.
struct FoeNamed {
    int id = 1;
    QString name;
    int rep = 0; ///< 0: nobody said
    QString weapon = {};
    QString list = {};
    static const ChangeKind kind;
    friend bool operator==(const FoeNamed &, const FoeNamed &) = default;
};

/// What is known of a foe, edited by hand.
struct FoeCorrected {
    int id = 1;
    QString name;
    int rep = 0;
    QString weapon = {};
    QString list = {};
    FoeStatus status = FoeStatus::AtLarge;
    static const ChangeKind kind;
    friend bool operator==(const FoeCorrected &, const FoeCorrected &) = default;
};

using FoeChanges = Among<FoeNamed, FoeCorrected>;

} // namespace muster
