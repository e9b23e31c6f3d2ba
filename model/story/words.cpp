// SPDX-License-Identifier: MIT
#include "model/story/words.h"

#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster::words {

QString title(EncounterKind kind)
{
    switch (kind) {
    case EncounterKind::Patrol:
        return StoryText::tr("Patrol");
    case EncounterKind::RaidAttack:
        return StoryText::tr("Raid: Attack");
    case EncounterKind::RaidDefend:
        return StoryText::tr("Raid: Defend");
    }
    Q_UNREACHABLE();
}

QString title(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::Ambush:
        return StoryText::tr("Ambush");
    case ScenarioKind::Firefight:
        return StoryText::tr("Firefight");
    case ScenarioKind::Garrison:
        return StoryText::tr("Garrison");
    case ScenarioKind::Pursuit:
        return StoryText::tr("Pursuit");
    case ScenarioKind::Raid:
        return StoryText::tr("Raid");
    case ScenarioKind::Recover:
        return StoryText::tr("Recover");
    case ScenarioKind::Robbery:
        return StoryText::tr("Robbery");
    case ScenarioKind::Siege:
        return StoryText::tr("Siege");
    case ScenarioKind::Sweep:
        return StoryText::tr("Sweep");
    }
    Q_UNREACHABLE();
}

QString title(const Encounter &encounter)
{
    return systemOf(encounter).title(encounter);
}

QString title(const PastEncounter &past)
{
    Encounter asItWas;
    asItWas.kind = past.kind;
    asItWas.part = past.part;
    return title(asItWas);
}

QString title(Role role)
{
    switch (role) {
    case Role::Ambushed:
        return StoryText::tr("the ambushed");
    case Role::Ambusher:
        return StoryText::tr("the ambushers");
    case Role::Meeting:
        return StoryText::tr("one of two sides that meet");
    case Role::Garrison:
        return StoryText::tr("the garrison");
    case Role::Attacker:
        return StoryText::tr("the attackers");
    case Role::Defender:
        return StoryText::tr("the defenders");
    case Role::Runner:
        return StoryText::tr("the Runners");
    case Role::Chaser:
        return StoryText::tr("the Chasers");
    case Role::Raider:
        return StoryText::tr("the raiders");
    case Role::Recoverer:
        return StoryText::tr("those who recover");
    case Role::Robber:
        return StoryText::tr("the robbers");
    case Role::Police:
        return StoryText::tr("the police");
    case Role::Besieged:
        return StoryText::tr("the besieged");
    case Role::Besieger:
        return StoryText::tr("the besiegers");
    }
    Q_UNREACHABLE();
}

QString coming(const Campaign &campaign, const Pack &pack)
{
    if (campaign.encounter)
        return title(*campaign.encounter);
    const CampaignSystem &system = systemOf(campaign, pack);
    if (system.knowsNext())
        return title(campaign.next.kind);
    const std::optional<Term> next = system.following(campaign, pack);
    return next ? next->title : system.comingName();
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
    return outcome == Outcome::Success ? StoryText::tr("Success") : StoryText::tr("Failure");
}

QString title(TimeOfDay time)
{
    return time == TimeOfDay::Day ? StoryText::tr("Day") : StoryText::tr("Night");
}

QString title(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Clear:
        return StoryText::tr("Clear");
    case Terrain::Woods:
        return StoryText::tr("Woods");
    case Terrain::Hill:
        return StoryText::tr("Hill");
    case Terrain::Rough:
        return StoryText::tr("Rough");
    case Terrain::WoodedHill:
        return StoryText::tr("Wooded hill");
    case Terrain::Impassable:
        return StoryText::tr("Impassable");
    }
    Q_UNREACHABLE();
}

QString title(Fate fate)
{
    switch (fate) {
    case Fate::Fine:
        return StoryText::tr("Fine");
    case Fate::OutOfTheFight:
        return StoryText::tr("Out of the Fight");
    case Fate::ObviouslyDead:
        return StoryText::tr("Obviously Dead");
    case Fate::RanAway:
        return StoryText::tr("Ran Away");
    case Fate::Captured:
        return StoryText::tr("Captured");
    case Fate::CheatedDeath:
        return StoryText::tr("Cheated Death");
    case Fate::Scratched:
        return StoryText::tr("Scratched");
    case Fate::BadWound:
        return StoryText::tr("Bad Wound");
    case Fate::Unconscious:
        return StoryText::tr("Unconscious");
    case Fate::Dead:
        return StoryText::tr("Dead");
    case Fate::Surrendered:
        return StoryText::tr("Surrendered");
    case Fate::Turned:
        return StoryText::tr("Turned");
    case Fate::Wounded:
        return StoryText::tr("Wounded");
    }
    Q_UNREACHABLE();
}

QString title(Status status)
{
    switch (status) {
    case Status::Active:
        return StoryText::tr("in the band");
    case Status::Dead:
        return StoryText::tr("died");
    case Status::Left:
        return StoryText::tr("left");
    case Status::Gone:
        return StoryText::tr("did not return");
    case Status::Captured:
        return StoryText::tr("captured");
    case Status::Dismissed:
        return StoryText::tr("dismissed");
    case Status::Turned:
        return StoryText::tr("turned");
    }
    Q_UNREACHABLE();
}

QString ending(EndCause cause, const QString &star)
{
    switch (cause) {
    case EndCause::StarDied:
        return StoryText::tr("%1 is dead").arg(star);
    case EndCause::StarCaptured:
        return StoryText::tr("%1 is in the enemy's hands").arg(star);
    case EndCause::StarSpent:
        return StoryText::tr("%1 has no Rep left to lead with").arg(star);
    case EndCause::StarTurned:
        return StoryText::tr("%1 is one of them now").arg(star);
    }
    Q_UNREACHABLE();
}

QString title(Loyalty result)
{
    switch (result) {
    case Loyalty::StaysFirm:
        return StoryText::tr("stays firm");
    case Loyalty::Stays:
        return StoryText::tr("stays");
    case Loyalty::Leaves:
        return StoryText::tr("leaves");
    case Loyalty::LeavesPoisoning:
        return StoryText::tr("leaves, and poisons minds");
    }
    Q_UNREACHABLE();
}

QString title(PefLetter letter)
{
    switch (letter) {
    case PefLetter::Nothing:
        return StoryText::tr("nothing");
    case PefLetter::Signs:
        return StoryText::tr("something is out there");
    case PefLetter::Contact:
        return StoryText::tr("contact");
    case PefLetter::InForce:
        return StoryText::tr("in force");
    }
    Q_UNREACHABLE();
}

} // namespace muster::words
