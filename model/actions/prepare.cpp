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

QString enemyList(const Campaign &campaign, const QString &wanted)
{
    if (!wanted.isEmpty())
        return wanted;
    return campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
}

/// Whether the seed alone gives these dice again, so that the sheet may say so.
bool comesFromSeed(const Campaign &campaign, const Pack &pack, quint64 seed, const Rolls &rolls)
{
    RandomDice again(seed);
    calendarOf(campaign, pack).deal(campaign, pack, again);
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
    demandList(pack, enemyList(campaign, enemy), problems);
    return problems;
}

void prepare(const Campaign &campaign, const Pack &pack, const QString &enemy, quint64 seed, Dice &dice, Step &step)
{
    step.kind = StepKind::Prepared;
    const std::size_t before = dice.rolls().size();
    Encounter encounter = calendarOf(campaign, pack).deal(campaign, pack, dice);
    encounter.enemy = enemyList(campaign, enemy);
    encounter.seed = seed;
    const Rolls rolled(dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), dice.rolls().end());
    encounter.seeded = comesFromSeed(campaign, pack, seed, rolled);
    step.changes.push_back(EncounterPrepared{encounter});
}

} // namespace muster::actions
