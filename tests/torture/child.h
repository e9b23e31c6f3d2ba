// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>

namespace muster::torture {

/// A child process that runs this program and can be killed, crash or hang. It communicates by lines.
class Child
{
public:
    explicit Child(const QStringList &arguments,
                   const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());
    /// Kills the process if it still runs.
    ~Child();

    /// Returns its next line; none if it has ended or writes nothing for `patience` milliseconds.
    std::optional<QByteArray> line(int patience);
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// Sends SIGKILL and waits for the end. Lines written before can still be read.
    void kill();
    /// Waits for its end. Returns a description of the failure; empty if it ended normally.
    QString end();

private:
    QProcess m_process;
};

/// Writes a line to the parent at once.
void say(const QByteArray &line);

/// Runs the child's part by its first argument. Returns the exit code.
int runChild(const QStringList &arguments);

// The children's parts. Each reports its progress line by line.
int writeUntilKilled(const QStringList &arguments);
int writeUntilItFails(const QStringList &arguments);
int openMutants(const QStringList &arguments);
int openOne(const QStringList &arguments);

} // namespace muster::torture
