// SPDX-License-Identifier: MIT

// PEFs, moved and resolved.

#include "model/actions/typedforce.h"
#include "tests/support/battle.h"

namespace muster::testing {

TEST(Play, PefsMoveAgainstTheEalOncePerTurn)
{
    Battle battle(threeOnPatrol());
    battle.begins().turn("2 5").moves(1, "3 1  4");
    EXPECT_EQ(battle.told(), "PEF 1 moved: 16\" towards you, through cover `(3) (1) : 4`");
    EXPECT_EQ(refusal(actions::checkMovePef(battle.campaign(), swordplay(), 1)), "PEF 1 has already moved this turn.");
    battle.moves(2, "4 5");
    EXPECT_EQ(battle.told(), "PEF 2 does not move `4 5`");
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 3. Your groups of Rep 2 or more act.");
    battle.moves(3, "1 6  2").does(actions::placePef(battle.campaign(), 3, 6));
    EXPECT_EQ(battle.told(), "PEF 3 placed: now in section 6");
    EXPECT_EQ(battle.play().pef(3)->pef.section, 6);
    EXPECT_EQ(battle.now(), "Your groups of Rep 2 or more act. Then roll activation for turn 2.");
    EXPECT_EQ(refusal(actions::placePef(battle.campaign(), 3, 6)), "PEF 3 is already in section 6.");
    EXPECT_EQ(refusal(actions::placePef(battle.campaign(), 3, 10)), "The table has sections 1 to 9, not 10.");
}

TEST(ChainReactionPlay, PefsMoveByTheirRepAndResolveByHowManyWereBefore)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3)),
                  chainReaction3());
    battle.begins();
    EXPECT_FALSE(battle.play().starPower) << "it has no Star Power";
    battle.turn("5 3");
    EXPECT_EQ(battle.now(), "Your groups of Rep 5 or more act. Then move PEF 3 and PEF 2.")
        << "the highest Rep first; PEF 1 has Rep 2, below their die";
    EXPECT_EQ(refusal(actions::checkMovePef(battle.campaign(), chainReaction3(), 1)),
              "PEF 1 has Rep 2; on a 3 its side acts with Rep 3 or more.");
    battle.moves(3, "2 6  1");
    EXPECT_EQ(battle.told(), "PEF 3 moved: 8\" to the nearest PEF `(2) 6 : 1`") << "p. 24: no 4\", no cover";
    battle.turn("5 3").moves(3, "2 6  6");
    EXPECT_EQ(battle.told(), "PEF 3 moved: 8\" towards you `(2) 6 : 6`");
    battle.resolves(1, "3");
    EXPECT_EQ(battle.told(), "PEF 1 resolved: C, false alarm `3`");
    battle.resolves(2, "5");
    EXPECT_EQ(battle.told(), "PEF 2 resolved: C, false alarm `5`") << "the second row";
    EXPECT_EQ(battle.play().resolvedPefs(), 2);
}

TEST(Play, ALastPefMaySplitInTwo)
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(1, "1").resolves(2, "2").turn("1 2").moves(3, "1 2  1");
    EXPECT_EQ(battle.told(), "PEF 3 moved: splits in two `(1) (2) : 1`\nPEF 4 appeared in section 4");
    EXPECT_EQ(battle.play().waitingPefs(), 2);
    EXPECT_EQ(refusal(actions::checkMovePef(battle.campaign(), swordplay(), 4)), "PEF 4 has already moved this turn.");
}

TEST(Play, AnARaisesTheEalForTheRestOfTheEncounter_R13)
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(2, "3");
    EXPECT_EQ(battle.told(), "PEF 2 resolved: A, something’s out there; EAL 4 from now on `3` R13");
    EXPECT_EQ(battle.play().eal, 4);
    EXPECT_EQ(battle.campaign().eal, 3) << "the campaign's own stays";
    EXPECT_EQ(refusal(actions::checkResolvePef(battle.campaign(), swordplay(), 2)),
              "PEF 2 has been resolved: A, something’s out there.");
    battle.resolves(1, "5  6 5  1 1 2 2 3 3 4 4 5 5");
    EXPECT_EQ(battle.play().groups.front().figures.size(), 5U) << "at EAL 4 a 5 is a B: the party and two more";
}

TEST(Play, ContactBringsAGroupAndTheLastPefTheLeader_R23_R24)
{
    Battle battle(threeOnPatrol());
    battle.begins({1, 2}).resolves(1, "4  1 2  3 3").resolves(2, "1");
    ASSERT_EQ(battle.play().groups.size(), 1U);
    EXPECT_FALSE(battle.play().leaderPlaced());
    battle.resolves(3, "5  3 4  2 3 5 4");
    EXPECT_EQ(battle.told(),
              "PEF 3 resolved: B, contact `5`\n"
              "Group 2, 2 figures, section 4: Leader, Rep 5, Spear; Mounted Wolf Rider, Rep 5, Javelin, Sword `3 4 : 2 "
              "3 : 5 4` R24");
    EXPECT_TRUE(battle.play().leaderPlaced());
    EXPECT_EQ(battle.play().enemies(), 3);
}

TEST(Play, TwoGroupsComeInForce)
{
    Battle battle(threeOnPatrol());
    battle.begins({1}).resolves(1, "6  1 1  2 2  5  1 1  6 6");
    EXPECT_EQ(battle.told(),
              "PEF 1 resolved: C, in force `6`\n"
              "Group 1, 1 figure, section 2: Leader, Rep 5, Short Bow `1 1 : 2 2` R24\n"
              "Group 2, 1 figure, section 2: 6\" to the right of the first; Greater Orc, Rep 5, Spear `5 : 1 1 : 6 6`");
}

TEST(Play, NobodySeesAPefWhereNobodyStands)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).does(actions::setState(battle.campaign(), FigureId{2}, TableState::RanAway));
    EXPECT_EQ(refusal(actions::checkResolvePef(battle.campaign(), swordplay(), 1)),
              "None of your figures is on the table to see PEF 1.");
    EXPECT_EQ(battle.now(), "None of your figures is left on the table. Go to After the battle.");
}

// Swordplay p. 26: "when resolved the forces are revealed without rolling on any table".
TEST(HeadToHead, APefIsTurnedOverAndNotRolled_R37)
{
    Battle battle(threeOnPatrol());
    battle.begins();
    EXPECT_EQ(refusal(actions::revealPef(battle.campaign(), 1)),
              "What PEF 1 hides is not recorded yet. Record it first, or resolve the PEF by dice.");
    const ArmyList *orcs = swordplay().list(QStringLiteral("orcs"));
    const auto force = actions::figuresIn(QStringLiteral("2 Orc 4; Troll 5 two-hand axe"), swordplay(), orcs);
    ASSERT_TRUE(force) << refusal(force);
    battle.does(actions::hideUnderPef(battle.campaign(), swordplay(), 1, *force));
    EXPECT_EQ(battle.told(), "Recorded what PEF 1 hides R37") << "nobody else reads it there";
    EXPECT_EQ(refusal(actions::checkResolvePef(battle.campaign(), swordplay(), 1)),
              "PEF 1 already hides something. Reveal it instead.");
    battle.does(actions::hideUnderPef(battle.campaign(), swordplay(), 2, {}));

    battle.does(actions::revealPef(battle.campaign(), 1));
    EXPECT_EQ(battle.play().enemies(), 3);
    EXPECT_EQ(battle.play().group(1)->figures.back().profile.weapon, QStringLiteral("two-hand-axe"));
    battle.does(actions::revealPef(battle.campaign(), 2));
    EXPECT_EQ(battle.told(), "PEF 2 revealed: a decoy R37");
    EXPECT_EQ(battle.play().enemies(), 3);
    EXPECT_EQ(battle.play().waitingPefs(), 1);
    EXPECT_EQ(refusal(actions::revealPef(battle.campaign(), 2)).find("PEF 2"), 0U) << "only once";
}

TEST(HeadToHead, ForcesAreTypedIn_R37)
{
    const ArmyList *orcs = swordplay().list(QStringLiteral("orcs"));
    const auto typed = [&](const char *words) {
        return actions::figuresIn(QString::fromUtf8(words), swordplay(), orcs);
    };
    ASSERT_TRUE(typed("3 Orc 4"));
    EXPECT_EQ(typed("3 Orc 4")->size(), 3U);
    EXPECT_EQ(actions::typedFigures(*typed("Ogre 5 Spear; 2 Orc 4 sword"), swordplay()),
              QStringLiteral("Ogre 5 Spear; 2 Orc 4 Sword"));
    EXPECT_EQ(refusal(typed("Orc")),
              "Write each figure as TYPE REP [WEAPON], not “Orc”, and put a semicolon between them.");
    EXPECT_EQ(refusal(typed("Orc 9")), "Rep must be 1 to 6, not 9.");
    EXPECT_EQ(refusal(typed("Orc 4 laser")).find("There is no weapon “laser” in Swordplay. Weapons: Axe, throwing; "),
              0U);
    EXPECT_EQ(actions::typedFigures(*typed("2 Orc 4 Cleaver (sword)"), swordplay()),
              QStringLiteral("2 Orc 4 Cleaver (Sword)"));
}

TEST(HeadToHead, TheExampleCanBeTypedInEveryRuleSet)
{
    EXPECT_EQ(actions::exampleFigures(swordplay(), swordplay().list(QStringLiteral("orcs"))).toStdString(),
              "3 Archer 4; Greater Orc 5 Spear");
    for (const QString &id : shippedPackIds()) {
        const Pack pack = *shippedPack(id);
        for (const ArmyList &list : pack.hasSkill ? std::vector<ArmyList>() : pack.lists) { // which has no PEFs
            const QString example = actions::exampleFigures(pack, &list);
            const auto figures = actions::figuresIn(example, pack, &list);
            ASSERT_TRUE(figures) << refusal(figures);
            EXPECT_EQ(figures->size(), 4U) << example.toStdString();
        }
    }
}

} // namespace muster::testing
