// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

Parameter conditionsFrom(const QStringList &conditions, bool others = false)
{
    Parameter made = anyOf(u"conditions"_s, conditions);
    made.others = others;
    return made;
}

QStringList conditionsIn(const Arguments &given)
{
    return given.has(u"conditions"_s) ? given.texts(u"conditions"_s) : QStringList();
}

// Bursts.

/// Returns the ids of weapons with a number of targets. A weapon that hits everybody in a circle fires no burst.
QStringList weaponsWithTargets(const Pack &pack)
{
    QStringList ids;
    for (const Weapon &weapon : pack.weapons) {
        if (weapon.targets > 0)
            ids.append(weapon.id);
    }
    return ids;
}

BurstDice thrownWith(const Burst &burst, const Pack &pack, const Arguments &given)
{
    const QString weapon = given.text(u"weapon"_s);
    return burstDice(burst, weapon, pack.weapon(weapon)->targets, conditionsIn(given));
}

std::optional<ArgumentError> checkAim(const Burst &burst, const Pack &pack, const Arguments &given)
{
    const int counted = thrownWith(burst, pack, given).counted;
    const int first = given.integerOrNone(u"first"_s).value_or(counted);
    if (first + given.integerOrNone(u"second"_s).value_or(0) <= counted)
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::TooManyAimed, {}, {}, {}, {}, counted};
}

Resolved runBurst(const Burst &burst, const Pack &pack, const Arguments &given, Dice &dice)
{
    const BurstDice thrown = thrownWith(burst, pack, given);
    const int first = given.integerOrNone(u"first"_s).value_or(thrown.counted);
    const int second = given.integerOrNone(u"second"_s).value_or(0);
    return fireBurst(burst, *pack.reference->table(burst.table), given.integer(u"rep"_s), thrown,
                     {first, second, thrown.counted - first - second}, conditionsIn(given), dice);
}

Procedure burstProcedure(const Burst &burst, const Pack &pack)
{
    constexpr int mostDice = 8;
    const LookUp &table = *pack.reference->table(burst.table);
    return {burst.id,
            burst.title,
            {rep(u"rep"_s, u"shooter-rep"_s), oneOf(u"weapon"_s, weaponsWithTargets(pack)),
             leftOutOrNot(integer(u"first"_s, 1, mostDice)), leftOutOrNot(integer(u"second"_s, 1, mostDice)),
             conditionsFrom(burst.conditions(table), table.atAnother)},
            [burst](const Pack &of, const Arguments &given, Dice &dice) { return runBurst(burst, of, given, dice); },
            [burst](const Pack &of, const Arguments &given) { return checkAim(burst, of, given); }};
}

// Star Power.

Procedure starPowerProcedure(const StarPower &power)
{
    const QStringList suffered = power.levels.mid(0, power.levels.size() - 1);
    return {power.id,
            power.title,
            {integer(u"dice"_s, 1, power.mostDice), oneOf(u"damage"_s, suffered)},
            [power](const Pack &, const Arguments &given, Dice &dice) {
                return useStarPower(power, given.integer(u"dice"_s), given.text(u"damage"_s), dice);
            }};
}

// Comparisons.

Parameter sideParameter(const ComparedSide &side, const Pack &pack)
{
    if (side.isNumber())
        return integer(side.name, side.least, side.most, u"rank"_s);
    QStringList choices;
    for (const ComparedSide::Value &value : side.values)
        choices.append(value.word);
    for (const Weapon &weapon : pack.weapons) {
        if (side.weapons != WeaponMeasure::None && weapon.impact > 0)
            choices.append(weapon.id);
    }
    return oneOf(side.name, choices, u"which"_s);
}

int rankOf(const ComparedSide &side, const Pack &pack, const Arguments &given)
{
    if (side.isNumber())
        return given.integer(side.name);
    const QString chosen = given.text(side.name);
    for (const ComparedSide::Value &value : side.values) {
        if (value.word == chosen)
            return value.value;
    }
    return weaponRank(*pack.weapon(chosen), side.weapons);
}

Procedure comparisonProcedure(const Comparison &comparison, const Pack &pack)
{
    std::vector<Parameter> parameters{sideParameter(comparison.a, pack), sideParameter(comparison.b, pack)};
    if (!comparison.exempt.isEmpty())
        parameters.push_back(conditionsFrom(comparison.exempt));
    return {comparison.id, comparison.title, parameters, [comparison](const Pack &of, const Arguments &given, Dice &) {
                const int a = rankOf(comparison.a, of, given);
                const int b = rankOf(comparison.b, of, given);
                return Resolved::of(u"outcome"_s, compare(comparison, a, b, conditionsIn(given)));
            }};
}

// Scatter and roll-offs.

Procedure scatterProcedure(const Scatter &scatter)
{
    return {
        scatter.id, scatter.title, {flag(u"thrown"_s)}, [scatter](const Pack &, const Arguments &given, Dice &dice) {
            return rollScatter(scatter, given.flag(u"thrown"_s), dice);
        }};
}

Procedure rollOffProcedure(const RollOff &table)
{
    std::vector<Parameter> parameters;
    if (table.addsRep) {
        for (int side = 1; side <= table.most; ++side)
            parameters.push_back(rep(u"rep_"_s + RollOffResult::letter(side), u"rep-of"_s));
    } else if (table.most > 2) {
        const Parameter sides = integer(u"sides"_s, 2, table.most);
        parameters.push_back(table.tiedRest ? withDefault(sides, "2"_L1) : sides);
    }
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) {
                std::vector<int> added(static_cast<std::size_t>(given.integerOrNone(u"sides"_s).value_or(2)), 0);
                for (std::size_t side = 0; table.addsRep && side < added.size(); ++side)
                    added[side] = given.integer(u"rep_"_s + RollOffResult::letter(static_cast<int>(side) + 1));
                return rollOff(table, added, dice);
            }};
}

} // namespace

std::vector<Procedure> tableProcedures(const Pack &pack)
{
    const Reference &reference = *pack.reference;
    std::vector<Procedure> all;
    for (const Burst &burst : reference.bursts)
        all.push_back(burstProcedure(burst, pack));
    for (const StarPower &power : reference.starPowers)
        all.push_back(starPowerProcedure(power));
    for (const Comparison &comparison : reference.comparisons)
        all.push_back(comparisonProcedure(comparison, pack));
    for (const Scatter &scatter : reference.scatters)
        all.push_back(scatterProcedure(scatter));
    for (const RollOff &table : reference.rollOffs)
        all.push_back(rollOffProcedure(table));
    return all;
}

} // namespace muster
