// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/acts/actkind.h"
#include "model/json/records.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/travel.h"
#include "model/texts.h"

namespace muster::acts {

namespace {

muster::Redeal redealOf(const Reroll &act)
{
    return {{act.sections.begin(), act.sections.end()}, {act.pefs.begin(), act.pefs.end()}, act.enemy};
}

/// Whoever rolls for a settlement where the encounter has one already wants another ground.
Campaign onOpenGround(Campaign campaign)
{
    if (campaign.encounter)
        campaign.encounter->settlement.reset();
    return campaign;
}

} // namespace

const ActKind Recruit::kind(
    "recruit", of<Recruit>, ActPlace::Band, [](const Recruit &) { return StoryText::tr("Recruit"); },
    [](auto &, auto &) {},
    [](const Campaign &campaign, const Pack &pack, const Recruit &) {
        return actions::checkRecruit(campaign, pack, 1);
    },
    [](const Doing &d, const Recruit &) { actions::recruit(d.campaign, d.pack, 1, d.dice, d.step); });

const ActKind RecruitByHand::kind(
    "recruit-by-hand", of<RecruitByHand>, ActPlace::Band,
    [](const RecruitByHand &a) { return StoryText::tr("Recruit %1").arg(a.name); },
    [](auto &json, auto &a) {
        json.record("profile", a.profile);
        json.text("name", a.name);
        json.texts("attributes", a.attributes);
    },
    [](const Campaign &campaign, const Pack &pack, const RecruitByHand &a) {
        return actions::checkRecruitByHand(campaign, pack, a.profile, a.name, a.attributes);
    },
    [](const Doing &d, const RecruitByHand &a) {
        actions::recruitByHand(d.campaign, d.pack, a.profile, a.name, a.attributes, d.dice, d.step);
    });

const ActKind Prepare::kind(
    "prepare", of<Prepare>, ActPlace::Prepare,
    [](const Prepare &a) { return a.waits ? StoryText::tr("Wait") : StoryText::tr("Prepare encounter"); },
    [](auto &json, auto &a) {
        json.text("enemy", a.enemy);
        json.flagIfAny("waits", a.waits);
    },
    [](const Campaign &campaign, const Pack &pack, const Prepare &a) {
        return a.waits ? actions::checkWait(campaign, pack, a.enemy) : actions::checkPrepare(campaign, pack, a.enemy);
    },
    [](const Doing &d, const Prepare &a) {
        a.waits ? actions::waitForTheNext(d.campaign, d.pack, a.enemy, d.seed, d.dice, d.step)
                : actions::prepare(d.campaign, d.pack, a.enemy, d.seed, d.dice, d.step);
    });

const ActKind Travel::kind(
    "travel", of<Travel>, ActPlace::Prepare, [](const Travel &) { return StoryText::tr("Travel"); },
    [](auto &json, auto &a) {
        json.choiceIfAny("to", a.to);
        json.text("enemy", a.enemy);
    },
    [](const Campaign &campaign, const Pack &pack, const Travel &a) {
        return actions::checkTravel(campaign, pack, a.to, a.enemy);
    },
    [](const Doing &d, const Travel &a) {
        actions::travel(d.campaign, d.pack, a.to, a.enemy, d.seed, d.dice, d.step);
    });

const ActKind FindSettlement::kind(
    "settlement", of<FindSettlement>, ActPlace::Prepare | ActPlace::Dealt,
    [](const FindSettlement &) { return StoryText::tr("Roll up settlement"); }, [](auto &, auto &) {},
    [](const Campaign &campaign, const Pack &pack, const FindSettlement &) {
        return actions::checkFindSettlement(campaign, pack, {});
    },
    [](const Doing &d, const FindSettlement &) {
        actions::findSettlement(onOpenGround(d.campaign), d.pack, {}, d.dice, d.step);
    });

const ActKind Reroll::kind(
    "re-roll", of<Reroll>, ActPlace::Dealt, [](const Reroll &) { return StoryText::tr("Re-roll"); },
    [](auto &json, auto &a) {
        json.numbersIfAny("sections", a.sections, 1, 9);
        json.numbersIfAny("pefs", a.pefs, 1, 100);
        json.textIfAny("enemy", a.enemy);
    },
    [](const Campaign &campaign, const Pack &pack, const Reroll &a) {
        return actions::checkRedeal(campaign, pack, redealOf(a));
    },
    [](const Doing &d, const Reroll &a) { actions::redeal(d.campaign, d.pack, redealOf(a), d.dice, d.step); });

const ActKind SeekPress::kind(
    "press", of<SeekPress>, ActPlace::Dealt | ActPlace::Table,
    [](const SeekPress &) { return StoryText::tr("Roll for the press"); }, [](auto &, auto &) {},
    [](const Campaign &campaign, const Pack &pack, const SeekPress &) {
        return actions::checkSeekPress(campaign, pack);
    },
    [](const Doing &d, const SeekPress &) { actions::seekPress(d.campaign, d.pack, d.dice, d.step); });

} // namespace muster::acts
