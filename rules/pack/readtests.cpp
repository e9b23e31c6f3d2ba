// SPDX-License-Identifier: MIT
//
// The tests of reference.json, and what its other entries have in common with them.
#include "rules/pack/readers.h"

namespace muster {

static void fields(ObjectReader &field, ReferenceWord &word)
{
    field.id("id", word.id);
    field.words("title", word.title);
    field.words(optional("text"), word.text);
    field.id(optional("state"), word.state);
    field(optional("later"), word.later);
    field.words(optional("lasts"), word.lasts);
    field.id(optional("brings"), word.brings);
    for (const JsonPlace &item : field.items(optional("bearers"))) {
        const QString bearer = item.value().toString();
        if (item.demand(bearer, Fault::NoBearer)) // else nobody in these rules is or carries it
            word.bearers.append(bearer);
    }
    for (const JsonPlace &item : field.items(optional("notFor"), "class")) {
        word.notFor.append(item.text());
        if (word.notFor.back() != aStar)
            item.demand(word.notFor.back(), Fault::NoClass);
    }
}

void fields(ObjectReader &field, Modifier &modifier)
{
    field.word("when", modifier.condition);
    field.word(optional("or"), modifier.orElse);
    field(optional("dice"), modifier.dice, -9, 9);
    field(optional("target"), modifier.target, -9, 9);
    field(optional("total"), modifier.total, -9, 9);
    field("most", modifier.most, 0, 1);
    field("passes", modifier.passes, 0, 2);
    field.words(optional("title"), modifier.title);
}

Amount readAmount(const JsonPlace &place)
{
    Amount amount;
    if (place.value().isDouble()) {
        amount.plus = place.value().toInt();
        return amount;
    }
    ObjectReader field(place);
    field(optional("dice"), amount.dice, 0, 3);
    field(optional("halved"), amount.halved);
    field(optional("plus"), amount.plus, -20, 100);
    field(optional("minusRep"), amount.minusRep);
    field(optional("least"), amount.least, 0, 100);
    return amount;
}

namespace {

/// Reads words for some of these ids.
QMap<QString, QStringList> readWordsBy(ObjectReader &field, const char *key, const QStringList &ids)
{
    QMap<QString, QStringList> words;
    ObjectReader byId(field.at(optional(key)));
    for (const QString &id : ids) {
        if (byId.has(id))
            byId(id, words[id], Fault::NoWord, id.toLatin1().constData());
    }
    return words;
}

/// Reads an outcome: a word alone, or an object with the word and its details.
TestOutcome readOutcome(const JsonPlace &place, const ReferenceTest &test)
{
    TestOutcome outcome;
    if (place.value().isString()) {
        outcome.id = place.value().toString();
        place.demand(outcome.id, Fault::NoWord);
        return outcome;
    }
    ObjectReader field(place);
    field.word("outcome", outcome.id);
    if (field.has("duel")) {
        ObjectReader duel(field.at("duel"));
        duel.word("beaten", outcome.duel.emplace().beaten);
        duel.word("held", outcome.duel->held);
    }
    if (!test.amountField.isEmpty() && field.has(test.amountField))
        outcome.amount = readAmount(field.at(test.amountField));
    return outcome;
}

/// Reads a row: one outcome for all situations, or one for each.
QMap<QString, TestOutcome> readRow(const JsonPlace &place, const ReferenceTest &test)
{
    QMap<QString, TestOutcome> row;
    const QStringList situations = test.situations.isEmpty() ? QStringList{QString()} : test.situations;
    if (test.situations.isEmpty() || !place.value().isObject()
        || place.value().toObject().contains(QLatin1StringView("outcome"))) {
        const TestOutcome outcome = readOutcome(place, test);
        for (const QString &situation : situations)
            row.insert(situation, outcome);
        return row;
    }
    ObjectReader bySituation(place);
    for (const QString &situation : situations) {
        const JsonPlace outcome = bySituation.at(situation);
        if (outcome.isThere())
            row.insert(situation, readOutcome(outcome, test));
    }
    return row;
}

} // namespace

static void fields(ObjectReader &field, Swap &swap)
{
    field.word("when", swap.condition);
    field.word("from", swap.from);
    field.word("to", swap.to);
}

static void fields(ObjectReader &field, TestGroup &group)
{
    field.id("id", group.id);
    field.words("title", group.title);
    field(optional("flags"), group.flags, Fault::NoWord);
    field(optional("flagsOptional"), group.flagsOptional);
    field(optional("together"), group.together);
    field(optional("byLeader"), group.byLeader);
    group.standsFor = readWordsBy(field, "standsFor", group.flags);
}

static void fields(ObjectReader &field, ReferenceTest &test)
{
    head(field, test);
    test.procedure = test.id;
    field.id(optional("procedure"), test.procedure);
    field(optional("classes"), test.classes, Fault::NoClass, "class");
    field(optional("dice"), test.dice, 0, 3);
    field(optional("leaderDie"), test.leaderDie);
    field(optional("freeChoice"), test.freeChoice);
    field(optional("sixFails"), test.sixFails);
    field.id(optional("field"), test.field);
    field.text(optional("amount"), test.amountField);
    field(optional("situations"), test.situations, Fault::NoWord);
    test.brings = readWordsBy(field, "brings", test.situations);
    field(optional("modifiers"), test.modifiers);
    field(optional("swaps"), test.swaps);
    for (const JsonPlace &item : field.items(optional("specials"))) {
        ObjectReader entry(item);
        Special &special = test.specials.emplace_back();
        entry.word(optional("when"), special.condition);
        entry("passed", special.passed, 0, 2);
        entry(optional("doubles"), special.doubles);
        entry("face", special.face, 1, 6);
        entry.word(optional("mark"), special.mark);
        if (entry.has("then"))
            special.outcome = readOutcome(entry.at("then"), test);
    }
    const JsonPlace place = field.at("outcomes");
    if (!place.isThere())
        return;
    ObjectReader outcomes(place);
    for (int passed = 0; passed <= test.mostPassed(); ++passed) {
        const JsonPlace row = outcomes.at(QString::number(passed), QStringLiteral("%1 passed").arg(passed));
        if (row.isThere())
            test.outcomes.of(passed) = readRow(row, test);
    }
}

void readTests(ObjectReader &field, Reference &reference)
{
    field("words", reference.words);
    field(optional("groups"), reference.groups);
    for (const JsonPlace &item : field.items(optional("tests"))) {
        ObjectReader entry(item);
        ReferenceTest test;
        fields(entry, test);
        // Of a test that is given twice for a class, or both for all classes and for one, only one would be found.
        for (const QString &figureClass : test.classes.isEmpty() ? QStringList{QString()} : test.classes) {
            if (reference.test(test.procedure, test.id, figureClass))
                entry.place().fault(Fault::Twice, quoted(test.id));
        }
        reference.tests.push_back(std::move(test));
    }
}

} // namespace muster
