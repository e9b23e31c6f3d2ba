// SPDX-License-Identifier: MIT
#include "tests/ui/wander/diary.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <unistd.h>

namespace muster::testing {

namespace {

constexpr qsizetype mostTold = 25;

/// For the signal handler, which may not allocate.
std::array<char, 8192> lastWords{};

void tellAndDie(int signal)
{
    [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, lastWords.data(), std::strlen(lastWords.data()));
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

Diary::Diary(const QString &rules, std::uint64_t seed)
    : m_head(QStringLiteral("%1, seed %2").arg(rules).arg(seed))
{
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGTERM})
        std::signal(signal, tellAndDie);
}

Diary::~Diary()
{
    lastWords.front() = '\0';
}

void Diary::write(const QString &act)
{
    m_last << QStringLiteral("%1 %2").arg(++m_acts).arg(act);
    if (m_last.size() > mostTold)
        m_last.removeFirst();
    if (qEnvironmentVariableIsSet("MUSTER_WANDER_TELL"))
        std::printf("%s\n", qPrintable(m_last.last()));
    remember();
}

QString Diary::tell() const
{
    return QStringLiteral("%1, act %2. The last acts:\n    %3\n")
        .arg(m_head)
        .arg(m_acts)
        .arg(m_last.join(QStringLiteral("\n    ")));
}

void Diary::remember() const
{
    const QByteArray words = (u'\n' + tell()).toUtf8().right(static_cast<qsizetype>(lastWords.size()) - 1);
    std::copy(words.begin(), words.end(), lastWords.begin());
    lastWords[static_cast<std::size_t>(words.size())] = '\0';
}

} // namespace muster::testing
