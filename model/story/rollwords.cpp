// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/games/game.h"
#include "rules/scenario/cards.h"

namespace muster::words {

namespace {

QString named(int id, const NameOf &nameOf)
{
    const QString name = nameOf ? nameOf(id) : QString();
    return name.isEmpty() ? StoryText::tr("figure %1").arg(id) : name;
}

/// What the dice are for, without whom.
QString purpose(RollKind kind)
{
    switch (kind) {
    case RollKind::Recruit:
        return StoryText::tr("Recruit");
    case RollKind::EnemyActivity:
        return StoryText::tr("Enemy Activity Level");
    case RollKind::Terrain:
        return StoryText::tr("Terrain");
    case RollKind::Buildings:
        return StoryText::tr("Buildings");
    case RollKind::ObjectiveBuildings:
        return StoryText::tr("Objective buildings");
    case RollKind::TimeOfDay:
        return StoryText::tr("Time of day");
    case RollKind::PefPlace:
        return StoryText::tr("Place");
    case RollKind::PefLetter:
        return StoryText::tr("Resolve");
    case RollKind::HowMany:
        return StoryText::tr("How many");
    case RollKind::EnemyFigure:
        return StoryText::tr("Enemy");
    case RollKind::GroupSide:
        return StoryText::tr("Side of the second group");
    case RollKind::GuardPlace:
        return StoryText::tr("Inside or out");
    case RollKind::GuardDistance:
        return StoryText::tr("Distance from the building");
    case RollKind::GuardFacing:
        return StoryText::tr("Facing you or not");
    case RollKind::Looting:
        return StoryText::tr("Turns to loot");
    case RollKind::PefMove:
        return StoryText::tr("Move");
    case RollKind::PefDirection:
        return StoryText::tr("Direction");
    case RollKind::NonPlayerMove:
        return StoryText::tr("Enemy move");
    case RollKind::Recovery:
        return StoryText::tr("Recovery");
    case RollKind::FirstAid:
        return StoryText::tr("First Aid");
    case RollKind::StarHolds:
        return StoryText::tr("Stay or Go, the Star");
    case RollKind::StarHoldsOne:
        return StoryText::tr("Stay or Go, the Star for");
    case RollKind::GruntWeighs:
        return StoryText::tr("Stay or Go");
    case RollKind::Test:
        return StoryText::tr("Test");
    case RollKind::LeaderDie:
        return StoryText::tr("Leader Die");
    case RollKind::FollowUp:
        return StoryText::tr("Then");
    case RollKind::DuelImpact:
        return StoryText::tr("Impact");
    case RollKind::DuelRep:
        return StoryText::tr("Rep");
    case RollKind::LookUp:
        return StoryText::tr("Roll on the table");
    case RollKind::PitifulShot:
        return StoryText::tr("Pitiful shot");
    case RollKind::Damage:
        return StoryText::tr("Damage");
    case RollKind::Melee:
        return StoryText::tr("Melee");
    case RollKind::Contest:
        return StoryText::tr("Both sides");
    case RollKind::SuccessCount:
        return StoryText::tr("Successes");
    case RollKind::StarPower:
        return StoryText::tr("Star Power");
    case RollKind::Scatter:
        return StoryText::tr("Long and short");
    case RollKind::RollOff:
        return StoryText::tr("Side");
    case RollKind::Initiative:
        return StoryText::tr("Initiative");
    case RollKind::WeaponSkill:
        return StoryText::tr("Weapon skill");
    case RollKind::PercentileShot:
        return StoryText::tr("To hit, 1 to 100");
    case RollKind::Exposure:
        return StoryText::tr("Does it show");
    case RollKind::Effect:
        return StoryText::tr("Effect");
    case RollKind::Challenge:
        return StoryText::tr("Challenge");
    case RollKind::CampaignTurn:
        return StoryText::tr("Encounter or none");
    case RollKind::ScenarioScore:
        return StoryText::tr("Encounter");
    case RollKind::Coverage:
        return StoryText::tr("Media coverage");
    case RollKind::Crew:
        return StoryText::tr("Media crew");
    case RollKind::Faction:
        return StoryText::tr("Faction");
    case RollKind::EnemyFaction:
        return StoryText::tr("Enemy faction");
    case RollKind::SettlementSize:
        return StoryText::tr("Size of the settlement");
    case RollKind::StructureCount:
        return StoryText::tr("How many structures");
    case RollKind::Structure:
        return StoryText::tr("Structure");
    case RollKind::RecruitWeapon:
        return StoryText::tr("Recruit's weapon");
    case RollKind::Attribute:
        return StoryText::tr("Attribute");
    case RollKind::Country:
        return StoryText::tr("Country");
    case RollKind::Road:
        return StoryText::tr("Road");
    case RollKind::RiverWidth:
        return StoryText::tr("Width of the water");
    case RollKind::RiverFord:
        return StoryText::tr("Ford or bridge");
    case RollKind::PefRep:
        return StoryText::tr("Rep");
    case RollKind::EnemyTotal:
        return StoryText::tr("Number for the table");
    case RollKind::EnemyLeader:
        return StoryText::tr("Their leader");
    case RollKind::EnemyWeapon:
        return StoryText::tr("Enemy's weapon");
    case RollKind::Scouting:
        return StoryText::tr("Scouting");
    case RollKind::Vehicles:
        return StoryText::tr("Vehicles at hand");
    case RollKind::ConvoyVehicles:
        return StoryText::tr("Vehicles of the convoy");
    case RollKind::Role:
        return StoryText::tr("Which side you are");
    case RollKind::CiviliansThere:
        return StoryText::tr("Civilians or none");
    case RollKind::Civilians:
        return StoryText::tr("How many civilians");
    case RollKind::Watching:
        return StoryText::tr("Surprise, those who watch");
    case RollKind::Coming:
        return StoryText::tr("Surprise, those who come");
    case RollKind::Hostages:
        return StoryText::tr("Hostages");
    case RollKind::WhatFollows:
        return StoryText::tr("What follows at once");
    case RollKind::AmbushTurn:
        return StoryText::tr("Ambush sprung or not");
    case RollKind::AmbushRange:
        return StoryText::tr("Distance of the ambush");
    case RollKind::AmbushDirection:
        return StoryText::tr("Direction of the ambush");
    case RollKind::Spotting:
        return StoryText::tr("Spotting");
    case RollKind::Running:
        return StoryText::tr("Runners");
    case RollKind::Chasing:
        return StoryText::tr("Chasers");
    case RollKind::SiegeLost:
        return StoryText::tr("Besiegers lost");
    case RollKind::SiegeAlive:
        return StoryText::tr("Besiegers alive");
    case RollKind::Alarm:
        return StoryText::tr("Alarm");
    case RollKind::Reinforcements:
        return StoryText::tr("Police reinforcements");
    case RollKind::Infection:
        return StoryText::tr("Are you okay?");
    case RollKind::InfectionTurns:
        return StoryText::tr("Turns until he turns");
    case RollKind::CarStart:
        return StoryText::tr("Starting the car");
    case RollKind::Eating:
        return StoryText::tr("Turns of eating");
    case RollKind::Activation:
        return StoryText::tr("Activation, you and the enemy");
    case RollKind::ReinforcementCheck:
        return StoryText::tr("Reinforcements, you and the enemy");
    case RollKind::ReinforcementFigures:
        return StoryText::tr("How many come");
    case RollKind::ReinforcementEdge:
        return StoryText::tr("Edge they enter from");
    case RollKind::GameGround:
        return StoryText::tr("Where the game is played");
    case RollKind::Card:
        return StoryText::tr("Cards");
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
        return StoryText::tr("section %1").arg(reason.subject);
    case RollKind::PefPlace:
    case RollKind::PefLetter:
    case RollKind::HowMany:
    case RollKind::GroupSide:
    case RollKind::PefMove:
    case RollKind::PefDirection:
    case RollKind::PefRep:
    case RollKind::EnemyTotal:
    case RollKind::EnemyLeader:
        return StoryText::tr("PEF %1").arg(reason.subject);
    case RollKind::Exposure:
    case RollKind::Effect:
        return StoryText::tr("hit %1").arg(reason.subject);
    case RollKind::Melee:
    case RollKind::Contest:
    case RollKind::RollOff:
        return QString(QChar(u'a' + reason.subject - 1));
    case RollKind::Initiative:
    case RollKind::WeaponSkill:
        return reason.subject > beforeTheirs ? StoryText::tr("enemy %1").arg(reason.subject - beforeTheirs)
                                             : named(reason.subject, nameOf);
    case RollKind::EnemyFigure:
    case RollKind::EnemyWeapon:
    case RollKind::GuardPlace:
    case RollKind::GuardDistance:
    case RollKind::GuardFacing:
        return StoryText::tr("figure %1").arg(reason.subject);
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
    if (reason.kind == RollKind::RollOff)
        return StoryText::tr("Side %1").arg(whom.toUpper());
    const QString pattern = reason.kind == RollKind::StarHoldsOne ? StoryText::tr("%1 %2") : StoryText::tr("%1, %2");
    return pattern.arg(purpose(reason.kind), whom);
}

QString request(const DiceRequest &request, const NameOf &nameOf)
{
    if (request.reason.kind == RollKind::Card)
        return request.count == 1          ? StoryText::tr("One card more")
            : request.count == fewestSides ? StoryText::tr("Two cards (red: you, black: the enemy)")
                                           : StoryText::tr("%1 cards").arg(capitalised(count(request.count)));
    if (request.reason.kind == RollKind::Activation && request.count > fewestSides)
        return StoryText::tr("Activation, you first: %1").arg(dice(request.count, request.sides));
    return StoryText::tr("%1: %2").arg(reason(request.reason, nameOf), dice(request.count, request.sides));
}

} // namespace muster::words
