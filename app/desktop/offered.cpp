// SPDX-License-Identifier: MIT
#include "app/desktop/offered.h"

#include "model/acts/acts.h"
#include "model/acts/demands.h"
#include "model/packs.h"
#include "model/reference/shelf.h"
#include "model/systems/campaignsystem.h"
#include "rules/faction/faction.h"
#include "rules/odds/question.h"
#include "rules/procedure/procedure.h"
#include "rules/slug.h"

#include <QRegularExpression>

#include <functional>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

const std::vector<Pack> &packs()
{
    static const std::vector<Pack> all = [] {
        std::vector<Pack> read;
        for (const QString &id : shippedPackIds())
            read.push_back(*shippedPack(id));
        return read;
    }();
    return all;
}

/// Returns values for each pack, and those of all packs together for calls without a pack.
Offered ofPacks(const std::function<QStringList(const Pack &)> &valuesOf)
{
    Offered offered;
    QStringList all;
    for (const Pack &pack : packs()) {
        offered.values[pack.id] = valuesOf(pack);
        all += offered.values[pack.id];
    }
    all.removeDuplicates();
    offered.values[QString()] = all;
    return offered;
}

Offered closed(const QStringList &values)
{
    return {{}, {{QString(), values}}};
}

QStringList actions()
{
    QStringList words;
    for (const acts::CommandUsage &typed : acts::everyWord())
        words << typed.word;
    words.removeDuplicates();
    return words;
}

QStringList armours(const Pack &pack)
{
    return pack.armors.empty() && pack.hasArmor ? QStringList{u"2"_s, u"4"_s, u"6"_s} : acts::idsIn(pack.armors);
}

QStringList types(const Pack &pack)
{
    QStringList types;
    for (const ArmyList &list : pack.lists) {
        for (const TableRow<Profile> &row : list.figures.rows)
            types << row.outcome.type;
    }
    types.removeDuplicates();
    return types;
}

QStringList upgrades(const Pack &pack)
{
    QStringList ids;
    for (const ArmyList &list : pack.lists)
        ids += acts::idsIn(list.upgrades);
    return ids;
}

/// Returns the completions for every word in capitals in the table of commands.
const QMap<QString, Offered> &meanings()
{
    static const auto lists = [](const Pack &pack) { return acts::idsIn(pack.lists); };
    static const auto enemies = [](const Pack &pack) {
        return acts::idsIn(pack.lists) + (pack.factions ? QStringList{whoeverComes} : QStringList());
    };
    static const Offered anyFile{u"*"_s, {}};
    static const Offered campaign{u"*.muster"_s, {}};
    static const Offered anything;
    static const QMap<QString, Offered> all{
        {u"PACK"_s, closed(shippedPackIds())},
        {u"LIST"_s, ofPacks(lists)},
        {u"ENEMY"_s, ofPacks(enemies)},
        {u"CLASS"_s, ofPacks([](const Pack &pack) { return acts::idsIn(pack.classes); })},
        {u"ARMOUR"_s, ofPacks(armours)},
        {u"WEAPON"_s, ofPacks([](const Pack &pack) { return acts::idsIn(pack.weapons); })},
        {u"ATTRIBUTE"_s, ofPacks([](const Pack &pack) {
             QStringList ids;
             for (const auto &row : pack.attributes ? pack.attributes->rows : decltype(pack.attributes->rows)())
                 ids << row.outcome.id;
             return ids;
         })},
        {u"TYPE"_s, ofPacks(types)},
        {u"UPGRADE"_s, ofPacks(upgrades)},
        {u"PROCEDURE"_s, ofPacks([](const Pack &pack) { return acts::idsIn(procedures(pack)); })},
        {u"QUESTION"_s, ofPacks([](const Pack &pack) { return acts::idsIn(questions(pack)); })},
        {u"PART"_s,
         ofPacks([](const Pack &pack) { return pack.reference ? acts::idsIn(shelfParts(pack)) : QStringList(); })},
        {u"LOCALE"_s, closed(slugList<Locale>())},
        {u"KIND"_s, closed(slugList<EncounterKind>())},
        {u"ACTION"_s, closed(actions())},
        {u"WHAT"_s, anything},
        {u"FILE"_s, campaign},
        {u"COPY"_s, campaign},
        {u"OTHER"_s, campaign},
        {u"OUT"_s, anyFile},
        {u"OUT.pdf"_s, anyFile},
        {u"OUT.png"_s, anyFile},
        {u"IMAGE"_s, anyFile},
        {u"PLACE"_s, anyFile},
        {u"TEXTFILE"_s, anyFile},
        {u"PAPER.json"_s, anyFile},
        {u"REPORT.json"_s, anyFile},
        {u"N"_s, anything},
        {u"K"_s, anything},
        {u"P"_s, anything},
        {u"ID"_s, anything},
        {u"STEP"_s, anything},
        {u"FIGURE"_s, anything},
        {u"DICE"_s, anything},
        {u"LOSSES"_s, anything},
        {u"NAME"_s, anything},
        {u"PLAYER"_s, anything},
        {u"CAMPAIGN"_s, anything},
        {u"TITLE"_s, anything},
        {u"TEXT"_s, anything},
        {u"WORD"_s, anything},
        {u"WORDS"_s, anything},
        {u"THING"_s, anything},
    };
    return all;
}

} // namespace

QString bareWord(QString word)
{
    return word.remove(u'[').remove(u']').remove(u"..."_s).trimmed();
}

std::optional<Offered> offeredFor(const QString &word)
{
    static const QRegularExpression example(u"[=,0-9]"_s); // "key=value", "1,4,9"
    static const QRegularExpression value(u"^[a-z-]+$"_s);
    if (word.contains(example))
        return Offered();
    Offered offered;
    for (const QString &part : word.split(u'|')) {
        if (value.match(part).hasMatch()) {
            offered.values[QString()] << part;
        } else if (!meanings().contains(part)) {
            return std::nullopt;
        } else {
            const Offered &meant = meanings()[part];
            offered.files = meant.files.size() == 1 || offered.files.isEmpty() ? meant.files : offered.files;
            offered.values.insert(meant.values);
        }
    }
    return offered;
}

} // namespace muster
