// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/text/shelftext.h"
#include "app/throwdice.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/reference/procedurewords.h"
#include "model/reference/shelf.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Refuses a part that the pack does not have.
std::optional<Refusal> checkPart(const Pack &pack, const QString &part, bool given)
{
    QStringList ids;
    for (const ShelfPart &known : shelfParts(pack))
        ids << known.id;
    if (!given || ids.contains(part))
        return std::nullopt;
    return wrong(CommandLine::tr("The reference of %1 has no part “%2”.").arg(pack.title, shortened(part))
                 + didYouMean(part, ids) + u'\n' + CommandLine::tr("Available: %1.").arg(ids.join(u", "_s)));
}

} // namespace

Reply answerReference(const Call &call)
{
    const auto pack = choosePack(call.word(0), shippedPack);
    if (!pack)
        return pack.problem();
    if (!pack->reference)
        return wrong(CommandLine::tr("%1 has no tabletop tests.").arg(pack->title));
    const QString part = call.has("part") ? call.value("part") : QString();
    if (const auto refusal = checkPart(*pack, part, call.has("part")))
        return *refusal;
    if (!call.has("pdf"))
        return shelfAnswer(*pack, call.has("part") ? shelfPart(*pack, part) : shelfOf(*pack));
    SheetSource source{{}, *pack, {}, 0, {}};
    source.part = part;
    return writePdf(call, SheetKind::QuickReference, source);
}

Reply answerSide(const Call &call)
{
    const auto pack = choosePack(call.word(0), shippedPack);
    if (!pack)
        return pack.problem();
    if (!pack->reference || !pack->reference->percentile)
        return wrong(CommandLine::tr("%1 cannot roll up a side. Use “muster side urban-d100”.").arg(pack->title));
    const std::optional<Procedure> procedure = findProcedure(*pack, u"side"_s);
    const Result<Arguments> given = words::argumentsFor(*procedure, *pack, call.words.mid(1));
    if (!given)
        return wrong(given.problems());
    const auto figureNumber = [](int number) { return CommandLine::tr("figure %1").arg(number); };
    std::vector<PercentileMember> side;
    const auto rolls = throwDice(call, figureNumber, [&](Dice &dice, quint64) {
        side = rollSide(*pack->reference->percentile, given->integer(u"officers"_s), given->integer(u"others"_s), dice);
    });
    if (!rolls)
        return rolls.problem();
    if (call.has("pdf"))
        return writePdf(call, SheetKind::SideCards, {{}, *pack, {}, 0, {}, side});
    return sideAnswer(*pack, side, rollsJson(*rolls, figureNumber));
}

std::vector<Command> CommandLine::shelfCommands()
{
    return {
        {"reference",
         "PACK",
         QT_TR_NOOP("Shows every test and table of a pack, as on its quick reference sheet."),
         {{"part", QT_TR_NOOP("only this part: table, campaign or a class of figures (on the sheet, default: table)"),
           "PART"},
          pdfOption()},
         answerReference,
         {"swordplay | less", "swordplay --part noble", "chain-reaction-3 --pdf quick.pdf"}},
        {"side",
         "PACK [key=value ...]",
         QT_TR_NOOP("Rolls up a side of the percentile street skirmish: officers=1 others=5."),
         {pdfOption()},
         answerSide,
         {"urban-d100 officers=1 others=5", "urban-d100 officers=1 others=5 --seed 7",
          "urban-d100 officers=2 others=10 --pdf cards.pdf"},
         {.rolls = everyCall}},
    };
}

} // namespace muster
