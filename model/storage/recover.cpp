// SPDX-License-Identifier: MIT
#include "model/storage/recover.h"

#include "model/storage/campaignfile.h"
#include "model/storage/fault.h"
#include "model/storage/filetext.h"
#include "model/storage/ondisk.h"
#include "model/storage/reading.h"

#include <QFileInfo>

namespace muster {

namespace {

Reading readWhatIsWhole(const QString &path)
{
    checkHeader(path);
    const auto connection = connectTo(path, Connection::Access::ReadOnly);
    const Transaction reading(*connection, Transaction::Kind::Read);
    return readCampaign(*connection);
}

} // namespace

FileResult<Done> writeAnew(const Book &book, const Drafts &drafts, const QString &path)
{
    const auto file = CampaignFile::create(path, book);
    return file ? (*file)->keepDrafts(drafts) : file.problem();
}

FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath)
{
    try {
        const Reading reading = readWhatIsWhole(QFileInfo(path).absoluteFilePath());
        const Book &book = reading.told.book;
        if (book.inForce == 0)
            fail(FileTrouble::Damaged, path, FileText::tr("Not even its first step can be saved."));
        if (const auto written = CampaignFile::create(copyPath, book); !written)
            return written.problem();
        return RecoveredCopy{book.inForce, reading.flaw};
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

} // namespace muster
