// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// One of the tests, in its variants for the classes.
struct JointPart {
    QString test; ///< id of the test
    std::vector<ReferenceTest> variants;

    /// Returns the test's id as the name of a parameter or a field.
    QString field() const { return QString(test).replace(u'-', u'_'); }
    const ReferenceTest *of(const QString &figureClass) const
    {
        const auto found = std::find_if(variants.begin(), variants.end(), [&](const ReferenceTest &variant) {
            return variant.classes.isEmpty() || variant.classes.contains(figureClass);
        });
        return found == variants.end() ? nullptr : &*found;
    }
};

std::vector<JointPart> partsOf(const JointTest &joint, const Reference &reference)
{
    std::vector<JointPart> parts;
    for (const QString &test : joint.tests) {
        parts.push_back({test, {}});
        for (const ReferenceTest *variant : reference.testsOf(test))
            parts.back().variants.push_back(*variant);
    }
    return parts;
}

Parameter situationOf(const JointPart &part)
{
    QStringList situations;
    for (const ReferenceTest &variant : part.variants)
        situations += variant.situations;
    situations.removeDuplicates();
    Parameter made = oneOf(part.field(), situations);
    made.title = part.variants.front().title;
    made.check = [part](const Arguments &given) -> std::optional<ArgumentError> {
        const ReferenceTest *test = part.of(given.text(u"class"_s));
        if (!test)
            return ArgumentError{ArgumentError::Why::NotOfClass, {}, given.text(u"class"_s), part.test};
        if (test->situations.contains(given.text(part.field())))
            return std::nullopt;
        return ArgumentError{ArgumentError::Why::NotOfPart, part.field(), {}, {}, test->situations};
    };
    return made;
}

std::vector<Parameter> parametersOf(const std::vector<JointPart> &parts, const Pack &pack)
{
    QStringList classes;
    for (const Term &term : pack.classes)
        classes.append(term.id);
    std::vector<Parameter> all{oneOf(u"class"_s, classes), rep(u"rep"_s, u"tests-rep"_s)};
    QStringList conditions;
    for (const JointPart &part : parts) {
        all.push_back(situationOf(part));
        for (const ReferenceTest &variant : part.variants)
            conditions += variant.conditions();
    }
    conditions.removeDuplicates();
    all.push_back(anyOf(u"conditions"_s, conditions));
    all.push_back(rep(u"leader_rep"_s));
    all.back().needed = false;
    return all;
}

Resolved run(const JointTest &joint, const std::vector<JointPart> &parts, const Arguments &given, Dice &dice)
{
    std::vector<const ReferenceTest *> tests;
    std::vector<TestTaker> takers;
    for (const JointPart &part : parts) {
        TestTaker taker;
        taker.rep = given.integer(u"rep"_s);
        taker.situation = given.text(part.field());
        taker.conditions = given.texts(u"conditions"_s);
        taker.leaderRep = given.integerOrNone(u"leader_rep"_s);
        takers.push_back(taker);
        tests.push_back(part.of(given.text(u"class"_s)));
    }
    return {takeTogether(joint, tests, takers, dice), [parts](FieldTeller &field, const JointResult &result) {
                field(u"passed", result.results.front().passed);
                field(u"outcome", result.outcome);
                for (std::size_t i = 0; i < parts.size(); ++i)
                    field(parts[i].field(), result.results[i].outcome);
            }};
}

} // namespace

std::vector<Procedure> jointProcedures(const Pack &pack)
{
    std::vector<Procedure> all;
    for (const JointTest &joint : pack.reference->jointTests) {
        const std::vector<JointPart> parts = partsOf(joint, *pack.reference);
        all.push_back({joint.id, joint.title, parametersOf(parts, pack),
                       [joint, parts](const Pack &, const Arguments &given, Dice &dice) {
                           return run(joint, parts, given, dice);
                       }});
    }
    return all;
}

} // namespace muster
