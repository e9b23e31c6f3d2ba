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

/// The program's dice fall alike whenever a test is run, alone or after others, so that a failure comes again.
/// --gtest_shuffle tries others.
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
    qputenv("MUSTER_LANGUAGE", "en"); // on whatever system; the program is run by tests as well
    QStandardPaths::setTestModeEnabled(true);
    // What one test program remembers is not for those that run beside it.
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    muster::testing::setUpScreen(settings.path());
    const QApplication application(argc, argv);
    muster::installInputHabits();
    testing::UnitTest::GetInstance()->listeners().Append(std::make_unique<SameDice>().release()); // which takes it
    muster::testing::Asked::listen();
    return RUN_ALL_TESTS();
}
