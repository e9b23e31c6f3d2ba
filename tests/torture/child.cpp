// SPDX-License-Identifier: MIT
#include "tests/torture/child.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

namespace muster::torture {

using namespace Qt::StringLiterals;

Child::Child(const QStringList &arguments, const QProcessEnvironment &environment)
{
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(), QStringList{u"child"_s} + arguments, QIODevice::ReadOnly);
    if (!m_process.waitForStarted())
        qFatal("A child could not be started: %s", qUtf8Printable(m_process.errorString()));
}

Child::~Child()
{
    kill();
}

std::optional<QByteArray> Child::line(int patience)
{
    QElapsedTimer timer;
    timer.start();
    while (!m_process.canReadLine()) {
        const auto left = patience - static_cast<int>(timer.elapsed());
        if (left <= 0 || !m_process.waitForReadyRead(left)) {
            if (!m_process.canReadLine())
                return std::nullopt;
        }
    }
    return m_process.readLine().trimmed();
}

void Child::kill()
{
    if (!isRunning())
        return;
    m_process.kill();
    m_process.waitForFinished();
}

QString Child::end()
{
    if (isRunning() && !m_process.waitForFinished(10000)) {
        kill();
        return u"it did not end"_s;
    }
    if (m_process.exitStatus() == QProcess::CrashExit)
        return u"it crashed"_s;
    return m_process.exitCode() == 0 ? QString() : u"it ended with %1"_s.arg(m_process.exitCode());
}

void say(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

int runChild(const QStringList &arguments)
{
    const QString part = arguments.value(0);
    const QStringList rest = arguments.mid(1);
    if (part == u"write"_s)
        return writeUntilKilled(rest);
    if (part == u"fail"_s)
        return writeUntilItFails(rest);
    if (part == u"mutants"_s)
        return openMutants(rest);
    return openOne(rest);
}

} // namespace muster::torture
