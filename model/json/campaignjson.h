// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QJsonObject>

namespace muster {

/// Returns the campaign as `muster show --json` prints it. A lost Star is in `star`, as it was at the end, and in
/// `former`.
QJsonObject campaignJson(const Campaign &campaign, const Pack &pack, std::size_t steps);

// Parts of that object, each with the keys it has there.

/// Returns the current encounter, or null.
QJsonValue encounterJson(const Campaign &campaign, const Pack &pack);
QJsonObject turnJson(const Campaign &campaign, const Pack &pack);
/// Returns the band and its former members.
QJsonObject bandJson(const Campaign &campaign);
/// Returns the locale of the band in the Wasteland and the settlements in the player's binder.
QJsonObject wastelandJson(const Campaign &campaign, const Pack &pack);

QJsonObject wordsJson(const Words &words);
QJsonObject foeJson(const Foe &foe);
QJsonObject goalJson(const Goal &goal);
QJsonObject pictureJson(const Picture &picture);

/// Returns one figure of the band.
QJsonObject figureJson(const Figure &figure);

} // namespace muster
