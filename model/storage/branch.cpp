// SPDX-License-Identifier: MIT
#include "model/storage/branch.h"

#include "model/storage/connection.h"
#include "model/storage/log.h"
#include "model/storage/ondisk.h"
#include "model/storage/pictures.h"
#include "model/storage/schema.h"

#include <QUrl>

namespace muster {

using namespace Qt::StringLiterals;

void writeBranch(const QString &path, const QString &copyPath, const Strands &strands,
                 const std::optional<DraftRow> &draft)
{
    makeEmptyFile(copyPath);
    Connection copy(copyPath, Connection::Access::ReadWrite);
    const QString address = QString::fromLatin1(QUrl::toPercentEncoding(path, "/"));
    copy.run(u"ATTACH DATABASE ? AS origin"_s, {u"file:%1?mode=ro"_s.arg(address)});
    const bool hasPictures = copy.value(u"PRAGMA origin.user_version"_s).toInt() >= firstFormatWithPictures;
    Transaction transaction(copy);
    migrate(copy);
    addEntries(copy, entangled(strands));
    if (draft)
        writeDraftRow(copy, draft);
    for (const QString &sha256 : hasPictures ? picturesIn(strands.steps) : QStringList())
        copyPicture(copy, u"origin"_s, sha256);
    transaction.commit();
}

} // namespace muster
