// SPDX-License-Identifier: MIT
// A note of the player is a step like any other.
#include "model/acts/campaign.h"
#include "model/acts/story.h"
#include "model/changes/story.h"
#include "model/json/stepjson.h"
#include "model/story/narratedstep.h"
#include "tests/support/opendocument.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

class WritingWords : public OpenDocument
{
protected:
    void write(const About &about, const QString &text, const QString &title = {})
    {
        const Result<Step> step = acts::write(document().history(), campaign(), about, title, text);
        ASSERT_TRUE(step) << step.problem().text.toStdString();
        OpenDocument::write(*step);
    }
};

TEST_F(WritingWords, LeaveAHalfFilledReportAlone)
{
    recruitThree();
    prepare();
    AftermathDraft draft;
    draft.outcome = Outcome::Failure;
    draft.figures = {{FigureId{1}, Fate::CheatedDeath}};
    ASSERT_TRUE(document().keepDraft(draft));
    write({AboutKind::Month, 1}, u"In the middle of it"_s);
    EXPECT_EQ(document().draft(), draft);
}

TEST_F(WritingWords, LeaveAHalfRolledActAlone)
{
    ActUnderWay rolling;
    rolling.act = acts::Recruit{};
    rolling.asked = {{RollKind::Recruit, 2}, 2, 6};
    document().keepUnderWay(rolling);
    ASSERT_TRUE(document().underWay());
    write({AboutKind::Month, 1}, u"Between two rolls"_s);
    EXPECT_TRUE(document().underWay());
}

TEST_F(WritingWords, ThatAFileHoldsAreCheckedAsWhenTheyWereWritten)
{
    const auto happens = [&](const Words &words) { return !whyNot(campaign(), Change(WordsWritten{words})); };
    const About month{AboutKind::Month, 1};
    EXPECT_TRUE(happens({1, month, {}, u"Plain"_s, 1}));
    EXPECT_FALSE(happens({2, month, {}, u"Plain"_s, 1}));
    EXPECT_FALSE(happens({1, month, {}, u"A bell\a"_s, 1}));
    EXPECT_FALSE(happens({1, month, u"Two\nlines"_s, u"Plain"_s, 1}));
    EXPECT_FALSE(happens({1, month, {}, QString(longestWords + 1, u'x'), 1}));
    EXPECT_FALSE(happens({1, {AboutKind::Month, 2}, {}, u"Plain"_s, 1}));
    EXPECT_FALSE(happens({1, {AboutKind::Figure, 9}, {}, u"Plain"_s, 1}));
    EXPECT_FALSE(happens({1, {AboutKind::Campaign, 1}, {}, u"Plain"_s, 1}));
}

TEST_F(WritingWords, OfAHundredThousandCharactersComeBackFromTheFile)
{
    const QString longest = QStringLiteral("\U0001F3F0").repeated(longestWords);
    write({AboutKind::Campaign, 0}, longest);
    const Result<Step> read = readStep(stepJson(document().history().steps.back()));
    ASSERT_TRUE(read) << read.problem().text.toStdString();
    EXPECT_EQ(read->changes, document().history().steps.back().changes);
}

} // namespace
} // namespace muster::testing
