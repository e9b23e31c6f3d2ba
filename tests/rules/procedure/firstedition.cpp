// SPDX-License-Identifier: MIT
//
// The procedures of Chain Reaction's first edition as they are called by name; their answers' fields are a contract.
#include "tests/support/answers.h"

using namespace muster::testing;

namespace {

std::string answer(const char *id, const char *words, const char *faces)
{
    return answerOf(chainReaction1(), id, words, faces);
}

} // namespace

TEST(FirstEdition, Recruit)
{
    EXPECT_EQ(answer("recruit", "list=guerrillas count=2", "1 1 4 6"),
              R"({"figures":[{"armor":"none","rep":2,"type":"Guerrilla","weapon":"carbine"},)"
              R"({"armor":"none","rep":4,"type":"Special","weapon":"special"}]})");
    EXPECT_EQ(answer("recruit", "list=military count=1", "3 4"),
              R"({"figures":[{"armor":"flak","rep":5,"type":"Private","weapon":"varies"}]})");
}

TEST(FirstEdition, Turn)
{
    EXPECT_EQ(answer("turn", "", "1 6"), R"({"encounter":true})");
    EXPECT_EQ(answer("turn", "", "1 5"), R"({"encounter":false})");
}

TEST(FirstEdition, Encounter)
{
    EXPECT_EQ(answer("encounter", "genre=b-movie", "1 1  1 1  1 1  1 1  1 1  2 3"),
              R"({"encounter":"siege","scores":{"ambush":2,"garrison":3,"pursuit":3,"raid":2,"recover":2,"siege":4}})");
}

TEST(FirstEdition, Recover)
{
    EXPECT_EQ(answer("recover", "rep=3", "4 5"), R"({"months":2,"passed":0,"rep":2,"returns":true})");
    EXPECT_EQ(answer("recover", "rep=5", "4 5"), R"({"months":1,"passed":2,"rep":5,"returns":true})");
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
        const auto met = [&](const char *id, const char *words) { return answer(id, words, faces.c_str()); };
        const auto is = [&](const auto &row) { return std::string(R"({"faction":")") + row[total - 2] + "\"}"; };
        EXPECT_EQ(met("faction", ""), is(own)) << total;
        EXPECT_EQ(met("enemy-faction", "locale=badlands"), is(badlands)) << total;
        EXPECT_EQ(met("enemy-faction", "locale=old-nevada"), is(nevada)) << total;
        EXPECT_EQ(met("enemy-faction", "locale=california"), is(california)) << total;
    }
}

TEST(FirstEdition, Settlement)
{
    EXPECT_EQ(answer("settlement", "locale=badlands", "5 1 2 6 6"),
              R"({"nomad":false,"residences":6,"size":4,"structures":["bar-entertainment","food-stores","mechanical"],)"
              R"("title":"Small settlement or village"})");
}

TEST(FirstEdition, Media)
{
    const auto coverage = [](const char *words, const char *face) { return answer("media", words, face); };
    EXPECT_EQ(coverage("genre=military-early setting=none", "2"), R"({"coverage":"full"})");
    EXPECT_EQ(coverage("genre=military-early setting=none", "3"), R"({"coverage":"possible"})");
    EXPECT_EQ(coverage("genre=military-early setting=none", "4"), R"({"coverage":"possible"})");
    EXPECT_EQ(coverage("genre=military-early setting=none", "5"), R"({"coverage":"none"})");
    EXPECT_EQ(coverage("genre=military setting=rural", "4"), R"({"coverage":"possible"})");
    EXPECT_EQ(coverage("genre=gang setting=urban", "4"), R"({"coverage":"full"})");
    EXPECT_EQ(coverage("genre=b-movie", "4"), R"({"coverage":"none"})");
    EXPECT_EQ(coverage("genre=aliens setting=urban", "2"), R"({"coverage":"possible"})");
}
