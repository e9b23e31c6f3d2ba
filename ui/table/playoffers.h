// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playrows.h"

#include <Qt>

#include <array>

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
    AskStarPower, ///< against which damage, before it is noted
    Loot,
    BreakOff,
    TwoToOne, ///< whether it outnumbers the band two to one, by hand
    PlaceGuards,
    PlaceGuardsAfterShots,
    Notice,
    JoinGroup,
    DoDeed,
    CountTurn,
    ReachObjective,
    LoseObjective,
    MoreDwellings,
    FewerDwellings,
    MoreLooted,
    FewerLooted,
    FindHostages,
    LoseHostages,
    HostageOut,
    HostageBack,
    ChangeSide,
    Credit, ///< whose doing it was that an enemy stands like that
    NotKilled, ///< one fewer than is put down to him
    NotRouted,
    Killed,
    Routed,
    Hurt
};

/// What the player says of the enemy's next move instead of what is worked out.
struct MoveByHand {
    int group = 0;
    std::optional<bool> twoToOne;
};

/// Something that can be done with a row of the table: by its key in the list, or by its button below.
struct PlayOffer {
    PlayDeed deed = PlayDeed::SetState;
    QString text;
    Qt::Key key = Qt::Key_unknown;
    TableState state = TableState::CarryingOn; ///< for SetState; for Credit, the enemy's
    bool isShut = false; ///< he stands like that already, or its side does not act now
    GuardWatch watch = GuardWatch::Unaware; ///< for Notice
    int group = 0; ///< for JoinGroup
    int army = 0; ///< for ChangeSide
    FigureId by{}; ///< for Credit
    QString about = {}; ///< more of it, for who points at it
    std::optional<RowKey> row = {}; ///< whose it is, where it is not the chosen row's
};

/// What a row offers as the battle stands, in the order of the buttons.
std::vector<PlayOffer> offersFor(const Campaign &campaign, const Pack &pack, const RowKey &row,
                                 const MoveByHand &byHand = {});

/// M where the chosen row has no move of its own: the next of the enemy in order; none where nobody is left to move.
std::optional<PlayOffer> nextMove(const Campaign &campaign, const Pack &pack);

/// Whether the row can be put into another section.
bool canBePlaced(const Campaign &campaign, const RowKey &row);

// The offers of each kind of row, for offersFor().

PlayOffer offer(PlayDeed deed, const QString &text, Qt::Key key, const QString &about = {});

/// What Star Power works against (Swordplay p. 5).
inline constexpr std::array starPowerDamages{TableState::Stunned, TableState::OutOfTheFight, TableState::Dead};

std::vector<PlayOffer> offersForOwn(const Campaign &campaign, const Pack &pack, FigureId id);
std::vector<PlayOffer> offersForEnemy(const Campaign &campaign, const EnemyFigure &figure);
/// What an encounter of the first edition asks for.
std::vector<PlayOffer> offersForDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed);

} // namespace muster
