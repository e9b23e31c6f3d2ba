// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/calendar/calendar.h"
#include "rules/dice/randomdice.h"

#include <QCoreApplication>

namespace muster::actions {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::actions", text);
}

/// Whether the seed alone gives these dice again, so that the sheet may say so.
bool comesFromSeed(const Campaign &campaign, const Pack &pack, const QString &enemy, quint64 seed, const Rolls &rolls)
{
    RandomDice again(seed);
    calendarOf(campaign, pack).deal(campaign, pack, enemy, again);
    return again.rolls() == rolls;
}

} // namespace

Problems checkPrepare(const Campaign &campaign, const Pack &pack, const QString &enemy)
{
    Problems problems;
    if (campaign.phase == Phase::Play) {
        problems.push_back({tr("An encounter is in hand already. Play it and finish the battle, or take it back.")});
        return problems;
    }
    demandBetweenEncounters(campaign, tr("prepare the next"), problems);
    const QString usual = campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
    const QString &met = enemy.isEmpty() ? usual : enemy;
    if (!calendarOf(campaign, pack).allowsEnemy(pack, met))
        demandList(pack, met, problems);
    return problems;
}

void prepare(const Campaign &campaign, const Pack &pack, const QString &enemy, quint64 seed, Dice &dice, Step &step)
{
    step.kind = StepKind::Prepared;
    const std::size_t before = dice.rolls().size();
    Dealt dealt = calendarOf(campaign, pack).deal(campaign, pack, enemy, dice);
    Encounter &encounter = dealt.encounter;
    encounter.seed = seed;
    const Rolls rolled(dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), dice.rolls().end());
    encounter.seeded = comesFromSeed(campaign, pack, enemy, seed, rolled);
    if (dealt.quietTurns > 0)
        step.changes.push_back(TurnsPassed{dealt.quietTurns});
    step.changes.push_back(EncounterPrepared{encounter});
}

} // namespace muster::actions
