// SPDX-License-Identifier: MIT

// The first edition and TUMOR's sheet played through on the terminal, from the table to what comes of it.

#include "tests/app/calls.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

/// Rook, Rep 4, with Ash (2) and Bo (3), both Rep 3, in a Firefight against three of a gang.
class FirstEditionOnTheTable : public Table
{
protected:
    QString file() const { return at(u"gang.muster"_s); }
    QJsonObject show() const { return call(u"--json show "_s + file()).json(); }

    void begin(const QString &sheet = u"own"_s)
    {
        done(u"new %1 --rules chain-reaction-1 --list gang --star Rook --rep 4 --option genre=gang --option "
             u"terrain=none "
             "--option sheet=%2"_s.arg(file(), sheet));
        for (const QString &name : {u"Ash"_s, u"Bo"_s})
            done(u"recruit %1 --type T-Guy --name %2"_s.arg(file(), name));
        const Heard prepared =
            call({u"--dice"_s, u"3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  1 1 3 3 3 3"_s, u"prepare"_s, file()});
        ASSERT_EQ(prepared.exit, 0) << prepared.err.toStdString();
        play(u"begin"_s);
    }

    static Heard done(const QString &line)
    {
        Heard heard = call(line);
        EXPECT_EQ(heard.exit, 0) << line.toStdString() << heard.err.toStdString();
        return heard;
    }
    /// Says it and gives what is on the table then.
    QJsonObject play(const QString &words) const
    {
        return done(u"--json play %1 %2"_s.arg(file(), words)).json()[u"play"_s].toObject();
    }
    QJsonObject rolls(const QString &dice, const QString &words) const
    {
        return play(u"%2 --dice %1"_s.arg(dice, words));
    }
    QString refusal(const QString &words) const
    {
        const Heard heard = call(u"play %1 %2"_s.arg(file(), words));
        EXPECT_EQ(heard.exit, 1) << words.toStdString();
        return heard.reason().trimmed();
    }
    QString now() const { return done(u"play "_s + file()).text(); }

    /// The Rep of a figure, wherever it is by now.
    int rep(int id) const
    {
        const QJsonObject campaign = show();
        for (const QString &part : {u"stars"_s, u"grunts"_s, u"former"_s}) {
            for (const QJsonValue &figure : campaign[part].toArray()) {
                if (figure[u"id"_s].toInt() == id)
                    return figure[u"rep"_s].toInt();
            }
        }
        return 0;
    }
};

QJsonObject figureIn(const QJsonObject &play, int id)
{
    return play[u"figures"_s][id - 1].toObject();
}

} // namespace

// P. 7, R67: losing one's nerve is a mark beside whatever came of the figure then.
TEST_F(FirstEditionOnTheTable, WhoRanAndWasTakenHasLostItsNerve_R67)
{
    begin();
    play(u"state 2 ran-away"_s);
    play(u"state 2 captured"_s);
    play(u"state 3 surrendered"_s);
    done(u"aftermath %1 --outcome success"_s.arg(file()));
    EXPECT_EQ(rep(2), 2) << "ran, then was taken";
    EXPECT_EQ(rep(3), 2) << "surrender is running with nowhere to go";
    const QString told = done(u"chronicle "_s + file()).text();
    EXPECT_TRUE(told.contains(u"Ash was captured"_s) && told.contains(u"lost nerve, Rep 3 to 2"_s))
        << told.toStdString();
}

TEST_F(FirstEditionOnTheTable, AScratchExcusesWhoSurrenders_R97)
{
    begin();
    play(u"state 2 scratched"_s);
    play(u"state 2 surrendered"_s);
    play(u"state 3 ran-away"_s);
    play(u"state 3 bad-wound"_s);
    play(u"state 3 captured"_s);
    done(u"aftermath %1 --outcome success"_s.arg(file()));
    EXPECT_EQ(rep(2), 3);
    EXPECT_EQ(rep(3), 2) << "the wound came when it was running already";
}

TEST_F(FirstEditionOnTheTable, AReportOfASurrenderCostsNerveToo_R67)
{
    begin();
    const QString report = write(u"report.json"_s, R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine"},
        {"id": 2, "fate": "surrendered"}, {"id": 3, "fate": "captured", "lost_nerve": true}]})");
    done(u"aftermath %1 %2"_s.arg(file(), report));
    EXPECT_EQ(rep(2), 2);
    EXPECT_EQ(rep(3), 2);
}

// P. 7, R7, R97: First Aid heals the wound, and not that the figure ran.
TEST_F(FirstEditionOnTheTable, FirstAidForgetsNeitherNerveNorRunning_R67)
{
    begin(u"tumor"_s);
    play(u"state 2 wounded"_s);
    play(u"state 2 ran-away"_s);
    play(u"state 3 ran-away"_s);
    play(u"state 3 wounded"_s);
    play(u"enemy 1 1 dead"_s);
    play(u"enemy 1 2 dead"_s);
    play(u"did 2 kills 1"_s);
    play(u"did 3 kills 1"_s);
    done(u"aftermath %1 --outcome success --dice 2,2,2,2"_s.arg(file()));
    EXPECT_EQ(rep(2), 3) << "the wound excuses its running, and who ran learns nothing";
    EXPECT_EQ(rep(3), 2) << "it was running unhurt";
}

TEST_F(FirstEditionOnTheTable, FirstAidOnTheTableForgetsThemNoMore_R89)
{
    begin(u"tumor"_s);
    play(u"state 2 wounded"_s);
    play(u"state 2 ran-away"_s);
    play(u"enemy 1 1 dead"_s);
    play(u"did 2 kills 1"_s);
    play(u"state 2 stunned"_s);
    done(u"aftermath %1 --outcome success"_s.arg(file()));
    EXPECT_EQ(rep(2), 3);
}

TEST_F(FirstEditionOnTheTable, ARoutAloneIsDamageAndTeaches_R8)
{
    begin();
    play(u"enemy 1 1 ran-away"_s);
    play(u"did 2 routed 1"_s);
    done(u"aftermath %1 --outcome success"_s.arg(file()));
    EXPECT_EQ(rep(2), 4);
}

TEST_F(FirstEditionOnTheTable, SaysThatMoreAreKilledThanFell_R8)
{
    begin();
    play(u"count-turn"_s);
    play(u"did 2 kills 1"_s);
    EXPECT_TRUE(now().contains(u"More kills or routs are credited than enemies fell or ran"_s)) << now().toStdString();
    play(u"enemy 1 1 dead"_s);
    EXPECT_FALSE(now().contains(u"More kills or routs are credited"_s));
}

// P. 7: one of three things that are kept track of.
TEST_F(FirstEditionOnTheTable, CountsTheTurnsThatAFigureDucks)
{
    begin();
    play(u"count-turn"_s);
    QJsonObject table = rolls(u"1,6,5"_s, u"test 2 scratch"_s); // one passed; 5 less its Rep of 3: two turns
    EXPECT_EQ(figureIn(table, 2)[u"state"_s], u"ducked-back"_s);
    EXPECT_EQ(figureIn(table, 2)[u"ducked_until"_s].toInt(), 3);
    EXPECT_TRUE(now().contains(u"down to the end of turn 3"_s)) << now().toStdString();
    table = play(u"state 3 ducked-back"_s);
    EXPECT_EQ(figureIn(table, 3)[u"ducked_until"_s].toInt(), 2) << "its next turn of movement (p. 4)";
    play(u"enemy 1 1 ducked-back turns 3"_s);
    table = play(u"count-turn"_s);
    table = play(u"count-turn"_s);
    EXPECT_EQ(figureIn(table, 3)[u"state"_s], u"carrying-on"_s) << "turn 3";
    EXPECT_EQ(figureIn(table, 2)[u"state"_s], u"ducked-back"_s);
    table = play(u"count-turn"_s);
    EXPECT_EQ(figureIn(table, 2)[u"state"_s], u"carrying-on"_s) << "turn 4";
    EXPECT_EQ(figureIn(table, 2)[u"wound"_s], u"scratched"_s);
    EXPECT_EQ(table[u"groups"_s][0][u"figures"_s][0][u"ducked_until"_s].toInt(), 4);
    done(u"undo "_s + file());
    EXPECT_EQ(figureIn(done(u"--json play "_s + file()).json()[u"play"_s].toObject(), 2)[u"state"_s], u"ducked-back"_s);
    EXPECT_EQ(
        refusal(u"state 2 carrying-on turns 2"_s),
        u"Turns are counted only for figures that duck down in the first edition, 1 at least. Leave turns out."_s);
    EXPECT_EQ(done(u"check "_s + file()).exit, 0);
}

// QRS: attacked to flank or rear −1, whichever way it is said (the sample: "even with the −1").
TEST_F(FirstEditionOnTheTable, ChargedToTheRearIsAttackedToTheRear)
{
    const auto charged = [](const QString &how) {
        return call(u"--json roll chain-reaction-1 reaction test=being-charged rep=4 --dice 4,4 "_s + how)
            .json()[u"result"_s][u"outcome"_s]
            .toString();
    };
    EXPECT_EQ(charged(u"situation=able conditions="_s), u"fire"_s);
    for (const QString &how : {u"situation=rear conditions="_s, u"situation=rear conditions=flanked"_s,
                               u"situation=able conditions=flanked"_s, u"situation=unable conditions=flanked"_s})
        EXPECT_EQ(charged(how), u"runaway"_s) << how.toStdString();
    const auto one = call(u"--json roll chain-reaction-1 reaction test=being-charged rep=4 situation=able "
                          "conditions=flanked --dice 3,6"_s);
    EXPECT_EQ(one.json()[u"result"_s][u"outcome"_s].toString(), u"runaway"_s) << "one passed runs, and does not stand";

    begin();
    play(u"join 2 B"_s); // away from its leader
    const QJsonObject table = rolls(u"3,3"_s, u"test 2 being-charged situation=rear"_s); // Rep 3, less one
    EXPECT_EQ(figureIn(table, 2)[u"state"_s], u"ran-away"_s);
}

TEST_F(FirstEditionOnTheTable, ACatastropheHasItsBuildings)
{
    const auto hit = [](const QString &what, int die) {
        return call(u"--json roll chain-reaction-1 catastrophic-hit conditions=%1 --dice %2"_s.arg(what).arg(die))
            .json()[u"result"_s][u"result"_s]
            .toString();
    };
    EXPECT_EQ(hit({}, 4), u"immobilised"_s);
    EXPECT_EQ(hit(u"building"_s, 4), u"area-lost"_s);
    EXPECT_EQ(hit({}, 5), u"jammed"_s);
    EXPECT_EQ(hit(u"building"_s, 5), u"collapses"_s);
    EXPECT_EQ(hit(u"building"_s, 6), u"explodes"_s);
    EXPECT_TRUE(done(u"reference chain-reaction-1"_s).text().contains(u"It collapses: A building"_s));
}

TEST_F(FirstEditionOnTheTable, TheReferenceTellsOfRoundsMercenariesAndTheEaten) // pp. 5, 8, 10
{
    const QString printed = done(u"reference chain-reaction-1"_s).text();
    for (const QString &line : {u"Mercenaries"_s, u"three to a figure"_s, u"even the unconscious are dead"_s})
        EXPECT_TRUE(printed.contains(line)) << line.toStdString();
}

// P. 10: the die for coverage is rolled again in the next turn, and not before.
TEST_F(FirstEditionOnTheTable, CoverageIsRolledAgainOnlyInTheNextTurn)
{
    begin();
    const auto press = [this](int die) { return call(u"press %1 --dice %2"_s.arg(file()).arg(die)); };
    ASSERT_EQ(press(5).exit, 0); // 5 less 1 for the genre: possible
    EXPECT_EQ(press(5).reason(), u"Media coverage is possible. Roll again in the next turn of the battle, turn 1.\n"_s);
    play(u"count-turn"_s);
    ASSERT_EQ(press(5).exit, 0);
    EXPECT_EQ(press(5).exit, 1);
    play(u"count-turn"_s);
    ASSERT_EQ(press(6).exit, 0);
    EXPECT_EQ(press(6).reason(), u"No media crew will come to this encounter.\n"_s);
}

// P. 15: a crew earns by its work, on the table as in a report.
TEST_F(FirstEditionOnTheTable, AMediaCrewNotesItsStoriesAsItGetsThem)
{
    const QString crew = at(u"crew.muster"_s);
    done(u"new %1 --rules chain-reaction-1 --list media --star Dana --rep 4 --option genre=gang --option terrain=none"_s
             .arg(crew));
    done(u"recruit %1 --type Tech --name Lou"_s.arg(crew));
    ASSERT_EQ(call({u"--dice"_s, u"3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  1 1 3 3 3 3"_s, u"prepare"_s, crew, u"--enemy"_s,
                    u"gang"_s})
                  .exit,
              0);
    const QString sheet = done(u"encounter "_s + crew).text().simplified();
    EXPECT_TRUE(sheet.contains(u"Bring home shots and interviews."_s)) << sheet.toStdString();
    EXPECT_TRUE(sheet.contains(u"40 for a lead story or a shot from 3″"_s)) << sheet.toStdString();
    EXPECT_FALSE(sheet.contains(u"Points: all for driving them off"_s));
    done(u"play %1 begin"_s.arg(crew));
    done(u"play %1 did 1 lead-stories 1 sound-bites 1 interviewed 5"_s.arg(crew));
    done(u"play %1 did 1 interviewed 3"_s.arg(crew));
    done(u"play %1 did 2 close-shots 1 long-shots 1 filmed 4"_s.arg(crew));
    EXPECT_EQ(call(u"play %1 did 2 lead-stories 1"_s.arg(crew)).reason(),
              u"Lou is no reporter, so there are no interviews to report.\n"_s);
    EXPECT_EQ(call(u"play %1 did 2 filmed 4"_s.arg(crew)).exit, 1) << "one shot shows one figure";
    done(u"aftermath %1 --outcome failure"_s.arg(crew));
    const QJsonObject campaign = call(u"--json show "_s + crew).json();
    EXPECT_EQ(campaign[u"star"_s][u"points"_s].toInt(), 40 + 20 + 40 + 10);
    EXPECT_EQ(campaign[u"grunts"_s][0][u"points"_s].toInt(), 40 + 20 + 10);
}

// P. 10: "the first time" that a zombie scratches somebody, or worse.
TEST_F(FirstEditionOnTheTable, WhoIsUnhurtIsOkayAndNobodyIsAskedTwice)
{
    begin();
    EXPECT_EQ(refusal(u"test 2 are-you-okay --dice 6"_s),
              u"Ash has no wound. Record the wound first, then roll this."_s);
    play(u"state 2 scratched"_s);
    rolls(u"6"_s, u"test 2 are-you-okay"_s);
    EXPECT_EQ(refusal(u"test 2 are-you-okay --dice 6"_s),
              u"Ash has rolled this already: only the first wound counts."_s);
    play(u"state 3 bad-wound"_s);
    rolls(u"1,3"_s, u"test 3 are-you-okay"_s);
    EXPECT_EQ(refusal(u"test 3 are-you-okay --dice 6"_s),
              u"Bo has rolled this already: only the first wound counts."_s);
}

TEST_F(FirstEditionOnTheTable, AsksForCardsByTheirNumbersAndSaysWhatADieIsFor)
{
    begin();
    const Heard cards = call(u"play %1 turn --dice 6"_s.arg(file()));
    EXPECT_TRUE(cards.reason().contains(u"each 1–52: hearts, diamonds, clubs, spades, ace to king"_s))
        << cards.err.toStdString();
    const Heard turns = call(u"play %1 test 2 scratch --dice 1,6"_s.arg(file()));
    EXPECT_TRUE(turns.reason().contains(u"How many turns, inches or rounds: 1d6"_s)) << turns.err.toStdString();
}

} // namespace muster::testing
