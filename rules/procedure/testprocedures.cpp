// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/reference/jointtest.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostTestImpact = 20;

/// The tests of a procedure, and the parameters needed to take one of them.
struct Shelf {
    QString id;
    QString title;
    QStringList flags;
    bool flagsOptional = false;
    QMap<QString, QStringList> standsFor = {};
    std::vector<ReferenceTest> tests;
    bool together = false;
    bool byLeader = false;

    QStringList testIds() const
    {
        QStringList ids;
        for (const ReferenceTest &test : tests)
            ids.append(test.id);
        ids.removeDuplicates();
        return ids;
    }
    bool asksWhich() const { return tests.size() > 1 || tests.front().id != id; }
    bool asksClass() const
    {
        return std::any_of(tests.begin(), tests.end(), [](const auto &test) { return !test.classes.isEmpty(); });
    }
    bool asksRep() const
    {
        return std::any_of(tests.begin(), tests.end(), [](const auto &test) { return test.dice > 0; });
    }
    bool any(bool ReferenceTest::*member) const
    {
        return std::any_of(tests.begin(), tests.end(), [=](const auto &test) { return test.*member; });
    }
    QStringList situations() const
    {
        QStringList all;
        for (const ReferenceTest &test : tests)
            all += test.situations;
        all.removeDuplicates();
        return all;
    }
    QStringList conditions() const
    {
        QStringList all;
        for (const ReferenceTest &test : tests)
            all += test.conditions();
        all.removeDuplicates();
        return all;
    }
    /// Returns the conditions that a flag stands for.
    QStringList means(const QString &flag) const { return QStringList{flag} + standsFor.value(flag); }
    const ReferenceTest *chosen(const Arguments &given) const
    {
        const QString test = given.has(u"test"_s) ? given.text(u"test"_s) : tests.front().id;
        const QString figureClass = given.has(u"class"_s) ? given.text(u"class"_s) : QString();
        const auto found = std::find_if(tests.begin(), tests.end(), [&](const ReferenceTest &t) {
            return t.id == test && (t.classes.isEmpty() || t.classes.contains(figureClass));
        });
        return found == tests.end() ? nullptr : &*found;
    }
};

/// Returns an id as the name of a parameter or a field.
QString fieldOf(QString id)
{
    return id.replace(u'-', u'_');
}

std::optional<ArgumentError> checkClass(const Shelf &shelf, const Arguments &given)
{
    if (shelf.chosen(given))
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::NotOfClass, {}, given.text(u"class"_s), given.text(u"test"_s)};
}

std::optional<ArgumentError> checkSituation(const Shelf &shelf, const Arguments &given)
{
    const ReferenceTest &test = *shelf.chosen(given);
    const bool isGiven = given.has(u"situation"_s);
    if (test.situations.isEmpty())
        return isGiven ? std::optional(ArgumentError{ArgumentError::Why::NoSituation, {}, {}, test.id}) : std::nullopt;
    if (!isGiven)
        return ArgumentError{ArgumentError::Why::SituationMissing, {}, {}, test.id, test.situations};
    const QString situation = given.text(u"situation"_s);
    if (test.situations.contains(situation))
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::SituationWrong, {}, situation, test.id, test.situations};
}

std::optional<ArgumentError> checkLeader(const Shelf &shelf, const Arguments &given)
{
    const ReferenceTest &test = *shelf.chosen(given);
    if (test.leaderDie || !given.has(u"leader_rep"_s))
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::NoLeaderDie, {}, {}, test.id};
}

std::optional<ArgumentError> checkChoice(const Shelf &shelf, const Arguments &given)
{
    const ReferenceTest &test = *shelf.chosen(given);
    if (!given.has(u"choose"_s))
        return std::nullopt;
    if (!test.freeChoice)
        return ArgumentError{ArgumentError::Why::NoFreeChoice, {}, {}, test.id};
    if (given.integer(u"choose"_s) > test.mostPassed())
        return ArgumentError{ArgumentError::Why::NothingForTwo, {}, {}, test.id};
    return std::nullopt;
}

QStringList everyRep()
{
    QStringList reps;
    for (int rep = 1; rep <= highestRep; ++rep)
        reps.append(QString::number(rep));
    return reps;
}

std::vector<int> otherReps(const Arguments &given)
{
    std::vector<int> reps;
    for (const QString &rep : given.has(u"group"_s) ? given.texts(u"group"_s) : QStringList())
        reps.push_back(rep.toInt());
    return reps;
}

std::vector<Parameter> parametersOf(const Shelf &shelf, const Pack &pack)
{
    std::vector<Parameter> all;
    if (shelf.asksWhich())
        all.push_back(oneOf(u"test"_s, shelf.testIds()));
    if (shelf.asksClass()) {
        QStringList classes;
        for (const Term &term : pack.classes)
            classes.append(term.id);
        all.push_back(oneOf(u"class"_s, classes));
        all.back().check = [shelf](const Arguments &given) { return checkClass(shelf, given); };
    }
    if (shelf.asksRep()) {
        all.push_back(rep(u"rep"_s, u"test-rep"_s));
        all.back().ofLeader = shelf.byLeader;
    }
    if (!shelf.situations().isEmpty()) {
        all.push_back(leftOutOrNot(oneOf(u"situation"_s, shelf.situations())));
        all.back().check = [shelf](const Arguments &given) { return checkSituation(shelf, given); };
    }
    for (const QString &name : shelf.flags) {
        all.push_back(flag(fieldOf(name)));
        all.back().title = pack.reference->word(name)->title;
        if (shelf.flagsOptional)
            all.back().fallback = u"false"_s;
    }
    QStringList conditions = shelf.conditions();
    for (const QString &name : shelf.flags)
        conditions.removeIf([&](const QString &one) { return shelf.means(name).contains(one); });
    if (!conditions.isEmpty())
        all.push_back(anyOf(u"conditions"_s, conditions, u"other-conditions"_s));
    if (std::any_of(shelf.tests.begin(), shelf.tests.end(), [](const auto &test) { return test.hasDuel(); })) {
        all.push_back(integer(u"impact"_s, 1, mostTestImpact));
        all.push_back(leftOutOrNot(rep(u"attacker_rep"_s)));
    }
    if (shelf.any(&ReferenceTest::leaderDie)) {
        all.push_back(leftOutOrNot(rep(u"leader_rep"_s)));
        all.back().check = [shelf](const Arguments &given) { return checkLeader(shelf, given); };
    }
    if (shelf.together) {
        all.push_back(anyOf(u"group"_s, everyRep(), u"group-reps"_s));
        all.back().others = true;
    }
    if (shelf.any(&ReferenceTest::freeChoice)) {
        all.push_back(leftOutOrNot(integer(u"choose"_s, 0, 2)));
        all.back().check = [shelf](const Arguments &given) { return checkChoice(shelf, given); };
    }
    return all;
}

TestTaker takerOf(const Shelf &shelf, const Arguments &given)
{
    TestTaker taker;
    taker.rep = given.integerOrNone(u"rep"_s).value_or(0);
    taker.situation = given.has(u"situation"_s) ? given.text(u"situation"_s) : QString();
    taker.conditions = given.has(u"conditions"_s) ? given.texts(u"conditions"_s) : QStringList();
    for (const QString &name : shelf.flags) {
        if (given.flag(fieldOf(name)))
            taker.conditions += shelf.means(name);
    }
    taker.leaderRep = given.integerOrNone(u"leader_rep"_s);
    taker.chosen = given.integerOrNone(u"choose"_s);
    taker.impact = given.integerOrNone(u"impact"_s).value_or(0) + given.integerOrNone(u"attacker_rep"_s).value_or(0);
    return taker;
}

/// Describes the result under the field names of the test.
void describeTaken(const ReferenceTest &test, FieldTeller &field, const TestResult &result)
{
    field(test.field, result.outcome);
    if (test.dice > 0) {
        field(u"passed", result.passed);
        field.record(u"why", [&](FieldTeller &why) {
            why(u"target", result.target);
            why(u"leader_passed", result.leaderPassed);
            why(u"applied", result.applied);
        });
    }
    if (!test.amountField.isEmpty())
        field(test.amountField, result.amount);
    if (!result.group.empty()) {
        field.list(u"group", result.group, [&](FieldTeller &one, const TakenAlong &taken) {
            one(u"rep", taken.rep);
            one(u"passed", taken.passed);
            one(test.field, taken.outcome);
        });
    }
    for (const Special &special : test.specials) {
        if (!special.mark.isEmpty())
            field(fieldOf(special.mark), result.marks.contains(special.mark));
    }
}

Procedure procedureOf(const Shelf &shelf, const Pack &pack)
{
    return {shelf.id, shelf.title, parametersOf(shelf, pack),
            [shelf](const Pack &, const Arguments &given, Dice &dice) -> Resolved {
                const ReferenceTest &test = *shelf.chosen(given);
                return {takeAsGroup(test, takerOf(shelf, given), otherReps(given), dice),
                        std::bind_front(describeTaken, test)};
            }};
}

} // namespace

Procedure procedureOf(const ReferenceTest &test, const Pack &pack)
{
    Shelf alone{test.id, test.title, {}, false, {}, {test}};
    alone.tests.front().classes.clear();
    for (const TestGroup &group : pack.reference->groups) {
        alone.together = alone.together || (group.id == test.procedure && group.together);
        alone.byLeader = alone.byLeader || (group.id == test.procedure && group.byLeader);
    }
    return procedureOf(alone, pack);
}

std::vector<Procedure> testProcedures(const Pack &pack)
{
    std::vector<Shelf> shelves;
    for (const ReferenceTest &test : pack.reference->tests) {
        const auto shelf =
            std::find_if(shelves.begin(), shelves.end(), [&](const Shelf &s) { return s.id == test.procedure; });
        if (shelf == shelves.end())
            shelves.push_back({test.procedure, test.title, {}, false, {}, {test}});
        else
            shelf->tests.push_back(test);
    }
    std::vector<Procedure> all;
    for (Shelf &shelf : shelves) {
        for (const TestGroup &group : pack.reference->groups) {
            if (group.id == shelf.id) {
                shelf.title = group.title;
                shelf.flags = group.flags;
                shelf.flagsOptional = group.flagsOptional;
                shelf.standsFor = group.standsFor;
                shelf.together = group.together;
                shelf.byLeader = group.byLeader;
            }
        }
        all.push_back(procedureOf(shelf, pack));
    }
    return all;
}

} // namespace muster
