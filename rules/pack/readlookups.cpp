// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readreference.h"
#include "rules/pack/readwords.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

std::vector<Addend> readAddends(ObjectReader &reader)
{
    std::vector<Addend> addends;
    for (const JsonPlace &item : optionalItems(reader, u"add"_s, u"addend"_s)) {
        ObjectReader entry(item);
        addends.push_back({entry.text(u"name"_s), entry.whole(u"least"_s, 0, 12, 1), entry.whole(u"most"_s, 0, 12, 6),
                           entry.whole(u"times"_s, -1, 1, 1), optionalWhole(entry, u"fallback"_s, 0, 12)});
    }
    return addends;
}

/// Parses "7 or less", "8", "6 to 7" or "10 or more". Returns false for anything else.
bool parseTotals(const QString &text, LookUpRow &row)
{
    const QStringList words = text.split(u' ');
    bool isNumber = false;
    const int number = words.front().toInt(&isNumber);
    if (!isNumber || words.size() == 2 || words.size() > 3)
        return false;
    const QString tail = words.mid(1).join(u' ');
    if (tail != "or less"_L1)
        row.from = number;
    if (tail != "or more"_L1)
        row.to = number;
    if (words.size() == 3 && words[1] == "to"_L1) {
        row.to = words[2].toInt(&isNumber);
        return isNumber && *row.to > number;
    }
    return tail.isEmpty() || tail == "or less"_L1 || tail == "or more"_L1;
}

LookUpRow readRow(ObjectReader &reader, const LookUp &table, const Reference &reference)
{
    LookUpRow row;
    const QString total = reader.text(u"total"_s);
    if (!total.isEmpty() && !parseTotals(total, row)) {
        reader.place().fault(Fault::NotATotal, quoted(total));
    }
    row.result = readWord(reader, u"result"_s, reference);
    row.unless = readIds(reader, u"unless"_s, reference);
    row.otherwise = readWord(reader, u"otherwise"_s, reference, !row.unless.isEmpty());
    if (!table.amountField.isEmpty() && reader.has(table.amountField))
        row.amount = readAmount(reader.at(table.amountField));
    return row;
}

/// Checks that every total of the dice and the addends has exactly one row.
void checkTotals(const JsonPlace &place, const LookUp &table)
{
    for (int total = table.leastTotal(); total <= table.mostTotal(); ++total) {
        const auto rows = std::count_if(table.rows.begin(), table.rows.end(), [=](const LookUpRow &row) {
            return (!row.from || *row.from <= total) && (!row.to || total <= *row.to);
        });
        if (rows == 0)
            place.fault(Fault::GapInTotals, total);
        else if (rows > 1)
            place.fault(Fault::TotalsOverlap, total);
    }
}

std::optional<PitifulShot> readPitiful(ObjectReader &reader, const Reference &reference)
{
    if (!reader.has(u"pitifulShot"_s))
        return std::nullopt;
    ObjectReader shot(reader.at(u"pitifulShot"_s));
    return PitifulShot{shot.whole(u"rep"_s, 1, 6), shot.whole(u"face"_s, 1, 6), readWord(shot, u"from"_s, reference),
                       readWord(shot, u"to"_s, reference)};
}

/// Reads a table that repeats another under conditions of its own.
LookUp readLike(ObjectReader &reader, const Reference &reference)
{
    const QString like = reader.text(u"like"_s);
    LookUp table;
    if (const LookUp *other = reference.table(like))
        table = *other;
    else
        reader.place().fault(Fault::NoTableBefore, quoted(like));
    table.id = reader.id(u"id"_s);
    table.title = reader.words(u"title"_s);
    table.page = optionalText(reader, u"page"_s);
    table.like = like;
    table.always = readIds(reader, u"always"_s, reference);
    return table;
}

void readWaivers(ObjectReader &reader, const Reference &reference, LookUp &table)
{
    const QStringList known = table.conditions();
    for (const JsonPlace &item : optionalItems(reader, u"waives"_s, u"waiver"_s)) {
        ObjectReader entry(item);
        Waiver waiver{readWord(entry, u"when"_s, reference), readWord(entry, u"condition"_s, reference)};
        if (!known.contains(waiver.condition))
            item.fault(Fault::NoRowAsks, quoted(waiver.condition));
        table.waivers.push_back(std::move(waiver));
    }
}

void readTitles(ObjectReader &reader, const Reference &reference, LookUp &table)
{
    const QStringList known = table.conditions();
    for (const JsonPlace &item : optionalItems(reader, u"titles"_s, u"title"_s)) {
        ObjectReader entry(item);
        const QString condition = readWord(entry, u"when"_s, reference);
        if (!known.contains(condition))
            item.fault(Fault::NoRowAsks, quoted(condition));
        table.titles.insert(condition, entry.words(u"title"_s));
    }
}

LookUp readLookUp(ObjectReader &reader, const Reference &reference)
{
    if (reader.has(u"like"_s))
        return readLike(reader, reference);
    LookUp table;
    table.id = reader.id(u"id"_s);
    table.title = reader.words(u"title"_s);
    table.page = optionalText(reader, u"page"_s);
    table.dice = reader.whole(u"dice"_s, 1, 3, 1);
    table.field = reader.has(u"field"_s) ? reader.id(u"field"_s) : u"result"_s;
    table.yesField = optionalText(reader, u"yesField"_s);
    table.yes = readWord(reader, u"yes"_s, reference, !table.yesField.isEmpty());
    table.amountField = optionalText(reader, u"amount"_s);
    table.addends = readAddends(reader);
    table.modifiers = readModifiers(reader, u"modifiers"_s, reference);
    table.targets = reader.whole(u"targets"_s, 0, 9, 0);
    table.firstWound = reader.flag(u"firstWound"_s, false);
    table.atAnother = reader.flag(u"atAnother"_s, table.targets > 0);
    table.targetConditions = readIds(reader, u"targetConditions"_s, reference);
    for (const JsonPlace &item : reader.items(u"rows"_s, u"row"_s)) {
        ObjectReader row(item);
        table.rows.push_back(readRow(row, table, reference));
    }
    readWaivers(reader, reference, table);
    readTitles(reader, reference, table);
    table.pitiful = readPitiful(reader, reference);
    checkTotals(reader.place(), table);
    return table;
}

} // namespace

void readLookUps(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"tables"_s, u"table"_s)) {
        ObjectReader table(namedPlace(reader.place(), u"table"_s, item));
        reference.lookUps.push_back(readLookUp(table, reference));
        ids.note(table.place(), reference.lookUps.back().id);
    }
}

} // namespace muster
