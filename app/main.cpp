// SPDX-License-Identifier: MIT
#include "app/callreader.h"
#include "app/command.h"
#include "app/commandline.h"
#include "app/qtoptions.h"
#include "app/uidoor.h"

#include <QFileInfo>

#include <cstdio>

namespace {

/// Where the program lies. Only an application knows; the window makes its own after this one.
QString programFolder(int &argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return QCoreApplication::applicationDirPath();
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    }
    return false;
#else
    return true;
#endif
}

int complain(const QString &text)
{
    std::fputs((text + u'\n').toUtf8().constData(), stderr);
    return static_cast<int>(muster::Exit::UnusableFile);
}

int openWindow(int &argc, char **argv, const QStringList &arguments)
{
    if (!hasDisplay() && !muster::choosePlatform(arguments))
        return complain(muster::CommandLine::tr(
            "No display is available for the window. “muster --help” lists the commands that work without one."));
    const QString file = muster::withoutQtOptions(arguments).value(0);
    const QString path = file.isEmpty() ? file : QFileInfo(file).absoluteFilePath();
    const muster::Result<int> status = muster::UiDoor(programFolder(argc, argv)).window(argc, argv, path);
    return status ? *status : complain(status.problem().text);
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    if (muster::wantsWindow(arguments))
        return openWindow(argc, argv, arguments);
    return muster::runCommandLine(argc, argv);
}
