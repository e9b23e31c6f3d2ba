// SPDX-License-Identifier: MIT

// How figures stand.

#include "model/actions/play/play.h"
#include "model/actions/suggest.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/story/playwords.h"
#include "rules/closedset.h"

#include <algorithm>
#include <array>

namespace muster::acts {

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

} // namespace

Qt::Key keyOf(TableState state)
{
    return stateKeys[state].key;
}

namespace {

/// Whom the states are offered for.
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
        return now.state == state || actions::mayTurn(situation.campaign, situation.pack);
    default:
        return true;
    }
}

/// Among the last to be offered, where there is not room for all.
bool isRare(TableState state)
{
    return state == TableState::AtHome || state == TableState::Surrendered || state == TableState::Captured
        || state == TableState::Turned || state == TableState::Fine;
}

std::vector<Offer> states(const Situation &situation, const StandsNow &now, const std::function<Act(TableState)> &act)
{
    std::vector<Offer> all;
    for (const TableState state : actions::statesOf(situation.campaign, situation.pack)) {
        if (!isOffered(state, now, situation))
            continue;
        const Rank rank = now.own && isRare(state) ? Rank::Rare : Rank::Standing;
        const Qt::Key key = keyOf(state);
        // Two Bad Wounds are death (first edition p. 5).
        if (state == TableState::BadWound && now.wound == state)
            all.push_back({.act = act(TableState::Dead),
                           .text = ActsText::tr("Second bad wound"),
                           .key = key,
                           .rank = rank,
                           .about = ActsText::tr("The second one kills")});
        else
            all.push_back({.act = act(state), .text = words::noted(state), .key = key, .rank = rank});
    }
    return all;
}

constexpr Field typedTurns = Field{"turns", "N", [] { return ActsText::tr("turns ducked"); }}.after("turns");

/// One of the band who is asked about, and whoever it is; null for anything else.
const OwnFigure *ownAskedFor(const Situation &now)
{
    const FigureId id{now.subject.id};
    return now.subject.kind == SubjectKind::Own && now.campaign.find(id) ? now.play().find(id) : nullptr;
}

} // namespace

/// How one of the band stands now.
struct SetState {
    FigureId figure{};
    TableState state = TableState::CarryingOn;
    std::optional<int> turns = {}; ///< that it ducks (first edition)
    static const ActKind kind;
};

const ActKind SetState::kind(
    of<SetState>,
    [](auto &form, auto &act) {
        form.id(typed::figure, act.figure);
        form.choice(typed::state, act.state);
        form.numberIfAny(typedTurns, act.turns, 1, highestNumber);
    },
    {
        .name = "state",
        .step = [](const At &at,
                   const SetState &a) { return actions::setState(at.campaign, at.pack, a.figure, a.state, a.turns); },
        .words = {{"state", [] { return ActsText::tr("set the state of a figure of the band"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const OwnFigure *own = ownAskedFor(now);
            if (!own || !actions::isOfBattle(now.campaign, *own))
                return {};
            return states(now, {own->state, own->wound, true, now.campaign.find(own->id)->star}, [&](TableState state) {
                return SetState{own->id, state};
            });
        },
    });

/// One of the band lost a Rep during the fight.
struct LoseRep {
    FigureId figure{};
    static const ActKind kind;
};

const ActKind LoseRep::kind(
    of<LoseRep>, [](auto &form, auto &act) { form.id(typed::figure, act.figure); },
    {
        .name = "lose-rep",
        .step = [](const At &at, const LoseRep &a) { return actions::loseRep(at.campaign, a.figure); },
        .words = {{"lose-rep", [] { return ActsText::tr("a figure of the band lost a Rep during the fight"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
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

/// How an enemy stands now, by its place in its group.
struct SetEnemyState {
    int group = 1;
    int figure = 1;
    TableState state = TableState::CarryingOn;
    std::optional<int> turns = {};
    static const ActKind kind;
};

const ActKind SetEnemyState::kind(
    of<SetEnemyState>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, highestNumber);
        form.number(typed::figure, act.figure, 1, highestNumber);
        form.choice(typed::state, act.state);
        form.numberIfAny(typedTurns, act.turns, 1, highestNumber);
    },
    {
        .name = "enemy",
        .step =
            [](const At &at, const SetEnemyState &a) {
                return actions::setEnemyState(at.campaign, at.pack, a.group, a.figure, a.state, a.turns);
            },
        .words = {{"enemy", [] { return ActsText::tr("set the state of an enemy, by number within the group"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const EnemyFigure *enemy = now.enemy();
            if (!enemy)
                return {};
            return states(now, {enemy->state, enemy->wound}, [&](TableState state) {
                return SetEnemyState{now.subject.id, now.subject.figure, state};
            });
        },
    });

namespace {

/// What Star Power works against (Swordplay p. 5): the damage that is noted, or, before any is, what the dice have just
/// brought.
std::vector<Offer> starPowerOf(const Situation &now)
{
    static constexpr std::array damages{TableState::Stunned, TableState::OutOfTheFight, TableState::Dead};
    const OwnFigure *own = ownAskedFor(now);
    const int dice = own ? now.play().starPowerOf(own->id).value_or(0) : 0;
    if (!own || !now.campaign.find(own->id)->star || dice == 0 || own->state == TableState::AtHome)
        return {};
    const std::optional<int> star = now.campaign.hasSeveralStars() ? std::optional(number(own->id)) : std::nullopt;
    const bool isHurt = std::find(damages.begin(), damages.end(), own->state) != damages.end();
    Offer power{.act = UseStarPower{own->state, star},
                .text = isHurt ? ActsText::tr("Star Power") : ActsText::tr("Star Power…"),
                .key = Qt::Key_B,
                .about = ActsText::tr("Rolls the dice left (%1) against damage: each 1–3 makes it one level less, "
                                      "each 6 is lost for this encounter")
                             .arg(dice)};
    if (!isHurt) {
        power.question = ActsText::tr("Star Power against");
        power.choices = {{.act = UseStarPower{damages[0], star}, .text = ActsText::tr("&Stunned")},
                         {.act = UseStarPower{damages[1], star}, .text = ActsText::tr("&Out of the Fight")},
                         {.act = UseStarPower{damages[2], star}, .text = ActsText::tr("Obviously &Dead")}};
    }
    return {power};
}

} // namespace

const ActKind UseStarPower::kind(
    of<UseStarPower>,
    [](auto &form, auto &act) {
        form.choice(Field("damage", "STATE"), act.damage);
        form.numberIfAny(Field("star", "STAR", [] { return ActsText::tr("Star"); }).after("of"), act.star, 1,
                         highestNumber);
    },
    {
        .name = "star-power",
        .places = ActPlace::Table,
        .title = [](const UseStarPower &) { return StoryText::tr("Star Power"); },
        .check = [](const At &at,
                    const UseStarPower &a) { return actions::checkStarPower(at.campaign, a.damage, a.star); },
        .perform =
            [](const Doing &d, const UseStarPower &a) {
                actions::rollStarPower(d.campaign, d.pack, a.damage, d.dice, d.step, a.star);
            },
        .words = {{"star-power", [] { return ActsText::tr("use Star Power against this damage"); }}},
        .offers = starPowerOf,
    });

/// Where a group of the band stands by now.
struct PlaceOwnGroup {
    int group = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> ownGroupToPlace(const Situation &now)
{
    if (const OwnFigure *own = ownAskedFor(now))
        return isStanding(own->state) ? std::optional(own->group) : std::nullopt;
    const bool isGroup = now.subject.kind == SubjectKind::OwnGroup && now.play().ownGroup(now.subject.id);
    return isGroup ? std::optional(now.subject.id) : std::nullopt;
}

} // namespace

const ActKind PlaceOwnGroup::kind(
    of<PlaceOwnGroup>,
    [](auto &form, auto &act) {
        form.number(typed::ownGroup, act.group, 1, mostOwnGroups);
        form.number(typed::section, act.section, 1, mostSections);
    },
    placingParts<actions::placeOwnGroup, ownGroupToPlace, PlaceOwnGroup>(
        "own-place", {"own-place", [] { return ActsText::tr("place one of your groups in a section"); }}));

/// Who goes with whom; the group after the last is a new one.
struct JoinOwnGroup {
    FigureId figure{};
    int group = 1;
    static const ActKind kind;
};

namespace {

/// The next of the band's groups after the figure's; a new one after the last, where it leaves anybody behind.
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

} // namespace

const ActKind JoinOwnGroup::kind(
    of<JoinOwnGroup>,
    [](auto &form, auto &act) {
        form.id(typed::figure, act.figure);
        form.number(typed::ownGroup, act.group, 1, mostOwnGroups);
    },
    {
        .name = "join-group",
        .step = [](const At &at,
                   const JoinOwnGroup &a) { return actions::joinOwnGroup(at.campaign, at.pack, a.figure, a.group); },
        .words = {{"join", [] { return ActsText::tr("move a figure to this group, or start it"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const OwnFigure *own = ownAskedFor(now);
            const auto group = own && isStanding(own->state) ? nextGroup(now.play(), *own) : std::nullopt;
            if (!group)
                return {};
            return {{.act = JoinOwnGroup{own->id, *group},
                     .text = ActsText::tr("Move to group %1").arg(words::ownGroup(*group)),
                     .key = Qt::Key_J,
                     .rank = Rank::Going,
                     .about = now.play().ownGroup(*group) ? ActsText::tr("Joins that group")
                                                          : ActsText::tr("Forms a group of its own")}};
        },
    });

} // namespace muster::acts
