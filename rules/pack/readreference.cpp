// SPDX-License-Identifier: MIT
#include "rules/pack/readreference.h"

#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"
#include "rules/pack/readwords.h"
#include "rules/procedure/procedure.h"

#include <algorithm>
#include <utility>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Returns whether a figure can be or carry this: a type of a list or team, a weapon, an armour, a shield, or a Star.
bool isBorne(const Pack &pack, const QString &bearer)
{
    const auto isType = [&](const Profile &profile) { return profile.type == bearer; };
    return bearer == "shield"_L1 || bearer == aStar || pack.weapon(bearer) || pack.armor(bearer)
        || std::any_of(pack.lists.begin(), pack.lists.end(),
                       [&](const ArmyList &list) {
                           return std::any_of(list.figures.rows.begin(), list.figures.rows.end(),
                                              [&](const auto &row) { return isType(row.outcome); });
                       })
        || std::any_of(pack.teams.begin(), pack.teams.end(), [&](const Team &team) {
               return std::any_of(team.figures.begin(), team.figures.end(),
                                  [&](const TeamFigure &figure) { return isType(figure.profile); });
           });
}

void readBearers(ObjectReader &reader, const Pack &pack, ReferenceWord &word)
{
    for (const JsonPlace &item : optionalItems(reader, u"bearers"_s, u"bearer"_s)) {
        word.bearers.append(item.value().toString());
        if (!isBorne(pack, word.bearers.back()))
            item.fault(Fault::NoBearer, item.value());
    }
}

void readNotFor(ObjectReader &reader, const Pack &pack, ReferenceWord &word)
{
    for (const JsonPlace &item : optionalItems(reader, u"notFor"_s, u"class"_s)) {
        word.notFor.append(item.value().toString());
        if (word.notFor.back() != aStar && !pack.figureClass(word.notFor.back()))
            item.fault(Fault::NoClass, item.value());
    }
}

void readVocabulary(ObjectReader &reader, const Pack &pack, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(u"words"_s, u"word"_s)) {
        ObjectReader word(namedPlace(reader.place(), u"word"_s, item));
        reference.words.push_back({word.id(u"id"_s), word.words(u"title"_s), optionalWords(word, u"text"_s)});
        if (word.has(u"state"_s))
            reference.words.back().state = word.id(u"state"_s);
        reference.words.back().later = word.flag(u"later"_s, false);
        reference.words.back().lasts = optionalWords(word, u"lasts"_s);
        if (word.has(u"brings"_s))
            reference.words.back().brings = word.id(u"brings"_s);
        readBearers(word, pack, reference.words.back());
        readNotFor(word, pack, reference.words.back());
        ids.note(word.place(), reference.words.back().id);
    }
}

PercentileProfile readProfile(const JsonPlace &place)
{
    ObjectReader reader(place);
    return {reader.whole(u"initiative"_s, 0, 3), reader.whole(u"skillDice"_s, 1, 6)};
}

/// Reads the sections and checks that every entry is in one, so that neither page nor sheet can omit any.
void readSections(ObjectReader &reader, Reference &reference)
{
    QStringList left = reference.entryIds();
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(u"sections"_s, u"section"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"section"_s, item));
        ReferenceSection section{entry.id(u"id"_s), entry.words(u"title"_s), {}, entry.flag(u"beforeBattle"_s, false)};
        for (const JsonPlace &place : entry.items(u"entries"_s, u"entry"_s)) {
            const QString id = place.value().toString();
            if (left.removeAll(id) == 0)
                place.fault(Fault::NoEntryLeft, place.value());
            section.entries.append(id);
        }
        ids.note(entry.place(), section.id);
        reference.sections.push_back(std::move(section));
    }
    for (const QString &id : left)
        reader.place().fault(Fault::InNoSection, quoted(id));
}

} // namespace

void readPercentile(ObjectReader &reader, Reference &reference)
{
    if (!reader.has(u"percentile"_s))
        return;
    ObjectReader entry(reader.at(u"percentile"_s));
    PercentileTables tables;
    tables.officer = readProfile(entry.at(u"officer"_s));
    tables.other = readProfile(entry.at(u"other"_s));
    for (const JsonPlace &item : entry.items(u"fractions"_s, u"fraction"_s)) {
        if (item.value().toInt() < 1)
            item.fault(Fault::NotFromOne, item.value());
        tables.fractions.push_back(std::max(item.value().toInt(), 1));
    }
    reference.percentile = tables;
}

void readNotes(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"notes"_s, u"note"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"note"_s, item));
        Note note{entry.id(u"id"_s), entry.words(u"title"_s), optionalText(entry, u"page"_s), {}};
        for (const JsonPlace &place : optionalItems(entry, u"lines"_s, u"line"_s)) {
            ObjectReader line(place);
            note.lines.push_back({line.words(u"what"_s), line.words(u"how"_s)});
        }
        for (const QString &id : readIds(entry, u"words"_s, reference)) {
            const ReferenceWord *word = reference.word(id);
            note.lines.push_back({word ? word->title : QString(), word ? word->text : QString()});
        }
        if (note.lines.empty())
            entry.place().fault(Fault::Missing, quoted(u"lines"_s));
        ids.note(entry.place(), note.id);
        reference.notes.push_back(std::move(note));
    }
}

/// Reads the rulings of each entry, or of each procedure for encounters and months.
void readRulings(ObjectReader &reader, Pack &pack)
{
    if (!reader.has(u"rulings"_s))
        return;
    const JsonPlace place = reader.at(u"rulings"_s);
    ObjectReader rulings(place);
    // Taken out, because its entries may be faulty and must not be found as procedures.
    Reference reference = pack.reference.take();
    QStringList known = reference.entryIds();
    for (const Procedure &procedure : procedures(pack))
        known.append(procedure.id);
    for (const QString &entry : place.value().toObject().keys()) {
        if (!known.contains(entry))
            place.fault(Fault::NoEntryNorProcedure, quoted(entry));
        for (const JsonPlace &ruling : rulings.items(entry, u"ruling"_s))
            reference.rulings[entry].append(ruling.text());
    }
    pack.reference.emplace(std::move(reference));
}

void readReference(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    Reference &reference = pack.reference.emplace();
    readVocabulary(reader, pack, reference);
    readTestGroups(reader, reference);
    readTests(reader, pack, reference);
    readLookUps(reader, reference);
    readDamages(reader, reference);
    readMelees(reader, reference);
    readContests(reader, reference);
    readCounts(reader, reference);
    readVolleys(reader, reference);
    readBursts(reader, pack, reference);
    readStarPowers(reader, reference);
    readComparisons(reader, reference);
    readScatters(reader, reference);
    readRollOffs(reader, reference);
    readJointTests(reader, reference);
    readPercentile(reader, reference);
    readNotes(reader, reference);
    readSections(reader, reference);
    readRulings(reader, pack);
}

} // namespace muster
