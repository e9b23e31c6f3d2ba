// SPDX-License-Identifier: MIT
#include "rules/encounter/contact.h"

#include "rules/band/recruit.h"
#include "rules/encounter/activitytables.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

namespace {

/// Rolls up the groups of one contact. Its figures are numbered through all groups.
class Dealer
{
public:
    Dealer(const ActivityTables &tables, const ArmyList &list, const PefSighting &sighting, Dice &dice)
        : m_tables(tables)
        , m_list(list)
        , m_sighting(sighting)
        , m_dice(dice)
    {
    }

    EnemyGroup group(bool withLeader)
    {
        EnemyGroup group;
        int count = howManyEnemies(m_tables, m_sighting.party, m_dice, m_sighting.pef);
        if (withLeader) {
            group.leader = figure();
            group.leader->rep = leaderInForceRep;
            --count;
        }
        group.figures.reserve(static_cast<std::size_t>(count));
        for (; count > 0; --count)
            group.figures.push_back(figure());
        return group;
    }

    Side side() { return m_dice.die({RollKind::GroupSide, m_sighting.pef}) <= 3 ? Side::Left : Side::Right; }

private:
    Profile figure() { return drawFigure(m_list, {RollKind::EnemyFigure, ++m_figures}, m_dice); }

    const ActivityTables &m_tables;
    const ArmyList &m_list;
    const PefSighting &m_sighting;
    Dice &m_dice;
    int m_figures = 0;
};

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
    const auto &table = tables.howMany;
    return rollOn(table, {RollKind::HowMany, pef}, dice).of(party);
}

Contact resolvePef(const ActivityTables &tables, const ArmyList &list, const PefSighting &sighting, Dice &dice)
{
    Q_ASSERT(sighting.eal >= lowestEal && sighting.eal <= highestEal);
    const auto &letters = tables.lettersAt(sighting.eal);
    PefLetter letter = rollOn(letters, {RollKind::PefLetter, sighting.pef}, dice);
    if (sighting.certain && groupsOf(letter) == 0)
        letter = PefLetter::Contact; // R59

    Contact contact{letter, ealAfter(letter, sighting.eal), {}};
    Dealer dealer(tables, list, sighting, dice);
    const int groups = groupsOf(letter);
    if (groups > 0)
        contact.groups.push_back(dealer.group(leaderIsHere(sighting, letter)));
    if (groups > 1) {
        const Side side = dealer.side();
        contact.groups.push_back(dealer.group(false));
        contact.groups.back().side = side;
    }
    return contact;
}

} // namespace muster
