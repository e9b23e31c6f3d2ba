// SPDX-License-Identifier: MIT
#include "rules/force/points.h"

#include "rules/dice/randomdice.h"
#include "rules/scenario/force.h"

#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

namespace {

const ForcePoints &points()
{
    return *chainReaction1().points;
}

} // namespace

TEST(ChineseMenu, HasThePricesOfTheBook)
{
    QStringList lines;
    for (auto price = points().weapons.begin(); price != points().weapons.end(); ++price)
        lines << QStringLiteral("%1 %2").arg(price.key()).arg(price.value());
    EXPECT_EQ(lines.join(QStringLiteral(", ")).toStdString(),
              "assault-rifle 12, carbine 6, flame-thrower 12, grenade 11, grenade-launcher 9, law 12, "
              "light-machine-gun 15, machine-pistol 6, over-and-under 24, pistol 4, rifle 9, rocket-launcher 16, "
              "rotating-grenade-launcher 9, scoped-rifle 9, shotgun 7, submachine-gun 8");
    QStringList rounds;
    for (const ForcePoints::Round &round : points().rounds)
        rounds << QStringLiteral("%1 %2").arg(round.id).arg(round.points);
    EXPECT_EQ(rounds.join(QStringLiteral(", ")).toStdString(), "grenade-round 9, law-round 8, he-round 12, ap-round 9");
}

TEST(ChineseMenu, AForceCostsWhatItsFiguresDo)
{
    Profile leader;
    leader.rep = 4;
    leader.armorWorn = QStringLiteral("body-armor");
    leader.weapon = QStringLiteral("submachine-gun");
    Profile lookout;
    lookout.rep = 2;
    lookout.armorWorn = QStringLiteral("none");
    lookout.weapon = QStringLiteral("pistol");
    EXPECT_EQ(priceOf(chainReaction1(), {leader, lookout}), (8 + 9 + 8) + (4 + 4));
    EXPECT_EQ(priceOf(chainReaction1(), {}), 0);
    EXPECT_FALSE(priceOf(swordplay(), {leader})) << "nothing has a price there";
}

TEST(Specialists, AreLimitedByTheListsNumber)
{
    const auto allowed = [](const char *list, int figures) {
        return specialistsAllowed(chainReaction1().list(QString::fromLatin1(list))->figuresPerSpecial, figures);
    };
    EXPECT_EQ(allowed("military", 9), 1);
    EXPECT_EQ(allowed("guerrillas", 9), 1) << "never below one (R76)";
    EXPECT_EQ(allowed("gang", 16), 2);
    EXPECT_EQ(allowed("civilians", 3), std::nullopt);
}

/// A player's own list may contain nothing else, and rolling again would never end.
TEST(Specialists, OfAnEnemyWhoseListHasOnlySuchComeAsTheyFall_R76)
{
    Pack pack = chainReaction1();
    ArmyList &list =
        *std::find_if(pack.lists.begin(), pack.lists.end(), [](const ArmyList &one) { return one.id == u"military"; });
    list.weaponDie.reset();
    for (auto &row : list.figures.rows)
        row.outcome.weapon = QStringLiteral("light-machine-gun");
    RandomDice dice(1);
    const Force force = raiseForce(pack, list.id, {}, dice);
    EXPECT_EQ(static_cast<int>(force.figures.size()), 1 + force.leaderRep());
    EXPECT_FALSE(buyForce(pack, list.id, 90, dice).figures.empty());
}
