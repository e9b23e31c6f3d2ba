// SPDX-License-Identifier: MIT
#include "model/storage/branch.h"

#include "model/storage/connection.h"
#include "model/storage/fault.h"
#include "model/storage/newfile.h"
#include "model/storage/ondisk.h"
#include "model/storage/pictures.h"
#include "model/storage/reading.h"
#include "model/storage/schema.h"

#include <QUrl>

namespace muster {

using namespace Qt::StringLiterals;

void writeBranch(const QString &path, const QString &copyPath, const Branch &branch)
{
    makeEmptyFile(copyPath);
    Connection copy(copyPath, Connection::Access::ReadWrite);
    const QString address = QString::fromLatin1(QUrl::toPercentEncoding(path, "/"));
    copy.run(u"ATTACH DATABASE ? AS origin"_s, {u"file:%1?mode=ro"_s.arg(address)});
    const bool hasPictures = copy.value(u"PRAGMA origin.user_version"_s).toInt() >= firstFormatWithPictures;
    Transaction transaction(copy);
    migrate(copy);
    addEntries(copy, branch.log);
    if (branch.draft)
        writeDraftRow(copy, branch.draft);
    if (hasPictures)
        copyPictures(copy, u"origin"_s, branch.pictures);
    transaction.commit();
}

void checkBranch(const QString &copyPath, const Branch &branch)
{
    checkHeader(copyPath);
    const auto copy = connectTo(copyPath, Connection::Access::ReadOnly);
    const Reading read = readRows(*copy);
    if (!read.flaw.isEmpty())
        fail(FileTrouble::Failed, copyPath, read.flaw);
    if (read.log.entries != branch.log || readDraftRow(*copy) != branch.draft)
        failUnlike(copyPath);
}

} // namespace muster
