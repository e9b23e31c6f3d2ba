// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QJsonObject>

namespace muster {

/// The campaign as `muster show --json` tells it. A Star who is lost stands in `star` as it ended, and in `former`.
QJsonObject campaignJson(const Campaign &campaign, const Pack &pack, std::size_t steps);

// Parts of it, each with its keys as they stand there.

/// The encounter in hand, or null.
QJsonValue encounterJson(const Campaign &campaign, const Pack &pack);
QJsonObject turnJson(const Campaign &campaign, const Pack &pack);
/// Everybody, also those who left.
QJsonObject bandJson(const Campaign &campaign);
/// Where the band is in the Wasteland, and the settlements in the player's binder.
QJsonObject wastelandJson(const Campaign &campaign, const Pack &pack);

/// What words or a picture belong to; the campaign has no id.
QJsonObject aboutJson(const About &about);

QJsonObject wordsJson(const Words &words);
QJsonObject foeJson(const Foe &foe);
QJsonObject goalJson(const Goal &goal);
QJsonObject pictureJson(const Picture &picture);

/// One figure of it.
QJsonObject figureJson(const Figure &figure);

} // namespace muster
