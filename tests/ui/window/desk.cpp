// SPDX-License-Identifier: MIT
#include "tests/ui/window/desk.h"

#include "model/sample/sample.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "ui/band/bandpage.h"
#include "ui/band/figurepanel.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace muster::testing {

Desk::Desk()
{
    QApplication::setOrganizationName(QStringLiteral("MusterTests"));
    QApplication::setApplicationName(QStringLiteral("MusterTests"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QSettings().clear();
    // Backups go to the folder too.
    QStandardPaths::setTestModeEnabled(false);
    qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
    wearAppearance();
}

QString Desk::told(const QString &story, const QString &name) const
{
    const Result<Steps> steps = playStory(story, swordplay());
    EXPECT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
    const QString path = pathOf(name);
    EXPECT_TRUE(CampaignFile::create(path, Book{*steps, steps->size()}));
    return path;
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

void Desk::answerFileDialog(const QString &path, const std::function<void()> &act)
{
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        timer.stop();
        if (!path.isEmpty())
            dialog->findChild<QLineEdit *>()->setText(path);
        dialog->findChild<QDialogButtonBox *>()
            ->button(dialog->acceptMode() == QFileDialog::AcceptOpen ? QDialogButtonBox::Open : QDialogButtonBox::Save)
            ->click();
    });
    timer.start(10);
    act();
}

void Desk::show(QWidget &window)
{
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    window.activateWindow(); // where no window manager does it
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    // The Band page's panel follows a frame after the first paint.
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const auto *band = window.findChild<BandPage *>();
        return !band || !band->isVisible() || window.findChild<FigurePanel *>();
    }));
}

} // namespace muster::testing
