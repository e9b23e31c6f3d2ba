// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <QString>

namespace muster {

/// A location of a game.
struct Ground {
    QString id;
    QString title; ///< "The tram depot"
    QString lay; ///< instructions for laying out the table, one line
};

/// A small campaign of linked games. Survivors of one game play the next.
struct GameTables {
    int leastFigures = 4; ///< limits for the figures of a side
    int mostFigures = 6;
    QString leaders; ///< class of figures rolled up as officers, NCOs and heroes; all others are rolled up as others
    RollTable<Ground> grounds;
};

} // namespace muster
