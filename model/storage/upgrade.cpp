// SPDX-License-Identifier: MIT
#include "model/storage/upgrade.h"

#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/fault.h"
#include "model/storage/newfile.h"
#include "model/storage/ondisk.h"
#include "model/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QUuid>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// "Harrow, format 1.muster", or "Harrow, format 1 (2).muster": a name that no file has yet.
QString nameForKept(const QString &path, int format)
{
    const QFileInfo info(path);
    const QString base = FileText::tr("%1, format %2").arg(info.completeBaseName(), QString::number(format));
    QString name = info.dir().filePath(base + u".muster"_s);
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = info.dir().filePath(u"%1 (%2).muster"_s.arg(base).arg(i));
    return name;
}

void runMissing(const QString &path, const std::vector<Migration> &list)
{
    Connection connection(path, Connection::Access::ReadWrite);
    Transaction transaction(connection);
    migrate(connection, list);
    transaction.commit();
}

} // namespace

bool isOlderFormat(const QString &path)
{
    const int format = formatOf(path);
    return format > 0 && format < formatVersion();
}

void verifyUpgraded(const QString &path)
{
    if (const auto opened = CampaignFile::open(path, CampaignFile::Access::ReadOnly); !opened)
        throw StorageFault{opened.problem()};
}

FileResult<QString> upgrade(const QString &path, const std::vector<Migration> &list, const VerifyUpgraded &verify)
{
    const QString kept = nameForKept(path, formatOf(path));
    const QString trial = QFileInfo(path).absolutePath() + u"/.muster-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const QString copy = trial + u"-kept"_s;
    const auto cleanUp = qScopeGuard([&] {
        for (const QString &file : {trial, QString(trial + u"-journal"_s), copy})
            QFile::remove(file);
    });
    try {
        checkWritable(path);
        vacuumInto(path, copy);
        vacuumInto(copy, trial);
        runMissing(trial, list);
        verify(trial);
        flushFile(copy);
        giveName(copy, kept);
        runMissing(path, list);
    } catch (const StorageFault &fault) {
        FileProblem problem = fault.problem;
        for (const QString &name : {copy, trial})
            problem.text.replace(QFileInfo(name).fileName(), QFileInfo(path).fileName());
        return problem;
    }
    return kept;
}

} // namespace muster
