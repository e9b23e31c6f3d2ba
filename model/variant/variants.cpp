// SPDX-License-Identifier: MIT
#include "model/variant/variants.h"

#include "model/actions/demands.h"
#include "model/packs.h"
#include "model/texts.h"
#include "rules/pack/packloader.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

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

/// What is right in itself, whatever the rules are that it makes.
Result<Variant> checked(Variant variant, const QString &source)
{
    Problems problems;
    actions::demandName(variant.title, PackText::tr("The variant's title"), problems);
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

/// Each part stands in a file of its own, the whole of which is put under the part's name.
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
