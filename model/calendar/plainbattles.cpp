// SPDX-License-Identifier: MIT
#include "model/calendar/plainbattles.h"

#include "model/actions/aftermath/aftermath.h"
#include "model/calendar/calendartext.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"

namespace muster {

Dealt PlainBattles::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Encounter encounter;
    encounter.kind = campaign.next.kind;
    encounter.setup = dealFor(campaign, pack, encounter.kind, dice);
    encounter.enemy = enemyOf(campaign, wish.enemy);
    return {0, encounter};
}

void PlainBattles::turn(actions::Aftermath &aftermath) const
{
    aftermath.happen(MonthServed{});
    aftermath.happen(TurnEnded{after(aftermath.campaign().past.back(), aftermath.pack())});
}

NextEncounter PlainBattles::after(const PastEncounter &last, const Pack &) const
{
    const bool raidNext = last.kind == EncounterKind::Patrol && last.outcome == Outcome::Success;
    return {raidNext ? EncounterKind::RaidAttack : EncounterKind::Patrol, std::nullopt};
}

QString PlainBattles::turnName(const Pack &) const
{
    return CalendarText::tr("Battle");
}

QString PlainBattles::turnNames() const
{
    return CalendarText::tr("Battles");
}

QString PlainBattles::served(int turns) const
{
    return turns == 1 ? CalendarText::tr("1 battle") : CalendarText::tr("%1 battles").arg(turns);
}

} // namespace muster
