// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/wasteland.h"

namespace muster::acts {

namespace {

std::optional<int> numberWanted(const Recruit &act)
{
    return act.all ? std::nullopt : std::optional(act.count.value_or(1));
}

muster::Redeal redealOf(const Reroll &act)
{
    return {{act.sections.begin(), act.sections.end()}, {act.pefs.begin(), act.pefs.end()}, act.enemy};
}

FigureId whose(const std::optional<int> &star, const Campaign &campaign, const Pack &pack)
{
    return star ? FigureId{*star} : nextToRecruit(campaign, pack);
}

acts::Recruits recruitsOf(const Recruit &act, const Campaign &campaign, const Pack &pack)
{
    const bool one = !act.count && !act.all;
    if (act.star || one)
        return {numberWanted(act), whose(act.star, campaign, pack)};
    return numberWanted(act);
}

acts::NewCampaign joiningOf(const JoinByDice &act)
{
    NewCampaign joining;
    joining.starName = act.name;
    joining.player = act.player;
    joining.attributes = act.attributes;
    joining.list = act.list;
    joining.rollsStar = true;
    return joining;
}

} // namespace

const ActKind Recruit::kind(of<Recruit>,
                            [](auto &form, auto &act) {
                                form.numberIfAny("count", act.count, 1, 1000);
                                form.flagIfAny("all", act.all);
                                form.numberIfAny("star", act.star, 1, highestNumber);
                            },
                            {
                                .name = "recruit",
                                .places = ActPlace::Band,
                                .title = [](const Recruit &) { return StoryText::tr("Recruit"); },
                                .run =
                                    [](const Doing &d, const Recruit &a) {
                                        return checked(
                                            checkRecruit(d.campaign, d.pack, recruitsOf(a, d.campaign, d.pack)), [&] {
                                                recruit(d.campaign, d.pack, recruitsOf(a, d.campaign, d.pack), d.dice,
                                                        d.step);
                                            });
                                    },
                            });

const ActKind RecruitByHand::kind(
    of<RecruitByHand>,
    [](auto &form, auto &act) {
        form.record("profile", act.profile);
        form.text("name", act.name);
        form.texts("attributes", act.attributes);
        form.numberIfAny("star", act.star, 1, highestNumber);
    },
    {
        .name = "recruit-by-hand",
        .places = ActPlace::Band,
        .title = [](const RecruitByHand &a) { return StoryText::tr("Recruit %1").arg(a.name); },
        .run =
            [](const Doing &d, const RecruitByHand &a) {
                return checked(checkRecruitByHand(d.campaign, d.pack, a.profile, a.name, a.attributes,
                                                  whose(a.star, d.campaign, d.pack)),
                               [&] {
                                   recruitByHand(d.campaign, d.pack, a.profile, a.name, a.attributes, d.dice, d.step,
                                                 whose(a.star, d.campaign, d.pack));
                               });
            },
    });

const ActKind JoinByDice::kind(of<JoinByDice>,
                               [](auto &form, auto &act) {
                                   form.text("name", act.name);
                                   form.text("player", act.player);
                                   form.texts("attributes", act.attributes);
                                   form.textIfAny("list", act.list);
                               },
                               {
                                   .name = "join-by-dice",
                                   .places = ActPlace::Band,
                                   .title = [](const JoinByDice &a) { return StoryText::tr("%1 joins").arg(a.name); },
                                   .run =
                                       [](const Doing &d, const JoinByDice &a) {
                                           return checked(checkJoin(d.campaign, d.pack, joiningOf(a)), [&] {
                                               join(d.campaign, d.pack, joiningOf(a), d.dice, d.step);
                                           });
                                       },
                               });

const ActKind BringBack::kind(of<BringBack>,
                              [](auto &form, auto &act) { form.number("figure", act.figure, 1, highestNumber); },
                              {
                                  .name = "bring-back",
                                  .places = ActPlace::Band,
                                  .title = [](const BringBack &) { return StoryText::tr("Bring back"); },
                                  .run =
                                      [](const Doing &d, const BringBack &a) {
                                          const FigureId id{a.figure};
                                          return checked(checkBringBack(d.campaign, d.pack, id),
                                                         [&] { bringBack(d.campaign, d.pack, id, d.dice, d.step); });
                                      },
                              });

namespace {

acts::Preparing preparingOf(const Prepare &a)
{
    Preparing wanted(a.enemy);
    wanted.pefs = a.pefs;
    wanted.objective = a.objective;
    wanted.entry = a.entry;
    wanted.kind = a.encounter;
    wanted.grid = {a.columns.value_or(wanted.grid.columns), a.rows.value_or(wanted.grid.rows)};
    return wanted;
}

} // namespace

const ActKind Prepare::kind(
    of<Prepare>,
    [](auto &form, auto &act) {
        form.text("enemy", act.enemy);
        form.flagIfAny("waits", act.waits);
        form.numberIfAny("pefs", act.pefs, 1, mostPefsWished);
        form.textIfAny("objective", act.objective);
        form.textIfAny("entry", act.entry);
        form.numberIfAny("columns", act.columns, 1, mostSections);
        form.numberIfAny("rows", act.rows, 1, mostSections);
        form.choiceIfAny("encounter", act.encounter);
    },
    {
        .name = "prepare",
        .places = ActPlace::Prepare,
        .title = [](const Prepare &a) { return a.waits ? StoryText::tr("Wait") : StoryText::tr("Prepare encounter"); },
        .run =
            [](const Doing &d, const Prepare &a) {
                return checked(a.waits ? checkWait(d.campaign, d.pack, a.enemy)
                                       : checkPrepare(d.campaign, d.pack, preparingOf(a)),
                               [&] {
                                   a.waits ? waitForTheNext(d.campaign, d.pack, a.enemy, d.seed, d.dice, d.step)
                                           : prepare(d.campaign, d.pack, preparingOf(a), d.seed, d.dice, d.step);
                               });
            },
    });

const ActKind Travel::kind(of<Travel>,
                           [](auto &form, auto &act) {
                               form.choiceIfAny("to", act.to);
                               form.text("enemy", act.enemy);
                           },
                           {
                               .name = "travel",
                               .places = ActPlace::Prepare,
                               .title = [](const Travel &) { return StoryText::tr("Travel"); },
                               .run =
                                   [](const Doing &d, const Travel &a) {
                                       return checked(checkTravel(d.campaign, d.pack, a.to, a.enemy), [&] {
                                           travel(d.campaign, d.pack, a.to, a.enemy, d.seed, d.dice, d.step);
                                       });
                                   },
                           });

const ActKind FindSettlement::kind(of<FindSettlement>, [](auto &form, auto &act) { form.textIfAny("name", act.name); },
                                   {
                                       .name = "settlement",
                                       .places = ActPlace::Prepare | ActPlace::Dealt,
                                       .title =
                                           [](const FindSettlement &) { return StoryText::tr("Roll up settlement"); },
                                       .run =
                                           [](const Doing &d, const FindSettlement &a) {
                                               return checked(checkFindSettlement(d.campaign, d.pack, a.name), [&] {
                                                   findSettlement(d.campaign, d.pack, a.name, d.dice, d.step);
                                               });
                                           },
                                   });

const ActKind Reroll::kind(of<Reroll>,
                           [](auto &form, auto &act) {
                               form.numbersIfAny("sections", act.sections, 1, mostSections);
                               form.numbersIfAny("pefs", act.pefs, 1, 100);
                               form.textIfAny("enemy", act.enemy);
                           },
                           {
                               .name = "re-roll",
                               .places = ActPlace::Dealt,
                               .title = [](const Reroll &) { return StoryText::tr("Re-roll"); },
                               .run =
                                   [](const Doing &d, const Reroll &a) {
                                       return checked(checkRedeal(d.campaign, d.pack, redealOf(a)),
                                                      [&] { redeal(d.campaign, d.pack, redealOf(a), d.dice, d.step); });
                                   },
                           });

const ActKind SeekPress::kind(of<SeekPress>,
                              {
                                  .name = "press",
                                  .places = ActPlace::Dealt | ActPlace::Table,
                                  .title = [](const SeekPress &) { return StoryText::tr("Roll for media"); },
                                  .run =
                                      [](const Doing &d, const SeekPress &) {
                                          return checked(checkSeekPress(d.campaign, d.pack),
                                                         [&] { seekPress(d.campaign, d.pack, d.dice, d.step); });
                                      },
                              });

const ActKind RollVehicles::kind(of<RollVehicles>,
                                 {
                                     .name = "vehicles",
                                     .places = ActPlace::Dealt | ActPlace::Table,
                                     .title =
                                         [](const RollVehicles &) { return StoryText::tr("Roll for your vehicles"); },
                                     .run =
                                         [](const Doing &d, const RollVehicles &) {
                                             return checked(checkRollVehicles(d.campaign, d.pack),
                                                            [&] { rollVehicles(d.campaign, d.pack, d.dice, d.step); });
                                         },
                                 });

} // namespace muster::acts
