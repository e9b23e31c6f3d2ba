// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/narratedstep.h"
#include "tests/support/playedband.h"
#include "tests/support/tellings.h"

namespace muster::testing {

/// Returns the campaign of Mara and her outcasts in the Wasteland.
inline PlayedBand outcasts()
{
    return PlayedBand(
        "outcasts", "Mara", 4,
        {{QStringLiteral("terrain"), QStringLiteral("none")}, {QStringLiteral("genre"), QStringLiteral("wasteland")}});
}

inline std::string lastHead(const PlayedBand &band)
{
    return printed(tellAll(band.steps(), chainReaction1()).back().head).toStdString();
}

inline std::string lastLines(const PlayedBand &band)
{
    return printedLines(tellAll(band.steps(), chainReaction1()).back()).toStdString();
}

} // namespace muster::testing
