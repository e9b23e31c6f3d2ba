// SPDX-License-Identifier: MIT
//
// The procedures of Chain Reaction's first edition as they are called by name; their answers' fields are a contract.
#include "tests/support/answers.h"

using namespace muster::testing;

namespace {

std::string firstsAnswer(const char *id, const char *words, const char *faces)
{
    return answerOf(chainReaction1(), id, words, faces);
}

} // namespace

TEST(FirstEdition, Recruit)
{
    EXPECT_EQ(firstsAnswer("recruit", "list=guerrillas count=2", "1 1 4 6"),
              R"({"figures":[{"armor":"none","rep":2,"type":"Guerrilla","weapon":"carbine"},)"
              R"({"armor":"none","rep":4,"type":"Special","weapon":"special"}]})");
    EXPECT_EQ(firstsAnswer("recruit", "list=military count=1", "3 4"),
              R"({"figures":[{"armor":"flak","rep":5,"type":"Private","weapon":"varies"}]})");
}

TEST(FirstEdition, Turn)
{
    EXPECT_EQ(firstsAnswer("turn", "", "1 6"), R"({"encounter":true})");
    EXPECT_EQ(firstsAnswer("turn", "", "1 5"), R"({"encounter":false})");
}

TEST(FirstEdition, Encounter)
{
    EXPECT_EQ(firstsAnswer("encounter", "genre=b-movie", "1 1  1 1  1 1  1 1  1 1  2 3"),
              R"({"encounter":"siege","scores":{"ambush":2,"garrison":3,"pursuit":3,"raid":2,"recover":2,"siege":4}})");
}

TEST(FirstEdition, Recover)
{
    EXPECT_EQ(firstsAnswer("recover", "rep=3", "4 5"), R"({"months":2,"passed":0,"rep":2,"returns":true})");
    EXPECT_EQ(firstsAnswer("recover", "rep=5", "4 5"), R"({"months":1,"passed":2,"rep":5,"returns":true})");
}

TEST(FirstEdition, Factions)
{
    const char *const own[] = {"choice",   "firm",   "tribal", "feudal", "outcasts", "choice",
                               "outcasts", "feudal", "tribal", "firm",   "choice"};
    const char *const badlands[] = {"firm",   "outcasts", "feudal", "tribal",   "tribal", "feudal",
                                    "tribal", "tribal",   "tribal", "outcasts", "firm"};
    const char *const nevada[] = {"firm",   "outcasts", "feudal", "feudal",   "tribal", "tribal",
                                  "feudal", "feudal",   "firm",   "outcasts", "firm"};
    const char *const california[] = {"firm",   "outcasts", "tribal", "feudal", "tribal", "tribal",
                                      "feudal", "feudal",   "firm",   "firm",   "firm"};
    for (int total = 2; total <= 12; ++total) {
        const std::string faces = std::to_string(total / 2) + ' ' + std::to_string(total - total / 2);
        const auto met = [&](const char *id, const char *words) { return firstsAnswer(id, words, faces.c_str()); };
        const auto is = [&](const auto &row) { return std::string(R"({"faction":")") + row[total - 2] + "\"}"; };
        EXPECT_EQ(met("faction", ""), is(own)) << total;
        EXPECT_EQ(met("enemy-faction", "locale=badlands"), is(badlands)) << total;
        EXPECT_EQ(met("enemy-faction", "locale=old-nevada"), is(nevada)) << total;
        EXPECT_EQ(met("enemy-faction", "locale=california"), is(california)) << total;
    }
}

TEST(FirstEdition, Settlement)
{
    EXPECT_EQ(firstsAnswer("settlement", "locale=badlands", "5 1 2 6 6"),
              R"({"nomad":false,"residences":6,"size":4,"structures":["bar-entertainment","food-stores","mechanical"],)"
              R"("title":"Small settlement or village"})");
}

TEST(FirstEdition, Media)
{
    const auto coverage = [](const char *words, const char *face) { return firstsAnswer("media", words, face); };
    EXPECT_EQ(coverage("genre=military-early setting=none", "2"), R"({"coverage":"full"})");
    EXPECT_EQ(coverage("genre=military-early setting=none", "3"), R"({"coverage":"possible"})");
    EXPECT_EQ(coverage("genre=military-early setting=none", "4"), R"({"coverage":"possible"})");
    EXPECT_EQ(coverage("genre=military-early setting=none", "5"), R"({"coverage":"none"})");
    EXPECT_EQ(coverage("genre=military setting=rural", "4"), R"({"coverage":"possible"})");
    EXPECT_EQ(coverage("genre=gang setting=urban", "4"), R"({"coverage":"full"})");
    EXPECT_EQ(coverage("genre=b-movie", "4"), R"({"coverage":"none"})");
    EXPECT_EQ(coverage("genre=aliens setting=urban", "2"), R"({"coverage":"possible"})");
}

TEST(FirstEdition, SetUpAndFollowUp)
{
    EXPECT_EQ(firstsAnswer("set-up", "encounter=firefight list=gang rep=2 enemy=zombies", ""),
              R"({"civilians":0,"enemy":[{"armor":"none","rep":3,"type":"Zombie","weapon":"unarmed"},)"
              R"({"armor":"none","rep":3,"type":"Zombie","weapon":"unarmed"},)"
              R"({"armor":"none","rep":3,"type":"Zombie","weapon":"unarmed"},)"
              R"({"armor":"none","rep":3,"type":"Zombie","weapon":"unarmed"}],"enemy_role":"meeting",)"
              R"("enemy_vehicles":0,"hostages":0,"recruits":2,"role":"meeting","surprised":null,"vehicles":0})");
    EXPECT_EQ(firstsAnswer("follow-up", "encounter=siege role=besieger", "3"),
              R"({"encounter":"pursuit","role":"chaser"})");
    EXPECT_EQ(firstsAnswer("follow-up", "encounter=siege role=besieger", "4"), R"({"encounter":null,"role":null})");
}

TEST(FirstEdition, Rounds)
{
    EXPECT_EQ(firstsAnswer("ambush-turn", "", "3 3"), R"({"direction":null,"inches":null,"sprung":false})");
    EXPECT_EQ(firstsAnswer("ambush-turn", "", "3 4 2 5 6"), R"({"direction":"concealed","inches":10,"sprung":true})");
    EXPECT_EQ(firstsAnswer("ambush-place", "", "6 6 4"), R"({"direction":"rear","inches":36})");
    EXPECT_EQ(firstsAnswer("surprise", "watching=3 coming=4", "1 4"), R"({"surprised":true})");
    EXPECT_EQ(firstsAnswer("surprise", "watching=3 coming=4", "1 3"), R"({"surprised":false})");
    EXPECT_EQ(firstsAnswer("spotting", "", "1"), R"({"spotted":true})");
    EXPECT_EQ(firstsAnswer("pursuit-round", "runners=3 chasers=4", "1 6"),
              R"({"bonus":1,"chasers":10,"distance":46,"end":"none","runners":6})");
    EXPECT_EQ(firstsAnswer("pursuit-round", "runners=3 chasers=4 distance=36 bonus=-1", "1 1"),
              R"({"bonus":-2,"chasers":5,"distance":34,"end":"none","runners":3})");
    EXPECT_EQ(firstsAnswer("siege-day", "lost=5 alive=4", "1 1"), R"({"broken":true})");
    EXPECT_EQ(firstsAnswer("alarm", "", "5"), R"({"sounded":false})");
    EXPECT_EQ(firstsAnswer("reinforcements", "", "6"), R"({"count":2})");
    EXPECT_EQ(firstsAnswer("hostages", "", "3"), R"({"count":2})");
    EXPECT_EQ(firstsAnswer("vehicles", "list=tribal figures=7", "3 4"), R"({"vehicles":2})");
}

TEST(FirstEdition, PointsAndWhatBecomesOfAFigure)
{
    EXPECT_EQ(firstsAnswer("victory", "encounter=firefight role=meeting own=3 own_lost=2 enemy=4 driven_off=true", ""),
              R"({"fraction":0.5,"share":66})");
    EXPECT_EQ(firstsAnswer("deeds", "kills=1 routed=1", ""), R"({"points":60})");
    EXPECT_EQ(firstsAnswer("figure-points", "rep=4 armor=flak weapons=rifle,grenade", ""), R"({"points":31})");
    EXPECT_EQ(firstsAnswer("vehicle-points", "armored=true bad_wounds=3", ""), R"({"points":110})");
    EXPECT_EQ(firstsAnswer("after-battle", "rep=3 fate=bad-wound inflicted_damage=true", "5 5"),
              R"({"away_turns":4,"gained":true,"lost_nerve":false,"marked":true,"rep":3,"status":"band"})");
}

TEST(FirstEdition, BMovies)
{
    EXPECT_EQ(firstsAnswer("are-you-okay", "rep=3", "1 5"),
              R"({"because":[],"okay":false,"result":"turns","total":4,"turns":3})");
    EXPECT_EQ(firstsAnswer("are-you-okay", "rep=4", "3"),
              R"({"because":[],"okay":true,"result":"is-fine","total":7,"turns":null})");
    EXPECT_EQ(firstsAnswer("car-start", "", "3"), R"({"because":[],"result":"starts","starts":true,"total":3})");
    EXPECT_EQ(firstsAnswer("car-start", "", "4"),
              R"({"because":[],"result":"does-not-start","starts":false,"total":4})");
    EXPECT_EQ(firstsAnswer("eating", "", "4"), R"({"outcome":"eats","turns":2})");
}
