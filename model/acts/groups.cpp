// SPDX-License-Identifier: MIT
#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/changes/enemy.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patrol.h"

#include <algorithm>
#include <array>

namespace muster::acts {

namespace {

constexpr int mostInGroups = 1000;

/// Returns the group that is asked about; null for anything else, and with `unlessStruck` for one that is off the
/// table.
const GroupInPlay *groupAskedFor(const Situation &now, bool unlessStruck = true)
{
    const GroupInPlay *there = now.subject.kind == SubjectKind::Group ? now.play().group(now.subject.id) : nullptr;
    return there && !(unlessStruck && there->struck) ? there : nullptr;
}

/// Returns the offer for M of the page, if the subject has no move of its own.
Offers nextOfAll(const Situation &now)
{
    if (!now.campaign.play)
        return {};
    if (auto next = nextMove(now)) {
        next->rank = Rank::Going;
        return {*next};
    }
    if (!systemOf(now.play()).traits.rollsActivation)
        return {};
    return {{.act = MoveGroup{},
             .text = {},
             .key = Qt::Key_M,
             .rank = Rank::Going,
             .whyNot = ActsText::tr("No enemy is left to move.")}};
}

Offers movesOf(const Situation &now)
{
    if (now.subject.kind == SubjectKind::Battle)
        return nextOfAll(now);
    const GroupInPlay *there = groupAskedFor(now);
    if (!there || !there->onTable() || !now.pack.activity)
        return {};
    Offers all{moveOrNext(now, MoveGroup{there->id, false}, there->movedIn, Rank::First),
               {.act = MoveGroup{there->id, true}, .text = ActsText::tr("Move (in cover)"), .key = Qt::Key_V}};
    if (!mayAct(now.play(), *there))
        return all;
    const bool isTwice = outnumbersTwice(now.campaign, now.pack, *there);
    const QString counted = isTwice
        ? ActsText::tr("By the map they outnumber you 2:1. Move like this if the table shows otherwise.")
        : ActsText::tr("By the map they do not outnumber you 2:1. Move like this if the table shows otherwise.");
    all.push_back({.act = MoveGroup{there->id, false, !isTwice},
                   .text = isTwice ? ActsText::tr("Move (not 2:1)") : ActsText::tr("Move (outnumbers you 2:1)"),
                   .key = Qt::Key_W,
                   .about = counted});
    all.push_back({.act = MoveGroup{there->id, true, !isTwice},
                   .text = isTwice ? ActsText::tr("Move (in cover, not 2:1)")
                                   : ActsText::tr("Move (in cover, outnumbers you 2:1)"),
                   .rank = Rank::Rare,
                   .about = counted});
    return all;
}
QString whyItDoesNotAct(const Play &play, const GroupInPlay &group)
{
    const int die = play.dieOf(group.army);
    if (die == 0)
        return ActsText::tr("Group %1 belongs to side %2, which rolls from the next activation on.")
            .arg(group.id)
            .arg(group.army + 1);
    if (!play.activates(group.army))
        return ActsText::tr("Another side also rolled %1, so side %2 does not activate this turn.")
            .arg(die)
            .arg(group.army + 1);
    return ActsText::tr("Group %1 has Rep %2; on a %3, its side acts with Rep %3 or more.")
        .arg(group.id)
        .arg(group.rep())
        .arg(die);
}

/// Returns the name that the sheet of Swordplay has for this number of passed dice. A group that passed both goes on
/// without any.
NonPlayerMove moveAt(int passed)
{
    return passed == 2 ? NonPlayerMove::Advance : passed == 1 ? NonPlayerMove::HoldAndFire : NonPlayerMove::Hold;
}

/// Returns the figures that go round a flank: the last half of those that still fight, so that the leader stays (R48).
std::vector<int> flankers(const GroupInPlay &group)
{
    std::vector<int> standing;
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        if (isStanding(group.figures[i].state))
            standing.push_back(static_cast<int>(i) + 1);
    }
    const int stay = groupSizes(static_cast<int>(standing.size()), 2).front();
    return {standing.begin() + stay, standing.end()};
}

/// Returns the group's move. One that passed both goes on without dice, by its row as things stand now; round a flank
/// it goes to the end.
GroupMoveResult positionOf(const ActContext &d, const MoveGroup &a, const GroupInPlay &group)
{
    const GroupMoves &moves = d.pack.patrol->groupMoves;
    if (!movesOnItsOwn(group, d.pack))
        return moveByPosition(moves, group.rep(), a.cover,
                              a.outnumbers.value_or(outnumbersTwice(d.campaign, d.pack, group)), d.dice);
    constexpr int both = 2;
    if (group.position == GroupMove::Flank)
        return {both, GroupMove::Flank, group.flank};
    return movePassing(moves, both, a.outnumbers.value_or(outnumbersNearest(d.campaign, group)), d.dice);
}

void moveAsPositioned(const ActContext &d, const MoveGroup &a, const GroupInPlay &group)
{
    const GroupMoveResult moved = positionOf(d, a, group);
    d.happen(GroupMoved{group.id, moved.passed, moveAt(moved.passed), moved.move, moved.flank});
    const auto groups = static_cast<int>(d.play().groups.size());
    const bool canSplit = group.standing() > 1 && groups < mostGroups;
    if (moved.move == GroupMove::Flank && group.position != GroupMove::Flank && canSplit)
        d.happen(GroupSplit{group.id, groups + 1, flankers(group)});
}

/// Moves a group by NP movement against the Rep it acts by (Swordplay p. 32; Chain Reaction 3.0 p. 26, where a group
/// that goes round a flank splits in two). Two to one is against the nearest of your groups, in Chain Reaction 3.0
/// their side against yours; if the player does not say, it is worked out from the table. Dice: 2d6, one more for each
/// that holds, then 1d6 for the flank.
Problems moveGroup(const ActContext &d, const MoveGroup &a)
{
    Problems problems = demandGroup(d.campaign, a.group);
    if (problems)
        return problems;
    const GroupInPlay &group = *d.play().group(a.group);
    if (!group.onTable())
        problems << ActsText::tr("Group %1 has nobody left to move.").arg(a.group);
    else if (d.play().turn > 0 && group.movedIn == d.play().turn)
        problems << ActsText::tr("Group %1 has already moved this turn.").arg(a.group);
    else if (!mayAct(d.play(), group))
        problems << whyItDoesNotAct(d.play(), group);
    if (!d.pack.hasPefs())
        problems << ActsText::tr("These rules do not move the enemy by dice.");
    if (problems)
        return problems;

    if (d.pack.patrol) {
        moveAsPositioned(d, a, group);
        return {};
    }
    const bool twice = a.outnumbers.value_or(outnumbersTwice(d.campaign, d.pack, group));
    const NonPlayerMoveResult moved =
        moveNonPlayers(d.pack.activity->nonPlayerMoves, group.rep(), a.cover, twice, d.dice);
    return d.happen(GroupMoved{a.group, moved.passed, moved.move});
}

} // namespace

const ActKind MoveGroup::kind(
    of<MoveGroup>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(mostInGroups));
        form.ifAny(Field("cover").after("cover"), act.cover);
        form.orNone(Field("outnumbers").after("outnumbers"), act.outnumbers);
    },
    {
        .name = "move-group",
        .places = ActPlace::Table,
        .title = [](const MoveGroup &a) { return StoryText::tr("Move group %1").arg(a.group); },
        .run = moveGroup,
        .words = {{"np-move",
                   QT_TRANSLATE_NOOP("Acts", "move an enemy group (two-to-one is worked out unless you give it)")}},
        .offers = movesOf,
        .keys = {moveKey()},
    });

/// Records the section where a group stands now.
struct PlaceGroup {
    int group = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> groupToPlace(const Situation &now)
{
    const GroupInPlay *there = groupAskedFor(now);
    return there && there->onTable() ? std::optional(there->id) : std::nullopt;
}

Problems placeGroup(const ActContext &d, const PlaceGroup &a)
{
    Problems problems = demandGroup(d.campaign, a.group);
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;
    const Play &play = d.play();
    const GroupInPlay &group = *play.group(a.group);
    if (group.section == a.section)
        return Problem{ActsText::tr("Group %1 is already in section %2.").arg(a.group).arg(a.section)};
    const bool meets = a.section != offTable && std::ranges::any_of(play.ownGroups, [&](const OwnGroup &own) {
                           return own.section == a.section && play.standingIn(own.id) > 0;
                       });
    return d.happen(GroupPlaced{a.group, a.section, meets && group.cameIn != play.turn});
}

} // namespace

const ActKind PlaceGroup::kind(
    of<PlaceGroup>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(mostInGroups));
        form(typed::section, act.section, oneTo(mostSections));
    },
    placingParts<PlaceGroup, placeGroup, groupToPlace>("place-group",
                                                       {"place",
                                                        QT_TRANSLATE_NOOP("Acts", "place a group in a section")}));

/// Takes a group off the table, or puts it back.
struct StrikeGroup {
    int group = 1;
    bool on = true;
    static const ActKind kind;
};

namespace {

Problems strikeGroup(const ActContext &d, const StrikeGroup &a)
{
    if (Problems problems = demandGroup(d.campaign, a.group))
        return problems;
    if (d.play().group(a.group)->struck == a.on)
        return Problem{a.on ? ActsText::tr("Group %1 is already off the table.").arg(a.group)
                            : ActsText::tr("Group %1 is already on the table.").arg(a.group)};
    return d.happen(GroupStruck{a.group, a.on});
}

} // namespace

const ActKind StrikeGroup::kind(
    of<StrikeGroup>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(mostInGroups));
        form("on", act.on);
    },
    {
        .name = "strike",
        .run = strikeGroup,
        .words = {{"strike", QT_TRANSLATE_NOOP("Acts", "remove a group from the table"), {.on = true}},
                  {"unstrike", QT_TRANSLATE_NOOP("Acts", "return a group to the table"), {.on = false}}},
        .offers = [](const Situation &now) -> Offers {
            const GroupInPlay *there = groupAskedFor(now, false);
            if (!there)
                return {};
            return {{.act = StrikeGroup{there->id, !there->struck},
                     .text = there->struck ? ActsText::tr("Return to table") : ActsText::tr("Remove group"),
                     .key = Qt::Key_Delete,
                     .rank = Rank::Rare}};
        },
    });

/// Changes the side that a group fights for, if there are more than two: 1 the enemy, then those over two.
struct SideGroup {
    int group = 1;
    int army = firstEnemy;
    static const ActKind kind;
};

namespace {

Problems sideGroup(const ActContext &d, const SideGroup &a)
{
    if (Problems problems = demandGroup(d.campaign, a.group))
        return problems;
    const Play &play = d.play();
    if (play.sides == fewestSides)
        return Problem{ActsText::tr("Only two sides are fighting. Set the number of sides first.")};
    if (a.army < firstEnemy || a.army >= play.sides)
        return Problem{ActsText::tr("A group can be on side 2 to %1, not %2.").arg(play.sides).arg(a.army + 1)};
    if (play.group(a.group)->army == a.army)
        return Problem{ActsText::tr("Group %1 is already on side %2.").arg(a.group).arg(a.army + 1)};
    return d.happen(GroupSided{a.group, a.army});
}

} // namespace

const ActKind SideGroup::kind(
    of<SideGroup>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(mostInGroups));
        form(typed::side, act.army, Range{firstEnemy, mostSides - 1});
    },
    {
        .name = "side",
        .run = sideGroup,
        .words = {{"side", QT_TRANSLATE_NOOP("Acts", "set an enemy group's side: 2 for the enemy, 3 or 4")}},
        .offers = [](const Situation &now) -> Offers {
            // two, three, four; the digits themselves are sections
            static constexpr std::array<Qt::Key, mostSides> keys{Qt::Key_unknown, Qt::Key_T, Qt::Key_H, Qt::Key_F};
            const GroupInPlay *there = groupAskedFor(now);
            Offers all;
            for (int army = firstEnemy; there && now.play().sides > fewestSides && army < now.play().sides; ++army)
                all.push_back({.act = SideGroup{there->id, army},
                               .text = ActsText::tr("Side %1").arg(army + 1),
                               .key = keys[static_cast<std::size_t>(army)],
                               .rank = Rank::Going,
                               .about = ActsText::tr("This group acts on that side's die")});
            return all;
        },
    });

namespace {

/// Adds enemies that no rule of the encounter brings, as the players agree. Dice: as drawFigure() for each, from the
/// enemy's list.
Problems addGroup(const ActContext &d, const AddGroup &a)
{
    Problems problems = demandPlay(d.campaign);
    if (problems)
        return problems;
    const ArmyList *list = d.pack.list(d.campaign.encounter->enemy);
    if (!list)
        return Problem{ActsText::tr("There are no reinforcements: this enemy has no army list.")};
    const int sides = d.play().sides;
    const int army = a.army.value_or(firstEnemy);
    if (army < firstEnemy || army >= sides)
        problems << ActsText::tr("A group can be on side 2 to %1, not %2.").arg(sides).arg(army + 1);
    if (a.figures < 1 || a.figures > mostAtOnce)
        problems << ActsText::tr("Bring on 1 to %n figures at a time, not %1.", nullptr, mostAtOnce).arg(a.figures);
    if (static_cast<int>(d.play().groups.size()) >= mostGroups)
        problems << ActsText::tr("There are too many groups.");
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;

    GroupAppeared group = drawGroup(d.campaign, *list, a.section, a.figures, d.dice);
    if (army != firstEnemy)
        group.army = army;
    return d.happen(group);
}

} // namespace

const ActKind AddGroup::kind(
    of<AddGroup>,
    [](auto &form, auto &act) {
        form(Field{"figures", "FIGURES", QT_TRANSLATE_NOOP("Acts", "figures arriving")}, act.figures, oneTo(1000));
        form(typed::section, act.section, oneTo(mostSections));
        form.ifAny(Field(typed::side).after("side"), act.army, Range{firstEnemy, mostSides - 1});
    },
    {
        .name = "add-group",
        .places = ActPlace::Table,
        .title = [](const AddGroup &) { return StoryText::tr("More enemies"); },
        .run = addGroup,
        .words = {{"add",
                   QT_TRANSLATE_NOOP("Acts",
                                     "bring on enemy reinforcements, rolled from their list (default: side 2)")}},
        .offers = [](const Situation &now) -> Offers {
            if (now.subject.kind != SubjectKind::Battle)
                return {};
            return {{.act = AddGroup{},
                     .text = ActsText::tr("Enemy reinforcements…"),
                     .key = Qt::Key_Plus,
                     .rank = Rank::Standing,
                     .asks = true,
                     .isInMenu = true}};
        },
    });

} // namespace muster::acts
