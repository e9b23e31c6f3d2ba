// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "model/campaign/play.h"

#include <QMap>
#include <QString>

#include <optional>
#include <vector>

namespace muster {

enum class FoeStatus : std::uint8_t { AtLarge, Captured, Killed };

/// A battle in which the enemy's leader was this foe.
struct FoeMeeting {
    int turn = 1;
    EncounterKind kind = EncounterKind::Patrol;
    EncounterPart part = {}; ///< the encounter, in place of `kind`
    TableState fate = TableState::CarryingOn; ///< as the foe stands, or stood last
    std::optional<Outcome> outcome = {}; ///< none while the battle lasts

    friend bool operator==(const FoeMeeting &, const FoeMeeting &) = default;
};

/// A leader of the enemy with a name, who may be met again (R91).
struct Foe {
    int id = 0; ///< in the order of naming, never used again
    QString name;
    int rep = 0; ///< for reading: on the table it is the leader's; 0: nobody said
    QString weapon = {}; ///< an id of the pack's; empty: nobody said
    QString list = {}; ///< likewise
    FoeStatus status = FoeStatus::AtLarge;
    int named = 1; ///< the turn in which the foe was named
    std::vector<FoeMeeting> met = {};
    int lastSeen = 0; ///< the higher, the later the foe was named or met

    /// In the battle under way.
    bool isHere() const { return !met.empty() && !met.back().outcome; }
    friend bool operator==(const Foe &, const Foe &) = default;
};

inline constexpr int usualFoeRep = 5; ///< the leader's (R24, R49)

/// By id.
using AllFoes = QMap<int, Foe>;

/// How a foe fares who stands like that.
FoeStatus statusAs(TableState state);

/// In order of their ids: those at large who are not in the battle under way.
std::vector<const Foe *> mayReturn(const AllFoes &foes);
/// The one of them who was named or met last; null without.
const Foe *lastAtLarge(const AllFoes &foes);
/// By the name as one hears it; null without.
const Foe *foeCalled(const AllFoes &foes, const QString &name);

} // namespace muster
