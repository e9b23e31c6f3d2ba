// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

Parameter conditionsFrom(const QStringList &conditions, bool others = false)
{
    Parameter made = anyOf("conditions", conditions);
    made.others = others;
    return made;
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
    const QString weapon = given.text("weapon");
    return burstDice(burst, weapon, pack.weapon(weapon)->targets, given.texts("conditions"));
}

std::optional<ArgumentError> checkAim(const Burst &burst, const Pack &pack, const Arguments &given)
{
    const int counted = thrownWith(burst, pack, given).counted;
    const int first = given.integerOrNone("first").value_or(counted);
    if (first + given.integerOrNone("second").value_or(0) <= counted)
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::TooManyAimed, {}, {}, {}, {}, counted};
}

Resolved runBurst(const Burst &burst, const Pack &pack, const Arguments &given, Dice &dice)
{
    const BurstDice thrown = thrownWith(burst, pack, given);
    const int first = given.integerOrNone("first").value_or(thrown.counted);
    const int second = given.integerOrNone("second").value_or(0);
    return fireBurst(burst, *pack.reference->table(burst.table), given.integer("rep"), thrown,
                     {first, second, thrown.counted - first - second}, given.texts("conditions"), dice);
}

Procedure burstProcedure(const Burst &burst, const Pack &pack)
{
    constexpr int mostDice = 8;
    const LookUp &table = *pack.reference->table(burst.table);
    Parameter conditions = conditionsFrom(burst.conditions(table), table.atAnother);
    conditions.check = [burst](const Pack &of, const Arguments &given) { return checkAim(burst, of, given); };
    return {{burst.id,
             burst.title,
             {rep("rep", "shooter-rep"), oneOf("weapon", weaponsWithTargets(pack)),
              leftOutOrNot(integer("first", 1, mostDice)), leftOutOrNot(integer("second", 1, mostDice)), conditions}},
            [burst](const Pack &of, const Arguments &given, Dice &dice) { return runBurst(burst, of, given, dice); }};
}

// Star Power.

void addStarPower(const StarPower &power, Procedures &all)
{
    const QStringList suffered = power.levels.mid(0, power.levels.size() - 1);
    all.add(
        power,
        [power](const Pack &, Dice &dice, int left, const QString &damage) {
            return useStarPower(power, left, damage, dice);
        },
        integer("dice", 1, power.mostDice), oneOf("damage", suffered));
}

// Comparisons.

Parameter sideParameter(const ComparedSide &side, const Pack &pack)
{
    if (side.isNumber())
        return integer(side.name, side.least, side.most, "rank");
    QStringList choices;
    for (const ComparedSide::Value &value : side.values)
        choices.append(value.word);
    for (const Weapon &weapon : pack.weapons) {
        if (side.weapons != WeaponMeasure::None && weapon.impact > 0)
            choices.append(weapon.id);
    }
    return oneOf(side.name, choices, "which");
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
                return Resolved::of("outcome", compare(comparison, a, b, given.texts("conditions")));
            }};
}

// Scatter and roll-offs.

void addScatter(const Scatter &scatter, Procedures &all)
{
    all.add(
        scatter, [scatter](const Pack &, Dice &dice, bool thrown) { return rollScatter(scatter, thrown, dice); },
        flag("thrown"));
}

Procedure rollOffProcedure(const RollOff &table)
{
    std::vector<Parameter> parameters;
    if (table.addsRep) {
        for (int side = 1; side <= table.most; ++side)
            parameters.push_back(rep(u"rep_"_s + RollOffResult::letter(side), "rep-of"));
    } else if (table.most > 2) {
        const auto sides = integer("sides", 2, table.most);
        parameters.push_back(table.tiedRest ? withDefault(sides, u"2"_s) : sides);
    }
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) {
                std::vector<int> added(static_cast<std::size_t>(given.integerOrNone("sides").value_or(2)), 0);
                for (std::size_t side = 0; table.addsRep && side < added.size(); ++side)
                    added[side] = given.integer(u"rep_"_s + RollOffResult::letter(static_cast<int>(side) + 1));
                return rollOff(table, added, dice);
            }};
}

} // namespace

void addTableProcedures(const Pack &pack, Procedures &all)
{
    const Reference &reference = *pack.reference;
    for (const Burst &burst : reference.bursts)
        all.push_back(burstProcedure(burst, pack));
    for (const StarPower &power : reference.starPowers)
        addStarPower(power, all);
    for (const Comparison &comparison : reference.comparisons)
        all.push_back(comparisonProcedure(comparison, pack));
    for (const Scatter &scatter : reference.scatters)
        addScatter(scatter, all);
    for (const RollOff &table : reference.rollOffs)
        all.push_back(rollOffProcedure(table));
}

} // namespace muster
