// SPDX-License-Identifier: MIT
// A campaign from its founding through its first month, on the terminal.
#include "tests/app/calls.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Month : public Table
{
protected:
    QJsonObject show(const QString &file) const { return call(u"--json show "_s + file).json(); }
};

} // namespace

TEST_F(Month, BeginsWithAStarAndAPatrolAhead)
{
    const Heard heard = call({u"new"_s, at(u"a.muster"_s), u"--rules"_s, u"swordplay"_s, u"--list"_s, u"orcs"_s,
                              u"--star"_s, u"Grak Two-Teeth"_s, u"--rep"_s, u"4"_s, u"--class"_s, u"warrior"_s,
                              u"--name"_s, u"The Red Hand"_s, u"--option"_s, u"star-dies=true"_s, u"--json"_s});

    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonObject json = heard.json();
    EXPECT_EQ(json[u"name"_s], u"The Red Hand"_s);
    EXPECT_EQ(json[u"rules"_s], u"swordplay"_s);
    EXPECT_EQ(json[u"list"_s], u"orcs"_s);
    EXPECT_TRUE(json[u"eal"_s].isNull());
    expectJson(json[u"turn"_s], object(R"({"number": 1, "label": "Month 1"})"));
    EXPECT_EQ(json[u"phase"_s], u"prepare"_s);
    expectJson(json[u"next"_s], object(R"({"encounter": "patrol", "eal": null})"));
    EXPECT_TRUE(json[u"encounter"_s].isNull());
    EXPECT_EQ(json[u"steps"_s], 1);
    const QJsonValue star = json[u"star"_s];
    EXPECT_EQ(star[u"id"_s], 1);
    EXPECT_EQ(star[u"name"_s], u"Grak Two-Teeth"_s);
    EXPECT_EQ(star[u"star"_s], true);
    EXPECT_EQ(star[u"class"_s], u"warrior"_s);
    EXPECT_EQ(star[u"rep"_s], 4);
    EXPECT_EQ(star[u"status"_s], u"active"_s);
    EXPECT_EQ(heard.out, call(u"--json show "_s + at(u"a.muster"_s)).out);
}

TEST_F(Month, CanPassWithoutAnEncounter_R34)
{
    const QString file = band();
    const QJsonObject before = show(file);
    const Heard heard = call(u"--json rest "_s + file);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonValue after = heard.json()[u"campaign"_s];
    EXPECT_EQ(after[u"turn"_s][u"number"_s], 2);
    EXPECT_EQ(after[u"next"_s], before[u"next"_s]);
    EXPECT_EQ(after[u"grunts"_s][0][u"months"_s], 1);
    EXPECT_EQ(call(u"undo "_s + file).exit, 0);
    QJsonObject undone = show(file);
    EXPECT_EQ(undone, before);
    EXPECT_EQ(call(u"rest %1 --dice 3"_s.arg(file)).exit, 1);
    EXPECT_EQ(show(file), before);

    const QString patrol = at(u"patrol.muster"_s);
    QFile::copy(file, patrol);
    EXPECT_EQ(call(u"prepare %1 --seed 1"_s.arg(patrol)).exit, 0);
    EXPECT_EQ(call(u"rest "_s + patrol).exit, 1);
}

TEST_F(Month, TheStarIsWhomThePlayerDescribes)
{
    const Heard heard = call(u"--json new %1 --rules swordplay --list feudal --star Maud --class missile "
                             "--weapon longbow --armor 2 --shield no"_s.arg(at(u"a.muster"_s)));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonValue star = heard.json()[u"star"_s];
    EXPECT_EQ(star[u"rep"_s], 5);
    EXPECT_EQ(star[u"class"_s], u"missile"_s);
    EXPECT_EQ(star[u"weapon"_s], u"longbow"_s);
    EXPECT_EQ(star[u"armor"_s], 2);
    EXPECT_EQ(star[u"shield"_s], false);
}

TEST_F(Month, RecruitsUpToTheLimitFromTheCampaignsList)
{
    const QString file = band();
    const Heard heard = call(u"--json recruit %1 --dice 1,1,2,3,3,3"_s.arg(file));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonArray recruited = heard.json()[u"recruited"_s].toArray();
    ASSERT_EQ(recruited.size(), 3) << "a Star of Rep 5 leads five, and there were two";
    EXPECT_EQ(recruited[0][u"id"_s], 4);
    EXPECT_EQ(recruited[0][u"type"_s], u"Mounted Knight"_s);
    EXPECT_EQ(heard.json()[u"rolls"_s].toArray().size(), 3);
    EXPECT_EQ(show(file)[u"grunts"_s].toArray().size(), 5);
    EXPECT_EQ(call(u"recruit "_s + file).exit, 1);
}

TEST_F(Month, PrepareDealsTheFirstPatrol)
{
    const QString file = bandOnPatrol();
    const QJsonObject campaign = show(file);
    EXPECT_EQ(campaign[u"phase"_s], u"play"_s);
    EXPECT_EQ(campaign[u"eal"_s], 3);
    const QJsonValue encounter = campaign[u"encounter"_s];
    EXPECT_EQ(encounter[u"kind"_s], u"patrol"_s);
    EXPECT_EQ(encounter[u"eal"_s], 3);
    EXPECT_EQ(encounter[u"time"_s], u"day"_s);
    EXPECT_EQ(encounter[u"enemy"_s], u"feudal"_s);
    EXPECT_EQ(encounter[u"objective_buildings"_s], 0);
    EXPECT_EQ(encounter[u"sections"_s].toArray().size(), 9);
    EXPECT_EQ(encounter[u"pefs"_s].toArray().size(), 3);
    expectJson(call(u"--json encounter "_s + file).json()[u"encounter"_s], encounter);
}

TEST_F(Month, PrepareWithASeedDealsTheSameTwice)
{
    const QString file = band();
    const QJsonObject first = call(u"--json prepare %1 --enemy orcs --seed 77"_s.arg(file)).json();
    EXPECT_EQ(call(u"undo "_s + file).exit, 0);
    const QJsonObject again = call(u"--json prepare %1 --enemy orcs --seed 77"_s.arg(file)).json();
    for (const QString &key : {u"encounter"_s, u"rolls"_s, u"campaign"_s})
        EXPECT_EQ(again[key], first[key]) << key.toStdString(); // what the second drops is its own to tell
    EXPECT_TRUE(call(u"encounter "_s + file).text().contains(u"seed 77"_s));
}

TEST_F(Month, WithThePlayersDiceTheSheetNamesNoSeed)
{
    EXPECT_FALSE(call(u"encounter "_s + bandOnPatrol()).text().contains(u"seed"_s));
}

TEST_F(Month, AfterTheBattleTheFallenRecoverAndTheRestStayOrGo)
{
    const QString file = bandOnPatrol();
    const QString told = report("success", {{1, u"fine"_s}, {2, u"fine"_s}, {3, u"out-of-the-fight"_s}});

    // 3 recovers (both pass at Rep 3). One Grunt down: Maud rolls four dice, then 2 its four, 3 its three.
    const Heard heard = call(u"--json aftermath %1 %2 --dice 2,3,1,2,4,4,1,4,4,4,1,2,4"_s.arg(file, told));

    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    QStringList reasons;
    for (const QJsonValue &roll : heard.json()[u"rolls"_s].toArray())
        reasons += roll[u"for"_s].toString();
    EXPECT_EQ(reasons.size(), 4);
    EXPECT_TRUE(reasons[0].startsWith(u"Recovery"_s)) << reasons.join(u'|').toStdString();
    const QJsonObject campaign = show(file);
    expectJson(heard.json()[u"campaign"_s][u"grunts"_s], campaign[u"grunts"_s]);
    EXPECT_EQ(campaign[u"phase"_s], u"prepare"_s);
    EXPECT_EQ(campaign[u"turn"_s][u"number"_s], 2);
    expectJson(campaign[u"next"_s], object(R"({"encounter": "raid-attack", "eal": 3})"));
    const QJsonArray grunts = campaign[u"grunts"_s].toArray();
    ASSERT_EQ(grunts.size(), 2) << "2 against 1, and a tie after a success";
    EXPECT_EQ(grunts[0][u"exempt"_s], true) << "twice as many: stays firm";
    EXPECT_EQ(grunts[1][u"exempt"_s], false);
    EXPECT_EQ(grunts[1][u"months"_s], 1);
}

TEST_F(Month, TheChronicleTellsItInWordsAndInMarkdown)
{
    const QString file = bandOnPatrol();
    const QString words = call(u"chronicle "_s + file).text();
    EXPECT_TRUE(words.contains(u"Month 1\n"_s));
    EXPECT_TRUE(words.contains(u"3 1"_s)) << "the dice of the Enemy Activity Level";
    const QString markdown = call(u"chronicle %1 --markdown"_s.arg(file)).text();
    EXPECT_TRUE(markdown.startsWith(u"# "_s));
    EXPECT_TRUE(markdown.contains(u"\n## Month 1\n"_s));
    const QJsonArray steps = call(u"--json chronicle "_s + file).json()[u"chronicle"_s].toArray();
    ASSERT_EQ(steps.size(), 3);
    EXPECT_EQ(steps[1][u"rolls"_s].toArray().size(), 2);
}

TEST_F(Month, UndoAndRedoGoBackAndForthByName)
{
    const QString file = bandOnPatrol();
    const QByteArray played = call(u"--json show "_s + file).out;

    const Heard undone = call(u"undo %1 --steps 2"_s.arg(file));
    EXPECT_EQ(undone.exit, 0);
    EXPECT_EQ(show(file)[u"steps"_s], 1);
    EXPECT_TRUE(show(file)[u"grunts"_s].toArray().isEmpty());
    EXPECT_EQ(call(u"redo %1 --steps 2"_s.arg(file)).exit, 0);
    EXPECT_EQ(call(u"--json show "_s + file).out, played);
    EXPECT_EQ(call(u"redo "_s + file).exit, 1);
    EXPECT_EQ(call(u"undo %1 --steps 3"_s.arg(file)).exit, 1) << "the founding stays";
    EXPECT_EQ(call(u"--json show "_s + file).out, played);
}

TEST_F(Month, ACorrectionIsAStepLikeAnyOther)
{
    const QString file = band();
    const Heard heard = call(u"correct %1 figure=3 rep=4 name=Wat"_s.arg(file));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(show(file)[u"grunts"_s][1][u"rep"_s], 4);
    EXPECT_EQ(show(file)[u"grunts"_s][1][u"name"_s], u"Wat"_s);
    EXPECT_EQ(call(u"correct %1 eal=2 next=raid-defend"_s.arg(file)).exit, 0);
    expectJson(show(file)[u"next"_s], object(R"({"encounter": "raid-defend", "eal": 2})"));
    EXPECT_EQ(call(u"undo %1 --steps 2"_s.arg(file)).exit, 0);
    EXPECT_EQ(show(file)[u"grunts"_s][1][u"rep"_s], 3);
}

TEST_F(Month, SheetsAreWrittenAsPdf)
{
    const QString file = bandOnPatrol();
    const Heard heard = call(u"--json roster %1 --pdf %2"_s.arg(file, at(u"roster.pdf"_s)));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(heard.json()[u"pdf"_s], at(u"roster.pdf"_s));
    EXPECT_TRUE(heard.json()[u"rolls"_s].toArray().isEmpty());
    EXPECT_TRUE(bytesOf(at(u"roster.pdf"_s)).startsWith("%PDF"));
    EXPECT_EQ(call(u"roster %1 --pdf %2"_s.arg(file, at(u"roster.pdf"_s))).exit, 0) << "an older sheet makes way";
    EXPECT_EQ(call(u"encounter %1 --pdf %2"_s.arg(file, at(u"encounter.pdf"_s))).exit, 0);
}

TEST_F(Month, ASheetGoesToStandardOutputWhereItsNameIsADash)
{
    const QString file = bandOnPatrol();
    const Heard heard = call(u"roster %1 --pdf -"_s.arg(file));
    EXPECT_EQ(heard.exit, 0);
    EXPECT_EQ(heard.out, "%PDF of " + show(file)[u"name"_s].toString().toUtf8() + ", roster");
    EXPECT_TRUE(heard.err.isEmpty());
    EXPECT_EQ(call(u"--json roster %1 --pdf -"_s.arg(file)).exit, 1) << "one thing at a time";
    EXPECT_FALSE(QFileInfo::exists(u"-"_s));
}

TEST_F(Month, ASheetNeverTakesThePlaceOfSomethingElse)
{
    const QString file = bandOnPatrol();
    const QByteArray before = bytesOf(file);
    const Heard heard = call(u"encounter %1 --pdf %1"_s.arg(file));
    EXPECT_EQ(heard.exit, 1);
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_EQ(call(u"roster %1 --pdf %2"_s.arg(file, at(u"no/such/folder.pdf"_s))).exit, 2);
    EXPECT_EQ(call(u"roster %1 --pdf %2"_s.arg(file, at(u"."_s))).exit, 2);
}

TEST_F(Month, TheSampleIsACampaignOfItsOwn)
{
    const QString file = at(u"sample.muster"_s);
    ASSERT_EQ(call(u"sample "_s + file).exit, 0);
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
    EXPECT_GT(show(file)[u"turn"_s][u"number"_s].toInt(), 3);
    EXPECT_EQ(call(u"sample "_s + file).exit, 2) << "it never writes over a file";
}

} // namespace muster::testing
