// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"

namespace muster {

namespace {

/// Returns a test in its variant for a class; null if the class does not take it.
const ReferenceTest *testOf(const Pack &pack, const QString &id, const QString &figureClass)
{
    for (const ReferenceTest *variant : pack.reference->testsOf(id)) {
        if (variant->isFor(figureClass))
            return variant;
    }
    return nullptr;
}

Parameter situationOf(const QString &id, const Pack &pack)
{
    QStringList situations;
    for (const ReferenceTest *variant : pack.reference->testsOf(id))
        situations += variant->situations;
    situations.removeDuplicates();
    Parameter made = oneOf(fieldOf(id), situations);
    made.title = pack.reference->testsOf(id).front()->title;
    made.check = [id](const Pack &of, const Arguments &given) -> std::optional<ArgumentError> {
        const ReferenceTest *test = testOf(of, id, given.text("class"));
        if (!test)
            return ArgumentError{ArgumentError::Why::NotOfClass, {}, given.text("class"), id};
        if (test->situations.contains(given.text(fieldOf(id))))
            return std::nullopt;
        return ArgumentError{ArgumentError::Why::NotOfPart, fieldOf(id), {}, {}, test->situations};
    };
    return made;
}

std::vector<Parameter> parametersOf(const JointTest &joint, const Pack &pack)
{
    std::vector<Parameter> all{oneOf("class", idsOf(pack.classes)), rep("rep", "tests-rep")};
    QStringList conditions;
    for (const QString &id : joint.tests) {
        all.push_back(situationOf(id, pack));
        for (const ReferenceTest *variant : pack.reference->testsOf(id))
            conditions += variant->conditions();
    }
    conditions.removeDuplicates();
    all.push_back(anyOf("conditions", conditions));
    all.push_back(leftOutOrNot(rep("leader_rep")));
    return all;
}

Resolved run(const JointTest &joint, const Pack &pack, const Arguments &given, Dice &dice)
{
    std::vector<const ReferenceTest *> tests;
    std::vector<TestTaker> takers;
    for (const QString &id : joint.tests) {
        TestTaker &taker = takers.emplace_back();
        taker.rep = given.integer("rep");
        taker.situation = given.text(fieldOf(id));
        taker.conditions = given.texts("conditions");
        taker.leaderRep = given.integerOrNone("leader_rep");
        tests.push_back(testOf(pack, id, given.text("class")));
    }
    return {takeTogether(joint, tests, takers, dice),
            [ids = joint.tests](FieldTeller &field, const JointResult &result) {
                field("passed", result.results.front().passed);
                field("outcome", result.outcome);
                for (std::size_t i = 0; i < result.results.size(); ++i)
                    field(fieldOf(ids[static_cast<qsizetype>(i)]), result.results[i].outcome);
            }};
}

} // namespace

void addJointProcedures(const Pack &pack, Procedures &all)
{
    for (const JointTest &joint : pack.reference->jointTests) {
        all.push_back(
            {{joint.id, joint.title, parametersOf(joint, pack)},
             [joint](const Pack &of, const Arguments &given, Dice &dice) { return run(joint, of, given, dice); }});
    }
}

} // namespace muster
