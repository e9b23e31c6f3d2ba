// SPDX-License-Identifier: MIT
#include "tests/support/screen.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    // What one test program remembers is not for those that run beside it.
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    muster::testing::setUpScreen(settings.path());
    const QApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
