// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/pack.h"
#include "rules/pack/readreference.h"
#include "rules/pack/readwords.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Reads an outcome: a word alone, or an object with the word and its details.
TestOutcome readOutcome(const JsonPlace &place, const ReferenceTest &test, const Reference &reference)
{
    if (place.value().isString()) {
        checkWord(place, place.value().toString(), reference);
        return {place.value().toString(), {}, {}};
    }
    ObjectReader reader(place);
    TestOutcome outcome;
    outcome.id = readWord(reader, u"outcome"_s, reference);
    if (reader.has(u"duel"_s)) {
        ObjectReader duel(reader.at(u"duel"_s));
        outcome.duel = {readWord(duel, u"beaten"_s, reference), readWord(duel, u"held"_s, reference)};
    }
    if (!test.amountField.isEmpty() && reader.has(test.amountField))
        outcome.amount = readAmount(reader.at(test.amountField));
    return outcome;
}

/// Reads a row: one outcome for all situations, or one for each.
QMap<QString, TestOutcome> readRow(const JsonPlace &place, const ReferenceTest &test, const Reference &reference)
{
    QMap<QString, TestOutcome> row;
    const bool forAll = !place.value().isObject() || place.value().toObject().contains(u"outcome"_s);
    if (test.situations.isEmpty() || forAll) {
        const TestOutcome outcome = readOutcome(place, test, reference);
        for (const QString &situation : test.situations.isEmpty() ? QStringList{QString()} : test.situations)
            row.insert(situation, outcome);
        return row;
    }
    ObjectReader bySituation(place);
    for (const QString &situation : test.situations) {
        const JsonPlace outcome = bySituation.at(situation);
        if (outcome.isThere())
            row.insert(situation, readOutcome(outcome, test, reference));
    }
    return row;
}

std::vector<Swap> readSwaps(ObjectReader &reader, const Reference &reference)
{
    std::vector<Swap> swaps;
    for (const JsonPlace &item : optionalItems(reader, u"swaps"_s, u"swap"_s)) {
        ObjectReader swap(item);
        swaps.push_back({readWord(swap, u"when"_s, reference), readWord(swap, u"from"_s, reference),
                         readWord(swap, u"to"_s, reference)});
    }
    return swaps;
}

std::vector<Special> readSpecials(ObjectReader &reader, const ReferenceTest &test, const Reference &reference)
{
    std::vector<Special> specials;
    for (const JsonPlace &item : optionalItems(reader, u"specials"_s, u"special"_s)) {
        ObjectReader entry(item);
        Special special;
        special.condition = readWord(entry, u"when"_s, reference, false);
        special.passed = optionalWhole(entry, u"passed"_s, 0, 2);
        special.doubles = entry.flag(u"doubles"_s, false);
        special.face = optionalWhole(entry, u"face"_s, 1, 6);
        special.mark = readWord(entry, u"mark"_s, reference, false);
        if (entry.has(u"then"_s))
            special.outcome = readOutcome(entry.at(u"then"_s), test, reference);
        specials.push_back(std::move(special));
    }
    return specials;
}

QStringList readClasses(ObjectReader &reader, const Pack &pack)
{
    QStringList classes;
    for (const JsonPlace &item : optionalItems(reader, u"classes"_s, u"class"_s)) {
        const QString id = item.value().toString();
        if (!pack.figureClass(id))
            item.fault(Fault::NoClass, item.value());
        classes.append(id);
    }
    return classes;
}

ReferenceTest readTest(ObjectReader &reader, const Pack &pack, const Reference &reference)
{
    ReferenceTest test;
    test.id = reader.id(u"id"_s);
    test.title = reader.words(u"title"_s);
    test.page = optionalText(reader, u"page"_s);
    test.procedure = reader.has(u"procedure"_s) ? reader.id(u"procedure"_s) : test.id;
    test.classes = readClasses(reader, pack);
    test.dice = reader.whole(u"dice"_s, 0, 3, 2);
    test.leaderDie = reader.flag(u"leaderDie"_s, false);
    test.freeChoice = reader.flag(u"freeChoice"_s, false);
    test.sixFails = reader.flag(u"sixFails"_s, false);
    test.field = reader.has(u"field"_s) ? reader.id(u"field"_s) : u"outcome"_s;
    test.amountField = optionalText(reader, u"amount"_s);
    test.situations = readIds(reader, u"situations"_s, reference);
    if (reader.has(u"brings"_s)) {
        ObjectReader brings(reader.at(u"brings"_s));
        for (const QString &situation : test.situations) {
            if (brings.has(situation))
                test.brings.insert(situation, readIds(brings, situation, reference));
        }
    }
    test.modifiers = readModifiers(reader, u"modifiers"_s, reference);
    test.swaps = readSwaps(reader, reference);
    test.specials = readSpecials(reader, test, reference);
    const JsonPlace place = reader.at(u"outcomes"_s);
    if (!place.isThere())
        return test;
    ObjectReader outcomes(place);
    for (int passed = 0; passed <= test.mostPassed(); ++passed) {
        const JsonPlace row = outcomes.at(QString::number(passed), u"%1 passed"_s.arg(passed));
        if (row.isThere())
            test.outcomes[static_cast<std::size_t>(passed)] = readRow(row, test, reference);
    }
    return test;
}

/// Checks that no test is given twice for a class, or both for all classes and for one. Only one of the two would ever
/// be found.
void checkOnce(const JsonPlace &place, const ReferenceTest &test, const Reference &reference)
{
    const QStringList classes = test.classes.isEmpty() ? QStringList{QString()} : test.classes;
    for (const QString &figureClass : classes) {
        if (reference.test(test.procedure, test.id, figureClass))
            place.fault(Fault::Twice, quoted(test.id));
    }
}

} // namespace

void readTestGroups(ObjectReader &reader, Reference &reference)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, u"groups"_s, u"group"_s)) {
        ObjectReader group(namedPlace(reader.place(), u"group"_s, item));
        reference.groups.push_back({group.id(u"id"_s), group.words(u"title"_s), readIds(group, u"flags"_s, reference),
                                    group.flag(u"flagsOptional"_s, false), group.flag(u"together"_s, false),
                                    group.flag(u"byLeader"_s, false)});
        if (group.has(u"standsFor"_s)) {
            ObjectReader standsFor(group.at(u"standsFor"_s));
            for (const QString &flag : reference.groups.back().flags) {
                if (standsFor.has(flag))
                    reference.groups.back().standsFor.insert(flag, readIds(standsFor, flag, reference));
            }
        }
        ids.note(group.place(), reference.groups.back().id);
    }
}

void readTests(ObjectReader &reader, const Pack &pack, Reference &reference)
{
    for (const JsonPlace &item : optionalItems(reader, u"tests"_s, u"test"_s)) {
        ObjectReader entry(namedPlace(reader.place(), u"test"_s, item));
        ReferenceTest test = readTest(entry, pack, reference);
        checkOnce(entry.place(), test, reference);
        reference.tests.push_back(std::move(test));
    }
}

} // namespace muster
