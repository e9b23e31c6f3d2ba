// SPDX-License-Identifier: MIT
// Shows Muster's window once, with the campaign file that it is given, built like muster_window() does.
#include "tests/benchmarks/processes/firstpaint.h"
#include "ui/window/campaigns.h"
#include "ui/window/mainwindow.h"

#include <QStandardPaths>

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const auto window = muster::openWindow(QString::fromLocal8Bit(argv[1]));
    window->resize(1280, 800);
    const UntilFirstPaint until(*window);
    window->show();
    return QApplication::exec();
}
