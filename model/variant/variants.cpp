// SPDX-License-Identifier: MIT
#include "model/variant/variants.h"

#include "model/acts/demands.h"
#include "model/packs.h"
#include "model/texts.h"
#include "rules/pack/packloader.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns everybody who can be fought by name: the army lists and the teams, whose names no list has.
std::vector<QJsonValue> forcesOf(const RuleParts &parts)
{
    std::vector<QJsonValue> forces;
    for (const QString &part : {u"lists"_s, u"teams"_s}) {
        for (const QJsonValue force : parts[part][part].toArray())
            forces.push_back(force);
    }
    return forces;
}

template<typename Holds>
bool anyForce(const RuleParts &parts, Holds &&holds)
{
    const std::vector<QJsonValue> forces = forcesOf(parts);
    return std::any_of(forces.begin(), forces.end(), holds);
}

QString freeId(const RuleParts &parts, const QString &list, const QString &title)
{
    QString id;
    for (const QChar sign : title.toLower().normalized(QString::NormalizationForm_KD)) {
        if ((sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9'))
            id += sign;
        else if (sign.isSpace() && !id.endsWith(u'-') && !id.isEmpty())
            id += u'-';
    }
    const QString stem = id.isEmpty() ? list : id.left(40);
    const auto isTaken = [&](const QJsonValue &force) { return force[u"id"_s].toString() == id; };
    for (int number = 2; id.isEmpty() || anyForce(parts, isTaken); ++number)
        id = u"%1-%2"_s.arg(stem).arg(number);
    return id;
}

/// Checks whether the files keep ids of army lists under this key, one beside the other.
bool holdsLists(const QString &key)
{
    return key == u"lists"_s || key == u"nomads"_s || key.endsWith(u"Lists"_s);
}

QJsonValue withNameBeside(const QJsonValue &value, const QString &key, const QString &list, const QString &copy)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            *entry = withNameBeside(*entry, entry.key(), list, copy);
        return object;
    }
    if (!value.isArray())
        return value;
    QJsonArray all;
    for (const QJsonValue entry : value.toArray()) {
        all.append(withNameBeside(entry, key, list, copy));
        if (entry[u"list"_s].toString() == list) {
            QJsonObject own = entry.toObject();
            own.insert(u"list"_s, copy);
            all.append(own);
        }
    }
    if (holdsLists(key) && all.contains(list))
        all.append(copy);
    return all;
}

constexpr qint64 largestFile = 1 << 20; // bytes
const QString identityFile = u"variant.json"_s;

Problem tooLarge(const QString &name)
{
    return {PackText::tr("%1 is too large for a variant, which has at most %2 characters.")
                .arg(name, QString::number(longestVariant))};
}

Result<QByteArray> contentOf(const QString &path)
{
    const QString name = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return Problem{
            PackText::tr("There is no variant at %1. Give a file, or a folder with %2 in it.").arg(name, identityFile)};
    if (file.size() > largestFile)
        return tooLarge(name);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{PackText::tr("%1 cannot be read: %2.").arg(name, file.errorString())};
    return file.readAll();
}

/// Checks a variant by itself, without the rules that it makes.
Result<Variant> checked(Variant variant, const QString &source)
{
    Problems problems;
    acts::demandName(variant.title, PackText::tr("The variant's title"), problems);
    if (!shippedPackIds().contains(variant.extends)) {
        problems.push_back({PackText::tr("%1: there is no rule pack “%2” to extend; a variant cannot extend another "
                                         "variant. Rule packs: %3.")
                                .arg(source, variant.extends.left(40), shippedPackIds().join(u", "_s))});
    }
    if (textOf(variant).size() > longestVariant)
        problems.push_back(tooLarge(source));
    if (!problems.empty())
        return problems;
    variant.source = source;
    return variant;
}

Result<Variant> read(const QByteArray &content, const QString &name, const QString &source)
{
    Result<Variant, PackFault> variant = readVariant({name, content});
    if (!variant)
        return inWords(variant.problems());
    return checked(*std::move(variant), source);
}

/// Reads the files of a folder. Each part is a file of its own, and is put under the part's name as a whole.
Result<Variant> readFolder(const QDir &folder)
{
    const QString source = QDir::toNativeSeparators(folder.path()) + u'/';
    const Result<QByteArray> identity = contentOf(folder.filePath(identityFile));
    if (!identity)
        return identity.problem();
    PackFaults faults;
    const auto json = openJson({source + identityFile, *identity}, faults);
    if (!json)
        return inWords(faults);
    QJsonObject whole = json->value().toObject();
    qsizetype size = identity->size();
    Problems problems;
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        if (name == identityFile)
            continue;
        const QString part = name.chopped(u".json"_s.size());
        if (!packParts().contains(part)) {
            problems.push_back({PackText::tr("%1: a variant has no file of this name. Files: %2.")
                                    .arg(source + name.left(40), packParts().join(u", "_s))});
            continue;
        }
        const Result<QByteArray> content = contentOf(folder.filePath(name));
        if (!content)
            return content.problem();
        size += content->size();
        if (size > largestFile)
            return tooLarge(source);
        if (const auto differs = openJson({source + name, *content}, faults))
            whole.insert(part, differs->value());
    }
    const Problems unread = inWords(faults);
    problems.insert(problems.end(), unread.begin(), unread.end());
    if (!problems.empty())
        return problems;
    return read(QJsonDocument(whole).toJson(), source.chopped(1), source);
}

} // namespace

VariantDraft draftOf(const Variant &variant)
{
    VariantDraft draft{variant.title, variant.extends, {}, {}};
    for (const PackFile &file : shippedFiles(variant.extends)) {
        const QString part = file.name.chopped(QStringLiteral(".json").size());
        if (part != QStringLiteral("pack"))
            draft.book.insert(part, QJsonDocument::fromJson(file.content).object());
    }
    draft.parts = merged(draft.book, variant.parts).toObject();
    return draft;
}

Variant variantOf(const VariantDraft &draft)
{
    return {draft.extends, draft.title, differenceOf(draft.book, draft.parts).value_or(QJsonObject()).toObject()};
}

Result<Pack, PackFault> rulesOf(const VariantDraft &draft)
{
    return loadVariant(variantOf(draft), shippedFiles(draft.extends));
}

Problems againstListName(const RuleParts &parts, const QString &title)
{
    Problems problems;
    acts::demandName(title, PackText::tr("The name of the list"), problems);
    const auto hasIt = [&](const QJsonValue &force) {
        const QString known = force[u"title"_s].toString();
        return title.compare(known, Qt::CaseInsensitive) == 0
            || title.compare(packWords(known), Qt::CaseInsensitive) == 0;
    };
    if (problems.empty() && anyForce(parts, hasIt))
        problems.push_back({PackText::tr("There is a list “%1” already. Give the copy another name.").arg(title)});
    return problems;
}

RuleParts withCopy(const RuleParts &parts, const QStringList &list, const QString &title, QStringList &path)
{
    const QString id = freeId(parts, list.back(), title);
    RuleParts with = withNameBeside(parts, {}, list.back(), id).toObject();
    QJsonObject part = with[u"lists"_s].toObject();
    QJsonArray lists = part[u"lists"_s].toArray();
    for (const QJsonValue known : parts[u"lists"_s][u"lists"_s].toArray()) {
        if (known[u"id"_s].toString() != list.back())
            continue;
        QJsonObject copy = known.toObject();
        copy.insert(u"id"_s, id);
        copy.insert(u"title"_s, title);
        lists.append(copy);
    }
    part.insert(u"lists"_s, lists);
    with.insert(u"lists"_s, part);
    path = list.first(list.size() - 1) + QStringList{id}; // last: it may be the same object as the list's path
    return with;
}

QString variantsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/muster/variants"_s;
}

QStringList ownVariants()
{
    QStringList places;
    const QDir folder(variantsFolder());
    for (const QFileInfo &entry : folder.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name)) {
        if (entry.isDir() ? QDir(entry.filePath()).exists(identityFile) : entry.suffix() == u"json"_s)
            places.append(entry.filePath());
    }
    return places;
}

Result<Variant> variantAt(const QString &place)
{
    if (QFileInfo(place).isDir())
        return readFolder(QDir(place));
    const Result<QByteArray> content = contentOf(place);
    if (!content)
        return content.problem();
    const QString name = QDir::toNativeSeparators(place);
    return read(*content, name, name);
}

Result<Variant> variantIn(const QString &text, const QString &source)
{
    return read(text.toUtf8(), source, source);
}

bool differsIn(const QString &text, const QString &part)
{
    return QJsonDocument::fromJson(text.toUtf8()).object().contains(part);
}

QString textOf(const Variant &variant)
{
    return QString::fromUtf8(QJsonDocument(variantJson(variant)).toJson(QJsonDocument::Compact));
}

QByteArray fileOf(const Variant &variant)
{
    return QJsonDocument(variantJson(variant)).toJson(QJsonDocument::Indented);
}

Result<Done> saveVariant(const Variant &variant, const QString &path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const QByteArray content = fileOf(variant);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return Problem{
            PackText::tr("The variant could not be saved to %1: %2. Check the folder's permissions and free space.")
                .arg(QDir::toNativeSeparators(path), file.errorString())};
    return Done{};
}

} // namespace muster
