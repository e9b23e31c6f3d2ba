// SPDX-License-Identifier: MIT
// The yardstick for the window: a QMainWindow with an empty table, shown once.
#include "tests/benchmarks/processes/firstpaint.h"

#include <QMainWindow>
#include <QTableWidget>

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QTableWidget);
    window.resize(1280, 800);
    const UntilFirstPaint until(window);
    window.show();
    return QApplication::exec();
}
