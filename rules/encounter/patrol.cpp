// SPDX-License-Identifier: MIT
#include "rules/encounter/patrol.h"

#include "rules/band/recruit.h"
#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

namespace {

const Gathering &rollGathering(const PatrolTables &tables, const ForceTables &force, const PatrolSighting &sighting,
                               Dice &dice)
{
    const int total = force.total[sighting.numbers].roll({RollKind::EnemyTotal, sighting.pef}, dice);
    const auto &rows = tables.howManyFor(sighting.own).rows;
    return rows.at(std::clamp(total, rows.least(), rows.most())); // R47
}

} // namespace

const RollTable<PefForce> &PatrolTables::compositionAfter(int resolved) const
{
    return composition[std::min(static_cast<std::size_t>(resolved), composition.size() - 1)];
}

const GatheringTable &PatrolTables::howManyFor(const QString &list) const
{
    const auto *table = findWhere(howMany, [&](const GatheringTable &one) { return one.lists.contains(list); });
    return table ? *table : howMany.front();
}

void rollPefReps(std::vector<Pef> &pefs, Dice &dice)
{
    for (Pef &pef : pefs) {
        const Faces two = dice.roll({{RollKind::PefRep, pef.id}, 2});
        pef.rep = std::min(two[0].face, two[1].face);
    }
}

PatrolContact resolvePatrolPef(const PatrolTables &tables, const ArmyList &enemy, const PatrolSighting &sighting,
                               Dice &dice)
{
    PatrolContact contact;
    contact.force = rollOn(tables.compositionAfter(sighting.resolved), {RollKind::PefLetter, sighting.pef}, dice);
    if (contact.force == PefForce::FalseAlarm && sighting.certain)
        contact.force = PefForce::Stragglers;
    if (contact.force == PefForce::FalseAlarm)
        return contact;
    const ForceTables &force = contact.force == PefForce::MainBody ? tables.mainBody : tables.stragglers;
    const Gathering &gathering = rollGathering(tables, force, sighting, dice);
    const bool rolledLeader = rollOn(force.leader, {RollKind::EnemyLeader, sighting.pef}, dice);
    contact.leader = rolledLeader && !sighting.leaderPlaced; // R49
    int place = 0;
    for (const int size : groupSizes(gathering.number.of(sighting.party), gathering.groups)) {
        std::vector<Profile> &group = contact.groups.emplace_back();
        while (static_cast<int>(group.size()) < size)
            group.push_back(drawFigure(enemy, {RollKind::EnemyFigure, ++place}, dice));
    }
    if (contact.leader)
        contact.groups.front().front().rep = tables.leaderRep;
    return contact;
}

GroupMoveResult moveByPosition(const GroupMoves &moves, int rep, bool cover, bool outnumber, Dice &dice)
{
    return movePassing(moves, passedByPosition(rep, cover, outnumber, dice), outnumber, dice);
}

GroupMoveResult movePassing(const GroupMoves &moves, int passed, bool outnumber, Dice &dice)
{
    GroupMoveResult result;
    result.passed = passed;
    result.move = moves.of(passed)[outnumber ? 1 : 0];
    if (result.move == GroupMove::Flank)
        result.flank = dice.die(RollKind::GroupSide) <= 3 ? Side::Left : Side::Right;
    return result;
}

std::vector<int> groupSizes(int figures, int groups)
{
    std::vector<int> sizes;
    for (; groups > 0 && figures > 0; --groups) {
        sizes.push_back((figures + groups - 1) / groups);
        figures -= sizes.back();
    }
    return sizes;
}

ScoutingResult scout(const ScoutingTables &tables, int value, bool buildings, Dice &dice)
{
    const int passedDice = passed(dice.roll({RollKind::Scouting, 2}), value);
    const Scouted found = tables.found.of(passedDice);
    return {passedDice, found == Scouted::Enemy || (found == Scouted::InBuildings && buildings)};
}

} // namespace muster
