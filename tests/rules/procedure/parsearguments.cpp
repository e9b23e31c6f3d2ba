// SPDX-License-Identifier: MIT
#include "model/reference/procedurewords.h"
#include "rules/procedure/procedure.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

namespace {

Result<Arguments> parsed(const char *procedure, const char *words)
{
    const std::optional<Procedure> found = findProcedure(swordplay(), QString::fromLatin1(procedure));
    if (!found)
        return Problem{QStringLiteral("no such procedure")};
    return words::argumentsFor(*found, swordplay(),
                               QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

std::string refusal(const char *procedure, const char *words)
{
    const Result<Arguments> result = parsed(procedure, words);
    return result ? "not refused" : result.problem().text.toStdString();
}

} // namespace

TEST(Arguments, AnUnknownKeyIsToldTheOnesThereAre)
{
    EXPECT_EQ(refusal("recruit", "army=feudal count=1"), "There is no parameter “army”. recruit takes: list, count.");
    EXPECT_EQ(refusal("eal", "eal=3"), "There is no parameter “eal”. eal takes no parameters.");
}

TEST(Arguments, AMissingKeyIsNamedWithWhatItMayBe)
{
    EXPECT_EQ(refusal("recruit", "list=feudal"), "recruit needs count: a whole number from 1 to 100.");
    EXPECT_EQ(refusal("recruit", "count=2"), "recruit needs list: feudal, northmen, dwarves, elves, goblins, orcs.");
}

TEST(Arguments, AKeyGivenTwiceIsRefused)
{
    EXPECT_EQ(refusal("how-many", "party=3 party=3"), "party is given twice; give it once.");
}

TEST(Arguments, AWordWithoutAnEqualsSignIsRefused)
{
    EXPECT_EQ(refusal("how-many", "5"), "“5” must be in the form key=value. how-many takes: party.");
    EXPECT_EQ(refusal("how-many", "=5"), "“=5” must be in the form key=value. how-many takes: party.");
}

TEST(Arguments, AValueOfTheWrongKindOrOutOfRangeIsToldTheRange)
{
    EXPECT_EQ(refusal("how-many", "party=many"), "party cannot be “many”. Choices: a whole number from 1 to 100.");
    EXPECT_EQ(refusal("how-many", "party=0"), "party cannot be “0”. Choices: a whole number from 1 to 100.");
    EXPECT_EQ(refusal("how-many", "party=101"), "party cannot be “101”. Choices: a whole number from 1 to 100.");
    EXPECT_EQ(refusal("how-many", "party="), "party cannot be “”. Choices: a whole number from 1 to 100.");
    EXPECT_EQ(refusal("pef-move", "eal=6 others=true"), "eal cannot be “6”. Choices: a whole number from 1 to 5.");
    EXPECT_EQ(refusal("pef-move", "eal=5 others=yes"), "others cannot be “yes”. Choices: true or false.");
    EXPECT_EQ(refusal("recruit", "list=romans count=1"),
              "list cannot be “romans”. Choices: feudal, northmen, dwarves, elves, goblins, orcs.");
    EXPECT_EQ(refusal("challenge", "rep=3 difficulty=mad"), "difficulty cannot be “mad”. Choices: easy, normal, hard.");
    EXPECT_EQ(refusal("recovery", "rep=3 fate=captured"),
              "fate cannot be “captured”. Choices: out-of-the-fight, ran-away.");
}

TEST(Arguments, GruntsThatAreNotRepMonthsAndPoisonAreRefused)
{
    for (const char *wrong :
         {"4", "4:7", "4:7:false:1", "0:7:false", "7:7:false", "4:-1:false", "4:7:maybe", "4:7:false,", ",4:7:false"}) {
        const std::string words =
            std::string("star_rep=5 star_oof=false grunt_losses=false last_outcome=success grunts=") + wrong;
        EXPECT_EQ(
            refusal("stay-or-go", words.c_str()),
            std::string("grunts cannot be “") + wrong
                + "”. Choices: REP:MONTHS:POISONED for each Grunt, separated by commas, such as 4:7:false,3:0:true.");
    }
}

TEST(Arguments, BuildingsGoWithAnAttackOnly)
{
    EXPECT_EQ(refusal("pefs", "encounter=raid-attack"), "pefs needs buildings: a whole number from 1 to 2.");
    EXPECT_EQ(refusal("pefs", "encounter=patrol buildings=1"),
              "buildings is only used with encounter=raid-attack. Leave it out.");
    EXPECT_TRUE(parsed("pefs", "encounter=patrol"));
    EXPECT_TRUE(parsed("pefs", "buildings=2 encounter=raid-attack"));
}
