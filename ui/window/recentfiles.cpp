// SPDX-License-Identifier: MIT
#include "ui/window/recentfiles.h"

#include "ui/texts.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace muster::recentfiles {

namespace {

constexpr std::size_t most = 8;
const QString filesKey = QStringLiteral("recentFiles");
const QString datesKey = QStringLiteral("recentDates");
const QString namesKey = QStringLiteral("recentNames"); // by path
const QString opensLastKey = QStringLiteral("opensLast");

void write(std::vector<Recent> recent)
{
    recent.resize(std::min(recent.size(), most));
    QStringList paths;
    QStringList dates;
    QVariantMap names;
    for (const Recent &one : recent) {
        names.insert(one.path, one.name);
        paths << one.path;
        dates << one.opened.toString(Qt::ISODate);
    }
    QSettings settings;
    settings.setValue(filesKey, paths);
    settings.setValue(datesKey, dates);
    settings.setValue(namesKey, names);
}

void drop(std::vector<Recent> &recent, const QString &path)
{
    std::erase_if(recent, [&](const Recent &one) { return one.path == path; });
}

} // namespace

bool Recent::isThere() const
{
    return QFileInfo(path).isFile();
}

std::vector<Recent> all()
{
    const QSettings settings;
    const QStringList paths = settings.value(filesKey).toStringList();
    const QStringList dates = settings.value(datesKey).toStringList();
    const QVariantMap names = settings.value(namesKey).toMap();
    std::vector<Recent> recent;
    for (qsizetype i = 0; i < paths.size(); ++i)
        recent.push_back({paths[i], QDate::fromString(dates.value(i), Qt::ISODate), names.value(paths[i]).toString()});
    return recent;
}

bool holds(const QString &path)
{
    const std::vector<Recent> listed = all();
    return std::any_of(listed.begin(), listed.end(), [&](const Recent &recent) { return recent.path == path; });
}

void add(const QString &path, const QString &name)
{
    const Recent opened{QFileInfo(path).absoluteFilePath(), QDate::currentDate(), name};
    std::vector<Recent> recent = all();
    // The settings wait for the disk at every write, and mostly the campaign is the one opened last.
    if (!recent.empty() && recent.front() == opened)
        return;
    drop(recent, opened.path);
    recent.insert(recent.begin(), opened);
    write(std::move(recent));
}

void remove(const QString &path)
{
    std::vector<Recent> recent = all();
    drop(recent, path);
    write(std::move(recent));
}

void clear()
{
    write({});
}

void replace(const QString &path, const QString &found)
{
    const QString whole = QFileInfo(found).absoluteFilePath();
    if (path == whole)
        return;
    std::vector<Recent> recent = all();
    drop(recent, whole);
    for (Recent &one : recent) {
        if (one.path == path)
            one.path = whole;
    }
    write(std::move(recent));
}

bool opensLast()
{
    return QSettings().value(opensLastKey, true).toBool();
}

void setOpensLast(bool opens)
{
    QSettings().setValue(opensLastKey, opens);
}

QString folderInWords(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    if (folder == home)
        return WindowText::tr("Home folder");
    const QString inHome = folder.startsWith(home + u'/') ? folder.mid(home.size() + 1) : folder;
    return QDir::toNativeSeparators(inHome);
}

} // namespace muster::recentfiles
