// SPDX-License-Identifier: MIT

// pictures FOLDER light|dark [PREFIX]: a picture of every page and dialog, to be looked at. tools/pictures calls it for each
// appearance and scale. MUSTER_SCREEN is the screen, "1280x800" unless it says otherwise; a window fills it.

#include "tests/support/screen.h"
#include "tests/ui/everywhere/everywhere.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>
#include <QWidget>

#include <cstdio>

int main(int argc, char **argv)
{
    using namespace muster;
    const QTemporaryDir desk;
    qputenv("XDG_DATA_HOME", desk.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk.path());
    muster::testing::setUpScreen(desk.path());
    const QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() < 3) {
        std::fputs("pictures FOLDER light|dark [PREFIX]\n", stderr);
        return 1;
    }
    QApplication::setOrganizationName(QStringLiteral("MusterPictures"));
    QApplication::setApplicationName(QStringLiteral("MusterPictures"));
    wearAppearance();
    choose(words[2] == QLatin1String("dark") ? Appearance::Dark : Appearance::Light);
    const QDir folder(words[1]);
    if (!folder.mkpath(QStringLiteral(".")))
        return 1;
    int taken = 0;
    muster::testing::visitEverything(desk.path(), [&](const QString &name, QWidget &window) {
        const QString file = QStringLiteral("%1%2-%3.png").arg(words.value(3), words[2], name);
        taken += window.grab().save(folder.filePath(file)) ? 1 : 0;
    });
    std::printf("%d pictures in %s\n", taken, qPrintable(folder.absolutePath()));
    return taken > 0 ? 0 : 1;
}
