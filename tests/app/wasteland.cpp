// SPDX-License-Identifier: MIT
// The Wasteland of Chain Reaction's first edition on the command line: journeys and the binder of settlements.
#include "tests/app/calls.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Wasteland : public Table
{
protected:
    QString file() const { return at(u"mara.muster"_s); }
    QJsonObject show() const { return run(u"--json show "_s + file()).json(); }

    void found() const
    {
        const Heard founded =
            run(u"new %1 --rules chain-reaction-1 --list outcasts --star Mara --rep 4 --option genre=wasteland "
                "--option terrain=none"_s.arg(file()));
        ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();
    }
    Heard thrown(const QString &dice, const QStringList &words) const
    {
        return run(QStringList{u"--json"_s, u"--dice"_s, dice} + words);
    }
};

} // namespace

TEST_F(Wasteland, TravelsAndShowsWhereTheBandIs)
{
    found();
    EXPECT_EQ(show()[u"locale"_s][u"here"_s].toString(), u"badlands"_s);
    const Heard travelled = thrown(u"1 1 1 2"_s, {u"travel"_s, file(), u"--to"_s, u"old-nevada"_s});
    ASSERT_EQ(travelled.exit, 0) << travelled.err.toStdString();
    EXPECT_EQ(travelled.json()[u"rolls"_s].toArray().size(), 2);
    EXPECT_EQ(show()[u"locale"_s][u"here"_s].toString(), u"old-nevada"_s);
    EXPECT_EQ(show()[u"turn"_s][u"number"_s].toInt(), 3);

    const Heard again = run(u"travel %1 --to old-nevada"_s.arg(file()));
    EXPECT_EQ(again.exit, 1);
    EXPECT_EQ(again.reason(), u"The band is already in Old Nevada.\n"_s);
    const Heard lost = run(u"travel %1 --to texas"_s.arg(file()));
    EXPECT_EQ(lost.exit, 1);
    EXPECT_EQ(lost.reason(), u"There is no locale “texas”. Locales: badlands, old-nevada, california.\n"_s);

    EXPECT_EQ(run(u"undo "_s + file()).exit, 0);
    EXPECT_EQ(show()[u"locale"_s][u"here"_s].toString(), u"badlands"_s);
}

TEST_F(Wasteland, BeginsWithTheFactionAndTheStarOfTheDice)
{
    const Heard founded =
        thrown(u"3 3 1 3"_s,
               {u"new"_s, file(), u"--rules"_s, u"chain-reaction-1"_s, u"--list"_s, u"tribal"_s, u"--star"_s, u"Mara"_s,
                u"--option"_s, u"genre=wasteland"_s, u"--roll-faction"_s, u"--roll-star"_s});
    ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();
    EXPECT_EQ(founded.json()[u"rolls"_s].toArray().size(), 2);
    EXPECT_EQ(show()[u"list"_s].toString(), u"outcasts"_s);
    EXPECT_EQ(show()[u"star"_s][u"rep"_s].toInt(), 3);
    EXPECT_EQ(show()[u"star"_s][u"weapon"_s].toString(), u"pistol"_s);

    const Heard both =
        run(u"new %1 --rules chain-reaction-1 --list gang --star Rook --rep 3 --roll-star"_s.arg(at(u"rook.muster"_s)));
    EXPECT_EQ(both.exit, 1);
    EXPECT_EQ(both.reason(), u"--roll-star rolls the figure on its list, so --rep cannot be given as well.\n"_s);
}

TEST_F(Wasteland, BeginsAsTheFirmWithItsTeam)
{
    const Heard founded = run(
        u"new %1 --rules chain-reaction-1 --list firm --star Kane --option genre=wasteland --option terrain=none"_s.arg(
            file()));
    ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();
    EXPECT_EQ(show()[u"list"_s].toString(), u"firm"_s);
    EXPECT_EQ(show()[u"star"_s][u"rep"_s].toInt(), 5);
    EXPECT_EQ(show()[u"grunts"_s].toArray().size(), 4);
    EXPECT_EQ(run(u"recruit "_s + file()).exit, 0);
    EXPECT_EQ(show()[u"grunts"_s].toArray().size(), 5);
}

TEST_F(Wasteland, KeepsSettlementsAndPrintsThem)
{
    found();
    const Heard came = thrown(u"6 2 3 3 6 6 1 1"_s, {u"settlement"_s, file(), u"--new"_s, u"--name"_s, u"Dry Wells"_s});
    ASSERT_EQ(came.exit, 0) << came.err.toStdString();
    EXPECT_EQ(came.json()[u"settlement"_s][u"residences"_s].toInt(), 32);
    EXPECT_EQ(came.json()[u"settlement"_s][u"nomads"_s].toString(), u"tribal"_s);
    EXPECT_EQ(run(QStringList{u"correct"_s, file(), u"settlement=1"_s, u"notes=They trade in salt."_s}).exit, 0);
    const QJsonArray kept = run(u"--json settlement "_s + file()).json()[u"settlements"_s].toArray();
    ASSERT_EQ(kept.size(), 1);
    EXPECT_EQ(kept[0][u"name"_s].toString(), u"Dry Wells"_s);
    EXPECT_EQ(kept[0][u"notes"_s].toString(), u"They trade in salt."_s);
    EXPECT_TRUE(run(u"settlement "_s + file()).text().contains(u"1. Dry Wells"_s));

    EXPECT_EQ(run(u"settlement %1 --pdf %2"_s.arg(file(), at(u"binder.pdf"_s))).exit, 0);
    EXPECT_TRUE(bytesOf(at(u"binder.pdf"_s)).startsWith("%PDF"));
    EXPECT_EQ(run(u"settlement %1 --id 4 --pdf %2"_s.arg(file(), at(u"other.pdf"_s))).exit, 1);
    EXPECT_EQ(run(u"settlement %1 --strike --id 1 --name Gulch"_s.arg(file())).exit, 1) << "a name is for a new one";
    EXPECT_EQ(run(u"settlement %1 --strike --fight --id 1"_s.arg(file())).exit, 1) << "one thing at a time";
    EXPECT_EQ(run(u"settlement %1 --strike --id 1"_s.arg(file())).exit, 0);
    EXPECT_TRUE(show()[u"settlements"_s].toArray().isEmpty());
    EXPECT_EQ(run(u"check "_s + file()).exit, 0);
}

TEST_F(Wasteland, SetsADealtEncounterRight)
{
    found();
    // An ambush by five Tribals.
    const Heard prepared = thrown(u"3 4 6 6 1 1 1 1 1 1 1 1 1 1 1 1 3 1 3 4 3 4 3 4 3 4 3 4 1 1 2"_s,
                                  {u"prepare"_s, file(), u"--enemy"_s, u"tribal"_s});
    ASSERT_EQ(prepared.exit, 0) << prepared.err.toStdString();
    EXPECT_TRUE(run(u"encounter "_s + file()).text().contains(u"You enter by any edge"_s));
    EXPECT_EQ(run(u"correct %1 kind=raid enemies=3 civilians=2"_s.arg(file())).exit, 0);
    QJsonObject encounter = show()[u"encounter"_s].toObject();
    EXPECT_EQ(encounter[u"kind"_s].toString(), u"raid"_s);
    EXPECT_EQ(encounter[u"role"_s].toString(), u"raider"_s);
    EXPECT_EQ(encounter[u"vehicles"_s].toInt(), 0);
    EXPECT_EQ(encounter[u"enemy_figures"_s].toArray().size(), 3);
    // A small settlement, where the raid is fought.
    ASSERT_EQ(thrown(u"4 2"_s, {u"settlement"_s, file(), u"--new"_s}).exit, 0);
    EXPECT_EQ(show()[u"encounter"_s][u"settlement"_s].toInt(), 1);
    EXPECT_TRUE(run(u"encounter "_s + file()).text().contains(u"Settlement 1"_s));
    // Another one, and the raid is fought there instead, as in the window; back by hand.
    ASSERT_EQ(thrown(u"4 2"_s, {u"settlement"_s, file(), u"--new"_s, u"--name"_s, u"Gulch"_s}).exit, 0);
    EXPECT_EQ(show()[u"encounter"_s][u"settlement"_s].toInt(), 2);
    ASSERT_EQ(run(u"settlement %1 --fight --id 1"_s.arg(file())).exit, 0);
    EXPECT_EQ(run(u"encounter %1 --pdf %2"_s.arg(file(), at(u"raid.pdf"_s))).exit, 0);

    // A leader of Rep 4, two Grunts for each point of it, and no vehicle for the nine of them.
    const Heard again =
        thrown(u"3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 1 1"_s, {u"redeal"_s, file(), u"--enemy"_s, u"feudal"_s});
    EXPECT_EQ(again.exit, 0) << again.err.toStdString();
    encounter = show()[u"encounter"_s].toObject();
    EXPECT_EQ(encounter[u"enemy"_s].toString(), u"feudal"_s);
    EXPECT_EQ(encounter[u"enemy_figures"_s].toArray().size(), 9);
    EXPECT_EQ(run(u"correct %1 role=ambushed"_s.arg(file())).exit, 1);
    EXPECT_EQ(run(u"check "_s + file()).exit, 0);
}

TEST_F(Wasteland, RefusesOtherCampaigns)
{
    EXPECT_EQ(run(u"new %1 --rules chain-reaction-1 --list gang --star Rook --rep 4"_s.arg(file())).exit, 0);
    EXPECT_EQ(run(u"travel %1 --to california"_s.arg(file())).exit, 1);
    EXPECT_EQ(run(u"settlement %1 --new"_s.arg(file())).exit, 1);
    EXPECT_FALSE(show().contains(u"settlements"_s));
}

} // namespace muster::testing
