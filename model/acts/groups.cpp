// SPDX-License-Identifier: MIT
#include "model/actions/foes.h"
#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
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
    if (!systemOf(now.play()).traits.rollsActivation)
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

/// The enemy's leader who is there is a foe with a name (R91).
struct LeaderIs {
    int foe = 1;
    std::optional<int> group = {}; ///< whose leader, where it is not the first who is nobody known
    static const ActKind kind;
};

namespace {

constexpr Field ofGroup = typed::group.after("of");
const QString anyName = QStringLiteral("?");
constexpr Qt::Key leaderKey = Qt::Key_F;

/// The group whose leader may be somebody known; none where nobody leads.
std::optional<int> groupOfLeader(const Situation &now)
{
    const auto leader = systemOf(*now.campaign.encounter).unknownLeader(now.campaign);
    const SubjectKind kind = now.subject.kind;
    if (kind == SubjectKind::Battle)
        return leader ? std::optional(leader->group) : std::nullopt;
    const bool isThere = kind == SubjectKind::Group || kind == SubjectKind::Enemy;
    const GroupInPlay *group = isThere ? now.play().group(now.subject.id) : nullptr;
    if (!group || group->struck)
        return std::nullopt;
    const EnemyFigure *figure = now.enemy();
    const bool leads = figure
        ? figure->leader
        : std::any_of(group->figures.begin(), group->figures.end(), [](const EnemyFigure &one) { return one.leader; });
    return leads ? std::optional(group->id) : std::nullopt;
}

/// One whose leader is nobody known yet, where foes come back.
std::optional<Offer> leaderMayBeCalled(const Situation &now, std::optional<int> group)
{
    const bool mayBe = group && actions::foeReturn(now.campaign, now.pack) != actions::FoeReturn::Off
        && actions::callLeader(now.campaign, now.pack, anyName, *group);
    if (!mayBe)
        return std::nullopt;
    return Offer{.act = CallLeader{anyName, *group},
                 .text = ActsText::tr("Name the leader…"),
                 .key = leaderKey,
                 .rank = Rank::Rare,
                 .about = ActsText::tr("Gives their leader a name, so that they may be met again"),
                 .asks = true};
}

std::vector<Offer> leaderMayBe(const Situation &now)
{
    const std::optional<int> group = groupOfLeader(now);
    std::vector<Offer> foes;
    for (const Foe *foe : mayReturn(now.campaign.foes)) {
        if (group && actions::leaderIs(now.campaign, foe->id, *group))
            foes.push_back({.act = LeaderIs{foe->id, *group}, .text = foe->name});
    }
    const std::optional<Offer> name = leaderMayBeCalled(now, group);
    if (foes.empty())
        return name ? std::vector{*name} : std::vector<Offer>();
    Offer who = {.act = foes.front().act,
                 .text = ActsText::tr("Who leads them…"),
                 .key = leaderKey,
                 .rank = Rank::Doing,
                 .about = ActsText::tr("Says which foe with a name their leader is")};
    who.question = ActsText::tr("Their leader is");
    who.choices = std::move(foes);
    if (name)
        who.choices.push_back(*name);
    return {who};
}

} // namespace

const ActKind LeaderIs::kind(
    of<LeaderIs>,
    [](auto &form, auto &act) {
        form.number(Field("foe", "ID", [] { return ActsText::tr("foe"); }).after("foe="), act.foe, 1, highestNumber);
        form.numberIfAny(ofGroup, act.group, 1, 1000);
    },
    {
        .name = "leader-is",
        .step = [](const At &at, const LeaderIs &a) { return actions::leaderIs(at.campaign, a.foe, a.group); },
        .words = {{"leader", [] { return ActsText::tr("say which foe with a name the enemy's leader is"); }}},
        .offers = leaderMayBe,
    });

const ActKind CallLeader::kind(
    of<CallLeader>,
    [](auto &form, auto &act) {
        form.text(Field("name", "NAME", [] { return ActsText::tr("name"); }), act.name);
        form.numberIfAny(ofGroup, act.group, 1, 1000);
    },
    {
        .name = "call-leader",
        .step = [](const At &at,
                   const CallLeader &a) { return actions::callLeader(at.campaign, at.pack, a.name, a.group); },
        .words = {{"name-leader", [] { return ActsText::tr("give the enemy's leader a name, to be met again"); }}},
    });

} // namespace muster::acts
