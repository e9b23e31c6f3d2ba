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

TEST(ReportJson, IsReadAsTheCommandLineDescribesIt)
{
    const auto report = readReport(
        R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine"}, {"id": 4, "fate": "out-of-the-fight"}]})");
    ASSERT_TRUE(report);
    EXPECT_EQ(*report,
              (BattleReport{Outcome::Success, {{FigureId{1}, Fate::Fine}, {FigureId{4}, Fate::OutOfTheFight}}}));
}

TEST(ReportJson, MayNameNobody)
{
    EXPECT_EQ(*readReport(R"({"outcome": "failure", "figures": []})"), (BattleReport{Outcome::Failure, {}}));
}

TEST(ReportJson, AnUnknownWordIsNamedWithThoseThatAreKnown)
{
    EXPECT_EQ(reasonAgainst(R"({"outcome": "draw", "figures": []})"),
              "outcome: “draw” is not known here; it is one of success, failure.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": 1, "fate": "hurt"}]})"),
              "figures[0].fate: “hurt” is not known here; it is one of fine, out-of-the-fight, obviously-dead, "
              "ran-away, captured, cheated-death.");
}

TEST(ReportJson, EveryFaultSaysWhatAndWhere)
{
    EXPECT_EQ(reasonAgainst(R"({"figures": []})"), "“outcome” is missing.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success"})"), "“figures” is missing.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [], "notes": ""})"), "“notes” is not known here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": {}})"), "figures: an object does not belong here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": 1, "figures": []})"), "outcome: a number does not belong here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": "1", "fate": "fine"}]})"),
              "figures[0].id: a text does not belong here.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": 1.5, "fate": "fine"}]})"),
              "figures[0].id: 1.5 is not a whole number from 1 to 1000000.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 2}]})"),
              "figures[0]: “kills” is not known here.");
    EXPECT_EQ(reasonAgainst("not json"), "Line 1 is not JSON: illegal value.");
}

TEST(ReportJson, NothingIsSaidTwice)
{
    EXPECT_EQ(reasonAgainst(
                  R"({"outcome": "success", "figures": [{"id": 2, "fate": "fine"}, {"id": 2, "fate": "captured"}]})"),
              "Figure 2 is named twice. Name each figure once.");
    EXPECT_EQ(reasonAgainst(R"({"outcome": "success", "outcome": "failure", "figures": []})"),
              "A field stands twice in the same object. Name each field once.");
}
