// SPDX-License-Identifier: MIT
#include "model/story/placedwords.h"

#include "model/actions/story.h"
#include "model/story/find.h"
#include "tests/support/opendocument.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

class PlacesOfWords : public OpenDocument
{
protected:
    int write(const About &about, const QString &text = u"Words"_s)
    {
        const Result<Step> step = actions::write(document().book(), campaign(), about, {}, text);
        EXPECT_TRUE(step);
        OpenDocument::write(*step);
        return campaign().lastWords;
    }
    int steps() { return static_cast<int>(document().book().inForce); }
    std::vector<StepStory> told() { return tellAll(document().book().stepsInForce(), swordplay()); }
    PlacedWords placed() { return PlacedWords(told(), campaign().words, campaign().pictures); }
    /// The step they stand under; 0 for none.
    int placeOf(int words)
    {
        for (int step = 1; step <= steps(); ++step) {
            for (const Words &there : placed().under(step)) {
                if (there.id == words)
                    return step;
            }
        }
        return 0;
    }
};

TEST_F(PlacesOfWords, AboutAStepAreUnderThatStep)
{
    play(10);
    EXPECT_EQ(placeOf(write({AboutKind::Step, 4})), 4);
    EXPECT_FALSE(placed().isTold(told().back()));
}

TEST_F(PlacesOfWords, AboutThePresentMonthOrAFigureAreWhereTheyWereWritten)
{
    play(10);
    const int month = write({AboutKind::Month, campaign().turn});
    EXPECT_EQ(placeOf(month), steps());
    const int figure = write({AboutKind::Figure, 1});
    EXPECT_EQ(placeOf(figure), steps());
    EXPECT_TRUE(placed().isTold(told().back()));
}

TEST_F(PlacesOfWords, AboutAPastMonthAreUnderItsLastStep)
{
    while (campaign().turn < 3)
        play(1);
    const int words = write({AboutKind::Month, 1});
    const auto stories = told();
    int last = 0;
    for (const StepStory &story : stories)
        last = story.turn == 1 ? story.number : last;
    EXPECT_EQ(placeOf(words), last);
}

TEST_F(PlacesOfWords, AreGoneWithTheWords)
{
    const int words = write({AboutKind::Figure, 1});
    const int wrote = steps();
    OpenDocument::write(*actions::strikeWords(campaign(), words));
    EXPECT_EQ(placeOf(words), 0);
    EXPECT_FALSE(placed().isTold(told()[static_cast<std::size_t>(wrote - 1)]));
}

TEST_F(PlacesOfWords, PicturesStandInTheSamePlaces)
{
    play(10);
    const QByteArray content("\xff\xd8\xff");
    const auto step = actions::addPicture(document().book(), campaign(), {AboutKind::Step, 4}, {}, {content, 64, 48});
    ASSERT_TRUE(step);
    ASSERT_TRUE(document().write(*step, [=](const QString &) { return content; }));
    ASSERT_EQ(placed().picturesUnder(4).size(), 1);
    EXPECT_EQ(placed().picturesUnder(4).front().id, 1);
    EXPECT_FALSE(placed().isTold(told().back()));
}

TEST(Sought, IsEveryWordInCapitalsOrNot)
{
    const Sought ford(u"  the FORD the "_s);
    EXPECT_EQ(ford.words(), (QStringList{u"the"_s, u"FORD"_s}));
    EXPECT_TRUE(ford.isIn(searchable(u"Fire at The Ford"_s)));
    EXPECT_FALSE(ford.isIn(searchable(u"Fire at a ford"_s)));
}

TEST(Sought, IsMarkedWhereverOneOfItsWordsStands)
{
    const Sought sought(u"ulric bolt"_s);
    const QString text = u"A bolt from Ulric"_s;
    const auto first = sought.next(text, 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(text.mid(first->at, first->length), u"bolt"_s);
    const auto second = sought.next(text, first->at + first->length);
    ASSERT_TRUE(second);
    EXPECT_EQ(text.mid(second->at, second->length), u"Ulric"_s);
    EXPECT_FALSE(sought.next(text, text.size()));
}

} // namespace
} // namespace muster::testing
