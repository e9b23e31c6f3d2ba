// SPDX-License-Identifier: MIT
#include "model/reference/layout.h"

#include "model/reference/procedurewords.h"
#include "model/story/words.h"

#include <algorithm>
#include <map>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct LookUpLayout : ShelfLayout {
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    LookUp entry;

    /// Returns the dice, such as "1d6 + Rep".
    QString diceText() const
    {
        QString text = words::dice(entry.dice, 6);
        for (const Addend &addend : entry.addends) {
            QString name = words::shortTitle(addend.name);
            if (name.isEmpty()) {
                name = addend.name;
                name[0] = name[0].toUpper();
            }
            text += (addend.times < 0 ? u" − "_s : u" + "_s) + name;
        }
        return text;
    }

    static QString totalText(const LookUpRow &row)
    {
        if (!row.from)
            return tr("%1 or less").arg(*row.to);
        if (!row.to)
            return tr("%1 or more").arg(*row.from);
        return *row.from == *row.to ? QString::number(*row.from) : tr("%1 to %2").arg(*row.from).arg(*row.to);
    }

    /// Returns conditions with the titles that the table uses.
    QString listing(const QStringList &conditions) const
    {
        QStringList all;
        for (const QString &condition : conditions)
            all << entry.titles.value(condition, title(condition));
        return all.join(u", "_s);
    }

    ShelfTable table() const
    {
        ShelfTable made{{diceText(), tr("Result")}, {}, linesOf(entry.modifiers)};
        const bool hasExceptions = !std::ranges::all_of(entry.rows, &QStringList::isEmpty, &LookUpRow::unless);
        if (hasExceptions)
            made.heads.append(tr("Exceptions"));
        for (const LookUpRow &row : entry.rows) {
            const QString found = title(row.result);
            QStringList cells{totalText(row), row.amount ? withAmount(found, *row.amount, entry.amountField) : found};
            if (hasExceptions)
                cells.append(row.unless.isEmpty() ? QString()
                                                  : tr("%1: %2").arg(title(row.otherwise), listing(row.unless)));
            made.rows.push_back(cells);
        }
        std::map<QString, QStringList> waived;
        for (const auto &[when, condition] : entry.waivers)
            waived[when].append(condition);
        for (const auto &[when, conditions] : waived)
            made.modifiers.push_back({title(when), tr("except %1").arg(titles(conditions))});
        for (const QString &condition : entry.always)
            made.modifiers.push_back({title(condition), tr("always")});
        if (const auto &pitiful = entry.pitiful)
            made.modifiers.push_back({tr("Pitiful shot"),
                                      tr("%2 at Rep %1: a miss hits if another die is equal to Rep or less")
                                          .arg(pitiful->rep)
                                          .arg(pitiful->face)});
        return made;
    }

    OutcomeText operator()(const LookUpResult &found) const
    {
        OutcomeText ruled = ruledBy(found.result);
        if (found.amount)
            ruled.headline = withAmount(ruled.headline, {.plus = *found.amount}, entry.amountField);
        ruled.turns = found.amount.value_or(0);
        if (entry.targets > 0)
            ruled.state.reset(); // the outcome applies to the target
        ruled.why.append(tr("Total %1.").arg(found.total));
        if (!found.missedBy.isEmpty())
            ruled.why.append(tr("Modifiers: %1.").arg(listing(found.missedBy)));
        if (found.pitiful)
            ruled.why.append(tr("A pitiful shot."));
        ruled.row = static_cast<int>(&entry.row(found.total) - entry.rows.data());
        ruled.column = found.missedBy.isEmpty() ? 1 : 2;
        return ruled;
    }
};

/// Returns the highest face that is a success, which is 3, or 0 for dice whose successes are not counted.
int highestSuccess(const Arguments &, const DiceRequest &request)
{
    constexpr int highest = 3;
    return request.reason.kind == RollKind::Damage ? 0 : highest;
}

} // namespace

ShelfVariant ShelfLayout::of(const LookUp &table) const
{
    const LookUpLayout layout{*this, table};
    ShelfVariant made = answered<LookUpResult>(layout.table(), layout);
    if (const LookUp *other = reference().table(table.like))
        made.like = other->title;
    return made;
}

ShelfVariant ShelfLayout::of(const DamageTable &table) const
{
    std::vector<std::pair<QString, QString>> rows;
    if (!table.none.isEmpty())
        rows.emplace_back(tr("No Impact left"), table.none);
    if (table.one)
        rows.emplace_back(u"1"_s, *table.one);
    rows.emplace_back(tr("Up to the Impact"), table.within);
    if (table.beyondRep)
        rows.emplace_back(tr("Above Impact and Rep"), *table.beyondRep);
    rows.emplace_back(tr("Above the Impact"), table.beyond);
    ShelfTable made{{words::dice(1, 6), tr("Result")}, {}, {}};
    QStringList fates;
    for (const auto &[die, fate] : rows) {
        made.rows.push_back({die, title(fate)});
        fates.append(fate);
    }
    for (auto armor = table.armor.begin(); armor != table.armor.end(); ++armor) {
        if (*armor != 0)
            made.modifiers.push_back({tr("Armour Class %1").arg(armor.key()),
                                      *armor > 0 ? tr("Impact +%1").arg(*armor) : tr("Impact −%1").arg(-*armor)});
    }
    if (table.impact)
        made.modifiers.push_back({tr("Impact"), QString::number(*table.impact)});
    ShelfVariant variant =
        answered<DamageResult>(made, [*this, fates, armored = !table.armor.isEmpty()](const DamageResult &result) {
            OutcomeText ruled = ruledBy(result.fate);
            ruled.why.append((armored ? tr("Impact %1 after armour.") : tr("Impact %1.")).arg(result.impact));
            ruled.row = static_cast<int>(fates.indexOf(result.fate));
            return ruled;
        });
    variant.isTargets = !table.impact; // a building that collapses has no shooter
    return variant;
}

ShelfVariant ShelfLayout::of(const MeleeTable &table) const
{
    ShelfTable made{{tr("Successes"), tr("The other side")}, {}, linesOf(table.modifiers)};
    const QMap<int, QString> &fates = table.fates;
    if (table.isToTheEnd()) {
        for (auto fate = fates.begin(); fate != fates.end(); ++fate)
            made.rows.push_back(
                {(fate.key() == fates.lastKey() ? tr("%1 or more left over") : tr("%1 left over")).arg(fate.key()),
                 title(*fate)});
        made.rows.push_back({tr("none on either side"), tr("Evenly matched")});
        made.modifiers.push_back({tr("Each round"), tr("re-roll only the successes (1 to 3)")});
    } else {
        made.rows = {{tr("more"), tr("Melee damage, the lead being the Impact")},
                     {tr("as many"), tr("Evenly matched")}};
    }
    ShelfVariant variant = answered<MeleeResult>(made, [*this, fates](const MeleeResult &result) {
        OutcomeText ruled = ruledBy(result.fate);
        ruled.why.append(tr("Successes: A %1, B %2.").arg(result.successesA).arg(result.successesB));
        if (result.winner == Winner::None) {
            ruled.headline = tr("Evenly matched");
            ruled.text.clear();
            ruled.row = fates.isEmpty() ? 1 : static_cast<int>(fates.size());
        } else {
            // The taker of the test is side "a".
            const bool won = result.winner == Winner::A;
            ruled.asTaken = won ? tr("%1: %2").arg(tr("the opponent"), ruled.headline) : ruled.headline;
            ruled.headline = tr("%1: %2").arg(won ? u"b"_s : u"a"_s, ruled.headline);
            ruled.row =
                std::min(std::abs(result.successesA - result.successesB), fates.isEmpty() ? 1 : fates.lastKey()) - 1;
        }
        if (result.winner != Winner::B)
            ruled.state.reset(); // the outcome applies to the other side
        return ruled;
    });
    variant.passing = highestSuccess;
    return variant;
}

ShelfVariant ShelfLayout::of(const SuccessCount &count) const
{
    ShelfTable made;
    made.rows = {{tr("Dice"), tr("one per point of Rep")}, {tr("A success"), tr("1, 2 or 3")}};
    made.modifiers = linesOf(count.modifiers);
    ShelfVariant variant = answered<Successes>(made, [](const Successes &result) {
        OutcomeText ruled;
        ruled.headline = tr("%n successes", nullptr, result.successes);
        ruled.why.append(tr("On %n dice.", nullptr, result.dice));
        return ruled;
    });
    variant.passing = highestSuccess;
    return variant;
}

ShelfVariant ShelfLayout::of(const Volley &volley) const
{
    ShelfTable made;
    made.rows = {
        {tr("A hit"), tr("each die equal to Rep or less")},
        {tr("Out of ammunition"), tr("%1 or more dice showing %2").arg(volley.emptyCount).arg(volley.emptyFace)}};
    made.modifiers = linesOf(volley.modifiers);
    return answered<VolleyResult>(made, [](const VolleyResult &result) {
        OutcomeText ruled;
        ruled.headline = hitsText(result.hits);
        ruled.why.append(tr("Each die needs %1 or less.").arg(result.target));
        if (result.outOfAmmo) {
            ruled.text = tr("Out of ammunition.");
            ruled.row = 1;
        }
        return ruled;
    });
}

ShelfVariant ShelfLayout::of(const Burst &burst) const
{
    ShelfTable made;
    made.rows = {
        {tr("Dice"), tr("as many as the weapon’s targets, each read separately")},
        {tr("Aim"), tr("declare dice per target first; the highest go to the first target")},
        {tr("Out of ammunition"), tr("%1 or more dice showing %2").arg(burst.emptyCount).arg(burst.emptyFace)}};
    for (const BurstSpecial &special : burst.specials) {
        const QString weapon = pack().weapon(special.weapon)->title;
        made.modifiers.push_back(
            {special.condition.isEmpty() ? weapon : tr("%1, %2").arg(weapon, title(special.condition)),
             tr("%1, best %2 count").arg(words::dice(special.dice, 6)).arg(special.counted)});
    }
    return answered<BurstResult>(made, [*this, burst](const BurstResult &result, const Arguments &given) {
        const auto targetName = [](int number) {
            return number == 1 ? tr("First target") : number == 2 ? tr("Second target") : tr("Third target");
        };
        OutcomeText ruled;
        std::map<int, int> hits;
        for (const auto &[target, face, found] : result.shots) {
            hits[target] += found.result == reference().table(burst.table)->yes ? 1 : 0;
            ruled.why.append(tr("%1: %2, total %3: %4.")
                                 .arg(targetName(target))
                                 .arg(face)
                                 .arg(found.total)
                                 .arg(title(found.result)));
        }
        QStringList each; // not shown if there was only one target
        for (const auto &[target, number] : hits)
            each << tr("%1: %2", "First target: 1").arg(targetName(target)).arg(number);
        ruled.headline = hitsText(result.hits);
        if (each.size() > 1)
            ruled.headline = tr("%1 (%2)").arg(ruled.headline, each.join(u", "_s));
        if (result.outOfAmmo) {
            ruled.headline = tr("%1. %2", "outcome; what else came of it").arg(ruled.headline, tr("Out of ammunition"));
            if (const ReferenceWord *word = reference().word(burst.empty))
                ruled.text = word->text;
            if (!burst.empty.isEmpty())
                ruled.lasting = Lasting{burst.empty, given.text(u"weapon"_s)};
            ruled.row = 2;
        }
        return ruled;
    });
}

ShelfVariant ShelfLayout::of(const Contest &contest) const
{
    const QString sideA = title(u"a"_s);
    const QString sideB = title(u"b"_s);
    ShelfTable made{{tr("Passed"), tr("%1 passed more").arg(sideA), tr("%1 passed more").arg(sideB)}, {}, {}};
    const auto cell = [&](Winner ahead, int lead) {
        const QString outcome = title(contest.outcome(ahead, lead, {}));
        for (const ContestRow &row : contest.rows) {
            if (row.ahead == ahead && row.lead == lead && !row.condition.isEmpty())
                return tr("%1; %2 if %3").arg(outcome, title(row.otherwise), title(row.condition));
        }
        return outcome;
    };
    for (int lead = 2; lead >= 1; --lead)
        made.rows.push_back({tr("%1 more").arg(lead), cell(Winner::A, lead), cell(Winner::B, lead)});
    const bool higherDie = !contest.equalButHigher.isEmpty();
    if (higherDie)
        made.rows.push_back(
            {tr("as many, but a higher die"), title(contest.equalButHigher), title(contest.equalButHigher)});
    made.rows.push_back({tr("as many"), cell(Winner::None, 0), cell(Winner::None, 0)});
    for (const auto &[side, modifiers] : {std::pair(sideA, contest.modifiersA), {sideB, contest.modifiersB}}) {
        for (const auto &[what, how] : linesOf(modifiers))
            made.modifiers.push_back({tr("%1: %2").arg(side, what), how});
    }
    // If the outcome is the same for either side ahead, it applies to the loser.
    const bool ofLoser = cell(Winner::A, 1) == cell(Winner::B, 1) && cell(Winner::A, 2) == cell(Winner::B, 2);
    ShelfVariant variant =
        answered<ContestResult>(made, [*this, higherDie, ofLoser, sideA, sideB](const ContestResult &result) {
            OutcomeText ruled = ruledBy(result.outcome);
            ruled.why.append(tr("Passed: %1 %2, %3 %4.").arg(sideA).arg(result.passedA).arg(sideB).arg(result.passedB));
            if (ofLoser && result.ahead != Winner::None)
                ruled.headline = tr("%1: %2").arg(result.ahead == Winner::A ? sideB : sideA, ruled.headline);
            if (result.ahead != Winner::B)
                ruled.state.reset(); // the outcome applies to the other side
            const int lead = std::min(std::abs(result.passedA - result.passedB), 2);
            ruled.row = lead > 0 ? 2 - lead : higherDie && result.ahead == Winner::None ? 3 : 2;
            ruled.column = result.ahead == Winner::B ? 2 : 1;
            return ruled;
        });
    variant.passing = [contest](const Arguments &given, const DiceRequest &request) {
        const bool isA = request.reason.subject == 1;
        int target = given.integer(isA ? u"rep_a"_s : u"rep_b"_s);
        for (const Modifier &modifier : applying(isA ? contest.modifiersA : contest.modifiersB,
                                                 given.texts(isA ? u"conditions_a"_s : u"conditions_b"_s)))
            target += modifier.target;
        return target;
    };
    return variant;
}

} // namespace muster
