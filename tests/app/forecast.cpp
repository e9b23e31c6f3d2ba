// SPDX-License-Identifier: MIT
// Looking ahead, by its contract.
#include "tests/app/calls.h"

#include <QDir>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class ForecastCommand : public ::testing::Test
{
protected:
    void SetUp() override { ASSERT_EQ(call(u"sample %1"_s.arg(file)).exit, 0); }
    QJsonObject forecast(const QString &options) const
    {
        const Heard heard = call(u"forecast %1 --json %2"_s.arg(file, options));
        EXPECT_EQ(heard.exit, 0) << heard.reason().toStdString();
        return heard.json();
    }
    QString reason(const QString &options) const { return call(u"forecast %1 %2"_s.arg(file, options)).reason(); }

    QTemporaryDir folder;
    QString file = folder.filePath(u"a.muster"_s);
};

} // namespace

TEST_F(ForecastCommand, GivesTheChainExactAndTheBandFromRuns)
{
    const QJsonObject ahead = forecast(u"--win 0.6 --runs 500 --seed 7"_s);

    EXPECT_EQ(ahead.keys(), (QStringList{u"band"_s, u"chain"_s, u"rolls"_s}));
    const QJsonObject chain = ahead[u"chain"_s].toObject();
    EXPECT_EQ(chain[u"exact"_s], true);
    EXPECT_EQ(chain[u"win"_s], 0.6);
    const QJsonArray months = chain[u"months"_s].toArray();
    ASSERT_EQ(months.size(), 12);
    const QJsonObject coming = call(u"show %1 --json"_s.arg(file)).json();
    EXPECT_EQ(months[0][u"turn"_s], coming[u"turn"_s][u"number"_s]);
    for (const QJsonValue &month : months) {
        for (const QString &part : {u"encounter"_s, u"eal"_s}) {
            double sum = 0;
            for (const QJsonValue &chance : month[part].toObject())
                sum += chance.toDouble();
            EXPECT_NEAR(sum, 1, 1e-12);
        }
        EXPECT_EQ(month[u"encounter"_s].toObject().keys(),
                  (QStringList{u"patrol"_s, u"raid-attack"_s, u"raid-defend"_s}));
        EXPECT_EQ(month[u"eal"_s].toObject().keys(), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
    }
    const QJsonObject band = ahead[u"band"_s].toObject();
    EXPECT_EQ(band[u"runs"_s], 500);
    EXPECT_EQ(band[u"seed"_s], 7);
    const QJsonObject last = band[u"months"_s].toArray().last().toObject();
    EXPECT_EQ(last.keys(), (QStringList{u"figures"_s, u"foes"_s, u"goals"_s, u"rep"_s, u"star_alive"_s, u"turn"_s}));
    EXPECT_EQ(last[u"rep"_s].toObject().keys(), (QStringList{u"mean"_s, u"p10"_s, u"p50"_s, u"p90"_s}));
    EXPECT_EQ(last[u"goals"_s], QJsonArray());
    EXPECT_EQ(last[u"foes"_s], QJsonArray());
    const QJsonObject alive = last[u"star_alive"_s].toObject();
    EXPECT_LT(alive[u"interval"_s][0].toDouble(), alive[u"probability"_s].toDouble());
    EXPECT_GT(alive[u"interval"_s][1].toDouble(), alive[u"probability"_s].toDouble());
}

TEST_F(ForecastCommand, HasTheOpenGoalsAndTheFoesAtLarge)
{
    for (const QString &aim : {u"foe %1 Yrbiz"_s, u"goal %1 add Grow_old months=20"_s, u"goal %1 add Be_merry"_s}) {
        const Heard heard = call(aim.arg(file));
        ASSERT_EQ(heard.exit, 0) << heard.reason().toStdString();
    }

    const QJsonArray months =
        forecast(u"--runs 500 --months 24 --losses= --seed 7"_s)[u"band"_s][u"months"_s].toArray();

    const QJsonArray goals = months.last()[u"goals"_s].toArray();
    ASSERT_EQ(goals.size(), 1) << "nobody can tell when you will say so";
    EXPECT_EQ(goals[0][u"id"_s], 1);
    EXPECT_EQ(goals[0][u"reached"_s][u"probability"_s], 1);
    EXPECT_EQ(months[0][u"goals"_s][0][u"reached"_s][u"probability"_s], 0);
    const QJsonValue met = months.last()[u"foes"_s][0];
    EXPECT_EQ(met[u"id"_s], 1);
    EXPECT_GT(met[u"met"_s][u"probability"_s].toDouble(), 0);
    const QString text = call(u"forecast %1 --runs 100"_s.arg(file)).text();
    EXPECT_TRUE(text.contains(u"Goal 1: Grow_old"_s)) << text.toStdString();
    EXPECT_TRUE(text.contains(u"May be met at least once: Yrbiz"_s));
    EXPECT_TRUE(text.contains(u"Captured or killed: Yrbiz"_s));
    EXPECT_LE(met[u"taken"_s][u"probability"_s].toDouble(), met[u"met"_s][u"probability"_s].toDouble());
}

TEST_F(ForecastCommand, IsTheSameForTheSameSeed)
{
    EXPECT_EQ(forecast(u"--runs 700 --seed 7"_s), forecast(u"--runs 700 --seed 7"_s));
    EXPECT_NE(forecast(u"--runs 700 --seed 7"_s), forecast(u"--runs 700 --seed 8"_s));
}

TEST_F(ForecastCommand, ProposesTheCampaignsOwnRecord)
{
    // The sample has won four of six.
    EXPECT_DOUBLE_EQ(forecast(u"--runs 1 --months 1"_s)[u"chain"_s][u"win"_s].toDouble(), (4 + 1.0) / (6 + 2));
    EXPECT_TRUE(call(u"forecast %1 --runs 1"_s.arg(file)).text().contains(u"with one win and one defeat added"_s));
}

TEST_F(ForecastCommand, TakesTheLossesAsTheyAreTyped)
{
    const QJsonObject sure = forecast(u"--losses obviously-dead:1 --runs 100 --months 2"_s);
    EXPECT_EQ(sure[u"band"_s][u"months"_s][0][u"star_alive"_s][u"probability"_s], 0);
    EXPECT_EQ(sure[u"band"_s][u"months"_s][1][u"figures"_s][u"mean"_s], 0);
    EXPECT_EQ(
        forecast(u"--losses= --win 1 --runs 100"_s)[u"band"_s][u"months"_s][11][u"star_alive"_s][u"probability"_s], 1);
}

TEST_F(ForecastCommand, RefusesWhatCannotBe)
{
    EXPECT_TRUE(reason(u"--win 1.2"_s).contains(u"from 0 to 1"_s));
    EXPECT_TRUE(reason(u"--win much"_s).contains(u"“much”"_s));
    EXPECT_TRUE(reason(u"--losses ran-away:0.7,captured:0.7"_s).contains(u"at most 1"_s));
    EXPECT_TRUE(reason(u"--losses hurt:0.1"_s).contains(u"“hurt”"_s));
    EXPECT_TRUE(reason(u"--months 0"_s).contains(u"1 to 120 months"_s));
    EXPECT_TRUE(reason(u"--months many"_s).contains(u"--months"_s));
    EXPECT_TRUE(reason(u"--runs 0"_s).contains(u"runs"_s));
    EXPECT_TRUE(reason(u"--dice 3"_s).contains(u"rolls no dice"_s));
    EXPECT_EQ(call(u"forecast %1 --win 2"_s.arg(file)).exit, 1);
}

TEST_F(ForecastCommand, IsPrintedAsItWasAsked)
{
    const QString pdf = folder.filePath(u"a.pdf"_s);
    EXPECT_EQ(call(u"forecast %1 --months 3 --runs 50 --seed 1 --pdf %2"_s.arg(file, pdf)).exit, 0);
    EXPECT_TRUE(bytesOf(pdf).startsWith("%PDF"));
}

TEST_F(ForecastCommand, LeavesTheFileAsItIs)
{
    const QJsonObject before = call(u"show %1 --json"_s.arg(file)).json();
    forecast(u"--runs 250"_s);
    EXPECT_EQ(call(u"show %1 --json"_s.arg(file)).json(), before);
}

TEST(ForecastOfEveryCampaign, KnowsTheSameKindsInEachTurn)
{
    const QDir campaigns(QStringLiteral(MUSTER_SOURCE_DIR "/tests/campaigns"));
    const QTemporaryDir folder;
    int forecasts = 0;
    for (const QString &name : campaigns.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString file = folder.filePath(name + u".muster"_s);
        ASSERT_TRUE(QFile::copy(campaigns.filePath(name + u"/campaign.muster"_s), file));
        const Heard heard = call(u"forecast %1 --json --runs 50 --seed 1"_s.arg(file));
        if (heard.exit != 0) {
            EXPECT_TRUE(heard.reason().contains(u"over"_s) || heard.reason().contains(u"damaged"_s))
                << name.toStdString() << ": " << heard.reason().toStdString();
            continue;
        }
        ++forecasts;
        EXPECT_EQ(call(u"forecast %1 --runs 50"_s.arg(file)).exit, 0);
        const QJsonArray months = heard.json()[u"chain"_s][u"months"_s].toArray();
        for (const QJsonValue &month : months) {
            EXPECT_EQ(month[u"encounter"_s].toObject().keys(), months[0][u"encounter"_s].toObject().keys());
            double sum = 0;
            for (const QJsonValue &chance : month[u"encounter"_s].toObject())
                sum += chance.toDouble();
            EXPECT_NEAR(sum, 1, 1e-12) << name.toStdString();
        }
    }
    EXPECT_GT(forecasts, 10);
}

TEST(ForecastOfTheFirstEdition, HasQuietTurnsAndNoActivityLevel)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules chain-reaction-1 --list military --star Maud"_s.arg(file)).exit, 0);

    const QJsonArray months =
        call(u"forecast %1 --json --runs 100 --months 4"_s.arg(file)).json()[u"chain"_s][u"months"_s].toArray();

    ASSERT_EQ(months.size(), 4);
    for (const QJsonValue &turn : months) {
        EXPECT_NEAR(turn[u"encounter"_s][u"none"_s].toDouble(), 5.0 / 6, 1e-12);
        EXPECT_TRUE(turn[u"eal"_s].isNull());
    }
    EXPECT_EQ(call(u"forecast %1 --runs 10"_s.arg(file)).exit, 0);
}

} // namespace muster::testing
