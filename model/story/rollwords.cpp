// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "rules/games/theirs.h"
#include "rules/scenario/cards.h"

#include <QCoreApplication>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

QString named(int id, const NameOf &nameOf)
{
    const QString name = nameOf ? nameOf(id) : QString();
    return name.isEmpty() ? tr("figure %1").arg(id) : name;
}

/// What the dice are for, without whom.
QString purpose(RollKind kind)
{
    switch (kind) {
    case RollKind::Recruit:
        return tr("Recruit");
    case RollKind::EnemyActivity:
        return tr("Enemy Activity Level");
    case RollKind::Terrain:
        return tr("Terrain");
    case RollKind::Buildings:
        return tr("Buildings");
    case RollKind::ObjectiveBuildings:
        return tr("Objective buildings");
    case RollKind::TimeOfDay:
        return tr("Time of day");
    case RollKind::PefPlace:
        return tr("Place");
    case RollKind::PefLetter:
        return tr("Resolve");
    case RollKind::HowMany:
        return tr("How many");
    case RollKind::EnemyFigure:
        return tr("Enemy");
    case RollKind::GroupSide:
        return tr("Side of the second group");
    case RollKind::GuardPlace:
        return tr("Inside or out");
    case RollKind::GuardDistance:
        return tr("Distance from the building");
    case RollKind::GuardFacing:
        return tr("Facing you or not");
    case RollKind::Looting:
        return tr("Turns to loot");
    case RollKind::PefMove:
        return tr("Move");
    case RollKind::PefDirection:
        return tr("Direction");
    case RollKind::NonPlayerMove:
        return tr("Enemy move");
    case RollKind::Recovery:
        return tr("Recovery");
    case RollKind::FirstAid:
        return tr("First Aid");
    case RollKind::StarHolds:
        return tr("Stay or Go, you");
    case RollKind::StarHoldsOne:
        return tr("Stay or Go, you for");
    case RollKind::GruntWeighs:
        return tr("Stay or Go");
    case RollKind::Test:
        return tr("Test");
    case RollKind::LeaderDie:
        return tr("Leader Die");
    case RollKind::FollowUp:
        return tr("Then");
    case RollKind::DuelImpact:
        return tr("Impact");
    case RollKind::DuelRep:
        return tr("Rep");
    case RollKind::LookUp:
        return tr("Shot or table");
    case RollKind::PitifulShot:
        return tr("Pitiful shot");
    case RollKind::Damage:
        return tr("Damage");
    case RollKind::Melee:
        return tr("Melee");
    case RollKind::Contest:
        return tr("Both sides");
    case RollKind::SuccessCount:
        return tr("Successes");
    case RollKind::StarPower:
        return tr("Star Power");
    case RollKind::Scatter:
        return tr("Long and short");
    case RollKind::RollOff:
        return tr("Side");
    case RollKind::Initiative:
        return tr("Initiative");
    case RollKind::WeaponSkill:
        return tr("Weapon skill");
    case RollKind::PercentileShot:
        return tr("To hit, 1 to 100");
    case RollKind::Exposure:
        return tr("Does it show");
    case RollKind::Effect:
        return tr("Effect");
    case RollKind::Challenge:
        return tr("Challenge");
    case RollKind::CampaignTurn:
        return tr("Encounter or none");
    case RollKind::ScenarioScore:
        return tr("Encounter");
    case RollKind::Coverage:
        return tr("Media coverage");
    case RollKind::Crew:
        return tr("Media crew");
    case RollKind::Faction:
        return tr("Faction");
    case RollKind::EnemyFaction:
        return tr("Enemy faction");
    case RollKind::SettlementSize:
        return tr("Size of the settlement");
    case RollKind::StructureCount:
        return tr("How many structures");
    case RollKind::Structure:
        return tr("Structure");
    case RollKind::RecruitWeapon:
        return tr("Recruit's weapon");
    case RollKind::Attribute:
        return tr("Attribute");
    case RollKind::Country:
        return tr("Country");
    case RollKind::Road:
        return tr("Road");
    case RollKind::RiverWidth:
        return tr("Width of the water");
    case RollKind::RiverFord:
        return tr("Ford or bridge");
    case RollKind::PefRep:
        return tr("Rep");
    case RollKind::EnemyTotal:
        return tr("Number for the table");
    case RollKind::EnemyLeader:
        return tr("Their leader");
    case RollKind::EnemyWeapon:
        return tr("Enemy's weapon");
    case RollKind::Scouting:
        return tr("Scouting");
    case RollKind::Vehicles:
        return tr("Vehicles at hand");
    case RollKind::ConvoyVehicles:
        return tr("Vehicles of the convoy");
    case RollKind::Role:
        return tr("Which side you are");
    case RollKind::CiviliansThere:
        return tr("Civilians or none");
    case RollKind::Civilians:
        return tr("How many civilians");
    case RollKind::Watching:
        return tr("Surprise, those who watch");
    case RollKind::Coming:
        return tr("Surprise, those who come");
    case RollKind::Hostages:
        return tr("Hostages");
    case RollKind::WhatFollows:
        return tr("What follows at once");
    case RollKind::AmbushTurn:
        return tr("Ambush sprung or not");
    case RollKind::AmbushRange:
        return tr("Distance of the ambush");
    case RollKind::AmbushDirection:
        return tr("Direction of the ambush");
    case RollKind::Spotting:
        return tr("Spotting");
    case RollKind::Running:
        return tr("Runners");
    case RollKind::Chasing:
        return tr("Chasers");
    case RollKind::SiegeLost:
        return tr("Besiegers lost");
    case RollKind::SiegeAlive:
        return tr("Besiegers alive");
    case RollKind::Alarm:
        return tr("Alarm");
    case RollKind::Reinforcements:
        return tr("Police reinforcements");
    case RollKind::Infection:
        return tr("Are you okay?");
    case RollKind::InfectionTurns:
        return tr("Turns until he turns");
    case RollKind::CarStart:
        return tr("Starting the car");
    case RollKind::Eating:
        return tr("Turns of eating");
    case RollKind::Activation:
        return tr("Activation, you and the enemy");
    case RollKind::ReinforcementCheck:
        return tr("Reinforcements, you and the enemy");
    case RollKind::ReinforcementFigures:
        return tr("How many come");
    case RollKind::ReinforcementEdge:
        return tr("Edge they come by");
    case RollKind::GameGround:
        return tr("Where the game is played");
    case RollKind::Card:
        return tr("Cards");
    }
    Q_UNREACHABLE();
}

/// Whom, or which; empty where there is only one.
QString subject(const Reason &reason, const NameOf &nameOf)
{
    if (reason.subject == 0)
        return {};
    switch (reason.kind) {
    case RollKind::CampaignTurn:
        return halfMonth(reason.subject);
    case RollKind::ScenarioScore:
        return reason.subject <= static_cast<int>(allScenarios.size())
            ? title(allScenarios[static_cast<std::size_t>(reason.subject - 1)])
            : QString();
    case RollKind::Terrain:
    case RollKind::Buildings:
    case RollKind::Country:
    case RollKind::Road:
    case RollKind::RiverWidth:
    case RollKind::RiverFord:
        return tr("section %1").arg(reason.subject);
    case RollKind::PefPlace:
    case RollKind::PefLetter:
    case RollKind::HowMany:
    case RollKind::GroupSide:
    case RollKind::PefMove:
    case RollKind::PefDirection:
    case RollKind::PefRep:
    case RollKind::EnemyTotal:
    case RollKind::EnemyLeader:
        return tr("PEF %1").arg(reason.subject);
    case RollKind::Exposure:
    case RollKind::Effect:
        return tr("hit %1").arg(reason.subject);
    case RollKind::Melee:
    case RollKind::Contest:
    case RollKind::RollOff:
        return QString(QChar(u'a' + reason.subject - 1));
    case RollKind::Initiative:
    case RollKind::WeaponSkill:
        return reason.subject > beforeTheirs ? tr("enemy %1").arg(reason.subject - beforeTheirs)
                                             : named(reason.subject, nameOf);
    case RollKind::EnemyFigure:
    case RollKind::EnemyWeapon:
    case RollKind::GuardPlace:
    case RollKind::GuardDistance:
    case RollKind::GuardFacing:
        return tr("figure %1").arg(reason.subject);
    case RollKind::Recruit:
    case RollKind::RecruitWeapon:
    case RollKind::Attribute:
    case RollKind::Recovery:
    case RollKind::FirstAid:
    case RollKind::StarHoldsOne:
    case RollKind::GruntWeighs:
        return named(reason.subject, nameOf);
    default:
        return {};
    }
}

} // namespace

QString reason(const Reason &reason, const NameOf &nameOf)
{
    const QString whom = subject(reason, nameOf);
    if (whom.isEmpty())
        return purpose(reason.kind);
    const QString pattern = reason.kind == RollKind::StarHoldsOne ? tr("%1 %2") : tr("%1, %2");
    return pattern.arg(purpose(reason.kind), whom);
}

QString request(const DiceRequest &request, const NameOf &nameOf)
{
    if (request.reason.kind == RollKind::Card)
        return request.count == 1 ? tr("One card more") : tr("%1 cards").arg(capitalised(count(request.count)));
    if (request.reason.kind == RollKind::Activation && request.count > fewestSides)
        return tr("Activation, you first: %1").arg(dice(request.count, request.sides));
    return tr("%1: %2").arg(reason(request.reason, nameOf), dice(request.count, request.sides));
}

} // namespace muster::words
