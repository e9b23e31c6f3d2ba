// SPDX-License-Identifier: MIT

// How a figure stands, and what he did.

#include "model/actions/play/credit.h"
#include "model/actions/play/play.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/scenario.h"
#include "rules/closedset.h"
#include "ui/table/playoffers.h"
#include "ui/texts.h"

#include <algorithm>

namespace muster {

namespace {

struct StateKey {
    TableState value;
    Qt::Key key;
};

constexpr auto stateKeys = closedTable<StateKey>({
    {TableState::CarryingOn, Qt::Key_C},
    {TableState::Stunned, Qt::Key_T},
    {TableState::DuckedBack, Qt::Key_D},
    {TableState::HunkeredDown, Qt::Key_W},
    {TableState::OutOfTheFight, Qt::Key_O},
    {TableState::Dead, Qt::Key_X},
    {TableState::RanAway, Qt::Key_R},
    {TableState::Captured, Qt::Key_P},
    {TableState::CheatedDeath, Qt::Key_K},
    {TableState::Wounded, Qt::Key_I},
    {TableState::AtHome, Qt::Key_H},
    {TableState::Scratched, Qt::Key_T},
    {TableState::BadWound, Qt::Key_W},
    {TableState::Unconscious, Qt::Key_U},
    {TableState::Surrendered, Qt::Key_Y},
    {TableState::Turned, Qt::Key_Z},
    {TableState::LeftTable, Qt::Key_E},
    {TableState::Fine, Qt::Key_N},
});

/// Only zombies turn anybody.
bool hasZombies(const Campaign &campaign)
{
    return campaign.options.value(QStringLiteral("genre")) == QLatin1String("b-movie")
        || campaign.enemy == QLatin1String("zombies") || campaign.encounter->enemy == QLatin1String("zombies");
}

/// Two Bad Wounds are death (first edition p. 5).
PlayOffer secondBadWound()
{
    PlayOffer made =
        offer(PlayDeed::SetState, TableText::tr("Second bad wound"), Qt::Key_W, TableText::tr("The second one kills"));
    made.state = TableState::Dead;
    return made;
}

/// Whom the states are offered for.
struct StandsNow {
    TableState state;
    std::optional<TableState> wound;
    bool own = false;
    bool star = false;
};

std::vector<PlayOffer> states(const Campaign &campaign, const StandsNow &now)
{
    std::vector<PlayOffer> all;
    for (const TableState state : actions::statesOf(campaign)) {
        if ((state == TableState::CheatedDeath && !now.star) || (state == TableState::AtHome && !now.own)
            || (state == TableState::Fine && !now.wound)
            || (state == TableState::Turned && now.state != state && !hasZombies(campaign)))
            continue;
        if (state == TableState::BadWound && now.wound == state) {
            all.push_back(secondBadWound());
            continue;
        }
        PlayOffer made = offer(PlayDeed::SetState, words::noted(state), stateKeys[state].key);
        made.state = state;
        made.isShut = state == now.state || (state == TableState::Scratched && now.wound && !isFelled(now.state));
        all.push_back(made);
    }
    return all;
}

/// Among the last to be offered, where there is not room for all.
bool isRare(TableState state)
{
    return state == TableState::AtHome || state == TableState::Surrendered || state == TableState::Captured
        || state == TableState::Turned || state == TableState::Fine;
}

/// The next of the band's groups after his; a new one after the last, where he leaves anybody behind.
std::optional<int> nextGroup(const Play &play, const OwnFigure &own)
{
    const auto groups = static_cast<int>(play.ownGroups.size());
    for (int group = own.group + 1; group <= groups; ++group) {
        if (play.standingIn(group) > 0)
            return group;
    }
    if (play.standingIn(own.group) > 1 && groups < mostOwnGroups)
        return groups + 1;
    for (int group = 1; group < own.group; ++group) {
        if (play.standingIn(group) > 0)
            return group;
    }
    return std::nullopt;
}

/// One more than there were enemies is shut.
PlayOffer oneMore(const Campaign &campaign, const OwnFigure &own, int Deeds::*deed, const PlayOffer &made)
{
    Deeds more = own.deeds;
    ++(more.*deed);
    PlayOffer offered = made;
    offered.isShut = !actions::noteDeeds(campaign, own.id, more);
    return offered;
}

std::vector<PlayOffer> deedsOf(const Campaign &campaign, const Pack &pack, const OwnFigure &own)
{
    const auto each = [&](int RewardTables::*points) {
        return pack.rewards ? TableText::tr("%n points each", nullptr, (*pack.rewards).*points) : QString();
    };
    const Play &play = *campaign.play;
    PlayOffer hurt =
        offer(PlayDeed::Hurt, TableText::tr("Inflicted damage"), Qt::Key_Q, TableText::tr("For experience"));
    hurt.isShut = own.deeds.completed().inflictedDamage;
    std::vector<PlayOffer> all{
        oneMore(campaign, own, &Deeds::kills,
                offer(PlayDeed::Killed, TableText::tr("Killed one"), Qt::Key_K, each(&RewardTables::kill))),
        oneMore(campaign, own, &Deeds::routed,
                offer(PlayDeed::Routed, TableText::tr("Routed one"), Qt::Key_F, each(&RewardTables::rout))),
        hurt};
    if (own.deeds.kills > 0 && actions::tooManyKilled(play))
        all.push_back(offer(PlayDeed::NotKilled, TableText::tr("Killed one fewer"), Qt::Key_M,
                            TableText::tr("Your band is credited with more than fell")));
    if (own.deeds.routed > 0 && actions::tooManyRouted(play))
        all.push_back(offer(PlayDeed::NotRouted, TableText::tr("Routed one fewer"), Qt::Key_L,
                            TableText::tr("Your band is credited with more than ran")));
    return all;
}

/// Against the damage that is noted, or, before any is, against what the dice have just brought.
PlayOffer forStarPower(int dice, TableState now)
{
    const auto &damages = starPowerDamages;
    const bool hurt = std::find(damages.begin(), damages.end(), now) != damages.end();
    PlayOffer made = offer(
        hurt ? PlayDeed::StarPower : PlayDeed::AskStarPower,
        hurt ? TableText::tr("Star Power") : TableText::tr("Star Power…"), Qt::Key_B,
        TableText::tr("Rolls the dice left (%1) against damage: each 1–3 makes it one level less, each 6 is lost for "
                      "this encounter")
            .arg(dice));
    made.state = now;
    return made;
}

/// Who did it, each by the number of his place in the band, the first nine by their keys. Shut: it cannot be his.
std::vector<PlayOffer> credits(const Campaign &campaign, TableState enemy)
{
    constexpr int keys = 9;
    const std::vector<FigureId> may = actions::mayHaveDone(*campaign.play, enemy);
    std::vector<PlayOffer> all;
    if (may.empty())
        return all;
    int place = 0;
    for (const OwnFigure &own : campaign.play->own) {
        const int key = place++;
        const Figure *figure = campaign.find(own.id);
        if (!figure || own.state == TableState::AtHome)
            continue;
        PlayOffer by = offer(PlayDeed::Credit, TableText::tr("By %1").arg(figure->name),
                             key < keys ? static_cast<Qt::Key>(Qt::Key_1 + key) : Qt::Key_unknown,
                             TableText::tr("Counts for that figure after the battle"));
        by.state = enemy;
        by.by = own.id;
        by.isShut = std::find(may.begin(), may.end(), own.id) == may.end();
        all.push_back(by);
    }
    return all;
}

} // namespace

std::vector<PlayOffer> offersForOwn(const Campaign &campaign, const Pack &pack, FigureId id)
{
    const Figure *figure = campaign.find(id);
    const Play &play = *campaign.play;
    const OwnFigure *own = play.find(id);
    if (!figure || !own)
        return {};
    std::vector<PlayOffer> all = states(campaign, {own->state, own->wound, true, figure->star});
    const auto rare =
        std::stable_partition(all.begin(), all.end(), [](const PlayOffer &one) { return !isRare(one.state); });
    const std::vector<PlayOffer> last(rare, all.end());
    all.erase(rare, all.end());
    if (figure->star && play.starPower.value_or(0) > 0 && own->state != TableState::AtHome)
        all.insert(all.begin(), forStarPower(*play.starPower, own->state));
    if (systemOf(play).creditsDeeds() && own->state != TableState::AtHome) {
        const std::vector<PlayOffer> deeds = deedsOf(campaign, pack, *own);
        all.insert(all.end(), deeds.begin(), deeds.end());
    }
    if (const auto group = isStanding(own->state) ? nextGroup(play, *own) : std::nullopt) {
        PlayOffer join = offer(
            PlayDeed::JoinGroup, TableText::tr("To group %1").arg(words::ownGroup(*group)), Qt::Key_J,
            play.ownGroup(*group) ? TableText::tr("Joins that group") : TableText::tr("Forms a group of its own"));
        join.group = *group;
        all.push_back(join);
    }
    all.insert(all.end(), last.begin(), last.end());
    return all;
}

std::vector<PlayOffer> offersForEnemy(const Campaign &campaign, const EnemyFigure &figure)
{
    std::vector<PlayOffer> all = credits(campaign, figure.state);
    const std::vector<PlayOffer> standing = states(campaign, {figure.state, figure.wound});
    all.insert(all.end(), standing.begin(), standing.end());
    if (!figure.guard || !isStanding(figure.state))
        return all;
    const auto notice = [&](GuardWatch watch, Qt::Key key) {
        PlayOffer made = offer(PlayDeed::Notice, words::noted(watch), key);
        made.watch = watch;
        made.isShut = figure.watch == watch;
        all.push_back(made);
    };
    notice(GuardWatch::Met, Qt::Key_E);
    notice(GuardWatch::Alarmed, Qt::Key_L);
    notice(GuardWatch::Unaware, Qt::Key_U);
    return all;
}

} // namespace muster
