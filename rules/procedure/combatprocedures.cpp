// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentile.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostImpact = 10;
constexpr int mostMeleeDice = 20;
constexpr int mostOfficers = 6;
constexpr int mostOthers = 24;

Typed<int> figureRep(const char *name = "rep")
{
    return rep(name, "rep");
}

Parameter armor(const char *name)
{
    return oneOf(name, {u"2"_s, u"4"_s, u"6"_s}, "armour-class");
}

std::optional<int> armorOf(const Arguments &given, const char *name)
{
    return given.has(name) ? std::optional(given.text(name).toInt()) : std::nullopt;
}

/// Describes the result under the field names of the table.
void describeLookedUp(const LookUp &table, FieldTeller &field, const LookUpResult &found)
{
    field("total", found.total);
    field(table.field, found.result);
    field("because", found.missedBy);
    if (!table.yesField.isEmpty())
        field(table.yesField, found.result == table.yes);
    if (table.pitiful)
        field("pitiful", found.pitiful);
    if (!table.amountField.isEmpty())
        field(table.amountField, found.amount);
}

Procedure lookUpProcedure(const LookUp &table)
{
    std::vector<Parameter> parameters;
    for (const Addend &addend : table.addends) {
        parameters.push_back(addend.name == "rep"_L1 ? figureRep()
                                                     : integer(addend.name, addend.least, addend.most, "added"));
        if (addend.fallback)
            parameters.back().fallback = QString::number(*addend.fallback);
    }
    if (table.targets > 0)
        parameters.push_back(integer("target", 1, table.targets));
    if (!table.conditions().isEmpty()) {
        parameters.push_back(anyOf("conditions", table.conditions()));
        parameters.back().others = table.atAnother;
        parameters.back().titles = table.titles;
    }
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) -> Resolved {
                int added = 0;
                for (const Addend &addend : table.addends)
                    added += addend.times * given.integer(addend.name);
                const QStringList conditions =
                    withTarget(table, given.texts("conditions"), given.integerOrNone("target").value_or(1));
                return {rollLookUp(table, added, given.integerOrNone("rep").value_or(0), conditions, dice),
                        std::bind_front(describeLookedUp, table)};
            }};
}

Procedure damageProcedure(const DamageTable &table)
{
    std::vector<Parameter> parameters;
    if (!table.impact)
        parameters.push_back(integer("impact", 1, mostImpact));
    if (!table.armor.isEmpty())
        parameters.push_back(armor("armor"));
    if (table.beyondRep)
        parameters.push_back(figureRep());
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) {
                const std::optional<int> worn = armorOf(given, "armor");
                const int impact = table.impact ? *table.impact : given.integer("impact");
                return rollDamage(table, impact, worn, given.integerOrNone("rep"), dice);
            }};
}

Procedure meleeProcedure(const MeleeTable &table, const Reference &reference)
{
    std::vector<Parameter> parameters{integer("dice_a", 0, mostMeleeDice), integer("dice_b", 0, mostMeleeDice)};
    if (!table.isToTheEnd() && !reference.damage(table.damage)->armor.isEmpty()) {
        parameters.push_back(armor("armor_a"));
        parameters.push_back(armor("armor_b"));
    }
    return {table.id, table.title, parameters, [table](const Pack &pack, const Arguments &given, Dice &dice) {
                const Fighter a{given.integer("dice_a"), armorOf(given, "armor_a")};
                const Fighter b{given.integer("dice_b"), armorOf(given, "armor_b")};
                return table.isToTheEnd() ? fightToTheEnd(table, a.dice, b.dice, dice)
                                          : exchange(*pack.reference->damage(table.damage), a, b, dice);
            }};
}

void addContest(const Contest &contest, Procedures &all)
{
    const auto conditions = [](const char *name, const std::vector<Modifier> &modifiers, const QStringList &others) {
        QStringList both = conditionsOf(modifiers) + others;
        both.removeDuplicates();
        return anyOf(name, both);
    };
    all.add(
        contest,
        [contest](const Pack &, Dice &dice, int repA, const QStringList &ofA, int repB, const QStringList &ofB) {
            return contend(contest, {repA, ofA}, {repB, ofB}, dice);
        },
        figureRep("rep_a"), conditions("conditions_a", contest.modifiersA, contest.otherConditionsA),
        figureRep("rep_b"), conditions("conditions_b", contest.modifiersB, contest.otherConditionsB));
}

void addCount(const SuccessCount &count, Procedures &all)
{
    auto conditions = anyOf("conditions", conditionsOf(count.modifiers));
    for (const Modifier &modifier : count.modifiers) {
        if (!modifier.title.isEmpty())
            conditions.titles.insert(modifier.condition, modifier.title);
    }
    all.add(
        count,
        [count](const Pack &, Dice &dice, int rep, const QStringList &given) {
            const int number = std::max(rep + changeBy(count.modifiers, given, &Modifier::dice), 0);
            return Successes{number, successes(dice.roll({RollKind::SuccessCount, number}))};
        },
        figureRep(), conditions);
}

void addVolley(const Volley &volley, Procedures &all)
{
    all.add(
        volley,
        [volley](const Pack &, Dice &dice, int rep, const QStringList &conditions, int shots) {
            return fireVolley(volley, rep, conditions, shots, dice);
        },
        figureRep(), anyOf("conditions", conditionsOf(volley.modifiers)), integer("shots", 1, volley.mostShots));
}

void addPercentile(const Pack &rules, Procedures &all)
{
    all.add(
        "figure",
        [](const Pack &pack, Dice &dice, bool officer) {
            return rollFigure(*pack.reference->percentile, officer, dice);
        },
        flag("officer"));
    all.add(
        "side", "figures",
        [](const Pack &pack, Dice &dice, int officers, int others) {
            return rollSide(*pack.reference->percentile, officers, others, dice);
        },
        integer("officers", 0, mostOfficers), integer("others", 1, mostOthers));
    all.push_back(
        {{u"shoot"_s, {}, percentileShotParameters(rules)}, [](const Pack &pack, const Arguments &given, Dice &dice) {
             return shoot(*pack.reference->percentile, percentileShot(pack, given), dice);
         }});
}

} // namespace

void addCombatProcedures(const Pack &pack, Procedures &all)
{
    const Reference &reference = *pack.reference;
    for (const SuccessCount &count : reference.counts)
        addCount(count, all);
    for (const LookUp &table : reference.lookUps)
        all.push_back(lookUpProcedure(table));
    for (const Volley &volley : reference.volleys)
        addVolley(volley, all);
    for (const DamageTable &table : reference.damages)
        all.push_back(damageProcedure(table));
    for (const Contest &contest : reference.contests)
        addContest(contest, all);
    for (const MeleeTable &table : reference.melees)
        all.push_back(meleeProcedure(table, reference));
    if (reference.percentile)
        addPercentile(pack, all);
}

} // namespace muster
