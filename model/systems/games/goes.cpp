// SPDX-License-Identifier: MIT
#include "model/acts/actkind.h"
#include "model/acts/demands.h"
#include "model/story/telling.h"
#include "model/systems/games.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"

#include <tuple>

namespace muster {

namespace {

bool isGame(const Campaign &campaign)
{
    return gameIn(campaign);
}

bool hasPlace(const GameInHand &game, int place)
{
    return place >= 1 && place <= int(game.enemy.figures.size());
}

GameSoFar &soFar(Campaign &now)
{
    auto &game = now.encounter->part.edit<GameInHand>();
    if (!game.soFar)
        game.soFar = GameSoFar();
    return *game.soFar;
}

/// Returns the game when that go is taken.
GameSoFar takenIn(GameSoFar game, const GoTaken &taken)
{
    game.fired.add(game.firing);
    if (!taken.fires || taken.turn != game.turn)
        game.fired = {};
    game.firing = taken.firing;
    game.turn = taken.turn;
    game.fires = taken.fires;
    game.initiative = taken.initiative;
    return game;
}

} // namespace

void GoTaken::apply(Campaign &now) const
{
    GameSoFar &game = soFar(now);
    game = takenIn(std::move(game), *this);
}

bool GoTaken::mayHappen(const Campaign &now) const
{
    return isGame(now);
}

void InitiativeLost::apply(Campaign &now) const
{
    soFar(now).lose(figure, initiative);
}

bool InitiativeLost::mayHappen(const Campaign &now) const
{
    return isGame(now);
}

void EnemyInitiativeLost::apply(Campaign &now) const
{
    soFar(now).enemyLoses(place, initiative);
}

bool EnemyInitiativeLost::mayHappen(const Campaign &now) const
{
    return isGame(now) && hasPlace(*gameIn(now), place);
}

namespace acts {

namespace {

Problems demandGame(const Campaign &campaign)
{
    if (!campaign.encounter)
        return {{ActsText::tr("There is no current encounter. Prepare one first.")}};
    if (!isGame(campaign))
        return {{ActsText::tr("Initiative is noted only in the games of the street skirmish.")}};
    return {};
}

Problems demandLoss(const Campaign &campaign, int initiative)
{
    if (Problems problems = demandGame(campaign); !problems.empty())
        return problems;
    if (initiative < 0 || initiative > mostLost)
        return {{ActsText::tr("The initiative lost must be 0 to %1.").arg(mostLost)}};
    return {};
}

/// Returns the step that leads from the game in the campaign to this one.
Step stepTo(const GameSoFar &wanted, const Campaign &campaign)
{
    const GameSoFar now = soFarIn(campaign);
    Step step;
    step.kind = StepKind::Played;
    const auto go = [](const GameSoFar &game) { return std::tie(game.turn, game.fires, game.initiative); };
    if (go(wanted) != go(now) && wanted.initiative)
        step.changes.push_back(GoTaken{wanted.turn, wanted.fires, *wanted.initiative, wanted.firing});
    for (const Figure &figure : campaign.band) {
        if (const int lost = wanted.lostBy(figure.id); lost != now.lostBy(figure.id))
            step.changes.push_back(InitiativeLost{figure.id, lost});
    }
    const auto enemies = int(gameIn(campaign)->enemy.figures.size());
    for (int place = 1; place <= enemies; ++place) {
        if (const int lost = wanted.lostByEnemy(place); lost != now.lostByEnemy(place))
            step.changes.push_back(EnemyInitiativeLost{place, lost});
    }
    return step;
}

} // namespace

Result<Step> takeGo(const Campaign &campaign, const std::optional<AftermathDraft> &kept)
{
    if (Problems problems = demandGame(campaign); !problems.empty())
        return problems;
    const GameSoFar now = soFarIn(campaign, kept);
    const GameSoFar next = nextGo(whoseTurn(campaign, now), now);
    return stepTo(next.turn > now.turn ? nextGo(turnOrder(campaign, now), now) : next, campaign); // all may act again
}

Result<Step> loseInitiative(const Campaign &campaign, FigureId figure, int initiative,
                            const std::optional<AftermathDraft> &kept)
{
    if (Problems problems = demandLoss(campaign, initiative); !problems.empty())
        return problems;
    const Figure *hit = campaign.find(figure);
    if (!hit)
        return nobodyNumbered(campaign, figure);
    GameSoFar game = soFarIn(campaign, kept);
    if (game.lostBy(figure) == initiative)
        return Problem{ActsText::tr("Initiative lost by %1 is %2 already.").arg(hit->name).arg(initiative)};
    game.lose(figure, initiative);
    return stepTo(game, campaign);
}

Result<Step> enemyLosesInitiative(const Campaign &campaign, int place, int initiative,
                                  const std::optional<AftermathDraft> &kept)
{
    if (Problems problems = demandLoss(campaign, initiative); !problems.empty())
        return problems;
    if (!hasPlace(*gameIn(campaign), place))
        return Problem{ActsText::tr("There is no enemy %1 in this game. Enemies are 1 to %2.")
                           .arg(place)
                           .arg(gameIn(campaign)->enemy.figures.size())};
    GameSoFar game = soFarIn(campaign, kept);
    if (game.lostByEnemy(place) == initiative)
        return Problem{ActsText::tr("Initiative lost by enemy %1 is %2 already.").arg(place).arg(initiative)};
    game.enemyLoses(place, initiative);
    return stepTo(game, campaign);
}

} // namespace acts

namespace acts {

namespace {

constexpr Field typedLoss{"initiative", "LOST", QT_TRANSLATE_NOOP("Acts", "initiative lost")};

} // namespace

struct TakeGo {
    static const ActKind kind;
};

const ActKind TakeGo::kind(
    of<TakeGo>,
    {
        .name = "take-go",
        .run = [](const ActContext &d, const TakeGo &) { return d.take(acts::takeGo(d.campaign)); },
        .words = {{"go", QT_TRANSLATE_NOOP("Acts", "go on to those who act next (street skirmish)")}},
        .belongs = isGame,
    });

struct LoseInitiative {
    FigureId figure{};
    int initiative = 0;
    static const ActKind kind;
};

const ActKind LoseInitiative::kind(
    of<LoseInitiative>,
    [](auto &form, auto &act) {
        form(typed::figure, act.figure);
        form(typedLoss, act.initiative, upTo(mostLost));
    },
    {
        .name = "lose-initiative",
        .run = [](const ActContext &d,
                  const LoseInitiative &a) { return d.take(acts::loseInitiative(d.campaign, a.figure, a.initiative)); },
        .words = {{"lost",
                   QT_TRANSLATE_NOOP(
                       "Acts", "set the initiative that a figure of the band has lost so far (street skirmish)")}},
        .belongs = isGame,
    });

struct EnemyLosesInitiative {
    int place = 1;
    int initiative = 0;
    static const ActKind kind;
};

const ActKind EnemyLosesInitiative::kind(
    of<EnemyLosesInitiative>,
    [](auto &form, auto &act) {
        form(Field{"enemy", "ENEMY", QT_TRANSLATE_NOOP("Acts", "enemy")}, act.place, oneTo(mostLost));
        form(typedLoss, act.initiative, upTo(mostLost));
    },
    {
        .name = "enemy-loses-initiative",
        .run =
            [](const ActContext &d, const EnemyLosesInitiative &a) {
                return d.take(acts::enemyLosesInitiative(d.campaign, a.place, a.initiative));
            },
        .words = {{"enemy-lost",
                   QT_TRANSLATE_NOOP("Acts", "set the initiative that an enemy has lost so far (street skirmish)")}},
        .belongs = isGame,
    });

} // namespace acts

namespace {

StoryLine hit(const QString &who, int initiative, int lost, FigureIds about = {})
{
    const bool dead = lost > initiative;
    return {dead ? Theme::Dead : Theme::Battle,
            StoryText::tr("%1: initiative lost %2").arg(who).arg(lost),
            (dead ? StoryText::tr("of %1: below zero") : StoryText::tr("of %1")).arg(initiative),
            {},
            std::move(about),
            {QStringLiteral("R81")}};
}

std::optional<StoryLine> toldInGame(const Telling &telling, const Change &change)
{
    const Campaign &before = telling.before;
    if (const auto *taken = change.as<GoTaken>()) {
        const GameSoFar now = takenIn(soFarIn(before), *taken);
        return StoryLine{Theme::Turn, goText(whoseTurn(before, now), now)};
    }
    if (const auto *lost = change.as<InitiativeLost>())
        return hit(telling.name(lost->figure), before.find(lost->figure)->rep(), lost->initiative, {lost->figure});
    if (const auto *lost = change.as<EnemyInitiativeLost>()) {
        const auto &enemies = gameIn(before)->enemy.figures;
        return hit(StoryText::tr("Enemy %1").arg(lost->place), enemies[lost->place - 1].rep, lost->initiative);
    }
    return std::nullopt;
}

} // namespace

/// Tells a change. The battle begins with the first of them, and the Chronicle puts the others under it.
std::optional<StoryLine> LinkedGames::toldChange(const Telling &telling, const Change &change) const
{
    std::optional<StoryLine> line = toldInGame(telling, change);
    if (line && !isNoted(telling.before))
        line->theme = Theme::Table;
    return line;
}

} // namespace muster
