// SPDX-License-Identifier: MIT
#include "model/packs.h"

#include "model/ownlists.h"
#include "model/texts.h"
#include "model/variant/variants.h"
#include "rules/pack/listloader.h"
#include "rules/pack/packloader.h"
#include "rules/pack/variantloader.h"

#include <QDir>
#include <QFile>

namespace muster {

namespace {

QDir shelf()
{
    return QDir(QStringLiteral(":/packs"));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString fileOf(const QString &part)
{
    return part + QStringLiteral(".json");
}

void addListsOf(const QString &other, const Pack &pack, std::vector<ArmyList> &lists)
{
    const QString name = other + QStringLiteral("/lists.json");
    for (ArmyList &list : listsThatFit({name, contentOf(shelf().filePath(name)), packWords}, pack)) {
        list.id = other + u'/' + list.id;
        list.source = other;
        lists.push_back(std::move(list));
    }
}

/// The player's own, and those of other packs.
void addOtherLists(Pack &pack)
{
    const std::vector<ArmyList> own = ownLists(pack).lists;
    std::vector<ArmyList> others;
    for (const QString &other : shippedPackIds()) {
        if (other != pack.id)
            addListsOf(other, pack, others);
    }
    pack.lists.insert(pack.lists.end(), own.begin(), own.end());
    pack.lists.insert(pack.lists.end(), others.begin(), others.end());
}

} // namespace

QStringList shippedPackIds()
{
    return shelf().entryList(QDir::Dirs, QDir::Name);
}

namespace {

const QString referencePart = QStringLiteral("reference");

/// `later`: the part that is not read yet.
std::vector<PackFile> filesOfShipped(const QString &id, const QString &later)
{
    const QDir folder(shelf().filePath(id));
    std::vector<PackFile> files;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        files.push_back({name, name == fileOf(later) ? QByteArray() : contentOf(folder.filePath(name)), packWords});
    return files;
}

Result<Pack> read(const QString &id, const QString &later)
{
    if (!shippedPackIds().contains(id)) {
        return Problem{PackText::tr("There is no rule pack “%1”. Rule packs: %2.")
                           .arg(id, shippedPackIds().join(QStringLiteral(", ")))};
    }
    Result<Pack, PackFault> pack = loadPack(filesOfShipped(id, later), later);
    if (!pack)
        return inWords(pack.problems());
    return *std::move(pack);
}

} // namespace

std::vector<PackFile> shippedFiles(const QString &id)
{
    return filesOfShipped(id, {});
}

Result<Pack> shippedPack(const QString &id)
{
    return read(id, {});
}

Result<Pack> shippedPackWithoutReference(const QString &id)
{
    Result<Pack> pack = read(id, referencePart);
    // Where figures are rolled up (R81), the tables for it are the reference's.
    if (pack && pack->hasSkill) {
        if (const Result<Done> added = addReference(*pack); !added)
            return added.problem();
    }
    return pack;
}

Result<Done> addReference(Pack &pack)
{
    if (pack.reference || !pack.parts.contains(referencePart))
        return Done{};
    const QString name = fileOf(referencePart);
    const auto added = loadPart(pack, {name, contentOf(QDir(shelf().filePath(pack.id)).filePath(name)), packWords});
    if (!added)
        return inWords(added.problems());
    return Done{};
}

Result<Pack> packOf(const Variant &variant)
{
    Result<Pack, PackFault> pack = loadVariant(variant, shippedFiles(variant.extends));
    if (!pack) {
        PackFaults faults;
        for (const PackFault &fault : pack.problems())
            faults.push_back(asWritten(fault, variant));
        return inWords(faults);
    }
    pack->variant = textOf(variant);
    return *std::move(pack);
}

Result<Pack> packToPlay(const Variant &variant)
{
    Result<Pack> pack = packOf(variant);
    if (pack)
        addOtherLists(*pack);
    return pack;
}

Result<Pack> packToPlay(const QString &id, const QString &variant)
{
    if (!variant.isEmpty()) {
        const Result<Variant> kept = variantIn(variant, PackText::tr("The variant it keeps"));
        if (!kept)
            return kept.problems();
        if (kept->extends != id)
            return Problem{PackText::tr("The variant it keeps extends “%1” and not “%2”.").arg(kept->extends, id)};
        return packToPlay(*kept);
    }
    Result<Pack> pack = shippedPackWithoutReference(id);
    if (!pack)
        return pack;
    if (!pack->reference && pack->parts.contains(referencePart))
        pack->reference = OnFirstUse<Reference>([id] { return shippedPack(id)->reference.take(); });
    addOtherLists(*pack);
    return pack;
}

QMap<QString, QString> typesOn(const Pack &pack, const QString &list)
{
    QMap<QString, QString> types;
    if (const ArmyList *army = pack.list(list)) {
        for (const auto &row : army->figures.rows)
            types.insert(packWords(row.outcome.type), row.outcome.type);
    }
    return types;
}

} // namespace muster
