// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>

namespace muster::torture {

/// This program once more, in a process of its own that can be killed, crash or hang. It speaks in lines.
class Child
{
public:
    explicit Child(const QStringList &arguments,
                   const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());
    /// Makes an end of it if it still runs.
    ~Child();

    /// Its next line; none where it has ended, or says nothing for so long (milliseconds).
    std::optional<QByteArray> line(int patience);
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// SIGKILL, and waits until it is dead. What it said by then can still be read.
    void kill();
    /// Waits for its end: how it ended, in words, or nothing where it ended well.
    QString end();

private:
    QProcess m_process;
};

/// Says a line to the parent, at once.
void say(const QByteArray &line);

/// What the child does, by its first argument; gives the exit code.
int runChild(const QStringList &arguments);

// The children's parts; each says what it has done line by line.
int writeUntilKilled(const QStringList &arguments);
int writeUntilItFails(const QStringList &arguments);
int openMutants(const QStringList &arguments);
int openOne(const QStringList &arguments);

} // namespace muster::torture
