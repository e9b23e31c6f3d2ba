// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/about.h"

#include <QRegularExpression>
#include <QString>

namespace muster {

struct Campaign;
struct Pack;

namespace words {

/// What words or a picture belong to, whose place is in that turn: "Month 7", "Month 7, the battle", "Ulric".
QString title(const About &about, int turn, const Campaign &campaign, const Pack &pack);

/// What stands in square brackets in the player’s words, with them: dice, mostly, and shown in pencil. It is a group, too.
const QRegularExpression &asides();

} // namespace words

} // namespace muster
