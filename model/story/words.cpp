// SPDX-License-Identifier: MIT
#include "model/story/words.h"

#include "model/calendar/calendar.h"

#include <QCoreApplication>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

} // namespace

QString title(EncounterKind kind)
{
    switch (kind) {
    case EncounterKind::Patrol:
        return tr("Patrol");
    case EncounterKind::RaidAttack:
        return tr("Raid: Attack");
    case EncounterKind::RaidDefend:
        return tr("Raid: Defend");
    }
    Q_UNREACHABLE();
}

QString title(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::Ambush:
        return tr("Ambush");
    case ScenarioKind::Firefight:
        return tr("Firefight");
    case ScenarioKind::Garrison:
        return tr("Garrison");
    case ScenarioKind::Pursuit:
        return tr("Pursuit");
    case ScenarioKind::Raid:
        return tr("Raid");
    case ScenarioKind::Recover:
        return tr("Recover");
    case ScenarioKind::Robbery:
        return tr("Robbery");
    case ScenarioKind::Siege:
        return tr("Siege");
    case ScenarioKind::Sweep:
        return tr("Sweep");
    }
    Q_UNREACHABLE();
}

QString title(const Encounter &encounter)
{
    if (encounter.game)
        return encounter.game->title;
    return encounter.scenario ? title(encounter.scenario->kind) : title(encounter.kind);
}

QString title(const PastEncounter &past)
{
    if (!past.game.isEmpty())
        return past.game;
    return past.scenario ? title(*past.scenario) : title(past.kind);
}

QString title(Role role)
{
    switch (role) {
    case Role::Ambushed:
        return tr("the ambushed");
    case Role::Ambusher:
        return tr("the ambushers");
    case Role::Meeting:
        return tr("one of two sides that meet");
    case Role::Garrison:
        return tr("the garrison");
    case Role::Attacker:
        return tr("the attackers");
    case Role::Defender:
        return tr("the defenders");
    case Role::Runner:
        return tr("the Runners");
    case Role::Chaser:
        return tr("the Chasers");
    case Role::Raider:
        return tr("the raiders");
    case Role::Recoverer:
        return tr("those who recover");
    case Role::Robber:
        return tr("the robbers");
    case Role::Police:
        return tr("the police");
    case Role::Besieged:
        return tr("the besieged");
    case Role::Besieger:
        return tr("the besiegers");
    }
    Q_UNREACHABLE();
}

QString coming(const Campaign &campaign, const Pack &pack)
{
    if (campaign.encounter)
        return title(*campaign.encounter);
    const Calendar &calendar = calendarOf(campaign, pack);
    if (calendar.knowsNext())
        return title(campaign.next.kind);
    if (!campaign.following)
        return calendar.comingName();
    const ScenarioKind over = campaign.following->over.kind;
    const auto next = campaign.following->kind ? campaign.following->kind : mayFollow(*pack.scenarios, over).front();
    return title(*next);
}

QString enemy(const QString &id, const Pack &pack)
{
    if (const ArmyList *list = pack.list(id))
        return list->title;
    const Team *team = pack.team(id);
    return team ? team->title : id;
}

QString title(Outcome outcome)
{
    return outcome == Outcome::Success ? tr("Success") : tr("Failure");
}

QString title(TimeOfDay time)
{
    return time == TimeOfDay::Day ? tr("Day") : tr("Night");
}

QString title(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Clear:
        return tr("Clear");
    case Terrain::Woods:
        return tr("Woods");
    case Terrain::Hill:
        return tr("Hill");
    case Terrain::Rough:
        return tr("Rough");
    case Terrain::WoodedHill:
        return tr("Wooded hill");
    case Terrain::Impassable:
        return tr("Impassable");
    }
    Q_UNREACHABLE();
}

QString title(Fate fate)
{
    switch (fate) {
    case Fate::Fine:
        return tr("Fine");
    case Fate::OutOfTheFight:
        return tr("Out of the Fight");
    case Fate::ObviouslyDead:
        return tr("Obviously Dead");
    case Fate::RanAway:
        return tr("Ran Away");
    case Fate::Captured:
        return tr("Captured");
    case Fate::CheatedDeath:
        return tr("Cheated Death");
    case Fate::Scratched:
        return tr("Scratched");
    case Fate::BadWound:
        return tr("Bad Wound");
    case Fate::Unconscious:
        return tr("Unconscious");
    case Fate::Dead:
        return tr("Dead");
    case Fate::Surrendered:
        return tr("Surrendered");
    case Fate::Turned:
        return tr("Turned");
    case Fate::Wounded:
        return tr("Wounded");
    }
    Q_UNREACHABLE();
}

QString title(Status status)
{
    switch (status) {
    case Status::Active:
        return tr("in the band");
    case Status::Dead:
        return tr("died");
    case Status::Left:
        return tr("left");
    case Status::Gone:
        return tr("did not return");
    case Status::Captured:
        return tr("captured");
    case Status::Dismissed:
        return tr("dismissed");
    case Status::Turned:
        return tr("turned");
    }
    Q_UNREACHABLE();
}

QString ending(EndCause cause, const QString &star)
{
    switch (cause) {
    case EndCause::StarDied:
        return tr("%1 is dead").arg(star);
    case EndCause::StarCaptured:
        return tr("%1 is in the enemy's hands").arg(star);
    case EndCause::StarSpent:
        return tr("%1 has no Rep left to lead with").arg(star);
    case EndCause::StarTurned:
        return tr("%1 is one of them now").arg(star);
    }
    Q_UNREACHABLE();
}

QString title(Loyalty result)
{
    switch (result) {
    case Loyalty::StaysFirm:
        return tr("stays firm");
    case Loyalty::Stays:
        return tr("stays");
    case Loyalty::Leaves:
        return tr("leaves");
    case Loyalty::LeavesPoisoning:
        return tr("leaves, and poisons minds");
    }
    Q_UNREACHABLE();
}

QString title(PefLetter letter)
{
    switch (letter) {
    case PefLetter::Nothing:
        return tr("nothing");
    case PefLetter::Signs:
        return tr("something is out there");
    case PefLetter::Contact:
        return tr("contact");
    case PefLetter::InForce:
        return tr("in force");
    }
    Q_UNREACHABLE();
}

} // namespace muster::words
