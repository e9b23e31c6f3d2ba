// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

/// Ends the program at once after the first paint of its window, because closing with its backup is not measured.
/// Prints its peak memory in KiB itself, because the figure that a parent process gets from the system may be the
/// parent's.
class UntilFirstPaint : public QObject
{
public:
    explicit UntilFirstPaint(QWidget &window) { window.installEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, end);
        return QObject::eventFilter(watched, event);
    }

private:
    static void end()
    {
        std::ifstream status("/proc/self/status");
        std::string word;
        while (status >> word && word != "VmHWM:") { }
        status >> word;
        std::cout << word << std::endl;
        std::_Exit(EXIT_SUCCESS);
    }
};
