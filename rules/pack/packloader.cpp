// SPDX-License-Identifier: MIT
#include "rules/pack/packloader.h"

#include "rules/pack/readers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace muster {

namespace {

using ReadFile = void (*)(const JsonPlace &, Pack &);

/// In the order in which they are read: lists name weapons and classes.
const std::pair<QString, ReadFile> filesOfAPack[] = {
    {QStringLiteral("pack.json"), readIdentity}, {QStringLiteral("weapons.json"), readWeapons},
    {QStringLiteral("lists.json"), readLists},   {QStringLiteral("tables.json"), readTables},
    {QStringLiteral("names.json"), readNames},
};

QString whereIn(const QByteArray &content, int offset)
{
    const QByteArray before = content.left(offset);
    const auto line = before.count('\n') + 1;
    const auto column = before.size() - (before.lastIndexOf('\n') + 1) + 1;
    return PackFault::tr("line %1, column %2").arg(line).arg(column);
}

void readFile(const PackFile &file, ReadFile read, Problems &faults, Pack &pack)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.content, &error);
    const JsonPlace place(faults, file.name, document.isArray() ? QJsonValue(document.array()) : document.object());
    if (error.error == QJsonParseError::NoError) {
        read(place, pack);
        return;
    }
    place.down(whereIn(file.content, error.offset), {}).fault(PackFault::tr("not JSON, %1").arg(error.errorString()));
}

} // namespace

Result<Pack> loadPack(const std::vector<PackFile> &files)
{
    Pack pack;
    Problems faults;
    for (const auto &[name, read] : filesOfAPack) {
        const auto file =
            std::find_if(files.begin(), files.end(), [&, &n = name](const auto &f) { return f.name == n; });
        if (file == files.end())
            faults.push_back({PackFault::tr("%1: the file is missing.").arg(name)});
        else
            readFile(*file, read, faults, pack);
    }
    for (const PackFile &file : files) {
        const bool known = std::any_of(std::begin(filesOfAPack), std::end(filesOfAPack),
                                       [&](const auto &entry) { return entry.first == file.name; });
        if (!known)
            faults.push_back({PackFault::tr("%1: a pack has no file of this name.").arg(file.name)});
    }
    if (!faults.empty())
        return faults;
    return pack;
}

} // namespace muster
