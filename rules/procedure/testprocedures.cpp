// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"
#include "rules/reference/jointtest.h"

#include <algorithm>
#include <functional>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostTestImpact = 20;

/// The tests of a procedure, and the parameters needed to take one of them.
struct Shelf {
    TestGroup group;
    std::vector<ReferenceTest> tests;

    bool asksWhich() const { return tests.size() > 1 || tests.front().id != group.id; }
    /// Returns whether this holds of any test.
    bool any(auto holds) const { return std::ranges::any_of(tests, std::mem_fn(holds)); }
    /// Returns the lists of all tests together, each entry once.
    QStringList all(auto list) const
    {
        QStringList all;
        for (const ReferenceTest &test : tests)
            all += std::invoke(list, test);
        all.removeDuplicates();
        return all;
    }
    /// Returns the conditions that a flag stands for.
    QStringList means(const QString &flag) const { return QStringList{flag} + group.standsFor.value(flag); }
    const ReferenceTest *chosen(const Arguments &given) const
    {
        const QString test = given.has("test") ? given.text("test") : tests.front().id;
        const QString figureClass = given.value<std::optional<QString>>("class").value_or(QString());
        return findWhere(tests, [&](const ReferenceTest &t) { return t.id == test && t.isFor(figureClass); });
    }
};

/// Makes a check of a parameter: `fault(const ReferenceTest &, const Arguments &)` is called for the test that is taken.
auto checked(const Shelf &shelf, auto fault)
{
    return [shelf, fault](const Pack &, const Arguments &given) { return fault(*shelf.chosen(given), given); };
}

std::optional<ArgumentError> checkSituation(const ReferenceTest &test, const Arguments &given)
{
    const bool isGiven = given.has("situation");
    if (test.situations.isEmpty())
        return isGiven ? std::optional(ArgumentError{ArgumentError::Why::NoSituation, {}, {}, test.id}) : std::nullopt;
    if (!isGiven)
        return ArgumentError{ArgumentError::Why::SituationMissing, {}, {}, test.id, test.situations};
    const QString situation = given.text("situation");
    if (test.situations.contains(situation))
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::SituationWrong, {}, situation, test.id, test.situations};
}

std::optional<ArgumentError> checkLeader(const ReferenceTest &test, const Arguments &given)
{
    if (test.leaderDie || !given.has("leader_rep"))
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::NoLeaderDie, {}, {}, test.id};
}

std::optional<ArgumentError> checkChoice(const ReferenceTest &test, const Arguments &given)
{
    if (!given.has("choose"))
        return std::nullopt;
    if (!test.freeChoice)
        return ArgumentError{ArgumentError::Why::NoFreeChoice, {}, {}, test.id};
    if (given.integer("choose") > test.mostPassed())
        return ArgumentError{ArgumentError::Why::NothingForTwo, {}, {}, test.id};
    return std::nullopt;
}

std::vector<int> otherReps(const Arguments &given)
{
    std::vector<int> reps;
    for (const QString &rep : given.texts("group"))
        reps.push_back(rep.toInt());
    return reps;
}

std::vector<Parameter> parametersOf(const Shelf &shelf, const Pack &pack)
{
    std::vector<Parameter> all;
    if (shelf.asksWhich()) {
        QStringList ids = idsOf(shelf.tests);
        ids.removeDuplicates();
        all.push_back(oneOf("test", ids));
    }
    if (!shelf.all(&ReferenceTest::classes).isEmpty()) {
        all.push_back(oneOf("class", idsOf(pack.classes)));
        all.back().check = [shelf](const Pack &, const Arguments &given) -> std::optional<ArgumentError> {
            if (shelf.chosen(given))
                return std::nullopt;
            return ArgumentError{ArgumentError::Why::NotOfClass, {}, given.text("class"), given.text("test")};
        };
    }
    if (shelf.any(&ReferenceTest::dice)) {
        all.push_back(rep("rep", "test-rep"));
        all.back().ofLeader = shelf.group.byLeader;
    }
    if (const QStringList situations = shelf.all(&ReferenceTest::situations); !situations.isEmpty()) {
        all.push_back(leftOutOrNot(oneOf("situation", situations)));
        all.back().check = checked(shelf, checkSituation);
    }
    QStringList conditions = shelf.all(&ReferenceTest::conditions);
    for (const QString &name : shelf.group.flags) {
        all.push_back(shelf.group.flagsOptional ? ifSo(fieldOf(name)) : flag(fieldOf(name)));
        all.back().title = pack.reference->word(name)->title;
        conditions.removeIf([&](const QString &one) { return shelf.means(name).contains(one); });
    }
    if (!conditions.isEmpty())
        all.push_back(anyOf("conditions", conditions, "other-conditions"));
    if (shelf.any(&ReferenceTest::hasDuel)) {
        all.push_back(integer("impact", 1, mostTestImpact));
        all.push_back(leftOutOrNot(rep("attacker_rep")));
    }
    if (shelf.any(&ReferenceTest::leaderDie)) {
        all.push_back(leftOutOrNot(rep("leader_rep")));
        all.back().check = checked(shelf, checkLeader);
    }
    if (shelf.group.together) {
        QStringList reps;
        for (int rep = 1; rep <= highestRep; ++rep)
            reps.append(QString::number(rep));
        all.push_back(anyOf("group", reps, "group-reps"));
        all.back().others = true;
    }
    if (shelf.any(&ReferenceTest::freeChoice)) {
        all.push_back(leftOutOrNot(integer("choose", 0, 2)));
        all.back().check = checked(shelf, checkChoice);
    }
    return all;
}

TestTaker takerOf(const Shelf &shelf, const Arguments &given)
{
    TestTaker taker;
    taker.rep = given.integerOrNone("rep").value_or(0);
    taker.situation = given.value<std::optional<QString>>("situation").value_or(QString());
    taker.conditions = given.texts("conditions");
    for (const QString &name : shelf.group.flags) {
        if (given.flag(fieldOf(name)))
            taker.conditions += shelf.means(name);
    }
    taker.leaderRep = given.integerOrNone("leader_rep");
    taker.chosen = given.integerOrNone("choose");
    taker.impact = given.integerOrNone("impact").value_or(0) + given.integerOrNone("attacker_rep").value_or(0);
    return taker;
}

/// Describes the result under the field names of the test.
void describeTaken(const ReferenceTest &test, FieldTeller &field, const TestResult &result)
{
    field(test.field, result.outcome);
    if (test.dice > 0) {
        field("passed", result.passed);
        field.record("why", [&](FieldTeller &why) {
            why("target", result.target);
            why("leader_passed", result.leaderPassed);
            why("applied", result.applied);
        });
    }
    if (!test.amountField.isEmpty())
        field(test.amountField, result.amount);
    if (!result.group.empty()) {
        field.list("group", result.group, [&](FieldTeller &one, const TakenAlong &taken) {
            one("rep", taken.rep);
            one("passed", taken.passed);
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
    return {{shelf.group.id, shelf.group.title, parametersOf(shelf, pack)},
            [shelf](const Pack &, const Arguments &given, Dice &dice) -> Resolved {
                const ReferenceTest &test = *shelf.chosen(given);
                return {takeAsGroup(test, takerOf(shelf, given), otherReps(given), dice),
                        std::bind_front(describeTaken, test)};
            }};
}

} // namespace

Procedure procedureOf(const ReferenceTest &test, const Pack &pack)
{
    Shelf alone{{test.id, test.title}, {test}};
    alone.tests.front().classes.clear();
    if (const TestGroup *group = findById(pack.reference->groups, test.procedure)) {
        alone.group.together = group->together;
        alone.group.byLeader = group->byLeader;
    }
    return procedureOf(alone, pack);
}

void addTestProcedures(const Pack &pack, Procedures &all)
{
    std::vector<Shelf> shelves;
    for (const ReferenceTest &test : pack.reference->tests) {
        const auto shelf =
            std::ranges::find_if(shelves, [&](const Shelf &known) { return known.group.id == test.procedure; });
        const TestGroup *group = findById(pack.reference->groups, test.procedure);
        if (shelf == shelves.end())
            shelves.push_back({group ? *group : TestGroup{test.procedure, test.title}, {test}});
        else
            shelf->tests.push_back(test);
    }
    for (const Shelf &shelf : shelves)
        all.push_back(procedureOf(shelf, pack));
}

} // namespace muster
