// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QString>

namespace muster {

struct MediaWork;

/// Whether a media crew is at the current encounter, or the die that says so (Chain Reaction, first edition, p. 10). Empty
/// where the media have no part, or is the campaign's own.
QString pressSentence(const Campaign &campaign, const Pack &pack);

namespace words {

QString title(Coverage coverage); ///< "A media crew is there"
QString rolled(Coverage coverage); ///< "a crew is there": what the die brought
/// "2 lead stories, 1 sound bite, interviewed Rep 5 and 4": what one of a media crew brought home; may be empty.
QString mediaWork(const MediaWork &media);
QString brought(Coverage coverage); ///< "full coverage": as the table has it

} // namespace words

} // namespace muster
