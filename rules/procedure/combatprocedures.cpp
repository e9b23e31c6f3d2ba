// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/reference/percentile.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostImpact = 10;
constexpr int mostMeleeDice = 20;
constexpr int mostOfficers = 6;
constexpr int mostOthers = 24;

Parameter figureRep(const QString &name = u"rep"_s)
{
    return rep(name, u"rep"_s);
}

Parameter armor(const QString &name)
{
    return oneOf(name, QStringList{u"2"_s, u"4"_s, u"6"_s}, u"armour-class"_s);
}

std::optional<int> armorOf(const Arguments &given, const QString &name)
{
    return given.has(name) ? std::optional(given.text(name).toInt()) : std::nullopt;
}

/// Describes the result under the field names of the table.
void describeLookedUp(const LookUp &table, FieldTeller &field, const LookUpResult &found)
{
    field(u"total", found.total);
    field(table.field, found.result);
    field(u"because", found.missedBy);
    if (!table.yesField.isEmpty())
        field(table.yesField, found.result == table.yes);
    if (table.pitiful)
        field(u"pitiful", found.pitiful);
    if (!table.amountField.isEmpty())
        field(table.amountField, found.amount);
}

Procedure lookUpProcedure(const LookUp &table)
{
    std::vector<Parameter> parameters;
    for (const Addend &addend : table.addends) {
        parameters.push_back(addend.name == "rep"_L1 ? figureRep()
                                                     : integer(addend.name, addend.least, addend.most, u"added"_s));
        if (addend.fallback)
            parameters.back().fallback = QString::number(*addend.fallback);
    }
    if (table.targets > 0)
        parameters.push_back(integer(u"target"_s, 1, table.targets));
    if (!table.conditions().isEmpty()) {
        parameters.push_back(anyOf(u"conditions"_s, table.conditions()));
        parameters.back().others = table.atAnother;
        parameters.back().titles = table.titles;
    }
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) -> Resolved {
                int added = 0;
                for (const Addend &addend : table.addends)
                    added += addend.times * given.integer(addend.name);
                const QStringList conditions =
                    withTarget(table, given.has(u"conditions"_s) ? given.texts(u"conditions"_s) : QStringList(),
                               given.integerOrNone(u"target"_s).value_or(1));
                return {rollLookUp(table, added, given.integerOrNone(u"rep"_s).value_or(0), conditions, dice),
                        std::bind_front(describeLookedUp, table)};
            }};
}

Procedure damageProcedure(const DamageTable &table)
{
    std::vector<Parameter> parameters;
    if (!table.impact)
        parameters.push_back(integer(u"impact"_s, 1, mostImpact));
    if (!table.armor.isEmpty())
        parameters.push_back(armor(u"armor"_s));
    if (table.beyondRep)
        parameters.push_back(figureRep());
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) {
                const std::optional<int> worn = armorOf(given, u"armor"_s);
                const int impact = table.impact ? *table.impact : given.integer(u"impact"_s);
                return rollDamage(table, impact, worn, given.integerOrNone(u"rep"_s), dice);
            }};
}

Procedure meleeProcedure(const MeleeTable &table, const Reference &reference)
{
    std::vector<Parameter> parameters{integer(u"dice_a"_s, 0, mostMeleeDice), integer(u"dice_b"_s, 0, mostMeleeDice)};
    if (!table.isToTheEnd() && !reference.damage(table.damage)->armor.isEmpty()) {
        parameters.push_back(armor(u"armor_a"_s));
        parameters.push_back(armor(u"armor_b"_s));
    }
    return {table.id, table.title, parameters, [table](const Pack &pack, const Arguments &given, Dice &dice) {
                const Fighter a{given.integer(u"dice_a"_s), armorOf(given, u"armor_a"_s)};
                const Fighter b{given.integer(u"dice_b"_s), armorOf(given, u"armor_b"_s)};
                return table.isToTheEnd() ? fightToTheEnd(table, a.dice, b.dice, dice)
                                          : exchange(*pack.reference->damage(table.damage), a, b, dice);
            }};
}

Procedure contestProcedure(const Contest &contest)
{
    const auto conditions = [](const std::vector<Modifier> &modifiers, const QStringList &others) {
        QStringList all = conditionsOf(modifiers) + others;
        all.removeDuplicates();
        return all;
    };
    const QStringList ofA = conditions(contest.modifiersA, contest.otherConditionsA);
    const QStringList ofB = conditions(contest.modifiersB, contest.otherConditionsB);
    return {
        contest.id,
        contest.title,
        {figureRep(u"rep_a"_s), anyOf(u"conditions_a"_s, ofA), figureRep(u"rep_b"_s), anyOf(u"conditions_b"_s, ofB)},
        [contest](const Pack &, const Arguments &given, Dice &dice) {
            return contend(contest, {given.integer(u"rep_a"_s), given.texts(u"conditions_a"_s)},
                           {given.integer(u"rep_b"_s), given.texts(u"conditions_b"_s)}, dice);
        }};
}

Procedure countProcedure(const SuccessCount &count)
{
    Parameter conditions = anyOf(u"conditions"_s, conditionsOf(count.modifiers));
    for (const Modifier &modifier : count.modifiers) {
        if (!modifier.title.isEmpty())
            conditions.titles.insert(modifier.condition, modifier.title);
    }
    return {
        count.id, count.title, {figureRep(), conditions}, [count](const Pack &, const Arguments &given, Dice &dice) {
            int number = given.integer(u"rep"_s);
            for (const Modifier &modifier : applying(count.modifiers, given.texts(u"conditions"_s)))
                number += modifier.dice;
            number = std::max(number, 0);
            return Successes{number, successes(dice.roll({{RollKind::SuccessCount, 0}, number}))};
        }};
}

Procedure volleyProcedure(const Volley &volley)
{
    return {
        volley.id,
        volley.title,
        {figureRep(), anyOf(u"conditions"_s, conditionsOf(volley.modifiers)), integer(u"shots"_s, 1, volley.mostShots)},
        [volley](const Pack &, const Arguments &given, Dice &dice) {
            return fireVolley(volley, given.integer(u"rep"_s), given.texts(u"conditions"_s), given.integer(u"shots"_s),
                              dice);
        }};
}

Resolved runFigure(const Pack &pack, const Arguments &given, Dice &dice)
{
    return rollFigure(*pack.reference->percentile, given.flag(u"officer"_s), dice);
}

Resolved runSide(const Pack &pack, const Arguments &given, Dice &dice)
{
    return Resolved::of(
        u"figures"_s,
        rollSide(*pack.reference->percentile, given.integer(u"officers"_s), given.integer(u"others"_s), dice));
}

Resolved runPercentileShot(const Pack &pack, const Arguments &given, Dice &dice)
{
    return shoot(*pack.reference->percentile, percentileShot(pack, given), dice);
}

std::vector<Procedure> percentileProcedures(const Pack &pack)
{
    return {{u"figure"_s, {}, {flag(u"officer"_s)}, runFigure},
            {u"side"_s, {}, {integer(u"officers"_s, 0, mostOfficers), integer(u"others"_s, 1, mostOthers)}, runSide},
            {u"shoot"_s, {}, percentileShotParameters(pack), runPercentileShot}};
}

} // namespace

std::vector<Procedure> combatProcedures(const Pack &pack)
{
    const Reference &reference = *pack.reference;
    std::vector<Procedure> all;
    for (const SuccessCount &count : reference.counts)
        all.push_back(countProcedure(count));
    for (const LookUp &table : reference.lookUps)
        all.push_back(lookUpProcedure(table));
    for (const Volley &volley : reference.volleys)
        all.push_back(volleyProcedure(volley));
    for (const DamageTable &table : reference.damages)
        all.push_back(damageProcedure(table));
    for (const Contest &contest : reference.contests)
        all.push_back(contestProcedure(contest));
    for (const MeleeTable &table : reference.melees)
        all.push_back(meleeProcedure(table, reference));
    if (reference.percentile) {
        for (Procedure &procedure : percentileProcedures(pack))
            all.push_back(std::move(procedure));
    }
    return all;
}

} // namespace muster
