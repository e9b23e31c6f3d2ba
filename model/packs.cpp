// SPDX-License-Identifier: MIT
#include "model/packs.h"

#include "model/texts.h"
#include "model/variant/variants.h"
#include "rules/closedset.h"
#include "rules/pack/listloader.h"
#include "rules/pack/packloader.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

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

/// Adds the player's own lists and those of other packs.
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

/// Returns the files of a shipped pack, without the content of the part `later`, which is read on demand.
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
    // Rules that roll figures by skill (R81) need the tables of the reference for it.
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
    pack.lists.push_back(*std::move(list)); // so that a second list with its id is refused
}

} // namespace

QString ownListsFolder()
{
    // GenericDataLocation is independent of the application's name, so the command line and the window share the
    // folder.
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

namespace {

/// A fault as part of a sentence, without the full stop.
struct FaultWords {
    Fault value;
    const char *text;
};

constexpr auto faultWords = enumTable<FaultWords>({
    {Fault::NoFile, QT_TRANSLATE_NOOP("Packs", "the file is missing")},
    {Fault::Stray, QT_TRANSLATE_NOOP("Packs", "pack.json names no part of this name")},
    {Fault::NotJson, QT_TRANSLATE_NOOP("Packs", "not JSON, %1")},
    {Fault::Missing, QT_TRANSLATE_NOOP("Packs", "%1 is missing")},
    {Fault::StrangeKey, QT_TRANSLATE_NOOP("Packs", "%1 is not a key that belongs here")},
    {Fault::Empty, QT_TRANSLATE_NOOP("Packs", "%1 is empty")},
    {Fault::NotAnObject, QT_TRANSLATE_NOOP("Packs", "must be an object, not %1")},
    {Fault::NotText, QT_TRANSLATE_NOOP("Packs", "must be text, not %1")},
    {Fault::NotOfTypeText, QT_TRANSLATE_NOOP("Packs", "%1 must be text, not %2")},
    {Fault::NotOfTypeWhole, QT_TRANSLATE_NOOP("Packs", "%1 must be a whole number, not %2")},
    {Fault::NotOfTypeFlag, QT_TRANSLATE_NOOP("Packs", "%1 must be true or false, not %2")},
    {Fault::NotOfTypeList, QT_TRANSLATE_NOOP("Packs", "%1 must be a list, not %2")},
    {Fault::NotAnId, QT_TRANSLATE_NOOP("Packs", "%1 is %2, but an id has only lower-case letters, digits and hyphens")},
    {Fault::NotOneOf, QT_TRANSLATE_NOOP("Packs", "%1 is %2, but it must be one of %3")},
    {Fault::OutOfRange, QT_TRANSLATE_NOOP("Packs", "%1 is %2, but it must be from %3 to %4")},
    {Fault::TooFew, QT_TRANSLATE_NOOP("Packs", "%1 must hold at least %2")},
    {Fault::Twice, QT_TRANSLATE_NOOP("Packs", "%1 appears twice")},
    {Fault::NotALine,
     QT_TRANSLATE_NOOP("Packs", "must be one line of text without control characters, %1 characters at most")},
    {Fault::TooLong, QT_TRANSLATE_NOOP("Packs", "%1 is too long: it may have %2 characters at most")},
    {Fault::NotDice, QT_TRANSLATE_NOOP("Packs", "\"dice\" is %1, but it must be like 1d6 or 2d6")},
    {Fault::NotARoll, QT_TRANSLATE_NOOP("Packs", "\"roll\" is %1, but it must be like \"9\" or \"10-12\"")},
    {Fault::RollOutOfReach, QT_TRANSLATE_NOOP("Packs", "\"roll\" is %1, but %2 can only make %3 to %4")},
    {Fault::GapInRolls, QT_TRANSLATE_NOOP("Packs", "there is a gap: no row holds a roll of %1")},
    {Fault::RollsOverlap, QT_TRANSLATE_NOOP("Packs", "rows overlap: more than one holds a roll of %1")},
    {Fault::NotATotal,
     QT_TRANSLATE_NOOP("Packs",
                       "\"total\" is %1, but it must be like \"8\", \"6 to 7\", \"7 or less\" or \"10 or more\"")},
    {Fault::GapInTotals, QT_TRANSLATE_NOOP("Packs", "there is a gap: no row holds a total of %1")},
    {Fault::TotalsOverlap, QT_TRANSLATE_NOOP("Packs", "rows overlap: more than one holds a total of %1")},
    {Fault::NoPart, QT_TRANSLATE_NOOP("Packs", "%1 is not a part of a pack; parts: %2")},
    {Fault::NoTeam, QT_TRANSLATE_NOOP("Packs", "%1 is not a team of this pack")},
    {Fault::NoClass, QT_TRANSLATE_NOOP("Packs", "%1 is not a class of this pack")},
    {Fault::NoWeapon, QT_TRANSLATE_NOOP("Packs", "%1 is not a weapon of this pack")},
    {Fault::NoArmour, QT_TRANSLATE_NOOP("Packs", "%1 is not an armour of this pack")},
    {Fault::NoList, QT_TRANSLATE_NOOP("Packs", "%1 is not a list of this pack")},
    {Fault::NoArmyList, QT_TRANSLATE_NOOP("Packs", "%1 is not an army list of this pack")},
    {Fault::NoOption, QT_TRANSLATE_NOOP("Packs", "%1 is not an option of this pack")},
    {Fault::NoValueOfOption, QT_TRANSLATE_NOOP("Packs", "%1 is not a value of the option %2")},
    {Fault::NoStructure, QT_TRANSLATE_NOOP("Packs", "%1 is not a structure of this pack")},
    {Fault::NoSettlementKind, QT_TRANSLATE_NOOP("Packs", "%1 is not a kind of settlement")},
    {Fault::NoWord, QT_TRANSLATE_NOOP("Packs", "%1 is not a word of this reference")},
    {Fault::NoBearer, QT_TRANSLATE_NOOP("Packs", "%1 is not a type, weapon or armour of this pack")},
    {Fault::NoTable, QT_TRANSLATE_NOOP("Packs", "%1 is not a table of this reference")},
    {Fault::NoTableBefore, QT_TRANSLATE_NOOP("Packs", "%1 is not a table before this one")},
    {Fault::NoTest, QT_TRANSLATE_NOOP("Packs", "%1 is not a test of this reference")},
    {Fault::NoDamageTable, QT_TRANSLATE_NOOP("Packs", "%1 is not a damage table of this reference")},
    {Fault::NoEntryLeft,
     QT_TRANSLATE_NOOP("Packs", "%1 is not an entry of this reference, or is already in a section")},
    {Fault::InNoSection, QT_TRANSLATE_NOOP("Packs", "%1 is in no section")},
    {Fault::NoEntryNorProcedure,
     QT_TRANSLATE_NOOP("Packs", "%1 is neither an entry of this reference nor a procedure")},
    {Fault::NoRowAsks, QT_TRANSLATE_NOOP("Packs", "no row asks about %1")},
    {Fault::NoRowForEven, QT_TRANSLATE_NOOP("Packs", "no row says what follows when nobody is ahead")},
    {Fault::NoRowForALead, QT_TRANSLATE_NOOP("Packs", "each side needs a row for a lead of 1")},
    {Fault::Unranked, QT_TRANSLATE_NOOP("Packs", "\"bestToWorst\" has no %1")},
    {Fault::TooFewLevels, QT_TRANSLATE_NOOP("Packs", "\"levels\" needs two words at least")},
    {Fault::NotFromOne, QT_TRANSLATE_NOOP("Packs", "must be a whole number from 1, not %1")},
    {Fault::NoRulesNamed, QT_TRANSLATE_NOOP("Packs", "\"rules\" is missing: the id of the rules the list is for")},
    {Fault::ListIsThere, QT_TRANSLATE_NOOP("Packs", "%1 has a list %2 already; give yours another id")},
    {Fault::ToBelowFrom, QT_TRANSLATE_NOOP("Packs", "\"to\" must not be less than \"from\"")},
    {Fault::NotOneForEachRep, QT_TRANSLATE_NOOP("Packs", "%1 must hold a number for each Rep from 1 to 6")},
    {Fault::NotFromNought, QT_TRANSLATE_NOOP("Packs", "must be a whole number from 0 on, not %1")},
    {Fault::NotAName, QT_TRANSLATE_NOOP("Packs", "must be a name, not %1")},
    {Fault::LeastAboveMost, QT_TRANSLATE_NOOP("Packs", "\"least\" is more than \"most\"")},
    {Fault::NoPercentile,
     QT_TRANSLATE_NOOP("Packs",
                       "figures with skill are rolled up by the reference's \"percentile\", which is missing")},
    {Fault::IdOfAList, QT_TRANSLATE_NOOP("Packs", "%1 is the id of a list")},
    {Fault::ListWithoutNumbers, QT_TRANSLATE_NOOP("Packs", "no How Many table is for the list %1")},
    {Fault::NotOfFigures, QT_TRANSLATE_NOOP("Packs", "must be armor, shield or skill, not %1")},
    {Fault::SuggestedOutside, QT_TRANSLATE_NOOP("Packs", "\"suggested\" must lie between \"least\" and \"most\"")},
    {Fault::NoArmourClass, QT_TRANSLATE_NOOP("Packs", "\"armor\" is %1, but an Armour Class is 2, 4 or 6")},
    {Fault::NobodyHasRole, QT_TRANSLATE_NOOP("Packs", "this encounter has no side %1")},
    {Fault::GenreWithoutEncounter, QT_TRANSLATE_NOOP("Packs", "no encounter has a modifier for %1")},
    {Fault::RoadWithoutRoads, QT_TRANSLATE_NOOP("Packs", "there is a road here, but the file has no \"roads\"")},
    {Fault::RiverWithoutRivers, QT_TRANSLATE_NOOP("Packs", "there is a river here, but the file has no \"rivers\"")},
    {Fault::RiversWithoutTerrain,
     QT_TRANSLATE_NOOP("Packs", "there are rivers here, but no terrain that they run through")},
    {Fault::EnemyOfChoice, QT_TRANSLATE_NOOP("Packs", "no row lets the player choose the enemy")},
    {Fault::NotSixSizes, QT_TRANSLATE_NOOP("Packs", "\"sizes\" must hold one for each face of a die, 6, not %1")},
    {Fault::NobodyCarries, QT_TRANSLATE_NOOP("Packs", "nobody on the list %1 carries %2")},
    {Fault::NotAboveBandBefore, QT_TRANSLATE_NOOP("Packs", "must be a whole number above the band before it, not %1")},
    {Fault::HalfARangedWeapon, QT_TRANSLATE_NOOP("Packs", "a ranged weapon needs both \"impact\" and \"range\"")},
    {Fault::PartIsNoWeapon, QT_TRANSLATE_NOOP("Packs", "part %1 is not a weapon of this pack")},
    {Fault::PartHasParts, QT_TRANSLATE_NOOP("Packs", "part %1 has parts itself")},
});

QString shown(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Array:
        return PackText::tr("a list");
    case QJsonValue::Object:
        return PackText::tr("an object");
    case QJsonValue::String:
        return QStringLiteral("\"%1\"").arg(value.toString());
    case QJsonValue::Undefined:
    case QJsonValue::Null:
        return QStringLiteral("null");
    case QJsonValue::Bool:
    case QJsonValue::Double:
        break;
    }
    return value.toVariant().toString();
}

QString shown(const FaultArgument &argument)
{
    const auto *text = std::get_if<QString>(&argument);
    return text ? *text : shown(std::get<QJsonValue>(argument));
}

/// Returns the text with all placeholders replaced at once, because an argument may itself contain %1.
QString filled(const QString &text, const std::vector<FaultArgument> &arguments)
{
    QString told;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int place = text[at] == u'%' && at + 1 < text.size() ? text[at + 1].digitValue() : -1;
        if (place < 1 || place > static_cast<int>(arguments.size())) {
            told += text[at];
            continue;
        }
        told += shown(arguments[static_cast<std::size_t>(place - 1)]);
        ++at;
    }
    return told;
}

} // namespace

Problem inWords(const PackFault &fault)
{
    const QString what = filled(PackText::tr(faultWords[fault.what].text), fault.arguments);
    const QString colon = QStringLiteral(": ");
    const QString where = fault.place.isEmpty() ? QString() : colon + fault.place.join(QStringLiteral(", "));
    return {fault.file + where + colon + what + u'.'};
}

Problems inWords(const PackFaults &faults)
{
    Problems told;
    for (const PackFault &fault : faults)
        told.push_back(inWords(fault));
    return told;
}

} // namespace muster
