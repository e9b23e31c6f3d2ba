// SPDX-License-Identifier: MIT
#include "rules/games/game.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentileside.h"

namespace muster {

void rollUp(const Pack &pack, Profile &profile, int subject, Dice &dice)
{
    if (!pack.hasSkill || profile.skill > 0)
        return;
    const bool leads = profile.figureClass == pack.games->leaders;
    const PercentileFigure figure = rollMember(*pack.reference->percentile, leads, subject, dice).figure;
    profile.rep = figure.initiative;
    profile.skill = figure.skill;
}

} // namespace muster
