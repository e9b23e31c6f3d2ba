// SPDX-License-Identifier: MIT

// Tests of the reference, taken in the terminal for somebody in play and recorded.

#include "tests/app/playedbattle.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class TestsInPlay : public PlayedBattle
{
protected:
    void SetUp() override
    {
        EXPECT_EQ(call(u"play %1 begin"_s.arg(m_file)).exit, 0);
        EXPECT_EQ(call(u"play %1 turn --dice 4,3"_s.arg(m_file)).exit, 0);
        EXPECT_EQ(call(u"play %1 resolve 1 --dice 4,1,2,3,3"_s.arg(m_file)).exit, 0);
    }
};

} // namespace

TEST_F(TestsInPlay, AreWrittenDownWithTheStateThatFollows) // Swordplay p. 15
{
    // The Heavy Infantry's Rep of 4 and its Star's of 5 are known: a 2 passes, a 5 does not, nor does the Leader Die.
    const QJsonObject json = play(u"test 2 received-fire situation=out-of-reach --dice 2,5,6"_s);
    EXPECT_EQ(json[u"play"_s][u"figures"_s][1][u"state"_s], u"ducked-back"_s);
    EXPECT_EQ(json[u"rolls"_s].toArray().size(), 2);
    const QString chronicle = call(u"chronicle "_s + m_file).text();
    EXPECT_TRUE(chronicle.contains(u"Received Fire"_s)) << chronicle.toStdString();
    EXPECT_EQ(call(u"undo "_s + m_file).exit, 0);
    EXPECT_EQ(call(u"--json play "_s + m_file).json()[u"play"_s][u"figures"_s][1][u"state"_s], u"carrying-on"_s);
}

TEST_F(TestsInPlay, AreANoteWhereNothingChangesAndTakeWhatIsSaidOverWhatIsKnown)
{
    QJsonObject json = play(u"test 3 knock-down rep=1 --dice 1,1"_s);
    EXPECT_EQ(json[u"play"_s][u"figures"_s][2][u"state"_s], u"stunned"_s);
    json = play(u"test 2 challenge-test --dice 2,3"_s);
    EXPECT_EQ(json[u"play"_s][u"figures"_s][1][u"state"_s], u"carrying-on"_s);
}

TEST_F(TestsInPlay, AreTakenForAnEnemyToo)
{
    const QJsonObject json = play(u"enemy-test 1 1 knock-down --dice 6,6"_s);
    EXPECT_EQ(json[u"play"_s][u"groups"_s][0][u"figures"_s][0][u"wound"_s], u"obviously-dead"_s);
    EXPECT_EQ(refusal(u"enemy-test 1 1 knock-down --dice 6,6"_s),
              "That figure is out of the battle and takes no test.");
    EXPECT_EQ(refusal(u"enemy-test 4 1 knock-down"_s),
              "Choose a figure on the table: one of the band, or an enemy in a group.");
}

TEST_F(TestsInPlay, LetOnlyAStarChoose) // p. 5
{
    const QJsonObject json = play(u"test 1 received-fire situation=in-reach choose=2"_s);
    EXPECT_TRUE(json[u"rolls"_s].toArray().isEmpty());
    EXPECT_EQ(refusal(u"test 2 received-fire situation=in-reach choose=2"_s),
              "Only a Star may choose the result. Leave out choose.");
}

TEST_F(TestsInPlay, SayWhichThereAre)
{
    EXPECT_EQ(refusal(u"test 2 recieved-fire"_s)
                  .find("Swordplay has no test or table “recieved-fire”. Did you mean "
                        "“received-fire”? Available: "),
              0U);
    EXPECT_EQ(refusal(u"test 2 received-fire"_s), "received-fire needs situation: in-reach, out-of-reach.");
    EXPECT_EQ(refusal(u"test 2 stay-or-go"_s).find("Swordplay has no test or table “stay-or-go”."), 0U);
    EXPECT_EQ(refusal(u"test 2"_s), "Give a name for “test”.");
    EXPECT_EQ(refusal(u"test 9 knock-down"_s), "Nobody in the band has number 9. Numbers: 1 Maud, 2 Tibb, 3 Berta.");
    EXPECT_NE(refusal(u"test 2 star-power damage=dead"_s).find("has no Star Power to spend."), std::string::npos);
}

TEST_F(TestsInPlay, LeaveTheLeaderDieOutWhereItIsSaid) // Swordplay p. 9, R31
{
    const QJsonObject json = play(u"test 2 received-fire situation=out-of-reach leader_rep=none --dice 2,5"_s);
    EXPECT_EQ(json[u"rolls"_s].toArray().size(), 1);
    EXPECT_EQ(json[u"play"_s][u"figures"_s][1][u"state"_s], u"ducked-back"_s);
}

TEST_F(TestsInPlay, HaveNoLeaderDieAwayFromTheStar) // R31
{
    EXPECT_EQ(call(u"play %1 join 2 B"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(play(u"test 2 received-fire situation=out-of-reach --dice 2,5"_s)[u"rolls"_s].toArray().size(), 1);
    EXPECT_EQ(
        play(u"test 3 received-fire situation=out-of-reach leader_rep=4 --dice 2,2,5"_s)[u"rolls"_s].toArray().size(),
        2)
        << "brought by hand";
}

TEST_F(TestsInPlay, AreTakenByAWholeGroupOnOneSetOfDice)
{
    const QJsonObject json = play(u"test 2 received-fire situation=out-of-reach group=3 --dice 2,5,6"_s);
    EXPECT_EQ(json[u"rolls"_s].toArray().size(), 2) << "and nothing for the others";
    EXPECT_EQ(json[u"play"_s][u"figures"_s][1][u"state"_s], u"ducked-back"_s);
    EXPECT_EQ(json[u"play"_s][u"figures"_s][2][u"state"_s], u"ducked-back"_s) << "Berta reads the same dice";
    EXPECT_EQ(call(u"undo "_s + m_file).exit, 0);
    const QString told = call(u"play %1 test A received-fire situation=out-of-reach --dice 2,5,6"_s.arg(m_file)).text();
    EXPECT_TRUE(told.contains(u"Duck Back: To the nearest cover within 6"_s)) << told.toStdString();
}

TEST_F(TestsInPlay, NeitherAWoundNorWhatAFigureDoesEndsTheOther_R7)
{
    play(u"state 2 ran-away"_s);
    const QJsonObject json = play(u"state 2 out-of-the-fight"_s);
    expectJson(json[u"play"_s][u"figures"_s][1],
               object(R"({"id": 2, "wound": "out-of-the-fight", "state": "ran-away"})"));
    expectJson(json[u"play"_s][u"figures"_s][2], object(R"({"id": 3, "wound": "fine", "state": "carrying-on"})"));
}

} // namespace muster::testing
