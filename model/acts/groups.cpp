// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"
#include "model/acts/moving.h"
#include "model/acts/table.h"
#include "model/systems/campaignsystem.h"

#include <array>

namespace muster::acts {

namespace {

constexpr int mostInGroups = 1000;

/// The group that is asked about; null for anything else, and `unlessStruck` for one that is off the table.
const GroupInPlay *groupAskedFor(const Situation &now, bool unlessStruck = true)
{
    const GroupInPlay *there = now.subject.kind == SubjectKind::Group ? now.play().group(now.subject.id) : nullptr;
    return there && !(unlessStruck && there->struck) ? there : nullptr;
}

/// M of the page, where what is chosen has no move of its own.
std::vector<Offer> nextOfAll(const Situation &now)
{
    if (!now.campaign.play)
        return {};
    if (auto next = nextMove(now)) {
        next->rank = Rank::Going;
        return {*next};
    }
    if (!systemOf(now.play()).rollsActivation())
        return {};
    return {{.act = MoveGroup{},
             .text = {},
             .key = Qt::Key_M,
             .rank = Rank::Going,
             .whyNot = ActsText::tr("No enemy is left to move.")}};
}

std::vector<Offer> movesOf(const Situation &now)
{
    if (now.subject.kind == SubjectKind::Battle)
        return nextOfAll(now);
    const GroupInPlay *there = groupAskedFor(now);
    if (!there || !there->onTable() || !now.pack.activity)
        return {};
    std::vector<Offer> all{
        moveOrNext(now, MoveGroup{there->id, false}, there->movedIn, Rank::First),
        {.act = MoveGroup{there->id, true}, .text = ActsText::tr("Move (in cover)"), .key = Qt::Key_V}};
    if (!actions::mayAct(now.play(), *there))
        return all;
    const bool isTwice = actions::outnumbersTwice(now.campaign, now.pack, *there);
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

} // namespace

const ActKind MoveGroup::kind(
    of<MoveGroup>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, mostInGroups);
        form.flagIfAny(Field("cover").after("cover"), act.cover);
        form.flagOrNone(Field("outnumbers").after("outnumbers"), act.outnumbers);
    },
    {
        .name = "move-group",
        .places = ActPlace::Table,
        .title = [](const MoveGroup &a) { return StoryText::tr("Move group %1").arg(a.group); },
        .check = [](const At &at,
                    const MoveGroup &a) { return actions::checkMoveGroup(at.campaign, at.pack, a.group); },
        .perform =
            [](const Doing &d, const MoveGroup &a) {
                actions::moveGroup(d.campaign, d.pack, a.group, a.cover, a.outnumbers, d.dice, d.step);
            },
        .words = {{"np-move",
                   [] { return ActsText::tr("move an enemy group (two-to-one is worked out unless you give it)"); }}},
        .offers = movesOf,
        .keys = {moveKey()},
    });

/// To where it stands by now.
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

} // namespace

const ActKind PlaceGroup::kind(
    of<PlaceGroup>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, mostInGroups);
        form.number(typed::section, act.section, 1, mostSections);
    },
    placingParts<actions::placeGroup, groupToPlace, PlaceGroup>(
        "place-group", {"place", [] { return ActsText::tr("place a group in a section"); }}));

/// Off the table, or back on it.
struct StrikeGroup {
    int group = 1;
    bool on = true;
    static const ActKind kind;
};

const ActKind StrikeGroup::kind(
    of<StrikeGroup>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, mostInGroups);
        form.flag("on", act.on);
    },
    {
        .name = "strike",
        .step = [](const At &at, const StrikeGroup &a) { return actions::strikeGroup(at.campaign, a.group, a.on); },
        .words = {{"strike", [] { return ActsText::tr("remove a group from the table"); }, {.on = true}},
                  {"unstrike", [] { return ActsText::tr("return a group to the table"); }, {.on = false}}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const GroupInPlay *there = groupAskedFor(now, false);
            if (!there)
                return {};
            return {{.act = StrikeGroup{there->id, !there->struck},
                     .text = there->struck ? ActsText::tr("Return to table") : ActsText::tr("Remove group"),
                     .key = Qt::Key_Delete,
                     .rank = Rank::Rare}};
        },
    });

/// Which side it fights for, where more than two do: 1 the enemy, then those over two.
struct SideGroup {
    int group = 1;
    int army = firstEnemy;
    static const ActKind kind;
};

const ActKind SideGroup::kind(
    of<SideGroup>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, mostInGroups);
        form.number(typed::side, act.army, firstEnemy, mostSides - 1);
    },
    {
        .name = "side",
        .step = [](const At &at, const SideGroup &a) { return actions::sideGroup(at.campaign, a.group, a.army); },
        .words = {{"side", [] { return ActsText::tr("set an enemy group's side: 2 for the enemy, 3 or 4"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            // two, three, four; the figures themselves are sections
            static constexpr std::array<Qt::Key, mostSides> keys{Qt::Key_unknown, Qt::Key_T, Qt::Key_H, Qt::Key_F};
            const GroupInPlay *there = groupAskedFor(now);
            std::vector<Offer> all;
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

actions::NewGroup newGroupOf(const AddGroup &act)
{
    return {act.army.value_or(firstEnemy), act.figures, act.section};
}

} // namespace

const ActKind AddGroup::kind(
    of<AddGroup>,
    [](auto &form, auto &act) {
        form.number(Field{"figures", "FIGURES", [] { return ActsText::tr("figures arriving"); }}, act.figures, 1, 1000);
        form.number(typed::section, act.section, 1, mostSections);
        form.numberIfAny(Field(typed::side).after("side"), act.army, firstEnemy, mostSides - 1);
    },
    {
        .name = "add-group",
        .places = ActPlace::Table,
        .title = [](const AddGroup &) { return StoryText::tr("More enemies"); },
        .check = [](const At &at,
                    const AddGroup &a) { return actions::checkAddGroup(at.campaign, at.pack, newGroupOf(a)); },
        .perform = [](const Doing &d,
                      const AddGroup &a) { actions::addGroup(d.campaign, d.pack, newGroupOf(a), d.dice, d.step); },
        .words = {{"add",
                   [] {
                       return ActsText::tr("bring on enemy reinforcements, rolled from their list (default: side 2)");
                   }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
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
