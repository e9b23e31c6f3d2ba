// SPDX-License-Identifier: MIT
#include "ui/band/repplot.h"

#include <QImage>

#include <gtest/gtest.h>

namespace muster {

namespace {

FigureChapter chapter(int turn, int rep)
{
    FigureChapter made;
    made.turn = turn;
    made.rep = rep;
    return made;
}

} // namespace

TEST(RepSeries, WithinSomeMonthsBeginsWithWhatItWasByThen) // the Star's, dotted beside a Grunt's
{
    const RepSeries star{{1, 5}, {2, 4}, {3, 5}, {7, 4}};
    EXPECT_EQ(within(star, 1, 4), (RepSeries{{1, 5}, {2, 4}, {3, 5}}));
    EXPECT_EQ(within(star, 3, 6), (RepSeries{{3, 4}, {3, 5}})) << "4 in month 3, and 5 from its end";
    EXPECT_EQ(within(star, 5, 6), (RepSeries{{5, 5}}));
}

TEST(RepSeries, LeavesOutChaptersThatLeaveTheRepAlone)
{
    const RepSeries series = seriesOf({chapter(1, 4), chapter(4, 3), chapter(6, 3)});
    EXPECT_EQ(series, (RepSeries{{1, 4}, {4, 3}}));
}

TEST(RepSeries, StartsInTheMonthOfJoiningAndEndsInADot)
{
    QImage image(70, 30, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    // Joined in month 4 of six, at Rep 4: three fifths up an axis of 20 from Rep 1 at 25 to Rep 6 at 5.
    paintRepSteps(painter, {5, 5, 60, 20}, {{4, 4}}, 6, Qt::black, lightInks());
    painter.end();

    const auto dark = [&](int x, int y) { return qGray(image.pixel(x, y)) < 128; };
    EXPECT_FALSE(dark(20, 12) || dark(20, 13)); // not before the figure joined
    EXPECT_TRUE(dark(45, 12) || dark(45, 13));
    EXPECT_TRUE(dark(65, 11) && dark(65, 14)); // the dot is thicker than the line
}

} // namespace muster
