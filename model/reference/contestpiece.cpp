// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"
#include "model/reference/shelftext.h"

#include <QStringList>

#include <algorithm>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A side's word as it begins a line; "a" and "b" stay as they are.
QString capital(QString side)
{
    if (side.size() > 1)
        side[0] = side[0].toUpper();
    return side;
}

} // namespace

ShelfVariant pieceOf(const Contest &contest, const Pack &pack)
{
    const Reference &reference = *pack.reference;
    const QString sideA = title(reference, u"a"_s);
    const QString sideB = title(reference, u"b"_s);
    ShelfTable made{
        {ShelfText::tr("Passed"), ShelfText::tr("more by %1").arg(sideA), ShelfText::tr("more by %1").arg(sideB)},
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
    lines(capital(sideA), contest.modifiersA);
    lines(capital(sideB), contest.modifiersB);
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
                ruled.headline =
                    ShelfText::tr("%1: %2").arg(capital(result.ahead == Winner::A ? sideB : sideA), ruled.headline);
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
