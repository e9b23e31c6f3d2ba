// SPDX-License-Identifier: MIT
//
// Tests beyond tests/books: every test once for each number of dice passed, in each situation, and the structure of
// some.
#include "rules/procedure/procedure.h"
#include "rules/reference/test.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

const std::vector<const char *> packs = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

/// Returns dice of which exactly `passed` pass against this Rep, which is from 1 to 5.
std::string facesFor(int dice, int passed)
{
    std::string faces;
    for (int die = 0; die < dice; ++die)
        faces += die < passed ? "1 " : "6 ";
    return faces;
}

/// Runs a single test on its own dice. Dice for an amount or a duel that follows are 3s.
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

TEST(Shelf, NamesEachProcedureOnce)
{
    for (const char *pack : packs) {
        std::set<QString> ids;
        for (const Procedure &procedure : procedures(shipped(pack)))
            EXPECT_TRUE(ids.insert(procedure.id).second) << pack << ": " << procedure.id.toStdString();
        EXPECT_FALSE(findProcedure(shipped(pack), QStringLiteral("polka")));
    }
}

TEST(ThirdEditionRows, ProneIsTheFightersOwnInMelee) // p. 19
{
    const Pack &pack = shipped("chain-reaction-3");
    const auto melee = std::find_if(pack.reference->counts.begin(), pack.reference->counts.end(),
                                    [](const SuccessCount &count) { return count.id == u"melee-dice"; });
    ASSERT_NE(melee, pack.reference->counts.end());
    EXPECT_EQ(melee->modifiers.front().condition, u"prone");
    EXPECT_EQ(melee->modifiers.front().title, u"Prone") << "and not the target's, as in a shot";
}

TEST(SwordplayRows, OfTestsTakenTogetherTheWorstCounts) // p. 16, R38
{
    const std::vector<JointTest> &joint = swordplay().reference->jointTests;
    ASSERT_EQ(joint.size(), 1U);
    EXPECT_EQ(joint.front().bestToWorst.join(u' ').toStdString(),
              "charge advance fire rush-shot carry-on duck-back cohesion-test runaway");
}

TEST(SwordplayRows, FanaticsHaveNoThirdDieToRecoverFromKnockDown) // p. 15 and QRS, R38
{
    EXPECT_TRUE(
        swordplay().reference->test(QStringLiteral("knock-down"), QStringLiteral("knock-down"), {})->modifiers.empty());
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
