// SPDX-License-Identifier: MIT
#include "rules/pack/variant.h"

#include "rules/pack/objectreader.h"
#include "rules/pack/packloader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster {

namespace {

const QString extendsKey = QStringLiteral("extends");
const QString titleKey = QStringLiteral("title");
const QString idKey = QStringLiteral("id");

constexpr int longestLine = 1000; ///< longest text, in characters; those of the shipped packs are at most half as long

/// Returns whether the entries of a list are identified by id. Rows of a roll table are not.
bool goById(const QJsonArray &list)
{
    return !list.isEmpty() && std::ranges::all_of(list, [](const QJsonValue &entry) {
        return entry[idKey].isString() && !entry.toObject().contains(QLatin1StringView("roll"));
    });
}

qsizetype placeOf(const QString &id, const QJsonArray &list)
{
    const auto found =
        std::ranges::find_if(list, [&](const QJsonValue &entry) { return entry[idKey].toString() == id; });
    return found == list.end() ? -1 : found - list.begin();
}

QJsonArray mergedById(QJsonArray list, const QJsonArray &differs)
{
    QStringList merged;
    for (const QJsonValue entry : differs) {
        const QString id = entry[idKey].toString();
        const qsizetype at = merged.contains(id) ? -1 : placeOf(id, list); // a second entry with an id becomes a fault
        if (at >= 0)
            list[at] = muster::merged(list[at], entry);
        else
            list.append(muster::merged(QJsonObject(), entry));
        merged.append(id);
    }
    return list;
}

QJsonObject differenceOf(const QJsonObject &base, const QJsonObject &wanted)
{
    QJsonObject differs;
    for (auto entry = wanted.begin(); entry != wanted.end(); ++entry) {
        if (const auto difference = muster::differenceOf(base.value(entry.key()), *entry))
            differs.insert(entry.key(), *difference);
    }
    for (auto entry = base.begin(); entry != base.end(); ++entry) {
        if (!wanted.contains(entry.key()))
            differs.insert(entry.key(), QJsonValue::Null);
    }
    return differs;
}

QJsonArray differenceById(const QJsonArray &base, const QJsonArray &wanted)
{
    QJsonArray differs;
    for (const QJsonValue entry : wanted) {
        const qsizetype at = placeOf(entry[idKey].toString(), base);
        if (at < 0) {
            differs.append(entry);
        } else if (base[at] != entry) {
            QJsonObject difference = differenceOf(base[at].toObject(), entry.toObject());
            difference.insert(idKey, entry[idKey]);
            differs.append(difference);
        }
    }
    return differs;
}

/// Checks that every text is a single line, since it is shown on one.
void demandLines(const JsonPlace &place)
{
    const QJsonValue &value = place.value();
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            demandLines(place.down(QStringLiteral("\"%1\"").arg(entry.key().left(40)), *entry));
    } else if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            demandLines(place.down(QStringLiteral("entry %1").arg(i + 1), list[i]));
    } else if (value.isString()) {
        const QString text = value.toString();
        const bool isLine =
            text.size() <= longestLine && text.isValidUtf16() && std::ranges::all_of(text, [](QChar sign) {
                return sign.category() != QChar::Other_Control && sign.category() != QChar::Separator_Line
                    && sign.category() != QChar::Separator_Paragraph;
            });
        if (!isLine)
            place.fault(Fault::NotALine, longestLine);
    }
}

QString fileOfPart(const QString &part)
{
    return part + QStringLiteral(".json");
}

} // namespace

QJsonValue merged(const QJsonValue &base, const QJsonValue &differs)
{
    if (base.isArray() && differs.isArray() && goById(base.toArray()) && goById(differs.toArray()))
        return mergedById(base.toArray(), differs.toArray());
    if (!differs.isObject())
        return differs;
    QJsonObject object = base.toObject();
    const QJsonObject own = differs.toObject();
    for (auto entry = own.begin(); entry != own.end(); ++entry) {
        if (entry->isNull())
            object.remove(entry.key());
        else
            object.insert(entry.key(), merged(object.value(entry.key()), *entry));
    }
    return object;
}

std::optional<QJsonValue> differenceOf(const QJsonValue &base, const QJsonValue &wanted)
{
    if (base == wanted)
        return std::nullopt;
    if (base.isObject() && wanted.isObject())
        return differenceOf(base.toObject(), wanted.toObject());
    if (base.isArray() && wanted.isArray() && goById(base.toArray()) && goById(wanted.toArray()))
        return differenceById(base.toArray(), wanted.toArray());
    return wanted;
}

Result<Variant, PackFault> readVariant(const PackFile &file)
{
    PackFaults faults;
    const std::optional<JsonPlace> place = openJson(file, faults);
    if (!place)
        return faults;
    Variant variant;
    {
        ObjectReader reader(*place); // its destructor reports the keys that were not read
        reader.id(extendsKey, variant.extends);
        reader.text(titleKey, variant.title);
        for (const QString &part : packParts()) {
            if (!reader.has(part))
                continue;
            const JsonPlace differs = reader.at(part);
            if (!differs.value().isObject())
                differs.fault(Fault::NotAnObject, differs.value());
            demandLines(differs);
            variant.parts.insert(part, differs.value());
        }
    }
    if (!faults.empty())
        return faults;
    return variant;
}

QJsonObject variantJson(const Variant &variant)
{
    QJsonObject json = variant.parts;
    json.insert(extendsKey, variant.extends);
    json.insert(titleKey, variant.title);
    return json;
}

std::vector<PackFile> filesOf(const Variant &variant, std::vector<PackFile> pack)
{
    QJsonObject differs = variant.parts;
    differs.insert(QStringLiteral("pack"), QJsonObject{{titleKey, variant.title}});
    for (auto part = differs.begin(); part != differs.end(); ++part) {
        const QString name = fileOfPart(part.key());
        const auto file = std::ranges::find_if(pack, [&](const PackFile &f) { return f.name == name; });
        const QJsonObject base = file == pack.end() ? QJsonObject() : QJsonDocument::fromJson(file->content).object();
        const QByteArray content = QJsonDocument(merged(base, *part).toObject()).toJson(QJsonDocument::Compact);
        if (file == pack.end())
            pack.push_back({name, content});
        else
            file->content = content;
    }
    return pack;
}

Result<Pack, PackFault> loadVariant(const Variant &variant, const std::vector<PackFile> &pack)
{
    // If the variant's lists lack a type or weapon, no figure has it. The book's word for it stays, and can still be
    // asked for.
    const bool ownWords = variant.parts.contains(QStringLiteral("reference"));
    return loadPack(filesOf(variant, pack), {}, ownWords ? std::nullopt : std::optional(Fault::NoBearer));
}

PackFault asWritten(PackFault fault, const Variant &variant)
{
    const QString part = fault.file.chopped(fileOfPart({}).size());
    if (!variant.parts.contains(part)) {
        fault.file = variant.extends + u'/' + fault.file;
    } else if (variant.source.endsWith(u'/')) {
        fault.file = variant.source + fault.file;
    } else {
        fault.file = variant.source;
        fault.place.prepend(QStringLiteral("\"%1\"").arg(part));
    }
    return fault;
}

} // namespace muster
