// SPDX-License-Identifier: MIT
// A player's own army list for Chain Reaction 3.0. Each test puts one fault into it.
#include "rules/pack/listloader.h"
#include "model/packs.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {

namespace {

const char sound[] = R"({ "rules": "chain-reaction-3", "id": "home-guard", "title": "Home Guard",
  "weapon": "bolt-action-rifle", "dice": "2d6", "rows": [
    { "roll": "2-3", "type": "Sergeant", "rep": 4 },
    { "roll": "4-12", "type": "Volunteer", "rep": 3 } ] })";

auto loaded(const QByteArray &content)
{
    return loadList({QStringLiteral("home.json"), content}, shipped("chain-reaction-3"));
}

/// Returns the faults of the list with the first `before` replaced by `after`.
std::string faultOf(const char *before, const char *after)
{
    QByteArray content = sound;
    const auto at = content.indexOf(before);
    EXPECT_GE(at, 0) << before;
    content.replace(at, qsizetype(qstrlen(before)), after);
    const auto list = loaded(content);
    return list ? "no fault" : inWords(list.problem()).text.toStdString();
}

} // namespace

TEST(OwnList, IsReadLikeOneOfThePacksOwn)
{
    const auto list = loaded(sound);
    ASSERT_TRUE(list);
    EXPECT_EQ(list->id.toStdString(), "home-guard");
    ASSERT_EQ(list->figures.rows.size(), 2U);
    const Profile &volunteer = list->figures.rows[1].outcome;
    EXPECT_EQ(volunteer.type.toStdString(), "Volunteer");
    EXPECT_EQ(volunteer.rep, 3);
    EXPECT_EQ(volunteer.weapon.toStdString(), "bolt-action-rifle");
    EXPECT_EQ(volunteer.armor, 0);
}

TEST(OwnList, SaysForWhichRulesItIs)
{
    EXPECT_EQ(rulesNamedIn({QStringLiteral("home.json"), sound})->toStdString(), "chain-reaction-3");
    EXPECT_EQ(inWords(rulesNamedIn({QStringLiteral("home.json"), "{}"}).problem()).text.toStdString(),
              "home.json: \"rules\" is missing: the id of the rules the list is for.");
}

TEST(OwnList, MayHaveEachLetterAndDigitInItsIdAndTheHyphen)
{
    EXPECT_EQ(faultOf("home-guard", "az-09"), "no fault");
    EXPECT_EQ(faultOf("home-guard", "Home"),
              "home.json: \"id\" is \"Home\", but an id has only lower-case letters, digits and hyphens.");
}

TEST(OwnList, IsRefusedForAGap)
{
    EXPECT_EQ(faultOf("4-12", "5-12"), "home.json: there is a gap: no row holds a roll of 4.");
}

TEST(OwnList, IsRefusedForAnOverlap)
{
    EXPECT_NE(faultOf("4-12", "3-12").find("home.json"), std::string::npos);
    EXPECT_NE(faultOf("4-12", "3-12"), "no fault");
}

TEST(OwnList, IsRefusedForAWeaponThePackDoesNotKnow)
{
    EXPECT_EQ(faultOf("bolt-action-rifle", "musket"), "home.json: \"musket\" is not a weapon of this pack.");
}

TEST(OwnList, IsRefusedForARepNobodyHas)
{
    const std::string fault = faultOf("\"rep\": 3", "\"rep\": 9");
    EXPECT_EQ(fault.find("home.json: row 2"), 0U) << fault;
}

TEST(OwnList, IsRefusedForAClassWhereTheRulesHaveNone)
{
    EXPECT_EQ(faultOf("\"rep\": 3", "\"rep\": 3, \"class\": \"soldier\"").find("home.json: row 2"), 0U);
}

TEST(OwnList, IsRefusedForTheIdOfABuiltInList)
{
    EXPECT_EQ(faultOf("\"home-guard\"", "\"military\""),
              "home.json: Chain Reaction 3.0 has a list \"military\" already; give yours another id.");
}

TEST(OwnList, IsRefusedWhereItIsNoJson)
{
    EXPECT_EQ(faultOf("\"rows\"", "rows").find("home.json: line 2: not JSON"), 0U);
}

TEST(ListsOfOtherPacks, FitOnlyIfTheirEveryWordIsKnown)
{
    const QByteArray file = R"({ "lists": [
      { "id": "rangers", "title": "Rangers", "weapon": "shotgun", "dice": "1d6",
        "rows": [ { "roll": "1-6", "type": "Ranger", "rep": 4 } ] },
      { "id": "archers", "title": "Archers", "weapon": "longbow", "dice": "1d6",
        "rows": [ { "roll": "1-6", "type": "Archer", "rep": 3 } ] } ] })";
    const auto fitting = listsThatFit({QStringLiteral("lists.json"), file}, shipped("chain-reaction-3"));
    ASSERT_EQ(fitting.size(), 1U);
    EXPECT_EQ(fitting.front().id.toStdString(), "rangers");
}

} // namespace muster::testing
