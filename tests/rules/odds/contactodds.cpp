// SPDX-License-Identifier: MIT
#include "rules/odds/contactodds.h"

#include "rules/encounter/contact.h"
#include "tests/support/everytape.h"
#include "tests/support/packs.h"

#include <map>

using namespace muster;
using namespace muster::testing;

namespace {

const ActivityTables &tables()
{
    return *swordplay().activity;
}

/// The number of enemies that a PEF brought, and the EAL after it.
struct Seen {
    int enemies = 0;
    int eal = 0;

    friend auto operator<=>(const Seen &, const Seen &) = default;
};

using Chances = std::map<Seen, double>;

/// Runs the procedure itself on every tape. The enemies' profiles and their side do not affect their number.
Chances resolved(const ActivityTables &activity, int eal, int party, bool leaderPlaced, bool last)
{
    const PefSighting sighting{1, eal, party, leaderPlaced, last};
    Chances chances;
    onEveryTape([&](Dice &dice) { return resolvePef(activity, swordplay().lists.front(), sighting, dice); },
                [&](const Contact &contact, double chance) {
                    Seen seen{0, contact.eal};
                    for (const EnemyGroup &group : contact.groups)
                        seen.enemies += group.size();
                    chances[seen] += chance;
                },
                {RollKind::EnemyFigure, RollKind::GroupSide});
    return chances;
}

/// Resolves several PEFs in succession, each at the EAL after the one before.
Chances counted(const ActivityTables &activity, int eal, int party, int pefs)
{
    std::map<int, Chances> onePef; // indexed by EAL
    Chances chances{{{0, eal}, 1}};
    for (; pefs > 0; --pefs) {
        Chances after;
        for (const auto &[sofar, chance] : chances) {
            if (!onePef.contains(sofar.eal))
                onePef[sofar.eal] = resolved(activity, sofar.eal, party, false, false);
            for (const auto &[seen, more] : onePef[sofar.eal])
                after[{sofar.enemies + seen.enemies, seen.eal}] += chance * more;
        }
        chances = after;
    }
    return chances;
}

void expectAsCounted(const ActivityTables &activity, int eal, int party, int pefs)
{
    Distribution expected;
    for (const auto &[seen, chance] : counted(activity, eal, party, pefs))
        expected.add(seen.enemies, chance);

    const Distribution odds = contactOdds(activity, eal, party, pefs);

    EXPECT_EQ(odds.most(), expected.most());
    for (int count = 0; count <= expected.most(); ++count)
        EXPECT_NEAR(odds.chanceOf(count), expected.chanceOf(count), 1e-12) << count << " enemies";
}

} // namespace

TEST(ContactOdds, OfOnePefAreThoseOfEveryFallOfItsDice)
{
    for (int eal = 1; eal <= 5; ++eal) {
        expectAsCounted(tables(), eal, 1, 1);
        expectAsCounted(tables(), eal, 5, 1);
    }
}

TEST(ContactOdds, OfTwoPefsAreThoseOfTheSecondAtTheLevelTheFirstLeft)
{
    for (int eal = 1; eal <= 5; ++eal)
        expectAsCounted(tables(), eal, 3, 2);
}

TEST(ContactOdds, OfAPackWhoseTopLevelStillRisesStopAtFive) // R13
{
    ActivityTables rising = tables();
    rising.letters[4].rows.front().outcome = PefLetter::Signs;
    expectAsCounted(rising, 5, 2, 2);
}

TEST(ContactOdds, OfNoPefsAreNobody)
{
    const Distribution odds = contactOdds(tables(), 3, 4, 0);
    EXPECT_EQ(odds.chanceOf(0), 1);
    EXPECT_EQ(odds.mean(), 0);
}

TEST(ContactOdds, DoNotAskWhereTheLeaderIs) // R24
{
    const Chances withHim = resolved(tables(), 3, 4, false, true);
    for (const bool last : {false, true})
        EXPECT_EQ(resolved(tables(), 3, 4, true, last), withHim);
}

TEST(ContactOdds, AddUpToOneForTheLargestQuestion)
{
    const Distribution odds = contactOdds(tables(), 2, 40, 9);
    EXPECT_NEAR(odds.total(), 1, 1e-12);
    EXPECT_EQ(odds.most(), 9 * 2 * 60);
}
