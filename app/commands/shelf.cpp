// SPDX-License-Identifier: MIT
#include "app/commands/shelf.h"

#include "app/command.h"
#include "app/commands/sheets.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/shelftext.h"
#include "app/throwdice.h"
#include "rules/procedure/procedure.h"
using namespace Qt::StringLiterals;

namespace muster {

Reply answerReference(const Call &call, const Surroundings &surroundings)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    const auto pack = chooseShippedPack(call.word(0));
    if (!pack)
        return pack.problem();
    if (!pack->reference)
        return wrong(CommandLine::tr("%1 has no tests of the table.").arg(pack->title));
    if (call.has(u"pdf"_s))
        return writePdf(call, surroundings, SheetKind::QuickReference, {{}, *pack, {}, 0, {}});
    return shelfAnswer(*pack);
}

Reply answerSide(const Call &call, const Surroundings &surroundings)
{
    const auto pack = chooseShippedPack(call.word(0));
    if (!pack)
        return pack.problem();
    if (!pack->reference || !pack->reference->percentile)
        return wrong(CommandLine::tr("%1 has no cards: its figures are recruited from lists.").arg(pack->title));
    const std::optional<Procedure> procedure = findProcedure(*pack, u"side"_s);
    const Result<Arguments> given = parseArguments(*procedure, *pack, call.words.mid(1));
    if (!given)
        return wrong(given.problems());
    const auto figureNumber = [](int number) { return CommandLine::tr("figure %1").arg(number); };
    std::vector<PercentileMember> side;
    const auto rolls = throwDice(call, surroundings, figureNumber, [&](Dice &dice, quint64) {
        side = rollSide(*pack->reference->percentile, given->integer(u"officers"_s), given->integer(u"others"_s), dice);
    });
    if (!rolls)
        return rolls.problem();
    if (call.has(u"pdf"_s))
        return writePdf(call, surroundings, SheetKind::SideCards, {{}, *pack, {}, 0, {}, side});
    return sideAnswer(*pack, side, rollsJson(*rolls, figureNumber));
}

} // namespace muster
