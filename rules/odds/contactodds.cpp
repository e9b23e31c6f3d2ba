// SPDX-License-Identifier: MIT
#include "rules/odds/contactodds.h"

#include "rules/encounter/activitytables.h"
#include "rules/encounter/contact.h"

namespace muster {

namespace {

/// Odds of the number of enemies, for each EAL that can be reached.
using ByEal = PerNumber<Distribution, lowestEal, highestEal>;

/// Odds of the number of enemies, indexed by the number of groups a letter stands for.
using Groups = PerNumber<Distribution, 0, 2>;

/// Returns the odds for one PEF that is seen at this EAL.
ByEal onePef(const ActivityTables &tables, int eal, const Groups &groups)
{
    ByEal brings;
    eachOutcome(tables.lettersAt(eal), [&](PefLetter letter, double chance) {
        brings.of(ealAfter(letter, eal)).add(groups.of(groupsOf(letter)), chance);
    });
    return brings;
}

ByEal withOneMore(const ByEal &counted, const ActivityTables &tables, const Groups &groups)
{
    ByEal after;
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        const ByEal brings = onePef(tables, eal, groups);
        for (int then = eal; then <= highestEal; ++then)
            after.of(then).add(counted.of(eal) + brings.of(then), 1);
    }
    return after;
}

} // namespace

Distribution contactOdds(const ActivityTables &tables, int eal, int party, int pefs)
{
    Q_ASSERT(eal >= lowestEal && eal <= highestEal);
    Distribution group;
    eachOutcome(tables.howMany, [&](const HowMany &row, double chance) { group.add(row.of(party), chance); });
    const Groups groups{group.times(0), group, group.times(2)};

    ByEal counted;
    counted.of(eal) = Distribution::certain(0);
    for (; pefs > 0; --pefs)
        counted = withOneMore(counted, tables, groups);

    Distribution enemies;
    for (const Distribution &atEal : counted)
        enemies.add(atEal, 1);
    return enemies;
}

} // namespace muster
