// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/json/slugs.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarionow.h"
#include "model/texts.h"

namespace muster::acts {

namespace {

actions::NewGroup newGroupOf(const AddGroup &act)
{
    return {act.army, act.figures, act.section};
}

} // namespace

const ActKind BeginTurn::kind(
    "turn", of<BeginTurn>, ActPlace::Table, [](const BeginTurn &) { return StoryText::tr("Activation"); },
    [](auto &, auto &) {},
    [](const Campaign &campaign, const Pack &, const BeginTurn &) { return actions::checkBeginTurn(campaign); },
    [](const Doing &d, const BeginTurn &) { actions::beginTurn(d.campaign, d.pack, d.dice, d.step); });

const ActKind Scout::kind(
    "scout", of<Scout>, ActPlace::Table,
    [](const Scout &a) { return StoryText::tr("Scout section %1").arg(a.section); },
    [](auto &json, auto &a) { json.number("section", a.section, 1, 9); },
    [](const Campaign &campaign, const Pack &pack, const Scout &a) {
        return actions::checkScout(campaign, pack, a.section);
    },
    [](const Doing &d, const Scout &a) { actions::scoutSection(d.campaign, d.pack, a.section, d.dice, d.step); });

const ActKind AddGroup::kind(
    "add-group", of<AddGroup>, ActPlace::Table, [](const AddGroup &) { return StoryText::tr("More enemies"); },
    [](auto &json, auto &a) {
        json.number("army", a.army, firstEnemy, mostSides - 1);
        json.number("figures", a.figures, 1, 1000);
        json.number("section", a.section, 1, 9);
    },
    [](const Campaign &campaign, const Pack &pack, const AddGroup &a) {
        return actions::checkAddGroup(campaign, pack, newGroupOf(a));
    },
    [](const Doing &d, const AddGroup &a) { actions::addGroup(d.campaign, d.pack, newGroupOf(a), d.dice, d.step); });

const ActKind ResolvePef::kind(
    "resolve-pef", of<ResolvePef>, ActPlace::Table,
    [](const ResolvePef &a) { return StoryText::tr("Resolve PEF %1").arg(a.pef); },
    [](auto &json, auto &a) { json.number("pef", a.pef, 1, 100); },
    [](const Campaign &campaign, const Pack &pack, const ResolvePef &a) {
        return actions::checkResolvePef(campaign, pack, a.pef);
    },
    [](const Doing &d, const ResolvePef &a) { actions::resolvePef(d.campaign, d.pack, a.pef, d.dice, d.step); });

const ActKind MovePef::kind(
    "move-pef", of<MovePef>, ActPlace::Table, [](const MovePef &a) { return StoryText::tr("Move PEF %1").arg(a.pef); },
    [](auto &json, auto &a) { json.number("pef", a.pef, 1, 100); },
    [](const Campaign &campaign, const Pack &pack, const MovePef &a) {
        return actions::checkMovePef(campaign, pack, a.pef);
    },
    [](const Doing &d, const MovePef &a) { actions::movePef(d.campaign, d.pack, a.pef, d.dice, d.step); });

const ActKind MoveGroup::kind(
    "move-group", of<MoveGroup>, ActPlace::Table,
    [](const MoveGroup &a) { return StoryText::tr("Move group %1").arg(a.group); },
    [](auto &json, auto &a) {
        json.number("group", a.group, 1, 1000);
        json.flagIfAny("cover", a.cover);
        json.flagOrNone("outnumbers", a.outnumbers);
    },
    [](const Campaign &campaign, const Pack &pack, const MoveGroup &a) {
        return actions::checkMoveGroup(campaign, pack, a.group);
    },
    [](const Doing &d, const MoveGroup &a) {
        actions::moveGroup(d.campaign, d.pack, a.group, a.cover, a.outnumbers, d.dice, d.step);
    });

const ActKind UseStarPower::kind(
    "star-power", of<UseStarPower>, ActPlace::Table, [](const UseStarPower &) { return StoryText::tr("Star Power"); },
    [](auto &json, auto &a) { json.choice("damage", a.damage); },
    [](const Campaign &campaign, const Pack &, const UseStarPower &a) {
        return actions::checkStarPower(campaign, a.damage);
    },
    [](const Doing &d, const UseStarPower &a) {
        actions::rollStarPower(d.campaign, d.pack, a.damage, d.dice, d.step);
    });

const ActKind Loot::kind(
    "loot", of<Loot>, ActPlace::Table,
    [](const Loot &a) { return StoryText::tr("Search building %1").arg(a.building); },
    [](auto &json, auto &a) { json.number("building", a.building, 1, 100); },
    [](const Campaign &campaign, const Pack &, const Loot &a) { return actions::checkLoot(campaign, a.building); },
    [](const Doing &d, const Loot &a) { actions::loot(d.campaign, a.building, d.dice, d.step); });

const ActKind PlaceGuards::kind(
    "guards", of<PlaceGuards>, ActPlace::Table,
    [](const PlaceGuards &a) { return StoryText::tr("Guards of group %1").arg(a.group); },
    [](auto &json, auto &a) {
        json.number("group", a.group, 1, 1000);
        json.flagIfAny("after_shots", a.afterShots);
    },
    [](const Campaign &campaign, const Pack &, const PlaceGuards &a) {
        return actions::checkPlaceGuards(campaign, a.group);
    },
    [](const Doing &d, const PlaceGuards &a) {
        actions::placeGuards(d.campaign, a.group, a.afterShots, d.dice, d.step);
    });

const ActKind PlayScenario::kind(
    "scenario", of<PlayScenario>, ActPlace::Table, [](const PlayScenario &a) { return deedTitle(a.deed); },
    [](auto &json, auto &a) { json.choice("deed", a.deed); },
    [](const Campaign &campaign, const Pack &pack, const PlayScenario &a) {
        return actions::checkScenarioDeed(campaign, pack, a.deed);
    },
    [](const Doing &d, const PlayScenario &a) {
        actions::playScenarioDeed(d.campaign, d.pack, a.deed, d.dice, d.step);
    });

} // namespace muster::acts
