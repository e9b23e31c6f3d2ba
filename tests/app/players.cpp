// SPDX-License-Identifier: MIT
// Several players in one campaign, on the terminal (R36, R87).
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Players : public Table
{
protected:
    QJsonObject show() const { return call(u"--json show "_s + file()).json(); }
    QString file() const { return at(u"a.muster"_s); }
    void does(const QString &line) const
    {
        const Heard heard = call(line.arg(file()));
        EXPECT_EQ(heard.exit, 0) << line.toStdString() << ": " << heard.err.toStdString();
    }
    /// The reason; the file is byte for byte what it was.
    std::string refused(const QString &line) const
    {
        const QByteArray before = bytesOf(file());
        const Heard heard = call(line.arg(file()));
        EXPECT_EQ(heard.exit, 1) << line.toStdString();
        EXPECT_TRUE(heard.out.isEmpty());
        EXPECT_EQ(bytesOf(file()), before);
        return heard.err.toStdString();
    }
    /// "2:1 3:1 5:4": every Grunt with its Star.
    std::string leaders() const
    {
        QStringList parts;
        for (const QJsonValue &grunt : show()[u"grunts"_s].toArray())
            parts << u"%1:%2"_s.arg(grunt[u"id"_s].toInt()).arg(grunt[u"leader"_s].toInt());
        return parts.join(u' ').toStdString();
    }
    void foundTwo() const
    {
        does(u"new %1 --rules swordplay --list feudal --star Osric --rep 3 --player Ann"_s);
        does(u"join %1 --star Maud --player Ben --rep 4"_s);
    }
};

} // namespace

TEST_F(Players, JoinWithStarsOfTheirOwn)
{
    foundTwo();
    const QJsonObject json = show();
    EXPECT_EQ(json[u"star"_s][u"id"_s], 1);
    const QJsonArray stars = json[u"stars"_s].toArray();
    ASSERT_EQ(stars.size(), 2);
    EXPECT_EQ(stars[0][u"player"_s], u"Ann"_s);
    EXPECT_EQ(stars[1][u"player"_s], u"Ben"_s);
    EXPECT_EQ(stars[1][u"id"_s], 2);
    EXPECT_EQ(stars[1][u"rep"_s], 4);
    EXPECT_EQ(call(u"--json undo "_s + file()).exit, 0);
    EXPECT_EQ(show()[u"stars"_s].toArray().size(), 1);
}

TEST_F(Players, RecruitInTurnOrOneBandAlone)
{
    foundTwo();
    does(u"recruit %1 --for 2 --count 1 --dice 3,4"_s);
    EXPECT_EQ(leaders(), "3:2");
    does(u"recruit %1 --count 2 --dice 3,4,3,4,3,4,3,4"_s);
    EXPECT_EQ(leaders(), "3:2 4:1 5:1 6:2 7:2");
    does(u"recruit %1 --dice 3,4,3,4"_s);
    EXPECT_EQ(leaders(), "3:2 4:1 5:1 6:2 7:2 8:1 9:2");
    EXPECT_NE(refused(u"recruit %1"_s).find("no room"), std::string::npos);
    EXPECT_EQ(refused(u"recruit %1 --for 9"_s), "Number 9 is not a Star of this campaign. Stars: 1 Osric, 2 Maud.\n");
}

TEST_F(Players, JoinWithAnArmyListOfTheirOwn_R36)
{
    does(u"new %1 --rules swordplay --list feudal --star Osric --rep 3 --player Ann"_s);
    EXPECT_NE(refused(u"join %1 --star Maud --player Ben --list elvs"_s).find("Did you mean “elves”?"),
              std::string::npos);
    does(u"join %1 --star Maud --player Ben --rep 4 --list orcs"_s);
    EXPECT_EQ(show()[u"stars"_s][1][u"list"_s], u"orcs"_s);
    EXPECT_FALSE(show()[u"stars"_s][0].toObject().contains(u"list"_s));
    does(u"recruit %1 --count 1 --dice 3,4,3,4"_s);
    EXPECT_NE(show()[u"grunts"_s][0][u"type"_s], show()[u"grunts"_s][1][u"type"_s]);
    EXPECT_EQ(call(u"check "_s + file()).exit, 0);
    // It goes out as story text and comes in again.
    EXPECT_EQ(call(u"story "_s + file() + u' ' + at(u"a.story"_s)).exit, 0);
    EXPECT_EQ(call(u"new "_s + at(u"b.muster"_s) + u" --story "_s + at(u"a.story"_s)).exit, 0);
    EXPECT_EQ(call(u"--json show "_s + at(u"b.muster"_s)).json(), show());
}

TEST_F(Players, AreRefusedTwiceAndInTheMiddleOfAnEncounter)
{
    foundTwo();
    EXPECT_EQ(refused(u"join %1 --star Edda --player ann"_s),
              "Ann already has a Star in this campaign: Osric. Give each player's name only once.\n");
    EXPECT_EQ(refused(u"join %1 --player Cat"_s), "“muster join” needs --star. See “muster join --help”.\n");
    does(u"recruit %1 --for 1"_s);
    does(u"prepare %1 --seed 3"_s);
    EXPECT_NE(refused(u"join %1 --star Edda --player Cat"_s).find("An encounter is under way"), std::string::npos);
    EXPECT_NE(refused(u"part %1 star=1"_s).find("An encounter is under way"), std::string::npos);
}

TEST_F(Players, LeaveWithTheirGruntsOrWithoutThem)
{
    foundTwo();
    does(u"recruit %1 --count 2 --dice 3,4,3,4,3,4,3,4"_s); // 3 and 4 for Osric, 5 and 6 for Maud
    EXPECT_EQ(refused(u"part %1 star=2 --grunts-to 1"_s),
              "Osric has no room for the Grunts of Maud. Places free: 1; Grunts: 2.\n");
    EXPECT_NE(refused(u"part %1 star=3"_s), "");
    EXPECT_NE(refused(u"part %1 star=x"_s), "");
    EXPECT_NE(refused(u"part %1 star=1 --grunts-to 1"_s), "");
    does(u"part %1 star=1 --grunts-to 2"_s);
    EXPECT_EQ(leaders(), "3:2 4:2 5:2 6:2");
    EXPECT_EQ(show()[u"star"_s][u"name"_s], u"Maud"_s);
    EXPECT_EQ(show()[u"former"_s][0][u"name"_s], u"Osric"_s);
    EXPECT_EQ(refused(u"part %1 star=2"_s), "Maud is the last Star of this campaign and cannot leave it.\n");
    does(u"correct %1 figure=1 status=active"_s);
    EXPECT_EQ(show()[u"stars"_s].toArray().size(), 2);
}

TEST_F(Players, TakeStayOrGoStarByStarAndHandOverALostOnesGrunts)
{
    foundTwo();
    does(u"recruit %1 --count 2 --dice 3,4,3,4,3,4,3,4"_s);
    does(u"prepare %1 --seed 3"_s);
    const QString report =
        write(u"lost.json"_s,
              R"({"outcome": "success", "figures": [{"id": 1, "fate": "obviously-dead"}], "grunts_to": {"1": 2}})");
    const QString nobody = write(u"nobody.json"_s, R"({"outcome": "success", "figures": [], "grunts_to": {"1": 9}})");
    EXPECT_NE(refused(u"aftermath %1 "_s + nobody), "");
    // Maud's common roll, then her own two; Osric's take no test.
    does(u"aftermath %1 "_s + report + u" --dice 1,2,3,6,4,5,6,4,5,6"_s);
    EXPECT_EQ(leaders(), "3:2 4:2 5:2 6:2");
    EXPECT_EQ(show()[u"grunts"_s][0][u"months"_s], 0);
    EXPECT_EQ(show()[u"grunts"_s][2][u"months"_s], 1);
    EXPECT_EQ(show()[u"phase"_s], u"prepare"_s);
    EXPECT_NE(call(u"chronicle "_s + file()).text().indexOf(u"follows Maud from now on"_s), -1);
}

TEST_F(Players, AreToldBandByBand)
{
    foundTwo();
    does(u"recruit %1 --count 1 --dice 3,4,3,4"_s);
    const QString told = call(u"roster "_s + file()).text();
    EXPECT_NE(told.indexOf(u"The band of Osric (Ann)"_s), -1);
    EXPECT_GT(told.indexOf(u"The band of Maud (Ben)"_s), told.indexOf(u"The band of Osric (Ann)"_s));
    EXPECT_EQ(call(u"--json roster "_s + file()).json()[u"stars"_s].toArray().size(), 2);
    EXPECT_EQ(call(u"check "_s + file()).exit, 0);
}

TEST_F(Players, RollForAnEncounterEachInTheFirstEdition_R87)
{
    does(u"new %1 --rules chain-reaction-1 --list military --star Osric --rep 4 --player Ann"_s);
    does(u"join %1 --star Maud --rep 4 --player Ben"_s);
    EXPECT_EQ(show()[u"stars"_s][1][u"points"_s], 0);
    // Early January: 2d6 each, and both are sevens; the first fought is Ann's.
    const Heard heard = call(u"--json --seed 5 prepare "_s + file());
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonArray rolls = heard.json()[u"rolls"_s].toArray();
    EXPECT_EQ(rolls[0][u"reason"_s], u"players-turn"_s);
    EXPECT_EQ(rolls[1][u"reason"_s], u"players-turn"_s);
}

TEST_F(Players, MeetEachOtherInTheFirstEdition_R87)
{
    does(u"new %1 --rules chain-reaction-1 --list gang --star Rook --rep 4 --player Ann --option genre=gang "
         "--option terrain=none"_s);
    does(u"join %1 --star Vic --rep 4 --player Ben"_s);
    EXPECT_EQ(refused(u"bring %1 --for 1"_s), "No bands meet in the current encounter.\n");
    EXPECT_NE(refused(u"prepare %1 --enemy star=7"_s).find("Stars: 1 Rook, 2 Vic."), std::string::npos);
    // Ann's 7; of the gangs' seven kinds the Firefight.
    does(u"prepare %1 --enemy star=2 --dice 3,4,1,2,1,1,6,6,1,1,1,1,1,1,1,1,1,1"_s);
    EXPECT_EQ(show()[u"encounter"_s][u"against"_s], 2);
    EXPECT_EQ(refused(u"bring %1"_s),
              "“muster bring” needs --for, the number of the Star whose band it is. See “muster bring --help”.\n");
    does(u"bring %1 --for 1 1"_s);
    EXPECT_EQ(show()[u"encounter"_s][u"recorded"_s].toArray(), QJsonArray{1});
    EXPECT_TRUE(show()[u"encounter"_s][u"party"_s].isUndefined()) << "the other player may be reading";
    EXPECT_NE(refused(u"play %1 begin"_s).find("Ben’s band has not recorded who comes."), std::string::npos);
    does(u"bring %1 --for 2"_s);
    EXPECT_EQ(show()[u"encounter"_s][u"party_against"_s].toArray(), QJsonArray{2});
    does(u"play %1 begin"_s);
    EXPECT_EQ(show()[u"encounter"_s][u"play"_s][u"groups"_s][0][u"figures"_s][0][u"name"_s], u"Vic"_s);

    const QString report = write(u"met.json"_s, R"({"outcome": 0.5, "their_outcome": "success",
        "figures": [{"id": 1, "fate": "ran-away"}, {"id": 2, "fate": "fine", "routed": 1}]})");
    does(u"aftermath %1 "_s + report);
    EXPECT_EQ(show()[u"stars"_s][0][u"points"_s], 200);
    EXPECT_EQ(show()[u"stars"_s][1][u"points"_s], 420);
    EXPECT_EQ(call(u"check "_s + file()).exit, 0);
}

} // namespace muster::testing
