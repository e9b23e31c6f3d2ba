// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"

#include "model/reference/procedurewords.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <map>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

QString totalText(const LookUpRow &row)
{
    if (!row.from)
        return ShelfText::tr("%1 or less").arg(*row.to);
    if (!row.to)
        return ShelfText::tr("%1 or more").arg(*row.from);
    return *row.from == *row.to ? QString::number(*row.from) : ShelfText::tr("%1 to %2").arg(*row.from).arg(*row.to);
}

/// "1d6 + Rep".
QString diceText(const LookUp &table)
{
    QString text = words::dice(table.dice, 6);
    for (const Addend &addend : table.addends) {
        QString name = words::shortTitle(addend.name);
        if (name.isEmpty()) {
            name = addend.name;
            name[0] = name[0].toUpper();
        }
        text += (addend.times < 0 ? u" − "_s : u" + "_s) + name;
    }
    return text;
}

/// As the table calls them.
QString listing(const QStringList &conditions, const LookUp &table, const Reference &reference)
{
    QStringList all;
    for (const QString &condition : conditions)
        all << table.titles.value(condition, title(reference, condition));
    return all.join(u", "_s);
}

ShelfTable tableOf(const LookUp &table, const Reference &reference)
{
    ShelfTable made;
    made.heads = {diceText(table), ShelfText::tr("Result")};
    const bool hasExceptions =
        std::any_of(table.rows.begin(), table.rows.end(), [](const LookUpRow &row) { return !row.unless.isEmpty(); });
    if (hasExceptions)
        made.heads.append(ShelfText::tr("Exceptions"));
    for (const LookUpRow &row : table.rows) {
        const QString found = title(reference, row.result);
        QStringList cells{totalText(row), row.amount ? withAmount(found, *row.amount, table.amountField) : found};
        if (hasExceptions) {
            cells.append(row.unless.isEmpty() ? QString()
                                              : ShelfText::tr("%1: %2").arg(title(reference, row.otherwise),
                                                                            listing(row.unless, table, reference)));
        }
        made.rows.push_back(cells);
    }
    made.modifiers = linesOf(table.modifiers, reference);
    std::map<QString, QStringList> waived;
    for (const Waiver &waiver : table.waivers)
        waived[waiver.when].append(title(reference, waiver.condition));
    for (const auto &[when, conditions] : waived)
        made.modifiers.push_back({title(reference, when), ShelfText::tr("except %1").arg(conditions.join(u", "_s))});
    for (const QString &condition : table.always)
        made.modifiers.push_back({title(reference, condition), ShelfText::tr("always")});
    if (table.pitiful) {
        made.modifiers.push_back({ShelfText::tr("Pitiful shot"),
                                  ShelfText::tr("%2 at Rep %1: a miss hits if another die is equal to Rep or less")
                                      .arg(table.pitiful->rep)
                                      .arg(table.pitiful->face)});
    }
    return made;
}

Ruled rule(const LookUp &table, const Reference &reference, const LookUpResult &found)
{
    Ruled ruled = ruledBy(reference, found.result);
    if (found.amount)
        ruled.headline = withAmount(ruled.headline, *found.amount, table.amountField);
    ruled.turns = found.amount.value_or(0);
    if (table.targets > 0)
        ruled.state.reset(); // it befalls the target
    ruled.why.append(ShelfText::tr("Total %1.").arg(found.total));
    if (!found.missedBy.isEmpty())
        ruled.why.append(ShelfText::tr("Modifiers: %1.").arg(listing(found.missedBy, table, reference)));
    if (found.pitiful)
        ruled.why.append(ShelfText::tr("A pitiful shot."));
    const LookUpRow &row = table.row(found.total);
    ruled.row = static_cast<int>(&row - table.rows.data());
    ruled.column = found.missedBy.isEmpty() ? 1 : 2;
    return ruled;
}

/// Where successes are counted, 1 to 3 are some.
int successes(const Arguments &, const DiceRequest &request)
{
    constexpr int highestSuccess = 3;
    return request.reason.kind == RollKind::Damage ? 0 : highestSuccess;
}

std::vector<std::pair<QString, QString>> damageRows(const DamageTable &table)
{
    std::vector<std::pair<QString, QString>> rows;
    if (!table.none.isEmpty())
        rows.emplace_back(ShelfText::tr("No Impact left"), table.none);
    if (table.one)
        rows.emplace_back(QStringLiteral("1"), *table.one);
    rows.emplace_back(ShelfText::tr("Up to the Impact"), table.within);
    if (table.beyondRep)
        rows.emplace_back(ShelfText::tr("Above Impact and Rep"), *table.beyondRep);
    rows.emplace_back(ShelfText::tr("Above the Impact"), table.beyond);
    return rows;
}

} // namespace

ShelfVariant pieceOf(const LookUp &table, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    const LookUp *other = reference.table(table.like);
    return {{},
            {},
            tableOf(table, reference),
            other ? other->title : QString(),
            {},
            [table, reference](const Arguments &, const Resolved &resolved) {
                return rule(table, reference, resolved.as<LookUpResult>());
            }};
}

ShelfVariant pieceOf(const DamageTable &table, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made{{words::dice(1, 6), ShelfText::tr("Result")}, {}, {}};
    const auto rows = damageRows(table);
    for (const auto &[die, fate] : rows)
        made.rows.push_back({die, title(reference, fate)});
    for (auto armor = table.armor.begin(); armor != table.armor.end(); ++armor) {
        if (armor.value() != 0)
            made.modifiers.push_back({ShelfText::tr("Armour Class %1").arg(armor.key()),
                                      armor.value() > 0 ? ShelfText::tr("Impact +%1").arg(armor.value())
                                                        : ShelfText::tr("Impact −%1").arg(-armor.value())});
    }
    if (table.impact)
        made.modifiers.push_back({ShelfText::tr("Impact"), QString::number(*table.impact)});
    const bool armored = !table.armor.isEmpty();
    ShelfVariant variant{
        {}, {}, made, {}, {}, [rows, reference, armored](const Arguments &, const Resolved &resolved) {
            const auto &result = resolved.as<DamageResult>();
            Ruled ruled = ruledBy(reference, result.fate);
            ruled.why.append(
                (armored ? ShelfText::tr("Impact %1 after armour.") : ShelfText::tr("Impact %1.")).arg(result.impact));
            const auto row =
                std::find_if(rows.begin(), rows.end(), [&](const auto &known) { return known.second == result.fate; });
            ruled.row = static_cast<int>(row - rows.begin());
            ruled.column = 1;
            return ruled;
        }};
    variant.isTargets = !table.impact; // a building that collapses has no shooter
    return variant;
}

ShelfVariant pieceOf(const MeleeTable &table, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made{
        {ShelfText::tr("Successes"), ShelfText::tr("The other side")}, {}, linesOf(table.modifiers, reference)};
    if (table.isToTheEnd()) {
        for (auto fate = table.fates.begin(); fate != table.fates.end(); ++fate) {
            made.rows.push_back({fate.key() == table.fates.lastKey()
                                     ? ShelfText::tr("%1 or more left over").arg(fate.key())
                                     : ShelfText::tr("%1 left over").arg(fate.key()),
                                 title(reference, *fate)});
        }
        made.rows.push_back({ShelfText::tr("none on either side"), ShelfText::tr("Evenly matched")});
        made.modifiers.push_back({ShelfText::tr("Each round"), ShelfText::tr("re-roll only the successes (1 to 3)")});
    } else {
        made.rows.push_back({ShelfText::tr("more"), ShelfText::tr("Melee damage, the lead being the Impact")});
        made.rows.push_back({ShelfText::tr("as many"), ShelfText::tr("Evenly matched")});
    }
    const QMap<int, QString> fates = table.fates;
    return {{},
            {},
            made,
            {},
            {},
            [reference, fates](const Arguments &, const Resolved &resolved) {
                const auto &[a, b, winner, fate] = resolved.as<MeleeResult>();
                Ruled ruled = ruledBy(reference, fate);
                ruled.why.append(ShelfText::tr("Successes: A %1, B %2.").arg(a).arg(b));
                if (winner == Winner::None) {
                    ruled.headline = ShelfText::tr("Evenly matched");
                    ruled.text.clear();
                } else {
                    // Whoever takes it is side "a".
                    ruled.asTaken = winner == Winner::A
                        ? ShelfText::tr("%1: %2").arg(ShelfText::tr("the opponent"), ruled.headline)
                        : ruled.headline;
                    ruled.headline = ShelfText::tr("%1: %2").arg(winner == Winner::A ? u"b"_s : u"a"_s, ruled.headline);
                }
                if (winner != Winner::B)
                    ruled.state.reset(); // it befalls the other one
                const int lead = std::min(std::abs(a - b), fates.isEmpty() ? 1 : fates.lastKey());
                const int last = fates.isEmpty() ? 1 : static_cast<int>(fates.size());
                ruled.row = winner == Winner::None ? last : lead - 1;
                ruled.column = 1;
                return ruled;
            },
            successes};
}

ShelfVariant pieceOf(const SuccessCount &count, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    ShelfTable made;
    made.rows = {{ShelfText::tr("Dice"), ShelfText::tr("one per point of Rep")},
                 {ShelfText::tr("A success"), ShelfText::tr("1, 2 or 3")}};
    made.modifiers = linesOf(count.modifiers, reference);
    return {{},
            {},
            made,
            {},
            {},
            [](const Arguments &, const Resolved &resolved) {
                const auto &[dice, successes] = resolved.as<Successes>();
                Ruled ruled;
                ruled.headline = ShelfText::tr("%n successes", nullptr, successes);
                ruled.why.append(ShelfText::tr("On %n dice.", nullptr, dice));
                return ruled;
            },
            successes};
}

ShelfVariant pieceOf(const Volley &volley, const Pack &pack)
{
    ShelfTable made;
    made.rows = {{ShelfText::tr("A hit"), ShelfText::tr("each die equal to Rep or less")},
                 {ShelfText::tr("Out of ammunition"),
                  ShelfText::tr("%1 or more dice showing %2").arg(volley.emptyCount).arg(volley.emptyFace)}};
    made.modifiers = linesOf(volley.modifiers, *pack.reference);
    return {{}, {}, made, {}, {}, [](const Arguments &, const Resolved &resolved) {
                const auto &result = resolved.as<VolleyResult>();
                Ruled ruled;
                ruled.headline = hitsText(result.hits);
                ruled.why.append(ShelfText::tr("Each die needs %1 or less.").arg(result.target));
                if (result.outOfAmmo) {
                    ruled.text = ShelfText::tr("Out of ammunition.");
                    ruled.row = 1;
                    ruled.column = 1;
                }
                return ruled;
            }};
}

ShelfVariant pieceOf(const Contest &contest, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    const QString sideA = title(reference, u"a"_s);
    const QString sideB = title(reference, u"b"_s);
    ShelfTable made{{ShelfText::tr("Passed"), ShelfText::tr("%1 passed more").arg(sideA),
                     ShelfText::tr("%1 passed more").arg(sideB)},
                    {},
                    {}};
    const auto cell = [&](Winner ahead, int lead) {
        const QString outcome = contest.outcome(ahead, lead, {});
        for (const ContestRow &row : contest.rows) {
            if (row.ahead == ahead && row.lead == lead && !row.condition.isEmpty())
                return ShelfText::tr("%1; %2 if %3")
                    .arg(title(reference, outcome), title(reference, row.otherwise), title(reference, row.condition));
        }
        return title(reference, outcome);
    };
    for (int lead = 2; lead >= 1; --lead)
        made.rows.push_back({ShelfText::tr("%1 more").arg(lead), cell(Winner::A, lead), cell(Winner::B, lead)});
    if (!contest.equalButHigher.isEmpty()) {
        const QString higher = title(reference, contest.equalButHigher);
        made.rows.push_back({ShelfText::tr("as many, but a higher die"), higher, higher});
    }
    const QString equal = cell(Winner::None, 0);
    made.rows.push_back({ShelfText::tr("as many"), equal, equal});
    const auto lines = [&](const QString &side, const std::vector<Modifier> &modifiers) {
        for (const ShelfTable::Line &line : linesOf(modifiers, reference))
            made.modifiers.push_back({ShelfText::tr("%1: %2").arg(side, line.what), line.how});
    };
    lines(sideA, contest.modifiersA);
    lines(sideB, contest.modifiersB);
    const bool higherDie = !contest.equalButHigher.isEmpty();
    // The same whoever is ahead: then it befalls the loser.
    const bool ofLoser = cell(Winner::A, 1) == cell(Winner::B, 1) && cell(Winner::A, 2) == cell(Winner::B, 2);
    return {
        {},
        {},
        made,
        {},
        {},
        [reference, higherDie, ofLoser, sideA, sideB](const Arguments &, const Resolved &resolved) {
            const auto &result = resolved.as<ContestResult>();
            Ruled ruled = ruledBy(reference, result.outcome);
            ruled.why.append(
                ShelfText::tr("Passed: %1 %2, %3 %4.").arg(sideA).arg(result.passedA).arg(sideB).arg(result.passedB));
            if (ofLoser && result.ahead != Winner::None)
                ruled.headline = ShelfText::tr("%1: %2").arg(result.ahead == Winner::A ? sideB : sideA, ruled.headline);
            if (result.ahead != Winner::B)
                ruled.state.reset(); // it befalls the other one
            const int lead = std::min(std::abs(result.passedA - result.passedB), 2);
            ruled.row = lead > 0 ? 2 - lead : higherDie && result.ahead == Winner::None ? 3 : 2;
            ruled.column = result.ahead == Winner::B ? 2 : 1;
            return ruled;
        },
        [contest](const Arguments &given, const DiceRequest &request) {
            const bool isA = request.reason.subject == 1;
            int target = given.integer(isA ? u"rep_a"_s : u"rep_b"_s);
            for (const Modifier &modifier : applying(isA ? contest.modifiersA : contest.modifiersB,
                                                     given.texts(isA ? u"conditions_a"_s : u"conditions_b"_s)))
                target += modifier.target;
            return target;
        }};
}

} // namespace muster::shelf
