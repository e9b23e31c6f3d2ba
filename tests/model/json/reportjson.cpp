// SPDX-License-Identifier: MIT
#include "model/json/stepjson.h"

#include <gtest/gtest.h>

using namespace muster;

namespace {

std::string reasonAgainst(const QByteArray &json)
{
    const auto report = readReport(json);
    return report ? "accepted" : report.problem().text.toStdString();
}

} // namespace

TEST(ReportJson, HoldsWhatTheFirstEditionAsks)
{
    const auto report = readReport(
        R"({"outcome": 0.5, "figures": [{"id": 1, "fate": "unconscious", "wounded": true, "lost_nerve": true,
            "inflicted_damage": true, "kills": 2, "routed": 1}], "enemy_lost": [2, 5], "follows": "pursuit"})");
    ASSERT_TRUE(report);
    EXPECT_EQ(*report,
              (BattleReport{Outcome::Success,
                            {{FigureId{1}, Fate::Unconscious, {true, true, true, 2, 1}}},
                            Fraction{1, 2},
                            {{2, 5}, QStringLiteral("pursuit")}}));
    EXPECT_EQ(readReport(R"({"outcome": "7/9", "figures": []})")->won, (Fraction{7, 9}));
    EXPECT_EQ(readReport(R"({"outcome": 0.777778, "figures": []})")->won, (Fraction{7, 9}));
    EXPECT_EQ(readReport(R"({"outcome": 0, "figures": []})")->outcome, Outcome::Failure);
}

TEST(ReportJson, HoldsShotsInterviewsAndSalvage)
{
    const auto report = readReport(
        R"({"outcome": "success", "figures": [
            {"id": 1, "fate": "fine", "lead_stories": 1, "sound_bites": 2, "interviewed": [5, 3]},
            {"id": 2, "fate": "fine", "close_shots": 1, "long_shots": 3, "filmed": [4]}],
            "salvage": [{"item": "rifle", "count": 2}]})");
    ASSERT_TRUE(report) << report.problem().text.toStdString();
    EXPECT_EQ(report->figures[0].deeds.media, (MediaWork{0, 0, 1, 2, {5, 3}, {}}));
    EXPECT_EQ(report->figures[1].deeds.media, (MediaWork{1, 3, 0, 0, {}, {4}}));
    EXPECT_EQ(report->enemy.salvage, (std::vector<Kit>{{QStringLiteral("rifle"), 2}}));
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine", "interviewed": [7]}]})"),
              "figures[0].interviewed[0]: 7 is not a whole number from 1 to 6.");
}

TEST(ReportJson, EveryFaultSaysWhatAndWhere)
{
    EXPECT_EQ(reasonAgainst(R"({"figures": []})"), "“outcome” is missing.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success"})"), "“figures” is missing.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [], "notes": ""})"), "“notes” is not known here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": {}})"), "figures: an object does not belong here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": true, "figures": []})"), "outcome: true or false does not belong here.");
    EXPECT_EQ(
        reasonAgainst(R"({"outcome": 2.5, "figures": []})"),
        "outcome: 2.5 is not an outcome; use success, failure, or a share of the points from 0 to 2, such as 0.5.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": "1", "fate": "fine"}]})"),
              "figures[0].id: a text does not belong here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": 1.5, "fate": "fine"}]})"),
              "figures[0].id: 1.5 is not a whole number from 1 to 1000000.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine", "loot": 2}]})"),
              "figures[0]: “loot” is not known here.");
    EXPECT_EQ(reasonAgainst("not json"), "Line 1 is not JSON: illegal value.");
}

TEST(ReportJson, NothingIsSaidTwice)
{
    EXPECT_EQ(reasonAgainst(
                  R"({"outcome": "success", "figures": [{"id": 2, "fate": "fine"}, {"id": 2, "fate": "captured"}]})"),
              "Figure 2 is named twice. Name each figure once.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "outcome": "failure", "figures": []})"),
              "A field appears twice in the same object. Name each field once.");
}
