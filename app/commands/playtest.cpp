// SPDX-License-Identifier: MIT
#include "app/commands/playaction.h"

#include "model/nearest.h"
#include "model/reference/brought.h"
#include "model/reference/procedurewords.h"
#include "model/reference/verdict.h"
#include "rules/pack/findbyid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

bool isRolledAtTheTable(const ShelfEntry &entry)
{
    return !entry.ofCampaign && entry.variants.front().procedure;
}

/// The test by its name; the problem names those that there are.
Result<ShelfEntry> findTest(const Pack &sheet, const QString &id)
{
    QStringList ids;
    for (ShelfEntry &entry : shelfOf(sheet)) {
        if (!isRolledAtTheTable(entry))
            continue;
        if (entry.id == id)
            return std::move(entry);
        ids.append(entry.id);
    }
    return Problem{CommandLine::tr("%1 has no test or table “%2”.").arg(sheet.title, shortened(id))
                   + didYouMean(id, ids) + u' ' + CommandLine::tr("There are: %1.").arg(ids.join(u", "_s))};
}

/// Why nothing can be written down for him, whatever the dice say.
Problems demand(const Campaign &campaign, const Pack &sheet, const InPlay &whose, const ShelfEntry &entry)
{
    Verdict verdict;
    if (findById(sheet.reference->starPowers, entry.id))
        verdict.starPower = 0;
    return actions::checkWriteDown(campaign, whose, verdict);
}

Doing takeTest(const Campaign &campaign, const Pack &pack, const InPlay &whose, Said &said)
{
    const Pack sheet = sheetPackOf(campaign, pack);
    const QString id = said.word(CommandLine::tr("test"));
    const QStringList given = said.rest().split(u' ', Qt::SkipEmptyParts);
    if (!said.problems().empty())
        return {said.problems(), {}};
    if (!sheet.reference)
        return {{{CommandLine::tr("%1 has no tests of the table.").arg(sheet.title)}}, {}};
    const Result<ShelfEntry> entry = findTest(sheet, id);
    if (!entry)
        return {entry.problems(), {}};
    if (Problems problems = demand(campaign, sheet, whose, *entry); !problems.empty())
        return {problems, {}};
    const std::vector<Taker> takers = takersIn(campaign, pack);
    const auto taker =
        std::find_if(takers.begin(), takers.end(), [&](const Taker &one) { return one.inPlay == whose; });
    if (taker == takers.end())
        return {{{CommandLine::tr("He is out of it, and takes no test.")}}, {}};
    const ShelfVariant &variant = entry->variants[variantFor(*entry, &*taker)];
    const Result<Arguments> arguments = words::argumentsFor(
        *variant.procedure, sheet, given + broughtTo(*variant.procedure, *taker, *sheet.reference, given));
    if (!arguments)
        return {arguments.problems(), {}};
    if (arguments->has(u"choose"_s) && !taker->star)
        return {{{CommandLine::tr("Only a Star chooses what he passes; leave choose out.")}}, {}};
    return {{}, [=, &campaign, title = testName(*entry)](quint64, Dice &dice, Step &step) {
                const auto resolved = variant.procedure->run(sheet, *arguments, dice);
                Verdict verdict = verdictOf(variant, *arguments, resolved, dice.rolls());
                verdict.test = title;
                step = *actions::writeDown(campaign, whose, verdict);
            }};
}

Doing test(const Campaign &campaign, const Pack &pack, Said &said)
{
    const FigureId id{said.number(CommandLine::tr("figure"))};
    return takeTest(campaign, pack, InPlay{id, 0, 0}, said);
}

Doing enemyTest(const Campaign &campaign, const Pack &pack, Said &said)
{
    const int group = said.number(CommandLine::tr("group"));
    const int figure = said.number(CommandLine::tr("figure"));
    return takeTest(campaign, pack, InPlay{{}, group, figure}, said);
}

} // namespace

std::vector<PlayAction> testActions()
{
    return {
        {u"test"_s, u"FIGURE TEST [key=value ...]"_s,
         CommandLine::tr("a test or table of the reference for one of the band, written down with what came of it; his "
                         "Rep, weapon and attributes are known"),
         test},
        {u"enemy-test"_s, u"GROUP FIGURE TEST [key=value ...]"_s, CommandLine::tr("the same for an enemy"), enemyTest},
    };
}

} // namespace muster
