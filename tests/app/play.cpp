// SPDX-License-Identifier: MIT

// A battle on the table, told to the terminal as it happens: the report after it is filled in already.

#include "tests/app/playedbattle.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class OnTheTerminal : public PlayedBattle
{
protected:
    QString now() { return call(u"--json play "_s + m_file).json()[u"what_now"_s].toString(); }
};

} // namespace

TEST_F(OnTheTerminal, TellsHowAPefIsSaidInPlainQuotes)
{
    const Heard help = call(u"play --help"_s);
    EXPECT_TRUE(help.text().contains(u"[WEAPON] [“NAME”]"_s)) << help.text().toStdString();
}

TEST_F(OnTheTerminal, FillsInTheReport)
{
    EXPECT_EQ(now(), u"Choose your party, place it at your edge, and begin play."_s);
    QJsonObject json = play(u"begin"_s);
    EXPECT_EQ(json[u"play"_s][u"figures"_s].toArray().size(), 3);
    EXPECT_EQ(json[u"campaign"_s][u"encounter"_s][u"play"_s], json[u"play"_s]);

    json = play(u"turn --dice 2,5"_s);
    EXPECT_EQ(json[u"play"_s][u"turn"_s], 1);
    EXPECT_EQ(json[u"play"_s][u"theirs"_s], 5);
    EXPECT_EQ(json[u"what_now"_s], u"The enemy acts: move PEF 2, PEF 1 and PEF 3. Your groups of Rep 2 or more act."_s);
    play(u"move-pef 1 --dice 1,2,5"_s);
    json = play(u"place-pef 1 8"_s);
    EXPECT_EQ(json[u"play"_s][u"pefs"_s][0][u"section"_s], 8);
    // In force: three with their leader, and two to their left.
    json = play(u"resolve 1 --dice 6,3,4,3,3,3,3,3,4,2,1,1,2,3,6,6"_s);
    const QJsonArray groups = json[u"play"_s][u"groups"_s].toArray();
    ASSERT_EQ(groups.size(), 2);
    EXPECT_EQ(groups[0][u"section"_s], 8);
    EXPECT_EQ(groups[0][u"figures"_s][0][u"leader"_s], true);
    EXPECT_EQ(groups[0][u"figures"_s][0][u"profile"_s][u"rep"_s], 5);
    EXPECT_EQ(groups[1][u"side"_s], u"left"_s);
    EXPECT_EQ(refusal(u"np-move 1"_s), "Group 1 has already moved this turn.");

    play(u"turn --dice 4,3"_s);
    json = play(u"np-move 1 cover --dice 6,6,5"_s);
    EXPECT_EQ(json[u"play"_s][u"groups"_s][0][u"move"_s], u"hold-fire"_s) << "a die more in cover";
    json = play(u"np-move 2 outnumbers --dice 1,6,1"_s);
    EXPECT_EQ(json[u"play"_s][u"groups"_s][1][u"move"_s], u"advance"_s);
    EXPECT_EQ(now(), u"Your groups of Rep 4 or more act. Then move PEF 2 and PEF 3."_s);
    play(u"place 2 7"_s);
    play(u"enemy 1 2 dead"_s);
    play(u"strike 2"_s);
    play(u"state 2 out-of-the-fight"_s);
    json = play(u"star-power dead --dice 4,5,6,6,1"_s);
    EXPECT_EQ(json[u"play"_s][u"star_power"_s], 3);
    expectJson(json[u"play"_s][u"figures"_s][0],
               object(R"({"id": 1, "wound": "out-of-the-fight", "state": "carrying-on", "star_power": 3})"));
    play(u"seen 7"_s);
    play(u"note Berta holds the <ford>"_s);
    json = play(u"state 3 ran-away"_s);
    EXPECT_EQ(json[u"play"_s][u"notes"_s][0], u"Berta holds the <ford>"_s);
    EXPECT_EQ(json[u"what_now"_s], u"None of your figures is left on the table. Go to After the battle."_s);

    const QString copy = at(u"copy.muster"_s);
    ASSERT_TRUE(QFile::copy(m_file, copy));
    EXPECT_EQ(call(u"aftermath "_s + m_file).exit, 1) << "how it ended was not said";
    EXPECT_EQ(call(u"aftermath %1 --outcome victory"_s.arg(m_file)).exit, 1);
    const QString told =
        report("failure", {{1, u"out-of-the-fight"_s}, {2, u"out-of-the-fight"_s}, {3, u"ran-away"_s}});
    const Heard byReport = call(u"--json --seed 5 aftermath %1 %2"_s.arg(copy, told));
    const Heard byPlay = call(u"--json --seed 5 aftermath %1 --outcome failure"_s.arg(m_file));
    ASSERT_EQ(byReport.exit, 0) << byReport.err.toStdString();
    ASSERT_EQ(byPlay.exit, 0) << byPlay.err.toStdString();
    expectJson(byPlay.json(), byReport.json());
    EXPECT_EQ(call(u"check "_s + m_file).exit, 0);
}

TEST_F(OnTheTerminal, IsTakenBackStepByStep)
{
    play(u"begin 1 3"_s);
    const QJsonValue before = call(u"--json play "_s + m_file).json()[u"play"_s];
    play(u"turn --seed 3"_s);
    play(u"resolve 2 --seed 3"_s);
    EXPECT_EQ(call(u"undo %1 --steps 2"_s.arg(m_file)).exit, 0);
    expectJson(call(u"--json play "_s + m_file).json()[u"play"_s], before);
}

TEST_F(OnTheTerminal, RefusesWhatMakesNoSense)
{
    EXPECT_EQ(refusal(u"turn"_s), "The battle has not begun. Begin play first.");
    EXPECT_EQ(refusal(u"begin 9"_s).find("Nobody in the band has number 9. Numbers: 1 "), 0U);
    play(u"begin"_s);
    EXPECT_EQ(refusal(u"resolve x"_s), "Give a number for “PEF”, not “x”.");
    EXPECT_EQ(refusal(u"resolve 1 2"_s), "Unexpected argument “2”.");
    EXPECT_EQ(refusal(u"resolve 1"_s + u" --dice 6"_s),
              "Too few dice. The next roll is How many, PEF 1: 2d6; add it to --dice.");
    EXPECT_EQ(refusal(u"seen 3 --dice 6"_s),
              "1 die of --dice left over, so nothing was changed. Give only the dice that are asked for.");
    EXPECT_EQ(refusal(u"state 2 asleep"_s).find("“asleep” is not a state. States: "), 0U);
    EXPECT_NE(refusal(u"resolv 1"_s).find("Did you mean “resolve”?"), std::string::npos);
    EXPECT_EQ(refusal(u"loot 1"_s), "There is no building to loot in this encounter.");
}

TEST_F(OnTheTerminal, HasItsRollsEvenWhereItOnlyLooks)
{
    expectJson(call(u"--json play "_s + m_file).json()[u"rolls"_s], QJsonArray());
}

TEST_F(OnTheTerminal, StandsOnTheTerminal)
{
    play(u"begin"_s);
    play(u"turn --dice 4,3"_s);
    play(u"resolve 1 --dice 4,1,2,3,3"_s);
    const QString text = call(u"play "_s + m_file).text();
    EXPECT_TRUE(text.startsWith(u"Turn 1: you 4, enemy 3; Enemy Activity Level 3; Star Power 5\n"_s))
        << text.toStdString();
    EXPECT_TRUE(text.contains(u"B, contact"_s));
    EXPECT_TRUE(text.contains(u"Group 1, figure 1"_s));
    EXPECT_TRUE(text.contains(u"Now: Take the In Sight Test with group 1 first. Your groups of Rep 4 or more act."_s));
    const QString help = call(u"help play"_s).text();
    for (const QString &action : {u"move-pef PEF"_s, u"np-move GROUP"_s, u"star-power STATE"_s, u"note TEXT"_s})
        EXPECT_TRUE(help.contains(action)) << action.toStdString();
}

} // namespace muster::testing
