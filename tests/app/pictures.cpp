// SPDX-License-Identifier: MIT
// Pictures by the command line: in, out, and out of the campaign.
#include "tests/app/calls.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Pictures : public Table
{
protected:
    /// One that the program reads: 64 × 48, red and blue.
    static QString picture(const char *name = "photograph.jpg")
    {
        return QStringLiteral(MUSTER_SOURCE_DIR "/tests/torture/corpus/picture/") + QLatin1StringView(name);
    }

    static QJsonArray shown(const QString &file)
    {
        return call(u"--json show "_s + file).json()[u"pictures"_s].toArray();
    }
};

} // namespace

TEST_F(Pictures, APictureIsTakenIn)
{
    const QString file = band();
    const Heard added = call({u"--json"_s, u"picture"_s, file, picture(), u"--about"_s, u"figure=2"_s, u"--caption"_s,
                              u"Tibb, freshly painted"_s});
    ASSERT_EQ(added.exit, 0) << added.err.toStdString();
    EXPECT_EQ(added.json()[u"id"_s], 1);
    const QJsonObject shownOne = shown(file)[0].toObject();
    EXPECT_EQ(shownOne[u"id"_s], 1);
    EXPECT_EQ(shownOne[u"about"_s], object(R"({"kind": "figure", "id": 2})"));
    EXPECT_EQ(shownOne[u"caption"_s], u"Tibb, freshly painted"_s);
    EXPECT_EQ(shownOne[u"turn"_s], 1);
    EXPECT_EQ(shownOne[u"sha256"_s].toString().size(), 64);
    for (const QString &field : {u"width"_s, u"height"_s, u"bytes"_s})
        EXPECT_GT(shownOne[field].toInt(), 0) << field.toStdString();
}

TEST_F(Pictures, ItBelongsToThePresentMonthWhereNothingIsSaid)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    EXPECT_EQ(shown(file)[0][u"about"_s], object(R"({"kind": "month", "id": 1})"));
    const Heard told = call(u"chronicle "_s + file);
    EXPECT_TRUE(told.text().contains(u"Picture added: Month 1"_s)) << told.out.toStdString();
}

TEST_F(Pictures, UndoTakesItOutAndRedoBringsItBack)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    const QJsonArray before = shown(file);
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    EXPECT_TRUE(shown(file).isEmpty());
    ASSERT_EQ(call(u"redo "_s + file).exit, 0);
    EXPECT_EQ(shown(file), before);
}

TEST_F(Pictures, ItIsTakenOutAndItsNumberIsNotUsedAgain)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    ASSERT_EQ(call(u"picture %1 --strike 1"_s.arg(file)).exit, 0);
    EXPECT_TRUE(shown(file).isEmpty());
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    EXPECT_EQ(shown(file)[0][u"id"_s], 2);
    const Heard gone = call(u"picture %1 --strike 1"_s.arg(file));
    EXPECT_EQ(gone.exit, 1);
    EXPECT_EQ(gone.reason(), u"There is no picture 1. Pictures: 2\n"_s);
}

TEST_F(Pictures, ItIsWrittenIntoAFileOfItsOwn)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    ASSERT_EQ(call(u"picture %1 --out 1 %2"_s.arg(file, at(u"out.jpg"_s))).exit, 0);
    EXPECT_EQ(bytesOf(at(u"out.jpg"_s)), bytesOf(picture())) << "as the campaign has it";
    EXPECT_EQ(call(u"picture %1 --out 1 %2"_s.arg(file, at(u"out.jpg"_s))).exit, 0) << "over another picture";
    const QByteArray campaign = bytesOf(file);
    EXPECT_EQ(call(u"picture %1 --out 1 %1"_s.arg(file)).exit, 1) << "but over nothing else";
    EXPECT_EQ(bytesOf(file), campaign);
    EXPECT_EQ(call(u"picture %1 --out 1 -"_s.arg(file)).out, bytesOf(picture()));
    EXPECT_EQ(call(u"picture %1 --out 7 %2"_s.arg(file, at(u"other.jpg"_s))).exit, 1);
}

TEST_F(Pictures, WhatMakesNoSenseIsRefusedAndNothingIsChanged)
{
    const QString file = band();
    const QByteArray before = bytesOf(file);
    const QList<QStringList> calls = {
        {u"picture"_s, file},
        {u"picture"_s, file, at(u"nothing.jpg"_s)},
        {u"picture"_s, file, picture(), u"--about"_s, u"figure=9"_s},
        {u"picture"_s, file, picture(), u"--about"_s, u"nonsense"_s},
        {u"picture"_s, file, picture(), u"--about"_s, u"month=2"_s},
        {u"picture"_s, file, picture(), u"--caption"_s, u"two\nlines"_s},
        {u"picture"_s, file, picture(), u"--caption"_s, u"long"_s.repeated(100)},
        {u"picture"_s, file, u"--strike"_s, u"1"_s},
        {u"picture"_s, file, picture(), u"--strike"_s, u"1"_s},
        {u"picture"_s, file, u"--out"_s, u"1"_s},
        {u"picture"_s, file, u"--strike"_s, u"x"_s},
        {u"picture"_s, file, u"--out"_s, u"1"_s, at(u"x.jpg"_s), u"--caption"_s, u"x"_s},
    };
    for (const QStringList &words : calls) {
        const Heard heard = call(words);
        EXPECT_EQ(heard.exit, 1) << words.join(u' ').toStdString();
        EXPECT_FALSE(heard.err.isEmpty());
        EXPECT_TRUE(heard.out.isEmpty());
    }
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Pictures, CheckTellsAPictureThatIsNotWhatItWas)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    const Heard whole = call(u"--json check "_s + file);
    EXPECT_EQ(whole.exit, 0);
    EXPECT_EQ(whole.json()[u"pictures"_s], 1);
    QByteArray bytes = bytesOf(file);
    const QByteArray part = bytesOf(picture()).mid(300, 40);
    const auto place = bytes.indexOf(part);
    ASSERT_GE(place, 0);
    bytes[place] = static_cast<char>(bytes[place] ^ 1);
    write(u"band.muster"_s, bytes);
    const Heard damaged = call(u"check "_s + file);
    EXPECT_EQ(damaged.exit, 2);
    EXPECT_TRUE(damaged.reason().contains(u"missing or damaged: 1."_s)) << damaged.err.toStdString();
    EXPECT_EQ(call(u"picture %1 --out 1 %2"_s.arg(file, at(u"out.jpg"_s))).exit, 2);
    EXPECT_EQ(call(u"show "_s + file).exit, 0) << "the rest works";
    EXPECT_EQ(call(u"--seed 1 recruit "_s + file).exit, 0);
}

TEST_F(Pictures, OneThatIsLostComesBackWhereTheSameFileIsAddedAgain)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    QByteArray bytes = bytesOf(file);
    const auto place = bytes.indexOf(bytesOf(picture()).mid(300, 40));
    ASSERT_GE(place, 0);
    bytes[place] = static_cast<char>(bytes[place] ^ 1);
    write(u"band.muster"_s, bytes);
    ASSERT_EQ(call(u"check "_s + file).exit, 2);
    ASSERT_EQ(call({u"picture"_s, file, picture()}).exit, 0);
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
    EXPECT_EQ(call(u"picture %1 --out 1 %2"_s.arg(file, at(u"out.jpg"_s))).exit, 0) << "in its old place, too";
}

TEST_F(Pictures, AreFoundByWhatStandsBelowThem)
{
    const QString file = band();
    ASSERT_EQ(call({u"picture"_s, file, picture(), u"--caption"_s, u"Fire at the ford"_s}).exit, 0);
    expectJson(call({u"--json"_s, u"find"_s, file, u"ford"_s, u"FIRE"_s}).json()[u"hits"_s],
               QJsonArray{object(R"({"kind": "picture", "id": 1, "turn": 1, "text": "Fire at the ford"})")});
    EXPECT_EQ(call(u"find %1 ford"_s.arg(file)).text(), u"Month 1, picture 1: Fire at the ford\n"_s);
}

TEST_F(Pictures, TheProgramReadsThemByContent)
{
    const QString file = band();
    for (const char *name : {"photograph.jpg", "transparent.png", "small.webp"}) {
        const Heard added = run({u"--json"_s, u"picture"_s, file, picture(name)});
        EXPECT_EQ(added.exit, 0) << name << ": " << added.err.toStdString();
    }
    EXPECT_EQ(shown(file).size(), 3);
    const QByteArray before = bytesOf(file);
    const Heard refused = run({u"picture"_s, file, file});
    EXPECT_EQ(refused.exit, 1);
    EXPECT_TRUE(refused.reason().contains(u"is not a JPEG, PNG or WebP picture"_s)) << refused.err.toStdString();
    EXPECT_EQ(bytesOf(file), before);
}

} // namespace muster::testing
