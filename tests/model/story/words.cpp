// SPDX-License-Identifier: MIT

// The closed sets in words, and what a roll is called when it is asked for.

#include "model/changes/band.h"
#include "model/rollkinds.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <QCoreApplication>
#include <QTranslator>

#include <gtest/gtest.h>

#include <set>

namespace muster::testing {
namespace {

std::string asked(RollKind kind, int subject, int count = 1)
{
    const Campaign campaign = Band().star("Osric", 5).grunt("Ulric", 4);
    return words::request({{kind, subject}, count, 6}, words::namesIn(campaign)).toStdString();
}

TEST(Words, ARollIsAskedForByWhatItIsForAndWhom)
{
    EXPECT_EQ(asked(RollKind::Terrain, 4, 2), "Terrain, section 4: 2d6");
    EXPECT_EQ(asked(RollKind::Buildings, 4), "Buildings, section 4: 1d6");
    EXPECT_EQ(asked(RollKind::EnemyActivity, 0, 2), "Enemy Activity Level: 2d6");
    EXPECT_EQ(asked(RollKind::PefPlace, 2), "Place, PEF 2: 1d6");
    EXPECT_EQ(asked(RollKind::Recovery, 2, 2), "Recovery, Ulric: 2d6");
    EXPECT_EQ(asked(RollKind::StarHolds, 0, 5), "Stay or Go, the Star: 5d6");
    EXPECT_EQ(asked(RollKind::StarHoldsOne, 2), "Stay or Go, the Star for Ulric: 1d6");
    EXPECT_EQ(asked(RollKind::GruntWeighs, 2, 4), "Stay or Go, Ulric: 4d6");
}

TEST(Words, SomebodyWithoutANameYetIsAFigureOfThatNumber)
{
    EXPECT_EQ(asked(RollKind::Recruit, 3, 2), "Recruit, figure 3: 2d6");
    EXPECT_EQ(words::reason({RollKind::Recruit, 1}, {}).toStdString(), "Recruit, figure 1");
}

TEST(Words, EveryKindOfRollHasWordsOfItsOwn)
{
    std::set<QString> seen;
    for (const RollRow &row : wholeTable<RollKind>()) {
        const QString text = words::reason({row.value, 1}, {});
        EXPECT_FALSE(text.isEmpty()) << static_cast<int>(row.value);
        EXPECT_TRUE(seen.insert(text).second) << text.toStdString();
    }
}

/// Every text in another language.
class Foreign : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QStringLiteral("<%1>").arg(QString::fromUtf8(source));
    }
};

TEST(Words, WhatARollIsForIsInEnglishForMachinesWhateverThePlayersLanguage)
{
    const std::vector<Reason> all{{RollKind::Terrain, 4},       {RollKind::Recovery, 2},   {RollKind::CampaignTurn, 6},
                                  {RollKind::ScenarioScore, 3}, {RollKind::RollOff, 1},    {RollKind::StarHoldsOne, 2},
                                  {RollKind::Initiative, 1003}, {RollKind::EnemyFigure, 2}};
    QStringList before;
    for (const Reason &reason : all)
        before << words::reason(reason, {});
    Foreign foreign;
    QCoreApplication::installTranslator(&foreign);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(words::reason(all[i], {}, Tongue::English), before[static_cast<qsizetype>(i)]);
        EXPECT_NE(words::reason(all[i], {}), before[static_cast<qsizetype>(i)]);
    }
    QCoreApplication::removeTranslator(&foreign);
}

TEST(Words, FormerFiguresKeepTheirNames)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Ulric", 4);
    happen(campaign, FigureLeft{FigureId{2}, Status::Dead, LeaveCause::Killed});
    EXPECT_EQ(words::namesIn(campaign)(2).toStdString(), "Ulric");
    EXPECT_EQ(words::namesIn(campaign)(9), QString());
}

TEST(Words, AFigureIsItsTypeAndClassAndTheStarIsTheStar)
{
    const Campaign campaign = Band().star("Osric", 5).grunt("Ulric", 4);
    EXPECT_EQ(words::kindOf(campaign.band[0], swordplay()).toStdString(), "Star, Noble");
    EXPECT_EQ(words::kindOf(campaign.band[1], swordplay()).toStdString(), "Infantry, Soldier");
    EXPECT_EQ(words::armour(campaign.band[0].profile, swordplay()).toStdString(), "AC 4, shield");
    EXPECT_EQ(words::weapon(campaign.band[0].profile, swordplay()).toStdString(), "Lance, Sword");
}

TEST(Words, ListsAreJoinedAsSpoken)
{
    const auto list = [](std::initializer_list<const char *> items) {
        QStringList texts;
        for (const char *item : items)
            texts << QString::fromLatin1(item);
        return words::listing(texts).toStdString();
    };
    EXPECT_EQ(list({}), "");
    EXPECT_EQ(list({"1"}), "1");
    EXPECT_EQ(list({"1", "2"}), "1 and 2");
    EXPECT_EQ(list({"1", "2", "3"}), "1, 2 and 3");
}

TEST(Words, MonthsAndDiceAndCounts)
{
    EXPECT_EQ(words::turn(7, Campaign(), swordplay()).toStdString(), "Month 7");
    Campaign plain;
    plain.options.insert(QStringLiteral("campaign"), QStringLiteral("plain"));
    EXPECT_EQ(words::turn(7, plain, shipped("chain-reaction-3")).toStdString(), "Battle 7");
    EXPECT_EQ(words::dice(2, 6).toStdString(), "2d6");
    EXPECT_EQ(words::figures(0).toStdString(), "no figures");
    EXPECT_EQ(words::figures(1).toStdString(), "1 figure");
    EXPECT_EQ(words::figures(6).toStdString(), "6 figures");
    EXPECT_EQ(words::figures(12).toStdString(), "12 figures");
}

} // namespace
} // namespace muster::testing
