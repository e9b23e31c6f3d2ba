// SPDX-License-Identifier: MIT
#include "rules/reference/lookup.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

QStringList LookUp::conditions() const
{
    QStringList all = conditionsOf(modifiers);
    for (const LookUpRow &entry : rows)
        all += entry.unless;
    for (const Waiver &waiver : waivers)
        all.append(waiver.when);
    all.removeDuplicates();
    for (const QString &condition : targetConditions + always)
        all.removeAll(condition);
    return all;
}

const LookUpRow &LookUp::row(int total) const
{
    const auto found = std::ranges::find_if(rows, [=](const LookUpRow &r) { return r.holds(total); });
    Q_ASSERT(found != rows.end());
    return *found;
}

int LookUp::leastTotal() const
{
    int total = dice;
    for (const Addend &addend : addends)
        total += std::min(addend.times * addend.least, addend.times * addend.most);
    for (const Modifier &modifier : modifiers)
        total += std::min(modifier.total, 0);
    return total;
}

int LookUp::mostTotal() const
{
    int total = dice * 6;
    for (const Addend &addend : addends)
        total += std::max(addend.times * addend.least, addend.times * addend.most);
    for (const Modifier &modifier : modifiers)
        total += std::max(modifier.total, 0);
    return total;
}

LookUpResult lookUp(const LookUp &table, int total, const QStringList &given)
{
    QStringList conditions = given;
    for (const Waiver &waiver : table.waivers) {
        if (given.contains(waiver.when))
            conditions.removeAll(waiver.condition);
    }
    const LookUpRow &row = table.row(total);
    LookUpResult result{total, row.result, {}, false};
    std::ranges::copy_if(row.unless, std::back_inserter(result.missedBy),
                         [&](const QString &condition) { return conditions.contains(condition); });
    if (!result.missedBy.isEmpty())
        result.result = row.otherwise;
    return result;
}

QStringList withTarget(const LookUp &table, const QStringList &conditions, int target)
{
    return conditions + table.targetConditions.mid(0, std::max(target - 1, 0));
}

namespace {

LookUpResult readTotal(const LookUp &table, int fallen, bool mayBePitiful, int added, int rep, const QStringList &given,
                       Dice &dice)
{
    const QStringList conditions = given + table.always;
    const int total = fallen + added + changeBy(table.modifiers, conditions, &Modifier::total);
    LookUpResult result = lookUp(table, total, conditions);
    if (mayBePitiful && rep == table.pitiful->rep && result.result == table.pitiful->from) {
        result.pitiful = true;
        if (dice.die(RollKind::PitifulShot) <= rep)
            result.result = table.pitiful->to;
    }
    return result;
}

} // namespace

LookUpResult readDie(const LookUp &table, int face, int added, int rep, const QStringList &conditions, Dice &dice)
{
    return readTotal(table, face, table.pitiful && face == table.pitiful->face, added, rep, conditions, dice);
}

LookUpResult rollLookUp(const LookUp &table, int added, int rep, const QStringList &conditions, Dice &dice)
{
    const Faces fallen = dice.roll({RollKind::LookUp, table.dice});
    LookUpResult result = readTotal(table, sum(fallen), table.pitiful && fallen.front().face == table.pitiful->face,
                                    added, rep, conditions, dice);
    const std::optional<Amount> &amount = table.row(result.total).amount;
    if (amount && result.missedBy.isEmpty())
        result.amount = rollAmount(*amount, rep, dice);
    return result;
}

} // namespace muster
