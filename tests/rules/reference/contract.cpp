// SPDX-License-Identifier: MIT
//
// The tests of the table as they are called by name: parameters, dice in their order, and the fields of the answers.
#include "tests/rules/reference/shelf.h"

using namespace muster::testing;

TEST(SwordplayShelf, ARangedShotTellsItsTotalAndWhatMissedIt)
{
    EXPECT_EQ(field("swordplay", "ranged", "rep=5 conditions=cover", "3", "hit"), "false"); // Robin and the Sheriff
    EXPECT_EQ(field("swordplay", "ranged", "rep=5 conditions=cover", "3", "total"), "8");
    EXPECT_EQ(field("swordplay", "ranged", "rep=5 conditions=", "3", "hit"), "true");
    EXPECT_EQ(field("swordplay", "ranged", "rep=4", "5", "hit"), "true");
    EXPECT_EQ(field("swordplay", "ranged", "rep=4 conditions=prone,charging", "5", "hit"), "true");
    EXPECT_EQ(field("swordplay", "ranged", "rep=4 conditions=shielded", "5", "hit"), "false");
    EXPECT_EQ(field("swordplay", "ranged", "rep=4 conditions=shielded,cover,rushed", "6", "hit"), "true");
}

TEST(SwordplayShelf, CharlesHitsRobinWithAPitifulShot)
{
    EXPECT_EQ(field("swordplay", "ranged", "rep=3 conditions=cover", "6 2", "hit"), "true");
    EXPECT_EQ(field("swordplay", "ranged", "rep=3 conditions=cover", "6 2", "pitiful"), "true");
    EXPECT_EQ(field("swordplay", "ranged", "rep=3 conditions=cover", "6 4", "hit"), "false");
    EXPECT_EQ(field("swordplay", "ranged", "rep=3", "6", "pitiful"), "false");
}

TEST(SwordplayShelf, ArmourChangesTheImpact)
{
    EXPECT_EQ(field("swordplay", "ranged-damage", "impact=3 armor=4", "4", "fate"), "knocked-down"); // Robin's Soldier
    EXPECT_EQ(field("swordplay", "ranged-damage", "impact=2 armor=2", "3", "fate"), "out-of-the-fight");
    EXPECT_EQ(field("swordplay", "ranged-damage", "impact=2 armor=6", "2", "fate"), "knocked-down");
    EXPECT_EQ(field("swordplay", "ranged-damage", "impact=1 armor=6", "", "fate"), "miss");
    EXPECT_EQ(field("swordplay", "ranged-damage", "impact=2 armor=6", "1", "fate"), "obviously-dead");
}

TEST(SwordplayShelf, JamesGoesOutOfTheFight)
{
    EXPECT_EQ(field("swordplay", "knock-down", "rep=3", "4 2", "fate"), "out-of-the-fight");
    EXPECT_EQ(field("swordplay", "knock-down", "rep=4", "4 2", "fate"), "stunned");
    EXPECT_EQ(field("swordplay", "knock-down", "rep=3", "4 5", "fate"), "obviously-dead");
}

TEST(SwordplayShelf, AMeleeIsWonBySuccessesAndArmourMayEvenIt)
{
    EXPECT_EQ(answer("swordplay", "melee", "dice_a=5 dice_b=3 armor_a=4 armor_b=4", "1 2 2 3 5  1 2 4  2"),
              R"({"fate":"out-of-the-fight","successes_a":4,"successes_b":2,"winner":"a"})");
    EXPECT_EQ(answer("swordplay", "melee", "dice_a=1 dice_b=1 armor_a=6 armor_b=4", "6 1"),
              R"({"fate":null,"successes_a":0,"successes_b":1,"winner":null})");
    EXPECT_EQ(answer("swordplay", "melee", "dice_a=1 dice_b=1 armor_a=2 armor_b=4", "6 1 2"),
              R"({"fate":"out-of-the-fight","successes_a":0,"successes_b":1,"winner":"b"})");
    EXPECT_EQ(answer("swordplay", "melee", "dice_a=0 dice_b=1 armor_a=2 armor_b=2", "5"),
              R"({"fate":null,"successes_a":0,"successes_b":0,"winner":null})");
}

TEST(SwordplayShelf, ALeaderDieThatPassesCountsForTheWholeGroup)
{
    // Billy Pink's figures, with a 4 and a 5; the leader's own die shows 4.
    EXPECT_EQ(field("swordplay", "reaction",
                    "test=received-fire class=soldier rep=4 situation=out-of-reach leader_rep=5", "4 5 4", "passed"),
              "2");
    EXPECT_EQ(field("swordplay", "reaction",
                    "test=received-fire class=soldier rep=3 situation=out-of-reach leader_rep=5", "4 5 4", "outcome"),
              "duck-back");
}

TEST(SwordplayShelf, BonusDiceAreRolledTogetherAndTwoCount)
{
    EXPECT_EQ(field("swordplay", "reaction",
                    "test=received-fire class=warrior rep=4 situation=in-reach cover=true fanatic=true leader_rep=5",
                    "1 2 6 6 1", "passed"),
              "2");
    EXPECT_EQ(field("swordplay", "reaction", "test=cohesion class=noble rep=3 situation=broken fanatic=true", "6 6 3",
                    "outcome"),
              "runaway");
    EXPECT_EQ(
        field("swordplay", "reaction", "test=cohesion class=noble rep=3 situation=broken cover=true", "2 3", "outcome"),
        "carry-on");
}

TEST(SwordplayShelf, ReligiousOrdersCountInTheNoblesCohesionTestOnly)
{
    const Reference &reference = *shipped("swordplay").reference;
    for (const ReferenceTest &test : reference.tests) {
        const bool asked = test.id == QLatin1String("cohesion") && test.classes == QStringList{QStringLiteral("noble")};
        EXPECT_EQ(test.conditions().contains(QStringLiteral("religious-orders")), asked)
            << test.id.toStdString() << ' ' << test.classes.join(u' ').toStdString();
    }
    for (const ReferenceWord &word : reference.words)
        EXPECT_EQ(word.title.contains(QStringLiteral("Religious")), word.id == QLatin1String("religious-orders"));
}

TEST(SwordplayShelf, AStarChoosesWhatToPass)
{
    EXPECT_EQ(
        field("swordplay", "reaction", "test=man-down class=peasant rep=5 situation=alone choose=1", "", "outcome"),
        "runaway");
}

TEST(SwordplayShelf, RefusesASituationOfAnotherTestAndNamesThoseOfThisOne)
{
    EXPECT_EQ(answer("swordplay", "reaction", "test=received-fire class=noble rep=4 situation=ready", ""),
              "received-fire has no situation “ready”. It may be: in-reach, out-of-reach.");
    EXPECT_EQ(answer("swordplay", "reaction", "test=man-down class=noble rep=4", ""),
              "man-down needs situation: alone, together.");
    EXPECT_EQ(answer("swordplay", "reaction", "test=polka class=noble rep=4 situation=alone", ""),
              "test cannot be “polka”. Choices: received-fire, man-down, cohesion.");
    EXPECT_EQ(answer("swordplay", "ranged", "rep=4 conditions=cover,polka", "").substr(0, 34),
              "conditions cannot be “polka”. ");
    EXPECT_EQ(answer("swordplay", "ranged", "rep=4 conditions=cover,cover", "").substr(0, 40),
              "conditions cannot be “cover,cover”. ");
}

TEST(ChainReaction3Shelf, AShotIsReadDieByDie)
{
    // Billy Pink at Carlos in cover: a 3 misses, a 6 hits.
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=5 target=1 conditions=cover", "3", "hit"), "false");
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=5 target=1 conditions=cover", "6", "total"), "11");
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=4 target=2 conditions=", "4", "hit"), "false");
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=4 target=2 conditions=", "5", "hit"), "true");
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=4 target=3 conditions=", "5", "hit"), "false");
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=3 target=3", "6 3", "hit"), "true"); // a pitiful shot
    EXPECT_EQ(field("chain-reaction-3", "to-hit", "rep=3 target=1 conditions=snap", "6 4", "hit"), "false");
}

TEST(ChainReaction3Shelf, DamageAndGrenades)
{
    EXPECT_EQ(field("chain-reaction-3", "damage", "impact=2", "3", "fate"), "knocked-down");
    EXPECT_EQ(field("chain-reaction-3", "damage", "impact=2", "2", "fate"), "out-of-the-fight");
    EXPECT_EQ(field("chain-reaction-3", "damage", "impact=2", "1", "fate"), "obviously-dead");
    EXPECT_EQ(field("chain-reaction-3", "grenade", "rep=4 sees_spot=false", "3 6", "lands"), "missed"); // Dez
    EXPECT_EQ(field("chain-reaction-3", "grenade", "rep=5 sees_spot=true", "3 6", "lands"), "on-spot"); // Billy
    EXPECT_EQ(field("chain-reaction-3", "grenade", "rep=4 sees_spot=true", "5 6", "lands"), "dropped");
    EXPECT_EQ(field("chain-reaction-3", "grenade", "rep=4 sees_spot=false", "1 2", "lands"), "on-spot");
    EXPECT_EQ(field("chain-reaction-3", "knock-down", "rep=4", "1 2", "fate"), "stunned");
}

TEST(SwordplayShelf, ABuildingThatCollapsesIsReadFromTheRangedDamageTable)
{
    for (const char *armor : {"armor=2", "armor=4", "armor=6"}) {
        for (const char *die : {"1", "2", "3", "4", "5", "6"})
            EXPECT_EQ(answer("swordplay", "collapse", armor, die),
                      answer("swordplay", "ranged-damage", ("impact=3 " + std::string(armor)).c_str(), die))
                << armor << " on " << die;
    }
}

TEST(ChainReaction1Shelf, ReceivedFireAloneOfTheReactionsKnowsOutgunned)
{
    const auto outgunned = [](const char *test) {
        return answer("chain-reaction-1", "reaction",
                      ("test=" + std::string(test) + " rep=4 situation=outgunned").c_str(), "1 1");
    };
    EXPECT_NE(outgunned("received-fire").find("duck-down"), std::string::npos);
    for (const char *other : {"wanting-to-charge", "being-charged"})
        EXPECT_EQ(outgunned(other).find("outcome"), std::string::npos) << other << ": " << outgunned(other);
}

TEST(ChainReaction3Shelf, OutgunnedHeDucksInCoverOrNot)
{
    const auto underFire = [](const char *situation, const char *faces) {
        return field("chain-reaction-3", "reaction",
                     ("test=received-fire rep=4 situation=" + std::string(situation)).c_str(), faces, "outcome");
    };
    EXPECT_EQ(underFire("outgunned", "1 1"), "duck-back");
    EXPECT_EQ(underFire("outgunned", "1 5"), "duck-back"); // R54
    EXPECT_EQ(underFire("cover", "1 5"), "snap-fire");
    EXPECT_EQ(underFire("open", "1 5"), "duck-back");
    EXPECT_EQ(underFire("retrieving", "1 5"), "continue");
    EXPECT_EQ(underFire("charging", "1 5"), "snap-fire");
    EXPECT_EQ(underFire("open", "6 5"), "retire");
}

TEST(ChainReaction3Shelf, SomeTestsHaveNoLeaderDieAndOneNoSituation)
{
    EXPECT_EQ(field("chain-reaction-3", "reaction", "test=leader-lost rep=4", "2 6", "outcome"), "lose-focus");
    EXPECT_EQ(answer("chain-reaction-3", "reaction", "test=leader-lost rep=4 situation=open", ""),
              "leader-lost has no situation; leave it out.");
    EXPECT_EQ(answer("chain-reaction-3", "reaction", "test=man-down rep=4 situation=alone leader_rep=5", ""),
              "man-down has no Leader Die; leave leader_rep out.");
    EXPECT_EQ(answer("chain-reaction-3", "reaction", "test=in-sight rep=4 situation=open choose=2", ""),
              "The result of in-sight cannot be chosen. Leave out choose.");
}

TEST(ChainReaction3Shelf, TwoOnesMakeAHero)
{
    EXPECT_EQ(field("chain-reaction-3", "reaction", "test=man-down rep=4 situation=alone", "1 1", "becomes_hero"),
              "true");
    EXPECT_EQ(field("chain-reaction-3", "reaction", "test=wanting-to-charge rep=2 situation=open conditions=hero", "",
                    "outcome"),
              "charge");
}

TEST(ChainReaction1Shelf, TheHitTable)
{
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=1 conditions=", "3", "result"), "scratch");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=2 conditions=", "3", "result"), "miss");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=2 conditions=", "4", "result"), "scratch");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=3 conditions=", "4", "result"), "miss");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=1 conditions=flak", "5", "result"), "scratch");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=1 conditions=flak", "6", "result"), "bad-wound");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=3 target=1 conditions=body-armor", "6", "result"), "scratch");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=5 target=3 conditions=cover,fast,body-armor", "5", "result"),
              "bad-wound");
    EXPECT_EQ(field("chain-reaction-1", "to-hit", "rep=2 target=1 conditions=", "3", "result"), "miss");
}

TEST(ChainReaction1Shelf, ScratchesAndBadWounds)
{
    EXPECT_EQ(field("chain-reaction-1", "scratch", "rep=3 outgunned=false", "2 3", "outcome"), "ignores"); // the Zombie
    EXPECT_EQ(field("chain-reaction-1", "scratch", "rep=3 outgunned=true", "2 3", "outcome"), "duck-down");
    EXPECT_EQ(field("chain-reaction-1", "scratch", "rep=2 outgunned=false", "2 3 6", "turns"), "4");
    EXPECT_EQ(field("chain-reaction-1", "scratch", "rep=2 outgunned=false", "2 3 1", "turns"), "1");
    EXPECT_EQ(field("chain-reaction-1", "scratch", "rep=3 outgunned=false", "4 6", "outcome"), "runaway");
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=4 impact=3", "1 5 1 2", "outcome"), "unconscious"); // Annie
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=4 impact=3", "1 5 2 1", "outcome"), "unconscious"); // R73
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=4 impact=3", "1 5 3 1", "outcome"), "dead");
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=4 impact=5", "1 2 6", "turns"), "2");
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=3 impact=5", "4 6", "outcome"), "dead");
}

TEST(TumorShelf, TheSheet)
{
    EXPECT_EQ(field("tumor", "shoot", "rep=4 target=1 conditions=", "4", "hit"), "true");
    EXPECT_EQ(field("tumor", "shoot", "rep=4 target=2 conditions=", "4", "hit"), "false");
    EXPECT_EQ(field("tumor", "shoot", "rep=4 target=1 conditions=prone", "5", "hit"), "true");
    EXPECT_EQ(field("tumor", "shoot", "rep=4 target=3 conditions=", "5", "hit"), "false");
    EXPECT_EQ(field("tumor", "shoot-alternate", "rep=4 conditions=cover shots=3", "2 3 6", "hits"), "1");
    EXPECT_EQ(field("tumor", "shoot-alternate", "rep=4 conditions= shots=3", "6 3 6", "out_of_ammo"), "true");
    EXPECT_EQ(field("tumor", "damage", "impact=2 rep=4", "2", "fate"), "dead");
    EXPECT_EQ(field("tumor", "damage", "impact=2 rep=4", "4", "fate"), "stunned");
    EXPECT_EQ(field("tumor", "damage", "impact=2 rep=4", "5", "fate"), "wounded");
    EXPECT_EQ(field("tumor", "first-aid", "rep=4", "4 5", "fate"), "out");
    EXPECT_EQ(field("tumor", "fast-move", "rep=4", "4 5", "inches"), "12");
    EXPECT_EQ(field("tumor", "fast-move", "rep=4", "5 5", "inches"), "8");
}

TEST(PercentileShelf, TheFireFightInTheWindow)
{
    EXPECT_EQ(answer("urban-d100", "shoot", "skill=110 weapon=rifle range=7 automatic=false shown=3", "78"),
              R"({"hits":0,"initiative_lost":0,"score":55})");
    EXPECT_EQ(answer("urban-d100", "shoot", "skill=160 weapon=smg range=7 automatic=false shown=2", "7 1 4"),
              R"({"hits":1,"initiative_lost":2,"score":20})");
    EXPECT_EQ(field("urban-d100", "shoot", "skill=120 weapon=rifle range=13 automatic=false shown=5", "30 5", "score"),
              "30");
}

TEST(PercentileShelf, FullHundredsAreSureHitsAndWhatIsOutOfRangeIsNone)
{
    EXPECT_EQ(answer("urban-d100", "shoot", "skill=240 weapon=rifle range=5 automatic=false shown=5", "40 1 3 6"),
              R"({"hits":3,"initiative_lost":6,"score":240})");
    EXPECT_EQ(answer("urban-d100", "shoot", "skill=230 weapon=smg range=2 automatic=true shown=4", "16  6"),
              R"({"hits":0,"initiative_lost":0,"score":115})");
    EXPECT_EQ(answer("urban-d100", "shoot", "skill=240 weapon=pistol range=6 automatic=false shown=5", "1"),
              R"({"hits":0,"initiative_lost":0,"score":0})");
}

TEST(PercentileShelf, OfficersAreRolledUpHigher)
{
    EXPECT_EQ(answer("urban-d100", "figure", "officer=true", "5 1 2 3 4"), R"({"initiative":4,"skill":100})");
    EXPECT_EQ(answer("urban-d100", "figure", "officer=false", "2 6 6 6"), R"({"initiative":1,"skill":180})");
}
