// SPDX-License-Identifier: MIT
#include "model/packs.h"

#include "rules/pack/packloader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace muster {

namespace {

QDir shelf()
{
    return QDir(QStringLiteral(":/packs"));
}

} // namespace

QStringList shippedPackIds()
{
    return shelf().entryList(QDir::Dirs, QDir::Name);
}

Result<Pack> shippedPack(const QString &id)
{
    if (!shippedPackIds().contains(id)) {
        return Problem{QCoreApplication::translate("muster::Packs", "There is no rule pack \"%1\". There are: %2.")
                           .arg(id, shippedPackIds().join(QStringLiteral(", ")))};
    }
    const QDir folder(shelf().filePath(id));
    std::vector<PackFile> files;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({name, file.readAll()});
    }
    return loadPack(files);
}

} // namespace muster
