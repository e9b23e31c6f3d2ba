// SPDX-License-Identifier: MIT
#include "ui/window/recentfiles.h"

#include <QFileInfo>
#include <QSettings>

namespace muster::recentfiles {

namespace {

constexpr qsizetype most = 8;
const QString filesKey = QStringLiteral("recentFiles");

} // namespace

QStringList all()
{
    QStringList paths = QSettings().value(filesKey).toStringList();
    paths.removeIf([](const QString &path) { return !QFileInfo(path).isFile(); });
    return paths;
}

void add(const QString &path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList paths = all();
    // The settings wait for the disk at every write, and mostly the campaign is the one opened last.
    if (paths.value(0) == whole)
        return;
    paths.removeAll(whole);
    paths.prepend(whole);
    QSettings().setValue(filesKey, QStringList(paths.mid(0, most)));
}

} // namespace muster::recentfiles
