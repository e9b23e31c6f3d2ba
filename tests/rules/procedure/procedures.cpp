// SPDX-License-Identifier: MIT
//
// Every procedure as it is called by name: its dice, and the fields of its answer, which are a contract.
#include "tests/support/answers.h"

#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

std::string answer(const char *id, const char *words, const char *faces)
{
    return answerOf(swordplay(), id, words, faces);
}

} // namespace

TEST(Procedures, AreThoseOfTheBookAndEachHasItsNameOnce)
{
    std::set<std::string> ids;
    for (const Procedure &procedure : procedures(swordplay()))
        EXPECT_TRUE(ids.insert(procedure.id.toStdString()).second) << procedure.id.toStdString();
    EXPECT_EQ(ids,
              (std::set<std::string>{"activation",
                                     "break-off",
                                     "building-hit",
                                     "challenge",
                                     "challenge-test",
                                     "charge-into-melee",
                                     "collapse",
                                     "eal",
                                     "fast-move",
                                     "guards",
                                     "how-many",
                                     "in-sight",
                                     "in-sight-action",
                                     "knock-down",
                                     "larger-than-life",
                                     "looting",
                                     "melee",
                                     "melee-damage",
                                     "melee-dice",
                                     "multiple-tests",
                                     "next-encounter",
                                     "np-move",
                                     "parting-shot",
                                     "peasant-arms",
                                     "pef-move",
                                     "pefs",
                                     "ranged",
                                     "ranged-damage",
                                     "reaction",
                                     "recovery",
                                     "recruit",
                                     "reload",
                                     "resolve-pef",
                                     "star-power",
                                     "stay-or-go",
                                     "terrain"}));
    EXPECT_FALSE(findProcedure(swordplay(), QStringLiteral("polka")));
}

TEST(Procedures, Recruit)
{
    EXPECT_EQ(answer("recruit", "list=feudal count=2", "1 1 6 6"),
              R"({"figures":[)"
              R"({"armor":4,"class":"noble","rep":5,"shield":true,"type":"Mounted Knight","weapon":"lance-and-sword"},)"
              R"({"armor":2,"class":"missile","rep":4,"shield":false,"type":"Crossbowman","weapon":"crossbow"}]})");
}

TEST(Procedures, Eal)
{
    EXPECT_EQ(answer("eal", "", "2 4"), R"({"eal":4})");
}

TEST(Procedures, NextEncounterRollsNothing)
{
    EXPECT_EQ(answer("next-encounter", "last=patrol outcome=success eal=3", ""),
              R"({"eal":3,"encounter":"raid-attack"})");
}

TEST(Procedures, Terrain)
{
    const std::string nine = answer("terrain", "", "4 5 4  1 1  3 4  5 5  1 2  1 2  1 2  1 2  1 2");
    EXPECT_TRUE(nine.starts_with(R"({"sections":[{"buildings":2,"section":1,"terrain":"clear"},)"
                                 R"({"buildings":0,"section":2,"terrain":"rough"},)"
                                 R"({"buildings":0,"section":3,"terrain":"woods"},)"
                                 R"({"buildings":0,"section":4,"terrain":"hill"},)"))
        << nine;
}

TEST(Procedures, Pefs)
{
    EXPECT_EQ(answer("pefs", "encounter=raid-attack buildings=1", "4 6"),
              R"({"pefs":[{"fixed":true,"id":1,"in_building":true,"section":2},)"
              R"({"fixed":false,"id":2,"in_building":false,"section":4},)"
              R"({"fixed":false,"id":3,"in_building":false,"section":6}]})");
}

TEST(Procedures, ResolvePef)
{
    EXPECT_EQ(answer("resolve-pef", "eal=3 party=4 leader_placed=false last=false list=orcs", "1"),
              R"({"eal":3,"groups":[],"letter":"X"})");
    EXPECT_EQ(
        answer("resolve-pef", "eal=3 party=1 leader_placed=false last=false list=orcs", "6  3 3  3 3  2  3 3  4 4"),
        R"({"eal":3,"groups":[)"
        R"({"figures":[],"leader":{"armor":2,"class":"warrior","rep":5,"shield":true,"type":"Orc",)"
        R"("weapon":"spear"},"side":null},)"
        R"({"figures":[{"armor":6,"class":"warrior","rep":4,"shield":false,"type":"Troll",)"
        R"("weapon":"two-hand-axe"}],"leader":null,"side":"left"}],"letter":"C"})");
}

TEST(Procedures, HowMany)
{
    EXPECT_EQ(answer("how-many", "party=5", "6 6"), R"({"count":8})");
}

TEST(Procedures, Moves)
{
    EXPECT_EQ(answer("pef-move", "eal=4 others=false", "1 1 1"), R"({"inches":0,"move":"split","passed":2})");
    EXPECT_EQ(answer("pef-move", "eal=1 others=false", "2 2"), R"({"inches":0,"move":"stay","passed":0})");
    EXPECT_EQ(answer("np-move", "rep=4 cover=true outnumber=true", "6 6 6 4"), R"({"move":"hold-fire","passed":1})");
}

TEST(Procedures, Recovery)
{
    EXPECT_EQ(answer("recovery", "rep=4 fate=ran-away", "5 3"),
              R"({"fate":"returned","passed":1,"rep":3,"returns":true})");
    EXPECT_EQ(answer("recovery", "rep=4 fate=out-of-the-fight", "5 5"),
              R"({"fate":"dead","passed":0,"rep":4,"returns":false})");
}

TEST(Procedures, StayOrGo)
{
    EXPECT_EQ(answer("stay-or-go",
                     "star_rep=3 star_oof=false grunt_losses=true last_outcome=failure grunts=2:3:false,2:0:true",
                     "1 5  1  4 4  1 6"),
              R"({"grunts":[{"grunt_successes":0,"result":"stays-firm","star_successes":2},)"
              R"({"grunt_successes":1,"result":"leaves","star_successes":1}]})");
}

TEST(Procedures, Challenge)
{
    EXPECT_EQ(answer("challenge", "rep=4 difficulty=normal", "4 5"), R"({"passed":1})");
    EXPECT_EQ(answer("challenge", "rep=4 difficulty=easy", "4 5"), R"({"passed":2})");
    EXPECT_EQ(answer("challenge", "rep=3 difficulty=hard", "2 3"), R"({"passed":1})");
    // A 6 always fails, and a very difficult one is beyond Rep 1.
    EXPECT_EQ(answer("challenge", "rep=5 difficulty=easy", "6 6"), R"({"passed":0})");
    EXPECT_EQ(answer("challenge", "rep=6 difficulty=normal", "6 5"), R"({"passed":1})");
    EXPECT_EQ(answer("challenge", "rep=1 difficulty=hard", "1 1"), R"({"passed":0})");
}

TEST(Procedures, GuardsAndLooting)
{
    EXPECT_EQ(answer("guards", "figures=2 shots=false", "2 4  3 6 1"),
              R"({"guards":[{"facing":false,"inches":0,"inside":true},{"facing":true,"inches":7,"inside":false}]})");
    EXPECT_EQ(answer("guards", "figures=1 shots=true", ""), R"({"guards":[{"facing":null,"inches":0,"inside":true}]})");
    EXPECT_EQ(answer("looting", "", "5"), R"({"turns":3})");
}
