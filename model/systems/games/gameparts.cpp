// SPDX-License-Identifier: MIT
#include "model/systems/games/gameparts.h"

#include <algorithm>

namespace muster {

void GameFigures::add(const GameFigures &others)
{
    ours.insert(ours.end(), others.ours.begin(), others.ours.end());
    theirs.insert(theirs.end(), others.theirs.begin(), others.theirs.end());
}

int GameSoFar::lostBy(FigureId figure) const
{
    const auto loss = std::find_if(ours.begin(), ours.end(), [=](const OwnLoss &one) { return one.figure == figure; });
    return loss == ours.end() ? 0 : loss->initiative;
}

int GameSoFar::lostByEnemy(int place) const
{
    const auto index = static_cast<std::size_t>(place - 1);
    return index < lost.size() ? lost[index] : 0;
}

void GameSoFar::lose(FigureId figure, int loss)
{
    std::erase_if(ours, [=](const OwnLoss &one) { return one.figure == figure; });
    if (loss > 0)
        ours.push_back({figure, loss});
}

void GameSoFar::enemyLoses(int place, int loss)
{
    lost.resize(std::max(lost.size(), static_cast<std::size_t>(place)));
    lost[static_cast<std::size_t>(place - 1)] = loss;
}

namespace {

/// Whoever was reported dead is below zero.
GameSoFar asReported(const Campaign &campaign, const AftermathDraft &kept)
{
    GameSoFar game = *kept.game;
    for (const ReportedFate &reported : kept.figures) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && reported.fate == Fate::Dead)
            game.lose(reported.id, figure->rep() + 1);
        else if (figure)
            game.lose(reported.id, reported.deeds.initiativeLost);
    }
    return game;
}

} // namespace

GameSoFar soFarIn(const Campaign &campaign, const std::optional<AftermathDraft> &kept)
{
    if (const GameInHand *game = campaign.encounter ? gameOf(*campaign.encounter) : nullptr; game && game->soFar)
        return *game->soFar;
    return kept && kept->game ? asReported(campaign, *kept) : GameSoFar();
}

} // namespace muster
