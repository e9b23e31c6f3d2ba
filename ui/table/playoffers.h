// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playrows.h"

#include <Qt>

namespace muster {

enum class PlayDeed : std::uint8_t {
    Resolve,
    MovePef,
    MoveGroup,
    MoveInCover,
    Strike,
    Unstrike,
    SetState,
    StarPower,
    Loot,
    BreakOff
};

/// Something that can be done with a row of the table: by its key in the list, or by its button below.
struct PlayOffer {
    PlayDeed deed = PlayDeed::SetState;
    QString text;
    Qt::Key key = Qt::Key_unknown;
    TableState state = TableState::CarryingOn; ///< for SetState
    bool isNow = false; ///< he stands like that already
};

/// What a row offers as the battle stands, in the order of the buttons.
std::vector<PlayOffer> offersFor(const Campaign &campaign, const RowKey &row);

/// Whether the row can be put into another section.
bool canBePlaced(const Campaign &campaign, const RowKey &row);

} // namespace muster
