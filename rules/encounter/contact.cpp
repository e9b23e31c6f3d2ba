// SPDX-License-Identifier: MIT
#include "rules/encounter/contact.h"

#include "rules/band/recruit.h"
#include "rules/encounter/activitytables.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns whether the leader is in the first group: with the first InForce, else with the last PEF if it is a contact
/// (R24).
bool leaderIsHere(const PefSighting &sighting, PefLetter letter)
{
    if (sighting.leaderPlaced)
        return false;
    return letter == PefLetter::InForce || (sighting.last && letter == PefLetter::Contact);
}

} // namespace

int ealAfter(PefLetter letter, int eal)
{
    return letter == PefLetter::Signs ? std::min(highestEal, eal + 1) : eal;
}

int groupsOf(PefLetter letter)
{
    switch (letter) {
    case PefLetter::Nothing:
    case PefLetter::Signs:
        return 0;
    case PefLetter::Contact:
        return 1;
    case PefLetter::InForce:
        return 2;
    }
    Q_UNREACHABLE();
    return 0;
}

int howManyEnemies(const ActivityTables &tables, int party, Dice &dice, int pef)
{
    return rollOn(tables.howMany, {RollKind::HowMany, pef}, dice).of(party);
}

Contact resolvePef(const ActivityTables &tables, const ArmyList &list, const PefSighting &sighting, Dice &dice)
{
    Q_ASSERT(sighting.eal >= lowestEal && sighting.eal <= highestEal);
    PefLetter letter = rollOn(tables.lettersAt(sighting.eal), {RollKind::PefLetter, sighting.pef}, dice);
    if (sighting.certain && groupsOf(letter) == 0)
        letter = PefLetter::Contact; // R59

    Contact contact{letter, ealAfter(letter, sighting.eal), {}};
    int place = 0; // of a figure, numbered through all groups
    for (int number = 1; number <= groupsOf(letter); ++number) {
        EnemyGroup &group = contact.groups.emplace_back();
        if (number > 1)
            group.side = dice.die({RollKind::GroupSide, sighting.pef}) <= 3 ? Side::Left : Side::Right;
        const int count = howManyEnemies(tables, sighting.party, dice, sighting.pef);
        while (group.size() < count) {
            Profile figure = drawFigure(list, {RollKind::EnemyFigure, ++place}, dice);
            if (place == 1 && leaderIsHere(sighting, letter)) {
                figure.rep = leaderInForceRep;
                group.leader = figure;
            } else {
                group.figures.push_back(figure);
            }
        }
    }
    return contact;
}

} // namespace muster
