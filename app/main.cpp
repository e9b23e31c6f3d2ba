// SPDX-License-Identifier: MIT
#include "app/callreader.h"
#include "app/command.h"
#include "app/commandline.h"
#include "app/qtoptions.h"
#include "app/uidoor.h"
#include "model/language.h"

#include <QFileInfo>

#include <cstdio>

namespace {

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

/// Returns the function that opens the window, or a problem in the language of the system. Needs a temporary
/// QCoreApplication for the program's folder and the language; the window creates its own application afterwards.
muster::Result<muster::UiDoor::OpenWindow> windowOpener(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    muster::language::speak(muster::language::ofSystem());
    if (!hasDisplay() && !muster::choosePlatform(arguments))
        return muster::Problem{muster::CommandLine::tr(
            "No display is available for the window. “muster --help” lists the commands that work without one.")};
    return muster::UiDoor(QCoreApplication::applicationDirPath()).window();
}

int openWindow(int &argc, char **argv, const QStringList &arguments)
{
    const QString file = muster::withoutQtOptions(arguments).value(0);
    const QString path = file.isEmpty() ? file : QFileInfo(file).absoluteFilePath();
    const auto open = windowOpener(argc, argv, arguments);
    if (open)
        return (*open)(argc, argv, path);
    std::fputs((open.problem().text + u'\n').toUtf8().constData(), stderr);
    return static_cast<int>(muster::Exit::UnusableFile);
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
