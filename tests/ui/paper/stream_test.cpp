// SPDX-License-Identifier: MIT
#include "ui/map/stream.h"

#include <gtest/gtest.h>

using namespace muster::terrain;

TEST(Stream, SameSeedSectionAndLayerGiveTheSameNumbers)
{
    Stream one(48213, 4, Layer::Ground);
    Stream other(48213, 4, Layer::Ground);

    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(one.next(), other.next());
}

TEST(Stream, ItsNumbersAreTheSameOnEveryMachine)
{
    Stream stream(48213, 4, Layer::Ground);

    EXPECT_EQ(stream.next(), 6778122700318015973U);
    EXPECT_EQ(stream.next(), 15324156250789719536U);
}

TEST(Stream, SeedSectionAndLayerEachMakeItsOwn)
{
    const quint64 number = Stream(48213, 4, Layer::Ground).next();

    EXPECT_NE(number, Stream(48214, 4, Layer::Ground).next());
    EXPECT_NE(number, Stream(48213, 5, Layer::Ground).next());
    EXPECT_NE(number, Stream(48213, 4, Layer::Houses).next());
}

TEST(Stream, StaysWithinItsBounds)
{
    Stream stream(7, 1, Layer::Houses);
    bool least = false;
    bool most = false;
    for (int i = 0; i < 1000; ++i) {
        const int whole = stream.whole(8, 13);
        ASSERT_TRUE(whole >= 8 && whole <= 13) << whole;
        least = least || whole == 8;
        most = most || whole == 13;
        const double real = stream.real(-1, 1);
        ASSERT_TRUE(real >= -1 && real < 1) << real;
    }
    EXPECT_TRUE(least && most);
}
