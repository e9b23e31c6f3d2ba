// SPDX-License-Identifier: MIT
#include "app/commands/shelf.h"

#include "app/command.h"
#include "app/commands/sheets.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/shelftext.h"
#include "app/throwdice.h"

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

} // namespace muster
