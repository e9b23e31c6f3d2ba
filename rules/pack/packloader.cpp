// SPDX-License-Identifier: MIT
#include "rules/pack/packloader.h"

#include "rules/pack/readers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace muster {

namespace {

struct FileOfAPack {
    QString name;
    void (*read)(const JsonPlace &, Pack &);
    bool namesIds = false; ///< of the files before it
};

const FileOfAPack filesOfAPack[] = {
    {QStringLiteral("pack.json"), readIdentity},     {QStringLiteral("weapons.json"), readWeapons},
    {QStringLiteral("lists.json"), readLists, true}, {QStringLiteral("tables.json"), readTables},
    {QStringLiteral("names.json"), readNames},
};

/// To the line; Qt's offset is a few characters late.
QString lineOf(const QByteArray &content, int offset)
{
    return PackFault::tr("line %1").arg(content.left(offset).count('\n') + 1);
}

/// The file's content; none, and a fault, if it is missing or no JSON.
std::optional<JsonPlace> open(const QString &name, const std::vector<PackFile> &files, Problems &faults)
{
    const auto file = std::find_if(files.begin(), files.end(), [&](const PackFile &f) { return f.name == name; });
    if (file == files.end()) {
        faults.push_back({PackFault::tr("%1: the file is missing.").arg(name)});
        return std::nullopt;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file->content, &error);
    const JsonPlace place(faults, name, document.isArray() ? QJsonValue(document.array()) : document.object());
    if (error.error == QJsonParseError::NoError)
        return place;
    place.down(lineOf(file->content, error.offset), {}).fault(PackFault::tr("not JSON, %1").arg(error.errorString()));
    return std::nullopt;
}

} // namespace

Result<Pack> loadPack(const std::vector<PackFile> &files)
{
    Pack pack;
    Problems faults;
    bool allOpened = true;
    for (const FileOfAPack &part : filesOfAPack) {
        const std::optional<JsonPlace> file = open(part.name, files, faults);
        // Without the ids it names, a file would only be told to be full of unknown ones.
        if (file && (allOpened || !part.namesIds))
            part.read(*file, pack);
        allOpened = allOpened && file;
    }
    for (const PackFile &file : files) {
        const bool known = std::any_of(std::begin(filesOfAPack), std::end(filesOfAPack),
                                       [&](const FileOfAPack &part) { return part.name == file.name; });
        if (!known)
            faults.push_back({PackFault::tr("%1: a pack has no file of this name.").arg(file.name)});
    }
    if (!faults.empty())
        return faults;
    return pack;
}

} // namespace muster
