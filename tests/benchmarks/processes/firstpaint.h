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

/// Ends the program when its window has been painted once, there and then: closing, with its backup, is not what is timed. Says
/// how much memory it had at most, in KiB: what the system tells a parent may be the parent's.
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
