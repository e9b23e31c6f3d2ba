// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/actions/play/scenario.h"
#include "model/actions/press.h"
#include "model/actions/wasteland.h"
#include "model/campaign/overloaded.h"
#include "model/reference/procedurewords.h"
#include "model/reference/shelf.h"
#include "model/reference/taker.h"
#include "model/texts.h"
#include "rules/dice/attempt.h"

#include <algorithm>

namespace muster::acts {

namespace {

muster::Redeal redealOf(const Reroll &act)
{
    return {{act.sections.begin(), act.sections.end()}, {act.pefs.begin(), act.pefs.end()}, act.enemy};
}

actions::NewGroup newGroupOf(const AddGroup &act)
{
    return {act.army, act.figures, act.section};
}

/// The test as it stands on the campaign's shelf, and with what it is taken.
struct Shelved {
    Pack pack;
    Procedure procedure;
    Arguments given;
};

Result<Shelved> shelved(const Campaign &campaign, const Pack &pack, const TakeTest &test)
{
    const Problem gone{ActsText::tr("There is no such test in these rules. Choose another.")};
    Pack sheet = sheetPackOf(campaign, pack);
    const std::vector<ShelfEntry> shelf = shelfOf(sheet);
    const auto entry =
        std::find_if(shelf.begin(), shelf.end(), [&](const ShelfEntry &one) { return one.id == test.entry; });
    const auto place = static_cast<std::size_t>(test.variant);
    if (entry == shelf.end() || place >= entry->variants.size() || !entry->variants[place].procedure)
        return gone;
    const Procedure procedure = *entry->variants[place].procedure;
    Result<Arguments> given = words::argumentsFor(procedure, sheet, test.values);
    if (!given)
        return given.problem();
    return Shelved{std::move(sheet), procedure, *std::move(given)};
}

/// Whoever rolls for a settlement where the encounter has one already wants another ground.
Campaign onOpenGround(Campaign campaign)
{
    if (campaign.encounter)
        campaign.encounter->settlement.reset();
    return campaign;
}

} // namespace

Problems check(const Campaign &campaign, const Pack &pack, const Act &act)
{
    return std::visit(Overloaded{
                          [&](const Recruit &) { return actions::checkRecruit(campaign, pack, 1); },
                          [&](const RecruitByHand &a) {
                              return actions::checkRecruitByHand(campaign, pack, a.profile, a.name, a.attributes);
                          },
                          [&](const Prepare &a) {
                              return a.waits ? actions::checkWait(campaign, pack, a.enemy)
                                             : actions::checkPrepare(campaign, pack, a.enemy);
                          },
                          [&](const Travel &a) { return actions::checkTravel(campaign, pack, a.to, a.enemy); },
                          [&](const FindSettlement &) { return actions::checkFindSettlement(campaign, pack, {}); },
                          [&](const Reroll &a) { return actions::checkRedeal(campaign, pack, redealOf(a)); },
                          [&](const SeekPress &) { return actions::checkSeekPress(campaign, pack); },
                          [&](const BeginTurn &) { return actions::checkBeginTurn(campaign); },
                          [&](const Scout &a) { return actions::checkScout(campaign, pack, a.section); },
                          [&](const AddGroup &a) { return actions::checkAddGroup(campaign, pack, newGroupOf(a)); },
                          [&](const ResolvePef &a) { return actions::checkResolvePef(campaign, pack, a.pef); },
                          [&](const MovePef &a) { return actions::checkMovePef(campaign, pack, a.pef); },
                          [&](const MoveGroup &a) { return actions::checkMoveGroup(campaign, pack, a.group); },
                          [&](const UseStarPower &a) { return actions::checkStarPower(campaign, a.damage); },
                          [&](const Loot &a) { return actions::checkLoot(campaign, a.building); },
                          [&](const PlaceGuards &a) { return actions::checkPlaceGuards(campaign, a.group); },
                          [&](const PlayScenario &a) { return actions::checkScenarioDeed(campaign, pack, a.deed); },
                          [&](const TakeTest &a) {
                              const Result<Shelved> test = shelved(campaign, pack, a);
                              return test ? Problems() : test.problems();
                          },
                      },
                      act);
}

void perform(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step)
{
    std::visit(
        Overloaded{
            [&](const Recruit &) { actions::recruit(campaign, pack, 1, dice, step); },
            [&](const RecruitByHand &a) {
                actions::recruitByHand(campaign, pack, a.profile, a.name, a.attributes, dice, step);
            },
            [&](const Prepare &a) {
                a.waits ? actions::waitForTheNext(campaign, pack, a.enemy, seed, dice, step)
                        : actions::prepare(campaign, pack, a.enemy, seed, dice, step);
            },
            [&](const Travel &a) { actions::travel(campaign, pack, a.to, a.enemy, seed, dice, step); },
            [&](const FindSettlement &) { actions::findSettlement(onOpenGround(campaign), pack, {}, dice, step); },
            [&](const Reroll &a) { actions::redeal(campaign, pack, redealOf(a), dice, step); },
            [&](const SeekPress &) { actions::seekPress(campaign, pack, dice, step); },
            [&](const BeginTurn &) { actions::beginTurn(campaign, pack, dice, step); },
            [&](const Scout &a) { actions::scoutSection(campaign, pack, a.section, dice, step); },
            [&](const AddGroup &a) { actions::addGroup(campaign, pack, newGroupOf(a), dice, step); },
            [&](const ResolvePef &a) { actions::resolvePef(campaign, pack, a.pef, dice, step); },
            [&](const MovePef &a) { actions::movePef(campaign, pack, a.pef, dice, step); },
            [&](const MoveGroup &a) { actions::moveGroup(campaign, pack, a.group, a.cover, a.outnumbers, dice, step); },
            [&](const UseStarPower &a) { actions::rollStarPower(campaign, pack, a.damage, dice, step); },
            [&](const Loot &a) { actions::loot(campaign, a.building, dice, step); },
            [&](const PlaceGuards &a) { actions::placeGuards(campaign, a.group, a.afterShots, dice, step); },
            [&](const PlayScenario &a) { actions::playScenarioDeed(campaign, pack, a.deed, dice, step); },
            [&](const TakeTest &a) {
                if (const Result<Shelved> test = shelved(campaign, pack, a))
                    test->procedure.run(test->pack, test->given, dice);
            },
        },
        act);
}

bool fits(const Campaign &campaign, const Pack &pack, const ActUnderWay &kept)
{
    if (!check(campaign, pack, kept.act).empty())
        return false;
    Step step;
    const Tape tape = tapeOf(kept.rolls);
    const Attempt tried = attempt(tape, [&](Dice &dice) { perform(campaign, pack, kept.act, kept.seed, dice, step); });
    return tried.stop && !tried.stop->wrongFace && tried.rolls == kept.rolls && tried.stop->request == kept.asked;
}

Tape tapeOf(const Rolls &rolls)
{
    Tape tape;
    for (const Roll &roll : rolls)
        tape.insert(tape.end(), roll.dice.begin(), roll.dice.end());
    return tape;
}

} // namespace muster::acts
