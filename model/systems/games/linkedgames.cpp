// SPDX-License-Identifier: MIT
#include "model/systems/games/linkedgames.h"

#include "model/actions/aftermath/aftermath.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/games/gameparts.h"
#include "model/texts.h"
#include "rules/games/game.h"

#include <algorithm>

namespace muster {

namespace {

const LinkedGames theLinkedGames(QLatin1StringView("games"));

} // namespace

const CampaignSystem &linkedGames()
{
    return theLinkedGames;
}

bool LinkedGames::isFor(const Campaign &, const Pack &pack) const
{
    return pack.games.has_value();
}

const Force *LinkedGames::dealtEnemy(const Encounter &encounter) const
{
    return &gameOf(encounter)->enemy;
}

Stranger LinkedGames::stranger(const Encounter &encounter, const Known &known) const
{
    const Game &game = *gameOf(encounter);
    return known.pack().games ? known.force(game.enemy) : Known::unknown(game.title);
}

Dealt LinkedGames::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Encounter encounter;
    encounter.enemy = enemyOf(campaign, wish.enemy);
    encounter.part = dealGame(pack, encounter.enemy, static_cast<int>(campaign.band.size()), dice);
    return {0, encounter};
}

Room LinkedGames::room(const Campaign &campaign, const Pack &pack) const
{
    const int most = pack.games->mostFigures - 1;
    return {most, campaign.gruntCount(), campaign.star() ? std::max(0, most - campaign.gruntCount()) : 0, std::nullopt,
            SystemText::tr("A side has %1 figures at most.").arg(pack.games->mostFigures)};
}

QString LinkedGames::whyFull(const Campaign &, const Pack &pack) const
{
    return SystemText::tr("There is no room in the band: a side has %1 figures at most.").arg(pack.games->mostFigures);
}

std::vector<Fate> LinkedGames::fates() const
{
    return {Fate::Fine, Fate::Dead};
}

void LinkedGames::settle(actions::Aftermath &aftermath) const
{
    takeHits(aftermath);
}

void LinkedGames::turn(actions::Aftermath &aftermath) const
{
    aftermath.happen(MonthServed{});
    aftermath.happen(TurnEnded{});
}

NextEncounter LinkedGames::after(const PastEncounter &, const Pack &) const
{
    return {};
}

QString LinkedGames::turnName(const Pack &pack) const
{
    return pack.turnName;
}

QString LinkedGames::turnNames() const
{
    return SystemText::tr("Games");
}

QString LinkedGames::served(int turns) const
{
    return turns == 1 ? SystemText::tr("1 game") : SystemText::tr("%1 games").arg(turns);
}

QString LinkedGames::comingName() const
{
    return SystemText::tr("Game");
}

} // namespace muster
