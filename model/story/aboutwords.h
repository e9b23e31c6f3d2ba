// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/about.h"

#include <QString>

namespace muster {

struct Campaign;
struct Pack;

namespace words {

/// What words or a picture belong to, whose place is in that turn: "Month 7", "Month 7, the battle", "Ulric".
QString title(const About &about, int turn, const Campaign &campaign, const Pack &pack);

} // namespace words

} // namespace muster
