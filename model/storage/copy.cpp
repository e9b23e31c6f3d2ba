// SPDX-License-Identifier: MIT
#include "model/storage/copy.h"

#include "model/storage/campaignfile.h"
#include "model/storage/fault.h"
#include "model/storage/filetext.h"
#include "model/storage/newfile.h"
#include "model/storage/reading.h"

#include <QFileInfo>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

bool holdTheSame(const CampaignFile &one, const QString &otherPath)
{
    const auto other = CampaignFile::open(otherPath, CampaignFile::Access::ReadOnly);
    return other && (*other)->book() == one.book() && (*other)->drafts() == one.drafts();
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
    return makeCampaignFile(QFileInfo(copyPath).absoluteFilePath(), [&](const QString &temporary) {
        vacuumInto((*original)->path(), temporary);
        if (!holdTheSame(**original, temporary))
            fail(FileTrouble::Failed, temporary, FileText::tr("The copy is not what was copied."));
    });
}

} // namespace muster
