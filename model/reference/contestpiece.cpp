// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"
#include "model/reference/shelftext.h"

#include <QJsonObject>
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
    return {{},
            {},
            made,
            {},
            {},
            [reference, higherDie, ofLoser, sideA, sideB](const Arguments &, const QJsonObject &result) {
                Ruled ruled = ruledBy(reference, result[u"outcome"_s].toString());
                const int a = result[u"passed_a"_s].toInt();
                const int b = result[u"passed_b"_s].toInt();
                ruled.why.append(ShelfText::tr("Passed: %1 %2, %3 %4.").arg(sideA).arg(a).arg(sideB).arg(b));
                const QString ahead = result[u"ahead"_s].toString();
                if (ofLoser && !ahead.isEmpty())
                    ruled.headline =
                        ShelfText::tr("%1: %2").arg(capital(ahead == "a"_L1 ? sideB : sideA), ruled.headline);
                if (ahead != "b"_L1)
                    ruled.state.reset(); // it befalls the other one
                const int lead = std::min(std::abs(a - b), 2);
                ruled.row = lead > 0 ? 2 - lead : higherDie && ahead.isEmpty() ? 3 : 2;
                ruled.column = ahead == "b"_L1 ? 2 : 1;
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
