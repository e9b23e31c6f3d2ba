// SPDX-License-Identifier: MIT
#include "tests/ui/window/desk.h"

#include "model/sample/sample.h"
#include "tests/support/packs.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QSettings>
#include <QTest>

namespace muster::testing {

Desk::Desk()
{
    QApplication::setOrganizationName(QStringLiteral("MusterTests"));
    QApplication::setApplicationName(QStringLiteral("MusterTests"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QSettings().clear();
    wearAppearance();
}

QString Desk::sample() const
{
    const Steps steps = sampleSteps(swordplay());
    const QString path = pathOf(QStringLiteral("harrow.muster"));
    const auto file = CampaignFile::create(path, steps.front());
    EXPECT_TRUE(file);
    for (std::size_t i = 1; i < steps.size(); ++i)
        EXPECT_TRUE((*file)->append(steps[i]));
    return path;
}

void Desk::show(QWidget &window)
{
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    window.activateWindow(); // where no window manager does it
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
}

} // namespace muster::testing
