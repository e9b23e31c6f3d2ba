// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readreference.h"
#include "rules/pack/readwords.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Reads the keys that every entry has.
template<typename Entry>
void readHead(ObjectReader &reader, Entry &entry)
{
    entry.id = reader.id(u"id"_s);
    entry.title = reader.words(u"title"_s);
    entry.page = optionalText(reader, u"page"_s);
}

QMap<int, int> readArmorChanges(ObjectReader &reader)
{
    QMap<int, int> changes;
    if (!reader.has(u"armor"_s))
        return changes;
    ObjectReader byClass(reader.at(u"armor"_s));
    for (const int armor : {2, 4, 6})
        changes.insert(armor, byClass.whole(QString::number(armor), -3, 3));
    return changes;
}

std::optional<QString> optionalWord(ObjectReader &reader, const QString &key, const Reference &reference)
{
    return reader.has(key) ? std::optional(readWord(reader, key, reference)) : std::nullopt;
}

/// Reads "a", "b" or "none".
Winner readSide(ObjectReader &reader, const QString &key)
{
    const QString side = reader.text(key);
    if (side != "a"_L1 && side != "b"_L1 && side != "none"_L1)
        reader.place().fault(Fault::NotASide, quoted(key), quoted(side));
    return side == "a"_L1 ? Winner::A : side == "b"_L1 ? Winner::B : Winner::None;
}

ContestRow readContestRow(ObjectReader &reader, const Reference &reference)
{
    ContestRow row;
    row.ahead = readSide(reader, u"ahead"_s);
    row.lead = reader.whole(u"lead"_s, 0, 2, 0);
    row.outcome = readWord(reader, u"outcome"_s, reference);
    row.condition = readWord(reader, u"unlessLoserIs"_s, reference, false);
    row.otherwise = readWord(reader, u"otherwise"_s, reference, !row.condition.isEmpty());
    return row;
}

/// Checks that there is a row for a draw, and for each side one for a lead of one.
void checkContest(const JsonPlace &place, const Contest &contest)
{
    const auto has = [&](Winner ahead, int lead) {
        return std::any_of(contest.rows.begin(), contest.rows.end(),
                           [&](const ContestRow &row) { return row.ahead == ahead && row.lead == lead; });
    };
    if (!has(Winner::None, 0))
        place.fault(Fault::NoRowForEven);
    if (!has(Winner::A, 1) || !has(Winner::B, 1))
        place.fault(Fault::NoRowForALead);
}

} // namespace

void readDamages(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"damage"_s, u"damage"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"damage"_s, item));
        DamageTable table;
        readHead(entry, table);
        table.armor = readArmorChanges(entry);
        table.none = readWord(entry, u"none"_s, reference, !table.armor.isEmpty());
        table.one = optionalWord(entry, u"one"_s, reference);
        table.within = readWord(entry, u"within"_s, reference);
        table.beyondRep = optionalWord(entry, u"beyondRep"_s, reference);
        table.beyond = readWord(entry, u"beyond"_s, reference);
        table.impact = optionalWhole(entry, u"impact"_s, 1, 10);
        ids.note(entry.place(), table.id);
        reference.damages.push_back(std::move(table));
    }
}

void readMelees(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"melees"_s, u"melee"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"melee"_s, item));
        MeleeTable table;
        readHead(entry, table);
        table.modifiers = readModifiers(entry, u"modifiers"_s, reference);
        if (entry.has(u"damage"_s)) {
            table.damage = entry.text(u"damage"_s);
            if (!reference.damage(table.damage))
                entry.place().fault(Fault::NoDamageTable, quoted(table.damage));
        } else {
            ObjectReader fates(entry.at(u"fates"_s));
            for (int lead = 1; lead <= 2; ++lead)
                table.fates.insert(lead, readWord(fates, QString::number(lead), reference));
        }
        ids.note(entry.place(), table.id);
        reference.melees.push_back(std::move(table));
    }
}

void readContests(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"contests"_s, u"contest"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"contest"_s, item));
        Contest contest;
        readHead(entry, contest);
        contest.dice = entry.whole(u"dice"_s, 1, 3, 2);
        contest.modifiersA = readModifiers(entry, u"modifiersA"_s, reference);
        contest.modifiersB = readModifiers(entry, u"modifiersB"_s, reference);
        contest.otherConditionsA = readIds(entry, u"conditionsA"_s, reference);
        contest.otherConditionsB = readIds(entry, u"conditionsB"_s, reference);
        for (const JsonPlace &place : entry.items(u"rows"_s, u"row"_s)) {
            ObjectReader row(place);
            contest.rows.push_back(readContestRow(row, reference));
        }
        contest.equalButHigher = readWord(entry, u"equalButHigher"_s, reference, false);
        checkContest(entry.place(), contest);
        ids.note(entry.place(), contest.id);
        reference.contests.push_back(std::move(contest));
    }
}

void readCounts(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"counts"_s, u"count"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"count"_s, item));
        SuccessCount count;
        readHead(entry, count);
        count.modifiers = readModifiers(entry, u"modifiers"_s, reference);
        ids.note(entry.place(), count.id);
        reference.counts.push_back(std::move(count));
    }
}

void readVolleys(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"volleys"_s, u"volley"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"volley"_s, item));
        Volley volley;
        readHead(entry, volley);
        volley.mostShots = entry.whole(u"mostShots"_s, 1, 12);
        volley.modifiers = readModifiers(entry, u"modifiers"_s, reference);
        volley.emptyFace = entry.whole(u"emptyFace"_s, 1, 6);
        volley.emptyCount = entry.whole(u"emptyCount"_s, 1, 6);
        ids.note(entry.place(), volley.id);
        reference.volleys.push_back(std::move(volley));
    }
}

} // namespace muster
