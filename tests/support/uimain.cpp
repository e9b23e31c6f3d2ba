// SPDX-License-Identifier: MIT
#include "tests/support/asked.h"
#include "tests/support/screen.h"
#include "ui/parts/focus.h"
#include "ui/parts/remembered.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>
#include <random>

namespace {

/// Seeds the program's dice alike for every test, alone or after others, so that a failure can be repeated.
/// --gtest_shuffle uses other seeds.
class SameDice : public testing::EmptyTestEventListener
{
    void OnTestStart(const testing::TestInfo &) override
    {
        const auto seed = static_cast<std::uint64_t>(testing::UnitTest::GetInstance()->random_seed());
        muster::takeSeedsFrom([box = std::mt19937_64(seed)]() mutable { return quint64(box()); });
    }
};

} // namespace

int main(int argc, char **argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    qputenv("MUSTER_LANGUAGE", "en"); // independent of the system; also for the program, which tests run
    QStandardPaths::setTestModeEnabled(true);
    // Settings of one test program must not affect those that run at the same time.
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    muster::testing::setUpScreen(settings.path());
    const QApplication application(argc, argv);
    muster::installInputHabits();
    testing::UnitTest::GetInstance()->listeners().Append(std::make_unique<SameDice>().release()); // takes ownership
    muster::testing::Asked::listen();
    return RUN_ALL_TESTS();
}
