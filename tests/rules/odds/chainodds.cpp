// SPDX-License-Identifier: MIT
#include "rules/odds/chainodds.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <map>

using namespace muster;
using namespace muster::testing;

namespace {

NextEncounter byTheBook(const NextEncounter &link, Outcome outcome)
{
    return nextEncounter(*swordplay().chain, link.kind, outcome, *link.eal);
}

using Counted = std::map<std::pair<EncounterKind, int>, double>;

/// Computes the same by following every possible sequence of months.
void walk(const NextEncounter &link, double chance, std::size_t month, double win, std::vector<Counted> &months)
{
    if (month == months.size())
        return;
    months[month][{link.kind, *link.eal}] += chance;
    walk(byTheBook(link, Outcome::Success), chance * win, month + 1, win, months);
    walk(byTheBook(link, Outcome::Failure), chance * (1 - win), month + 1, win, months);
}

constexpr double hairsBreadth = 1e-12;

void expectSame(const std::vector<LinkOdds> &exact, const std::vector<Counted> &walked)
{
    ASSERT_EQ(exact.size(), walked.size());
    for (std::size_t month = 0; month < exact.size(); ++month) {
        Counted chances;
        exact[month].each([&](const NextEncounter &link, double chance) { chances[{link.kind, *link.eal}] = chance; });
        ASSERT_EQ(chances.size(), walked[month].size());
        for (const auto &[link, chance] : walked[month])
            EXPECT_NEAR(chances[link], chance, hairsBreadth) << "month " << month;
    }
}

} // namespace

TEST(ChainOdds, AreThoseOfEveryWayThatFifteenMonthsCanGo)
{
    const NextEncounter raid{EncounterKind::RaidAttack, 4};
    std::vector<Counted> walked(15);
    walk(raid, 1, 0, 0.6, walked);

    expectSame(linksAhead(LinkOdds::certain(raid), 15, byTheBook, [](EncounterKind) { return 0.6; }), walked);
}

TEST(ChainOdds, BeginWithEveryFallOfTheDiceWhereNoLevelIsKnownYet) // R13
{
    std::vector<Counted> walked(10);
    for (int one = 1; one <= 6; ++one) {
        for (int other = 1; other <= 6; ++other) {
            const QByteArray faces = QStringLiteral("%1 %2").arg(one).arg(other).toLatin1();
            const int eal = onDice(faces.constData(), [](Dice &dice) { return rollEal(dice); });
            walk({EncounterKind::Patrol, eal}, 1.0 / 36, 0, 0.35, walked);
        }
    }

    expectSame(
        linksAhead(LinkOdds::ofUnrolledEal(EncounterKind::Patrol), 10, byTheBook, [](EncounterKind) { return 0.35; }),
        walked);
}
