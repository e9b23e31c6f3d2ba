// SPDX-License-Identifier: MIT
//
// Every test taken once for each number of dice passed, in each situation.
#include "rules/reference/test.h"
#include "tests/rules/reference/shelf.h"

using namespace muster;
using namespace muster::testing;

namespace {

const std::vector<const char *> packs = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

/// Faces that pass exactly so many of two dice or one against this Rep, which is from 1 to 5.
std::string facesFor(int dice, int passed)
{
    std::string faces;
    for (int die = 0; die < dice; ++die)
        faces += die < passed ? "1 " : "6 ";
    return faces;
}

/// The test alone, on its own dice; those of an amount or a duel that follow are 3s.
QString outcomeOf(const ReferenceTest &test, const TestTaker &taker, int passed)
{
    const std::string faces = facesFor(test.dice, passed) + "3 3";
    const Tape dice = tape(faces.c_str());
    QString outcome;
    const Attempt attempted = attempt(dice, [&](Dice &d) {
        const TestResult result = takeTest(test, taker, d);
        EXPECT_EQ(result.passed, passed) << test.id.toStdString();
        outcome = result.outcome;
    });
    EXPECT_FALSE(attempted.stop) << test.id.toStdString();
    return outcome;
}

} // namespace

TEST(Shelf, EveryTestHasAKnownOutcomeForEveryNumberPassedInEverySituation)
{
    for (const char *pack : packs) {
        const Reference &reference = *shipped(pack).reference;
        for (const ReferenceTest &test : reference.tests) {
            const QStringList situations = test.situations.isEmpty() ? QStringList{QString()} : test.situations;
            for (const QString &situation : situations) {
                for (int passed = 0; passed <= test.mostPassed() && passed <= test.dice; ++passed) {
                    TestTaker taker;
                    taker.rep = 3;
                    taker.situation = situation;
                    EXPECT_TRUE(reference.word(outcomeOf(test, taker, passed))) << test.id.toStdString();
                }
            }
        }
    }
}

TEST(Shelf, EveryClassOfSwordplayHasEveryReactionTest)
{
    const Pack &pack = shipped("swordplay");
    for (const Term &figureClass : pack.classes) {
        for (const char *test : {"received-fire", "man-down", "cohesion"}) {
            EXPECT_TRUE(pack.reference->test(QStringLiteral("reaction"), QString::fromLatin1(test), figureClass.id))
                << test << " for " << figureClass.id.toStdString();
        }
    }
}

TEST(Shelf, TheSheetsOfTheFiveClassesWithOneDiePassed)
{
    const auto passingOne = [](const char *words) { return field("swordplay", "reaction", words, "1 6", "outcome"); };
    EXPECT_EQ(passingOne("test=received-fire class=missile rep=4 situation=ready"), "rush-shot");
    EXPECT_EQ(passingOne("test=received-fire class=missile rep=4 situation=not-ready"), "duck-back");
    EXPECT_EQ(passingOne("test=received-fire class=noble rep=4 situation=in-reach"), "charge");
    EXPECT_EQ(passingOne("test=received-fire class=noble rep=4 situation=out-of-reach"), "carry-on");
    EXPECT_EQ(passingOne("test=received-fire class=peasant rep=4 situation=ready"), "duck-back");
    EXPECT_EQ(passingOne("test=received-fire class=peasant rep=4 situation=not-ready"), "cohesion-test");
    EXPECT_EQ(passingOne("test=received-fire class=soldier rep=4 situation=in-reach"), "carry-on");
    EXPECT_EQ(passingOne("test=received-fire class=soldier rep=4 situation=out-of-reach"), "duck-back");
    EXPECT_EQ(passingOne("test=received-fire class=warrior rep=4 situation=in-reach"), "carry-on");
    EXPECT_EQ(passingOne("test=received-fire class=warrior rep=4 situation=out-of-reach"), "duck-back");
    EXPECT_EQ(passingOne("test=man-down class=missile rep=4 situation=alone"), "runaway");
    EXPECT_EQ(passingOne("test=man-down class=noble rep=4 situation=alone"), "duck-back");
}
