// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/campaignjson.h"
#include "model/story/landwords.h"
#include "model/story/stepstory.h"
#include "model/systems/halfmonths/travel.h"
#include "tests/support/playedband.h"
#include "tests/support/tellings.h"

#include <QJsonObject>

namespace muster::testing {

// Mara and her outcasts in the Wasteland, and the dice of what they meet.

inline const Options wasteland = {{QStringLiteral("terrain"), QStringLiteral("none")},
                                  {QStringLiteral("genre"), QStringLiteral("wasteland")}};

/// The gangs' seven kinds, of which the first, an ambush, is the highest.
inline const std::string anAmbush = " 6 6  1 1  1 1  1 1  1 1  1 1  1 1 ";
/// The same with the third, a raid.
inline const std::string aRaid = " 1 1  1 1  6 6  1 1  1 1  1 1  1 1 ";

inline PlayedBand outcasts()
{
    return PlayedBand("outcasts", "Mara", 4, wasteland);
}

inline std::string lastHead(const PlayedBand &band)
{
    return printed(tellAll(band.steps(), chainReaction1()).back().head).toStdString();
}

inline std::string lastLines(const PlayedBand &band)
{
    return printedLines(tellAll(band.steps(), chainReaction1()).back()).toStdString();
}

inline QJsonObject shown(const PlayedBand &band)
{
    return campaignJson(band.campaign(), chainReaction1(), band.steps().size());
}

inline Locale here(const PlayedBand &band)
{
    return localeIn(band.campaign(), chainReaction1(), band.campaign().turn);
}

/// Five Tribals ambush the Star, who leads the convoy.
inline const std::string tribalAmbush = "  3  1  3 4  3 4  3 4  3 4  3 4  1 1  2";

} // namespace muster::testing
