// SPDX-License-Identifier: MIT
#include "tests/ui/wander/wanderer.h"

#include <cstdio>
#include <utility>

namespace muster::testing {

namespace {

QStringList heard;

/// Returns whether it is a message of the offscreen platform about something that only a window manager can do.
bool isThePlatforms(const QString &text)
{
    return text.startsWith(QStringLiteral("This plugin does not support"));
}

void hear(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg)
        std::fprintf(stdout, "%s\n", qPrintable(text));
    else if (type != QtDebugMsg && type != QtInfoMsg && !isThePlatforms(text))
        heard << text;
}

} // namespace

QStringList warnings()
{
    static const auto before = qInstallMessageHandler(hear);
    (void)before;
    return std::exchange(heard, {});
}

} // namespace muster::testing
