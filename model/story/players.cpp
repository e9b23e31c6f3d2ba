// SPDX-License-Identifier: MIT
#include "model/story/players.h"

#include "model/texts.h"

namespace muster::words {

QString playerAndStar(const Figure &star)
{
    return star.player.isEmpty() ? star.name : StoryText::tr("%1 (%2)").arg(star.player, star.name);
}

QString player(const Figure &star)
{
    return star.player.isEmpty() ? star.name : star.player;
}

QString bandOf(const Figure &star)
{
    return StoryText::tr("%1’s band").arg(player(star));
}

} // namespace muster::words
