// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <QString>

namespace muster {

/// Where a game is played.
struct Ground {
    QString id;
    QString title; ///< "The tram depot"
    QString lay; ///< what to put on the table, one line
};

/// A small campaign of linked games: those who live through one play the next.
struct GameTables {
    int leastFigures = 4; ///< of a side
    int mostFigures = 6;
    QString leaders; ///< the class of those who are rolled up as officers, NCOs and heroes; everybody else as others
    RollTable<Ground> grounds;
};

} // namespace muster
