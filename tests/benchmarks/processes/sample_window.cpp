// SPDX-License-Identifier: MIT
// Muster's window on the campaign file it is given, shown once; made as muster_window() makes it.
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
