// SPDX-License-Identifier: MIT

// A campaign written as text and read again is the same campaign.

#include "model/campaign/campaigndocument.h"
#include "model/storytext/storytext.h"
#include "tests/model/storytext/roamer.h"
#include "tests/support/acts.h"
#include "tests/support/fullstep.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Returns a description of the difference after writing and reading; empty if there is none.
std::string lostIn(const Steps &steps, const Pack &pack)
{
    const QString text = writeStory(steps, pack);
    const Result<Steps> back = playStory(text, pack);
    if (!back)
        return back.problem().text.toStdString() + "\n" + text.toStdString();
    for (std::size_t i = 0; i < std::min(steps.size(), back->size()); ++i) {
        if (steps[i] != (*back)[i])
            return "step " + std::to_string(i + 1) + " is another\n" + text.toStdString();
    }
    return steps.size() == back->size() ? std::string() : "steps are missing or too many\n" + text.toStdString();
}

class AnyRules : public ::testing::TestWithParam<WanderedRules>
{
};

TEST_P(AnyRules, PlayedAtRandomComeInAgainAsTheyWentOut)
{
    constexpr int campaigns = 100; // for each of ten rule sets: a thousand in total
    int all = 0;
    qsizetype literal = 0;
    for (int seed = 0; seed < campaigns; ++seed) {
        Roamer roamer(GetParam(), static_cast<std::uint64_t>(seed));
        const Steps &steps = roamer.play(8 + static_cast<std::size_t>(seed) % 16);
        const std::string lost = lostIn(steps, shipped(GetParam().pack));
        ASSERT_EQ(lost, "") << "seed " << seed;
        all += static_cast<int>(steps.size());
        const QString text = writeStory(steps, shipped(GetParam().pack));
        literal += text.count(u"\nstep "_s);
    }
    RecordProperty("steps", all);
    RecordProperty("literal", static_cast<int>(literal));
    EXPECT_LT(literal * 10, all) << "most is told by what was done";
}

INSTANTIATE_TEST_SUITE_P(Campaigns, AnyRules, ::testing::ValuesIn(wanderedRules()),
                         [](const auto &rules) { return std::string(rules.param.name); });

TEST(StoryText, TheSampleIsToldByItsActs)
{
    const Steps steps = sampleSteps(swordplay());
    EXPECT_EQ(lostIn(steps, swordplay()), "");
    const QString text = writeStory(steps, swordplay());
    EXPECT_FALSE(text.contains(u"\nstep "_s));
    EXPECT_TRUE(text.startsWith(u"found Osric Vane\n  date: 2024-01-13 19:05\n  rules: swordplay\n"_s));
    EXPECT_TRUE(text.contains(u"\nfinish success\n  date: 2024-02-10 22:10\n  out-of-the-fight: Ulric\n"
                              "  fine: the others\n  dice: 3 6\n  rolled: 1 5 2 6\n"_s))
        << text.toStdString();
}

TEST(StoryText, EveryKindOfChangeCanStandWordForWord)
{
    for (const Change &change : everyChange()) {
        Steps steps = sampleSteps(swordplay());
        Step odd;
        odd.kind = StepKind::Corrected;
        odd.rolls = fullStep().rolls;
        odd.changes = {change};
        odd.when = steps.back().when;
        Campaign after = fold(steps);
        if (applyChecked(after, odd) || findUnknownId({odd}, swordplay()))
            continue; // a file could not contain the change here
        steps.push_back(odd);
        EXPECT_EQ(lostIn(steps, swordplay()), "");
    }
}

} // namespace
} // namespace muster::testing
