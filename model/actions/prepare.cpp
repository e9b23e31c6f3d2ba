// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"
#include "model/actions/dealing.h"
#include "model/actions/demands.h"
#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "rules/dice/randomdice.h"

namespace muster::actions {

namespace {

/// Whether the seed alone gives these dice again, so that the sheet may say so.
bool comesFromSeed(const Campaign &campaign, const Pack &pack, const Wish &wish, quint64 seed, const Rolls &rolls)
{
    RandomDice again(seed);
    calendarOf(campaign, pack).deal(campaign, pack, wish, again);
    return again.rolls() == rolls;
}

} // namespace

void deal(const Campaign &campaign, const Pack &pack, const Wish &wish, quint64 seed, Dice &dice, Step &step)
{
    step.kind = StepKind::Prepared;
    const std::size_t before = dice.rolls().size();
    Dealt dealt = calendarOf(campaign, pack).deal(campaign, pack, wish, dice);
    if (dealt.quietTurns > 0)
        step.changes.push_back(TurnsPassed{dealt.quietTurns});
    if (campaign.journey && campaign.turn + dealt.quietTurns >= campaign.journey->arrivesIn)
        step.changes.push_back(Arrived{campaign.journey->to});
    if (!dealt.encounter) {
        step.kind = StepKind::TurnsPassed;
        return;
    }
    dealt.encounter->seed = seed;
    const Rolls rolled(dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), dice.rolls().end());
    dealt.encounter->seeded = comesFromSeed(campaign, pack, wish, seed, rolled);
    step.changes.push_back(EncounterPrepared{*dealt.encounter});
}

Problems checkPrepare(const Campaign &campaign, const Pack &pack, const QString &enemy)
{
    Problems problems;
    if (campaign.phase == Phase::Play) {
        problems.push_back(
            {ActionText::tr("An encounter is in hand already. Play it and finish the battle, or take it back.")});
        return problems;
    }
    demandBetweenEncounters(campaign, ActionText::tr("prepare the next"), problems);
    const QString usual = campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
    const QString &met = enemy.isEmpty() ? usual : enemy;
    const Calendar &calendar = calendarOf(campaign, pack);
    QStringList enemies = calendar.enemies(pack);
    if (calendar.rollsEnemy(campaign, pack))
        enemies << whoeverComes;
    demandList(pack, met, enemies, problems);
    return problems;
}

void prepare(const Campaign &campaign, const Pack &pack, const QString &enemy, quint64 seed, Dice &dice, Step &step)
{
    deal(campaign, pack, {enemy}, seed, dice, step);
}

Problems checkWait(const Campaign &campaign, const Pack &pack, const QString &enemy)
{
    Problems problems = checkPrepare(campaign, pack, enemy);
    if (problems.empty() && !campaign.nextReturn())
        problems.push_back({ActionText::tr("Nobody is away, so there is nobody to wait for. Prepare the encounter.")});
    return problems;
}

void waitForTheNext(const Campaign &campaign, const Pack &pack, const QString &enemy, quint64 seed, Dice &dice,
                    Step &step)
{
    deal(campaign, pack, {enemy, campaign.nextReturn()}, seed, dice, step);
}

} // namespace muster::actions
