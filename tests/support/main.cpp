// SPDX-License-Identifier: MIT
#include "tests/support/asked.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    qputenv("MUSTER_LANGUAGE", "en"); // independent of the system; also for the program, which tests run
    const QCoreApplication application(argc, argv);
    muster::testing::Asked::listen();
    return RUN_ALL_TESTS();
}
