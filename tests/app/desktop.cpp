// SPDX-License-Identifier: MIT
// The encounter for a phone, and the small picture of a campaign.
#include "tests/app/calls.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

using namespace Qt::StringLiterals;

namespace muster::testing {

using Desktop = Table;

TEST_F(Desktop, APhoneGetsTheEncounterOnOnePage)
{
    const QString out = write(u"page.html"_s, "older");
    const Heard heard = call({u"--json"_s, u"phone"_s, bandOnPatrol(), u"--html"_s, out});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(heard.json()[u"file"_s], out);
    EXPECT_EQ(heard.json()[u"encounter"_s], u"patrol"_s);
    EXPECT_EQ(heard.json()[u"turn"_s], 1);
    EXPECT_EQ(heard.json()[u"bytes"_s], bytesOf(out).size());
    EXPECT_TRUE(bytesOf(out).contains("<h1>Patrol</h1>"));
}

TEST_F(Desktop, APhoneGetsTheRosterWhereThereIsNoEncounter)
{
    const Heard heard = call(u"phone %1 --html -"_s.arg(band()));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_TRUE(heard.text().startsWith(u"<!DOCTYPE html>"_s));
    EXPECT_TRUE(heard.text().contains(u"<h1>Roster</h1>"_s));
}

TEST_F(Desktop, APageNeverTakesThePlaceOfACampaign)
{
    const QString file = bandOnPatrol();
    const QByteArray before = bytesOf(file);
    EXPECT_EQ(call(u"phone %1 --html %1"_s.arg(file)).exit, 1);
    EXPECT_EQ(call(u"thumbnail %1 %1"_s.arg(file)).exit, 1);
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_EQ(call(u"phone "_s + file).exit, 1);
    EXPECT_EQ(call(u"phone %1 --html %2"_s.arg(file, at(u"."_s))).exit, 1);
    EXPECT_EQ(call(u"phone %1 --html %2"_s.arg(file, at(u"nowhere/a.html"_s))).exit, 2);
    EXPECT_EQ(call(u"--json phone %1 --html -"_s.arg(file)).exit, 1);
    EXPECT_EQ(call(u"phone %1 --html a --dice 3"_s.arg(file)).exit, 1);
}

TEST_F(Desktop, AThumbnailShowsTheTableElseTheReps)
{
    const QString out = at(u"a.png"_s);
    const Heard table = call({u"--json"_s, u"thumbnail"_s, bandOnPatrol(), out, u"--size"_s, u"64"_s});
    ASSERT_EQ(table.exit, 0) << table.err.toStdString();
    EXPECT_EQ(bytesOf(out), "\x89PNG of 64, a table");
    EXPECT_EQ(table.json()[u"encounter"_s], u"patrol"_s);
    EXPECT_EQ(table.json()[u"size"_s], 64);
}

TEST_F(Desktop, AThumbnailOfABandAloneShowsItsReps)
{
    const QString out = at(u"a.png"_s);
    ASSERT_EQ(call(u"thumbnail %1 %2"_s.arg(band(), out)).exit, 0);
    EXPECT_EQ(bytesOf(out), "\x89PNG of 256, Reps");
    ASSERT_EQ(call(u"thumbnail %1 %2"_s.arg(at(u"band.muster"_s), out)).exit, 0) << "in place of an older one";
    const QString text = write(u"notes.txt"_s, "mine");
    EXPECT_EQ(call(u"thumbnail %1 %2"_s.arg(at(u"band.muster"_s), text)).exit, 1);
    EXPECT_EQ(bytesOf(text), "mine");
}

TEST_F(Desktop, AThumbnailIsAPngAndIsCalledSo)
{
    const QString file = band();
    const Heard heard = call({u"thumbnail"_s, file, at(u"harrow.gif"_s)});
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"Give a name such as “harrow.png”."_s)) << heard.err.toStdString();
    EXPECT_FALSE(QFile::exists(at(u"harrow.gif"_s)));
    for (const QString &name : {u"HARROW.PNG"_s, u"harrow"_s})
        EXPECT_EQ(call({u"thumbnail"_s, file, at(name)}).exit, 0) << name.toStdString();
    const QString made = write(u".gnome_desktop_thumbnail.6QK1V2"_s, "");
    EXPECT_EQ(call({u"thumbnail"_s, file, made}).exit, 0) << "as a file manager calls the file it has made";
}

TEST_F(Desktop, AThumbnailHasItsLimitsAndSaysSo)
{
    const QString file = band();
    for (const QString &size : {u"15"_s, u"1025"_s, u"0"_s, u"-3"_s, u"large"_s}) {
        const Heard heard = call({u"thumbnail"_s, file, at(u"a.png"_s), u"--size"_s, size});
        EXPECT_EQ(heard.exit, 1) << size.toStdString();
        EXPECT_FALSE(heard.err.isEmpty());
        EXPECT_FALSE(QFile::exists(at(u"a.png"_s)));
    }
}

TEST_F(Desktop, OfADamagedOrForeignFileNothingIsWritten)
{
    const QString out = at(u"a.png"_s);
    for (const QString &file :
         {write(u"text.muster"_s, "no campaign"), write(u"empty.muster"_s, ""), at(u"none.muster"_s)}) {
        EXPECT_EQ(call({u"thumbnail"_s, file, out}).exit, 2) << file.toStdString();
        EXPECT_EQ(call({u"phone"_s, file, u"--html"_s, out}).exit, 2) << file.toStdString();
        EXPECT_FALSE(QFile::exists(out));
    }
}

/// The program itself, without a display; the file stays as it is, and nothing is left beside it.
TEST_F(Desktop, TheProgramDrawsBothAndLeavesTheFileAlone)
{
    const QString file = bandOnPatrol();
    const QByteArray before = bytesOf(file);
    ASSERT_TRUE(QFile::setPermissions(file, QFileDevice::ReadOwner));
    ASSERT_EQ(run({u"thumbnail"_s, file, at(u"a.png"_s)}).exit, 0);
    EXPECT_TRUE(bytesOf(at(u"a.png"_s)).startsWith("\x89PNG"));
    ASSERT_EQ(run({u"phone"_s, file, u"--html"_s, at(u"a.html"_s)}).exit, 0);
    const QByteArray page = bytesOf(at(u"a.html"_s));
    EXPECT_TRUE(page.contains("src=\"data:image/png;base64,"));
    EXPECT_LT(page.size(), 300'000);
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_EQ(QDir(at(u"."_s)).entryList(QDir::Files | QDir::Hidden).join(u'|').toStdString(),
              "a.html|a.png|band.muster");
}

TEST_F(Desktop, ACampaignThatIsOverLooksLikeIt)
{
    const QString file = at(u"harrow.muster"_s);
    const auto picture = [&](const QString &name) {
        EXPECT_EQ(run({u"thumbnail"_s, file, at(name)}).exit, 0);
        return bytesOf(at(name));
    };
    ASSERT_EQ(run({u"sample"_s, file}).exit, 0);
    const QByteArray under = picture(u"under.png"_s);
    ASSERT_EQ(run({u"goal"_s, file, u"close"_s, u"won"_s}).exit, 0);
    const QByteArray won = picture(u"won.png"_s);
    ASSERT_EQ(run({u"undo"_s, file}).exit, 0);
    EXPECT_EQ(picture(u"again.png"_s), under);
    ASSERT_EQ(run({u"goal"_s, file, u"close"_s, u"lost"_s}).exit, 0);
    const QByteArray lost = picture(u"lost.png"_s);
    EXPECT_NE(won, under);
    EXPECT_NE(lost, under);
    EXPECT_NE(lost, won);
}

/// No page is larger than a phone's line likes: in every rule set, of its first encounter, of the largest table there may be,
/// full of trees, and of the band alone.
TEST_F(Desktop, EveryRuleSetFitsIntoThreeHundredKilobytes)
{
    const QStringList treesOn16{u"--sections"_s, u"16"_s, u"--pefs"_s, u"6"_s};
    const std::vector<std::pair<QStringList, QStringList>> campaigns{
        {{u"swordplay"_s, u"feudal"_s}, treesOn16},
        {{u"chain-reaction-3"_s, u"military"_s}, treesOn16},
        {{u"chain-reaction-3"_s, u"military"_s, u"--option"_s, u"sheet=tumor"_s}, treesOn16},
        {{u"chain-reaction-1"_s, u"military"_s}, {}},
        {{u"urban-d100"_s, u"modern"_s}, {}},
    };
    const QString file = at(u"a.muster"_s);
    const QString out = at(u"a.html"_s);
    const auto fits = [&](const QString &what) {
        ASSERT_EQ(run({u"phone"_s, file, u"--html"_s, out}).exit, 0) << what.toStdString();
        EXPECT_LT(bytesOf(out).size(), 300'000) << what.toStdString();
    };
    for (const auto &[rules, wishes] : campaigns) {
        const QString what = rules.join(u' ');
        QStringList founded{u"new"_s, file, u"--star"_s, u"Maud"_s, u"--rules"_s, rules[0], u"--list"_s, rules[1]};
        ASSERT_EQ(run(founded + rules.mid(2)).exit, 0) << what.toStdString();
        fits(what + u", the band"_s);
        ASSERT_EQ(run({u"prepare"_s, file, u"--seed"_s, u"7"_s}).exit, 0) << what.toStdString();
        fits(what);
        if (!wishes.isEmpty()) {
            ASSERT_EQ(run({u"undo"_s, file}).exit, 0);
            ASSERT_EQ(run(QStringList{u"prepare"_s, file, u"--seed"_s, u"7"_s} + wishes).exit, 0);
            for (int section = 1; section <= 16; ++section)
                run({u"correct"_s, file, u"section=%1"_s.arg(section), u"terrain=woods"_s}); // some are
            fits(what + u", sixteen woods"_s);
        }
        QFile::remove(file);
    }
}

} // namespace muster::testing
