// SPDX-License-Identifier: MIT
#include "model/storage/pictures.h"

#include "model/campaign/step.h"
#include "model/changes/story.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstFormatWithPictures = 2;

QVariant rowKey(const QString &sha256)
{
    return QByteArray::fromHex(sha256.toLatin1());
}

QStringList hashesIn(Connection &connection)
{
    QStringList hashes;
    if (!holdsPictures(connection))
        return hashes;
    worksUnlessDamaged([&] {
        QSqlQuery rows = connection.run(u"SELECT sha256 FROM pictures ORDER BY sha256"_s);
        while (rows.next())
            hashes << QString::fromLatin1(rows.value(0).toByteArray().toHex());
    });
    return hashes;
}

} // namespace

bool holdsPictures(Connection &connection)
{
    return connection.value(u"PRAGMA user_version"_s).toInt() >= firstFormatWithPictures;
}

std::optional<QByteArray> readPicture(Connection &connection, const QString &sha256)
{
    std::optional<QByteArray> content;
    worksUnlessDamaged([&] {
        QSqlQuery row = connection.run(u"SELECT content FROM pictures WHERE sha256 = ?"_s, {rowKey(sha256)});
        if (row.next())
            content = row.value(0).toByteArray();
    });
    return content && pictureHash(*content) == sha256 ? content : std::nullopt;
}

void writePicture(Connection &connection, const QString &sha256, const QByteArray &content)
{
    if (!readPicture(connection, sha256))
        connection.run(u"INSERT OR REPLACE INTO pictures (sha256, content) VALUES (?, ?)"_s, {rowKey(sha256), content});
}

namespace {

/// Copies these pictures. Returns false if a damaged page prevents it; then none is copied.
bool areCopied(Connection &to, const QStringList &hashes)
{
    const QByteArray list = QJsonDocument(QJsonArray::fromStringList(hashes)).toJson(QJsonDocument::Compact);
    return worksUnlessDamaged([&] {
        to.run(u"INSERT INTO pictures SELECT * FROM origin.pictures WHERE lower(hex(sha256)) IN "
               "(SELECT value FROM json_each(?))"_s,
               {QString::fromLatin1(list)});
    });
}

} // namespace

void copyPictures(Connection &to, const QStringList &hashes)
{
    if (to.value(u"PRAGMA origin.user_version"_s).toInt() < firstFormatWithPictures)
        return;
    // All at once in the order of the table: when looking up a single picture SQLite reads others completely.
    if (hashes.isEmpty() || areCopied(to, hashes))
        return;
    for (const QString &sha256 : hashes)
        areCopied(to, {sha256});
}

void removePicture(Connection &connection, const QString &sha256)
{
    connection.run(u"DELETE FROM pictures WHERE sha256 = ?"_s, {rowKey(sha256)});
}

// One at a time, so that no more than one is in memory.

void copyPictures(Connection &from, Connection &to)
{
    for (const QString &sha256 : hashesIn(from)) {
        if (const auto content = readPicture(from, sha256))
            writePicture(to, sha256, *content);
    }
}

bool hasPicturesOf(Connection &original, Connection &copy)
{
    const QStringList hashes = hashesIn(original);
    return std::all_of(hashes.begin(), hashes.end(), [&](const QString &sha256) {
        return readPicture(copy, sha256) || !readPicture(original, sha256);
    });
}

QStringList picturesOf(const Steps &steps)
{
    QStringList hashes;
    for (const Step &step : steps) {
        if (const auto *taken = firstOf<PictureTaken>(step.changes); taken && !hashes.contains(taken->picture.sha256))
            hashes << taken->picture.sha256;
    }
    return hashes;
}

} // namespace muster
