// SPDX-License-Identifier: MIT
#include "model/json/campaignjson.h"
#include "tests/support/fullstep.h"
#include "tests/support/packs.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

Figure someone(int id, const QString &name, int rep)
{
    Figure figure;
    figure.id = FigureId{id};
    figure.name = name;
    figure.star = id == 1;
    figure.profile = {
        id == 1 ? QString() : u"Infantry"_s, id == 1 ? u"noble"_s : u"soldier"_s, rep, 4, true, u"sword"_s};
    return figure;
}

Campaign campaign()
{
    Campaign campaign;
    campaign.name = u"The Harrow Marches"_s;
    campaign.rules = u"swordplay"_s;
    campaign.list = u"feudal"_s;
    campaign.turn = 4;
    campaign.eal = 3;
    campaign.band = {someone(1, u"Osric"_s, 5), someone(2, u"Tibb"_s, 3)};
    campaign.next = {EncounterKind::RaidAttack, 3};
    return campaign;
}

QJsonObject parsed(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

TEST(CampaignJson, BetweenEncountersIsAsTheCommandLinePromises)
{
    Campaign between = campaign();
    Figure gone = someone(3, u"Wat"_s, 3);
    gone.status = Status::Left;
    between.former = {{gone, {3, false}}};
    EXPECT_EQ(campaignJson(between, swordplay(), 12), parsed(R"({
        "name": "The Harrow Marches", "rules": "swordplay", "list": "feudal", "eal": 3,
        "turn": {"number": 4, "label": "Month 4"}, "phase": "prepare", "steps": 12,
        "words": [], "pictures": [],
        "star": {"id": 1, "name": "Osric", "star": true, "type": "", "class": "noble", "rep": 5, "armor": 4,
                 "shield": true, "weapon": "sword", "status": "active", "player": "", "months": 0, "poisoned": false,
                 "exempt": false, "attributes": [], "carries": []},
        "stars": [{"id": 1, "name": "Osric", "star": true, "type": "", "class": "noble", "rep": 5, "armor": 4,
                 "shield": true, "weapon": "sword", "status": "active", "player": "", "months": 0, "poisoned": false,
                 "exempt": false, "attributes": [], "carries": []}],
        "grunts": [{"id": 2, "name": "Tibb", "star": false, "type": "Infantry", "class": "soldier", "rep": 3,
                 "armor": 4, "shield": true, "weapon": "sword", "status": "active", "leader": 1, "months": 0, "poisoned": false,
                 "exempt": false, "attributes": [], "carries": []}],
        "former": [{"id": 3, "name": "Wat", "star": false, "type": "Infantry", "class": "soldier", "rep": 3,
                 "armor": 4, "shield": true, "weapon": "sword", "status": "left", "leader": 1, "months": 0, "poisoned": false,
                 "exempt": false, "attributes": [], "carries": []}],
        "encounter": null, "next": {"encounter": "raid-attack", "eal": 3}, "words": [], "pictures": [], "foes": [], "ended": null,
        "goals": []})"));
}

TEST(CampaignJson, BeforeTheFirstEncounterThereIsNoEal)
{
    Campaign first = campaign();
    first.eal.reset();
    first.next = {};
    const QJsonObject json = campaignJson(first, swordplay(), 1);
    EXPECT_TRUE(json[u"eal"_s].isNull());
    EXPECT_EQ(json[u"next"_s].toObject(), parsed(R"({"encounter": "patrol", "eal": null})"));
}

TEST(CampaignJson, TheEncounterInHandIsTold)
{
    Campaign playing = campaign();
    playing.phase = Phase::Play;
    playing.encounter = fullEncounter();
    const QJsonObject json = campaignJson(playing, swordplay(), 2);
    EXPECT_EQ(json[u"phase"_s].toString(), u"play"_s);
    const QJsonObject encounter = json[u"encounter"_s].toObject();
    EXPECT_EQ(encounter[u"kind"_s].toString(), u"raid-attack"_s);
    EXPECT_EQ(encounter[u"eal"_s].toInt(), 4);
    EXPECT_EQ(encounter[u"time"_s].toString(), u"night"_s);
    EXPECT_EQ(encounter[u"enemy"_s].toString(), u"orcs"_s);
    EXPECT_EQ(encounter[u"objective_buildings"_s].toInt(), 2);
    const QJsonArray sections = encounter[u"sections"_s].toArray();
    EXPECT_EQ(sections.size(), 9);
    EXPECT_EQ(sections[3].toObject(), parsed(R"({"section": 4, "terrain": "rough", "buildings": 1})"));
    EXPECT_EQ(encounter[u"pefs"_s].toArray()[0].toObject(),
              parsed(R"({"id": 1, "section": 2, "in_building": true, "fixed": true})"));
}

TEST(CampaignJson, ALostStarIsToldAsItEnded)
{
    Campaign over = campaign();
    over.phase = Phase::Over;
    Figure star = over.band.front();
    star.status = Status::Dead;
    over.band.erase(over.band.begin());
    over.former = {{star, {4, false}}};
    const QJsonObject json = campaignJson(over, swordplay(), 5);
    EXPECT_EQ(json[u"phase"_s].toString(), u"over"_s);
    EXPECT_EQ(json[u"star"_s][u"status"_s].toString(), u"dead"_s);
    EXPECT_EQ(json[u"grunts"_s].toArray().size(), 1);
}
