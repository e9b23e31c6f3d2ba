// SPDX-License-Identifier: MIT
#include "model/storage/newfile.h"

#include "model/storage/campaignfile.h"
#include "model/storage/fault.h"
#include "model/storage/ondisk.h"
#include "model/storage/pictures.h"
#include "model/storage/reading.h"
#include "model/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QUuid>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

bool holdTheSame(const CampaignFile &one, const QString &otherPath)
{
    const auto other = CampaignFile::open(otherPath, CampaignFile::Access::ReadOnly);
    return other && (*other)->holdsTheSameAs(one);
}

bool havePicturesAlike(const QString &original, const QString &copy)
{
    const auto from = connectTo(original, Connection::Access::ReadOnly);
    const auto to = connectTo(copy, Connection::Access::ReadOnly);
    return hasPicturesOf(*from, *to);
}

} // namespace

void vacuumInto(const QString &path, const QString &copyPath)
{
    const auto connection = connectTo(path, Connection::Access::ReadOnly);
    try {
        connection->run(u"VACUUM INTO ?"_s, {copyPath});
    } catch (const StorageFault &fault) {
        // It is the copy that had no room, or no right to be there.
        const FileTrouble trouble = fault.problem.trouble;
        if (trouble == FileTrouble::Full || trouble == FileTrouble::ReadOnly)
            fail(trouble, copyPath);
        throw;
    }
}

FileResult<Done> copyCampaign(const QString &path, const QString &copyPath)
{
    const auto original = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
    if (!original)
        return original.problem();
    return makeCampaignFile(
        QFileInfo(copyPath).absoluteFilePath(),
        [&](const QString &temporary) { vacuumInto((*original)->path(), temporary); },
        [&](const QString &temporary) {
            if (!holdTheSame(**original, temporary) || !havePicturesAlike((*original)->path(), temporary))
                failUnlike(temporary);
        });
}

void failUnlike(const QString &copyPath)
{
    fail(FileTrouble::Failed, copyPath, FileText::tr("The copy does not match the original."));
}

namespace {

/// Why no new file may be made there.
std::optional<FileProblem> refusedPlace(const QString &path)
{
    if (QFileInfo::exists(path))
        return fileProblem(FileTrouble::Exists, path);
    const QString folder = QFileInfo(path).absolutePath();
    if (!path.isEmpty() && QFileInfo(folder).isDir())
        return std::nullopt;
    const QString text = FileText::tr("There is no folder “%1”. Create it first, or choose another.");
    return FileProblem{FileTrouble::Missing, text.arg(QDir::toNativeSeparators(folder))};
}

} // namespace

void checkOpens(const QString &path)
{
    if (const auto opened = CampaignFile::open(path, CampaignFile::Access::ReadOnly); !opened)
        throw StorageFault{opened.problem()};
}

FileResult<Done> makeCampaignFile(const QString &path, const Fill &fill, const Check &check)
{
    if (const auto problem = refusedPlace(path))
        return *problem;
    const QString name = u".muster-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const QString temporary = QFileInfo(path).absolutePath() + u'/' + name;
    const auto cleanUp = qScopeGuard([&] {
        QFile::remove(temporary);
        QFile::remove(temporary + u"-journal"_s);
    });
    try {
        fill(temporary);
        check(temporary);
        flushFile(temporary);
        giveName(temporary, path);
    } catch (const StorageFault &fault) {
        FileProblem problem = fault.problem;
        problem.text.replace(name, QFileInfo(path).fileName());
        return problem;
    }
    return Done{};
}

} // namespace muster
