// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/mainwindow.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <functional>

namespace muster::testing {

/// A desk of one's own: an empty folder for files and settings, and the program's look.
class Desk : public ::testing::Test
{
protected:
    Desk();

    QString pathOf(const QString &name) const { return m_folder.filePath(name); }
    /// A story of Swordplay as a file in the folder.
    QString told(const QString &story, const QString &name = QStringLiteral("band.muster")) const;
    /// The sample campaign as a file in the folder.
    QString sample() const;
    /// Shows it and waits until it has the keyboard.
    static void show(QWidget &window);
    /// Does something that asks for a file, and answers with this path; empty takes what is proposed.
    static void answerFileDialog(const QString &path, const std::function<void()> &act);

private:
    QTemporaryDir m_folder;
};

} // namespace muster::testing
