// SPDX-License-Identifier: MIT
#include "model/ownlists.h"

#include "model/packs.h"
#include "model/texts.h"
#include "rules/pack/listloader.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace muster {

namespace {

constexpr qint64 largestList = 1 << 20; // bytes; a list has some twenty lines

Result<PackFile> read(const QString &path)
{
    QFile file(path);
    const QString name = QDir::toNativeSeparators(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{PackText::tr("%1 cannot be read: %2.").arg(name, file.errorString())};
    if (file.size() > largestList)
        return Problem{PackText::tr("%1 is too large for an army list.").arg(name)};
    return PackFile{name, file.readAll()};
}

void add(OwnLists &own, const PackFile &file, Pack &pack)
{
    const auto refuse = [&](const PackFaults &faults) {
        for (const PackFault &fault : faults)
            own.refused.push_back(inWords(fault));
    };
    const auto rules = rulesNamedIn(file);
    if (!rules)
        return refuse(rules.problems());
    if (!shippedPackIds().contains(*rules)) {
        own.refused.push_back({PackText::tr("%1: there is no rule pack “%2”. Rule packs: %3.")
                                   .arg(file.name, rules->left(40), shippedPackIds().join(QStringLiteral(", ")))});
        return;
    }
    if (*rules != pack.id)
        return;
    auto list = loadList(file, pack);
    if (!list)
        return refuse(list.problems());
    list->source = file.name;
    own.lists.push_back(*list);
    pack.lists.push_back(*std::move(list)); // no second list of its id
}

} // namespace

QString ownListsFolder()
{
    // The command line and the window share it, whatever the application is called.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/muster/lists");
}

OwnLists ownLists(const Pack &pack)
{
    OwnLists own;
    Pack soFar = pack;
    std::erase_if(soFar.lists, [&](const ArmyList &list) { return list.source != pack.id; });
    const QDir folder(ownListsFolder());
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const Result<PackFile> file = read(folder.filePath(name));
        if (file)
            add(own, *file, soFar);
        else
            own.refused.push_back(file.problem());
    }
    return own;
}

} // namespace muster
