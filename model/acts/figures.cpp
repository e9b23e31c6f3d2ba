// SPDX-License-Identifier: MIT

// States of figures.

#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/changes/band.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/lists.h"

#include <algorithm>
#include <array>

namespace muster::acts {

namespace {

struct StateKey {
    TableState value;
    Qt::Key key;
};

} // namespace

Qt::Key keyOf(TableState state)
{
    using enum TableState;
    static constexpr auto keys = enumTable<StateKey>({
        {CarryingOn, Qt::Key_C},
        {Stunned, Qt::Key_T},
        {DuckedBack, Qt::Key_D},
        {HunkeredDown, Qt::Key_W},
        {OutOfTheFight, Qt::Key_O},
        {Dead, Qt::Key_X},
        {RanAway, Qt::Key_R},
        {Captured, Qt::Key_P},
        {CheatedDeath, Qt::Key_K},
        {Wounded, Qt::Key_I},
        {AtHome, Qt::Key_H},
        {Scratched, Qt::Key_T},
        {BadWound, Qt::Key_W},
        {Unconscious, Qt::Key_U},
        {Surrendered, Qt::Key_Y},
        {Turned, Qt::Key_Z},
        {LeftTable, Qt::Key_E},
        {Fine, Qt::Key_N},
    });
    return keys[state].key;
}

namespace {

/// The figure that the states are offered for.
struct StandsNow {
    TableState state;
    std::optional<TableState> wound;
    bool own = false;
    bool star = false;
};

bool isOffered(TableState state, const StandsNow &now, const Situation &situation)
{
    switch (state) {
    case TableState::CheatedDeath:
        return now.star;
    case TableState::AtHome:
        return now.own;
    case TableState::Fine:
        return now.wound.has_value();
    case TableState::Turned:
        return now.state == state || mayTurn(situation.campaign, situation.pack);
    default:
        return true;
    }
}

/// Checks whether the state is among the last to be offered. States that every figure has come first, in the same
/// places on every row.
bool isRare(TableState state)
{
    using enum TableState;
    return contains(std::array{AtHome, Surrendered, Captured, CheatedDeath, Turned, Fine}, state);
}

Offers states(const Situation &situation, const StandsNow &now, const std::function<Act(TableState)> &act)
{
    Offers all;
    for (const TableState state : statesOf(situation.campaign, situation.pack)) {
        if (!isOffered(state, now, situation))
            continue;
        const Rank rank = isRare(state) ? Rank::Rare : Rank::Standing;
        const Qt::Key key = keyOf(state);
        // Two Bad Wounds are death (first edition p. 5).
        if (state == TableState::BadWound && now.wound == state)
            all.push_back({.act = act(TableState::Dead),
                           .text = ActsText::tr("Second bad wound"),
                           .key = key,
                           .rank = rank,
                           .about = ActsText::tr("The second one kills")});
        else
            all.push_back({.act = act(state), .text = words::title(state), .key = key, .rank = rank});
    }
    return all;
}

constexpr Field typedTurns = Field{"turns", "N", QT_TRANSLATE_NOOP("Acts", "turns ducked")}.after("turns");

} // namespace

namespace {

Problems setState(const ActContext &d, const SetState &a)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    const Figure *figure = d.campaign.find(a.figure);
    const OwnFigure *own = d.play().find(a.figure);
    if (!figure || !own)
        return {nobodyNumbered(d.campaign, a.figure)};
    if (a.state == TableState::CheatedDeath && !figure->star)
        return Problem{ActsText::tr("%1 cannot cheat death: only a Star can.").arg(figure->name)};
    const Result<int> turns = turnsDucked(d.campaign, a.state, a.turns);
    if (!turns)
        return turns.problems();
    if (Problems problems = demandNews(d.play(), *own, a.state, *turns, figure->name))
        return problems;
    if (Problems problems = demandState(d.campaign, d.pack, a.state))
        return problems;
    if (figure->isAway(d.campaign.turn))
        return {whyAway(*figure)};
    if (Problems problems = whyNotOfIt(d.campaign, *figure); a.state != TableState::AtHome && problems)
        return problems;
    d.happen(FigureStood{a.figure, a.state, *turns, ducksLying(*own, a.state)});
    if (const Deeds deeds = deedsAs(d.play(), *own, a.state); deeds != own->deeds)
        d.happen(FigureDid{a.figure, deeds});
    return {};
}

} // namespace

const ActKind SetState::kind(
    of<SetState>,
    [](auto &form, auto &act) {
        form(typed::figure, act.figure);
        form(typed::state, act.state);
        form.ifAny(typedTurns, act.turns, fromOne);
    },
    {
        .name = "state",
        .run = setState,
        .words = {{"state", QT_TRANSLATE_NOOP("Acts", "set the state of a figure of the band")}},
        .offers = [](const Situation &now) -> Offers {
            const OwnFigure *own = ownAskedFor(now);
            if (!own || !isOfBattle(now.campaign, *own))
                return {};
            return states(now, {own->state, own->wound, true, now.campaign.find(own->id)->star}, [&](TableState state) {
                return SetState{own->id, state};
            });
        },
    });

/// Records that a figure of the band lost a Rep during the fight.
struct LoseRep {
    FigureId figure{};
    static const ActKind kind;
};

namespace {

Problems loseRep(const ActContext &d, const LoseRep &a)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    const Figure *figure = d.campaign.find(a.figure);
    if (!figure || !d.play().find(a.figure))
        return {nobodyNumbered(d.campaign, a.figure)};
    if (figure->rep() <= 1)
        return Problem{ActsText::tr("%1 has Rep 1 and cannot lose another. Report what became of the figure instead.")
                           .arg(figure->name)};
    return d.happen(RepChanged{a.figure, figure->rep(), figure->rep() - 1, RepCause::Fight});
}

} // namespace

const ActKind LoseRep::kind(
    of<LoseRep>, [](auto &form, auto &act) { form(typed::figure, act.figure); },
    {
        .name = "lose-rep",
        .run = loseRep,
        .words = {{"lose-rep", QT_TRANSLATE_NOOP("Acts", "a figure of the band lost a Rep during the fight")}},
        .offers = [](const Situation &now) -> Offers {
            const OwnFigure *own = ownAskedFor(now);
            const bool has = own && own->state != TableState::AtHome && !now.pack.hasSkill;
            if (!has || now.campaign.find(own->id)->rep() <= 1)
                return {};
            return {{.act = LoseRep{own->id},
                     .text = ActsText::tr("Rep −1"),
                     .rank = Rank::Rare,
                     .about = ActsText::tr("Lost a Rep during the fight, for good")}};
        },
    });

namespace {

Problems setEnemyState(const ActContext &d, const SetEnemyState &a)
{
    if (Problems problems = demandGroup(d.campaign, a.group))
        return problems;
    const GroupInPlay &group = *d.play().group(a.group);
    const EnemyFigure *enemy = figureIn(&group, a.figure);
    if (!enemy)
        return Problem{
            ActsText::tr("Group %1 has figures 1 to %2, not %3.").arg(a.group).arg(group.figures.size()).arg(a.figure)};
    if (a.state == TableState::CheatedDeath || a.state == TableState::AtHome)
        return Problem{ActsText::tr("An enemy cannot be %1.").arg(words::inLine(a.state))};
    if (Problems problems = demandState(d.campaign, d.pack, a.state))
        return problems;
    const QString who = ActsText::tr("Figure %1 of group %2").arg(QString::number(a.figure), QString::number(a.group));
    const Result<int> turns = turnsDucked(d.campaign, a.state, a.turns);
    if (!turns)
        return turns.problems();
    if (Problems problems = demandNews(d.play(), *enemy, a.state, *turns, who))
        return problems;
    d.happen(EnemyStood{a.group, a.figure, a.state, *turns, ducksLying(*enemy, a.state)});
    if (enemy->met > 0) {
        if (const Deeds deeds = deedsAs(d.play(), asOwn(*enemy), a.state); deeds != enemy->deeds)
            d.happen(FigureDid{FigureId{enemy->met}, deeds});
    }
    return {};
}

} // namespace

const ActKind SetEnemyState::kind(
    of<SetEnemyState>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, fromOne);
        form(typed::figure, act.figure, fromOne);
        form(typed::state, act.state);
        form.ifAny(typedTurns, act.turns, fromOne);
    },
    {
        .name = "enemy",
        .run = setEnemyState,
        .words = {{"enemy", QT_TRANSLATE_NOOP("Acts", "set the state of an enemy, by number within the group")}},
        .offers = [](const Situation &now) -> Offers {
            const EnemyFigure *enemy = now.enemy();
            if (!enemy)
                return {};
            return states(now, {enemy->state, enemy->wound}, [&](TableState state) {
                return SetEnemyState{now.subject.id, now.subject.figure, state};
            });
        },
    });

namespace {

/// Damage that Star Power works against.
constexpr std::array reducible{TableState::Stunned, TableState::OutOfTheFight, TableState::Dead};

/// Returns the damage one level lower (Swordplay p. 5).
TableState reduced(TableState damage)
{
    switch (damage) {
    case TableState::Dead:
        return TableState::OutOfTheFight;
    case TableState::OutOfTheFight:
        return TableState::Stunned;
    default:
        return TableState::CarryingOn;
    }
}

const Figure *starNumbered(const Campaign &campaign, std::optional<int> star)
{
    const Figure *figure = star ? campaign.find(FigureId{*star}) : campaign.star();
    return figure && figure->star ? figure : nullptr;
}

/// Rolls the Star's dice against damage (Swordplay p. 5, R28): each 1 to 3 makes it a level less, a 6 is lost. Dice:
/// those left.
Problems useStarPower(const ActContext &d, const UseStarPower &a)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    const Figure *star = starNumbered(d.campaign, a.star);
    if (!d.play().starPower)
        return Problem{ActsText::tr("These rules have no Star Power.")};
    if (!star)
        return {noStarNumbered(d.campaign, FigureId{a.star.value_or(number(firstStar))})};
    if (d.play().starPowerOf(star->id) == 0)
        return Problem{ActsText::tr("%1 has no Star Power left.").arg(star->name)};
    const OwnFigure *own = d.play().find(star->id);
    if (!own || own->state == TableState::AtHome)
        return Problem{ActsText::tr("%1 is not on the table.").arg(star->name)};
    TableState damage = a.damage;
    if (!contains(reducible, damage))
        return Problem{ActsText::tr("Star Power works only against Stunned, Out of the Fight and Obviously Dead.")};

    const StarPowerResult used =
        muster::useStarPower(d.pack.reference->starPowers.front(), *d.play().starPowerOf(star->id), {}, d.dice);
    d.happen(starPowerLeft(d.play(), star->id, used.kept));
    for (int level = used.reduced; level > 0; --level)
        damage = reduced(damage);
    if (own->state != damage)
        d.happen(FigureStood{star->id, damage});
    return {};
}

/// Returns the offer of Star Power against damage (Swordplay p. 5): the damage that is noted or, before any is, a
/// choice of the damage that the dice have just brought.
Offers starPowerOf(const Situation &now)
{
    const OwnFigure *own = ownAskedFor(now);
    const int dice = own ? now.play().starPowerOf(own->id).value_or(0) : 0;
    if (!own || !now.campaign.find(own->id)->star || dice == 0 || own->state == TableState::AtHome)
        return {};
    const std::optional<int> star = now.campaign.hasSeveralStars() ? std::optional(number(own->id)) : std::nullopt;
    const bool isHurt = contains(reducible, own->state);
    Offer power{.act = UseStarPower{own->state, star},
                .text = isHurt ? ActsText::tr("Star Power") : ActsText::tr("Star Power…"),
                .key = Qt::Key_B,
                .rank = Rank::Doing,
                .about = ActsText::tr("Rolls the dice left (%1) against damage: each 1–3 makes it one level less, "
                                      "each 6 is lost for this encounter")
                             .arg(dice)};
    if (!isHurt) {
        power.question = ActsText::tr("Star Power against");
        power.choices = {{.act = UseStarPower{reducible[0], star}, .text = ActsText::tr("&Stunned")},
                         {.act = UseStarPower{reducible[1], star}, .text = ActsText::tr("&Out of the Fight")},
                         {.act = UseStarPower{reducible[2], star}, .text = ActsText::tr("Obviously &Dead")}};
    }
    return {power};
}

} // namespace

const ActKind UseStarPower::kind(
    of<UseStarPower>,
    [](auto &form, auto &act) {
        form(Field("damage", "STATE"), act.damage);
        form.ifAny(Field("star", "STAR", QT_TRANSLATE_NOOP("Acts", "Star")).after("of"), act.star, fromOne);
    },
    {
        .name = "star-power",
        .places = ActPlace::Table,
        .title = [](const UseStarPower &) { return StoryText::tr("Star Power"); },
        .run = useStarPower,
        .words = {{"star-power", QT_TRANSLATE_NOOP("Acts", "use Star Power against this damage")}},
        .offers = starPowerOf,
    });

} // namespace muster::acts
