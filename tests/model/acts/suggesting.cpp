// SPDX-License-Identifier: MIT
#include "model/acts/suggest.h"

#include "model/packs.h"
#include "model/systems/parts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace muster {
namespace {

using Qt::StringLiterals::operator""_s;

Pack packOf(const QString &id)
{
    return *shippedPack(id);
}

QString enemyOf(const QString &rules, const QString &list, const QString &lastMet = {})
{
    Campaign campaign;
    campaign.rules = rules;
    campaign.list = list;
    campaign.enemy = lastMet;
    return acts::suggestedEnemy(campaign, packOf(rules));
}

TEST(Suggesting, TheFirstEnemyIsAnotherThanTheBandsOwnInAllRules)
{
    for (const QString &rules : shippedPackIds()) {
        for (const ArmyList &list : packOf(rules).lists)
            EXPECT_NE(enemyOf(rules, list.id), list.id) << qPrintable(rules);
    }
    EXPECT_EQ(enemyOf(u"chain-reaction-1"_s, u"gang"_s), u"police"_s);
    EXPECT_EQ(enemyOf(u"swordplay"_s, u"dwarves"_s), u"goblins"_s);
    EXPECT_EQ(enemyOf(u"swordplay"_s, u"romans"_s), u"feudal"_s) << "a list of one's own that names no foe";
    EXPECT_EQ(enemyOf(u"swordplay"_s, u"dwarves"_s, u"elves"_s), u"elves"_s) << "after that it is the one last met";
}

TEST(Suggesting, ZombiesComeInABMovieAndAliensAmongAliens)
{
    Campaign campaign;
    campaign.rules = u"chain-reaction-1"_s;
    campaign.list = u"civilians"_s;
    const auto enemyIn = [&](const QString &genre) {
        campaign.options = {{u"genre"_s, genre}};
        return acts::suggestedEnemy(campaign, packOf(campaign.rules));
    };
    EXPECT_EQ(enemyIn(u"b-movie"_s), u"zombies"_s);
    EXPECT_EQ(enemyIn(u"aliens"_s), u"aliens"_s);
    EXPECT_EQ(enemyIn(u"gang"_s), u"gang"_s);
}

TEST(Suggesting, WhoTurnedIsAskedOnlyWhereZombiesAreMetOrSomebodyDid)
{
    Campaign campaign;
    campaign.rules = u"chain-reaction-1"_s;
    campaign.list = u"civilians"_s;
    const Pack pack = packOf(campaign.rules);
    const auto asked = [&](const std::vector<ReportedFate> &told = {}) {
        const std::vector<Fate> fates = acts::fatesAsked(campaign, pack, told);
        return std::find(fates.begin(), fates.end(), Fate::Turned) != fates.end();
    };
    EXPECT_FALSE(asked());
    campaign.options = {{u"genre"_s, u"b-movie"_s}};
    EXPECT_TRUE(asked()) << "zombies are usual";
    campaign.encounter.emplace().part = Scenario();
    campaign.encounter->part.edit<Scenario>().enemy.from = u"police"_s;
    EXPECT_FALSE(asked());
    campaign.encounter->part.edit<Scenario>().enemy.from = u"zombies"_s;
    EXPECT_TRUE(asked());
    campaign.encounter->part.edit<Scenario>().enemy.from = u"police"_s;
    ReportedFate turned;
    turned.fate = Fate::Turned;
    EXPECT_TRUE(asked({turned}));
}

TEST(Suggesting, GenresGoWithTheListsOfTheFirstEdition)
{
    const Pack pack = packOf(u"chain-reaction-1"_s);
    const auto genre = [&](const QString &list) {
        return acts::suggestedOptions(pack, *pack.list(list)).value(u"genre"_s, u"military"_s);
    };
    EXPECT_EQ(genre(u"guerrillas"_s), u"military"_s);
    EXPECT_EQ(genre(u"police"_s), u"gang"_s);
    EXPECT_EQ(genre(u"civilians"_s), u"b-movie"_s);
    EXPECT_EQ(genre(u"feudal"_s), u"wasteland"_s);
}

} // namespace
} // namespace muster
