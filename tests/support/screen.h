// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

namespace muster::testing {

/// Sets up a screen for tests without a display. Call before the application is constructed. Qt's own screen is 800 ×
/// 800, which no real screen is. MUSTER_SCREEN replaces 1280x800: "1366x768@144" has 144 dpi.
inline void setUpScreen(const QString &folder)
{
    if (qgetenv("QT_QPA_PLATFORM") != "offscreen")
        return;
    const QStringList parts = qEnvironmentVariable("MUSTER_SCREEN", QStringLiteral("1280x800")).split(u'@');
    const QStringList size = parts.value(0).split(u'x');
    const QString path = QDir(folder).filePath(QStringLiteral("screen.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QStringLiteral(R"({"synchronousWindowSystemEvents": true, "windowFrameMargins": true, "screens": [
        {"name": "screen", "x": 0, "y": 0, "width": %1, "height": %2, "logicalDpi": %3, "logicalBaseDpi": 96, "dpr": 1}]})")
                   .arg(size.value(0), size.value(1), parts.value(1, QStringLiteral("96")))
                   .toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(path));
}

} // namespace muster::testing
