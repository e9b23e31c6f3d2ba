// SPDX-License-Identifier: MIT
#include "app/callreader.h"
#include "app/command.h"
#include "app/commandline.h"
#include "app/draw.h"
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

int openWindow(int &argc, char **argv, const muster::WindowCall &call)
{
    muster::Result<decltype(&muster_window)> open = muster::Problem();
    {
        // For the folder of the program and the language; the window creates an application of its own.
        const QCoreApplication application(argc, argv);
        muster::language::speak(muster::language::ofSystem());
        if (hasDisplay() || call.choosesPlatform)
            open = muster::windowOpener();
        else
            open = muster::Problem{muster::CommandLine::tr(
                "No display is available for the window. “muster --help” lists the commands that work without one.")};
    }
    const QString path = call.file.isEmpty() ? call.file : QFileInfo(call.file).absoluteFilePath();
    if (open)
        return (*open)(argc, argv, &path);
    std::fputs((open.problem().text + u'\n').toUtf8().constData(), stderr);
    return static_cast<int>(muster::Exit::UnusableFile);
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    if (const auto window = muster::readWindowCall(arguments))
        return openWindow(argc, argv, *window);
    return muster::runCommandLine(argc, argv);
}
