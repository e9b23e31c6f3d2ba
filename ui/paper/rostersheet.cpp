// SPDX-License-Identifier: MIT
#include "ui/paper/rostersheet.h"

#include "model/story/words.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <optional>

namespace muster::paper {

PageFlow rosterSheet(const SheetSource &source, QSizeF page)
{
    const Campaign &campaign = source.campaign;
    const Figure *star = campaign.star();
    SheetHead head;
    head.title = star  ? SheetText::tr("The band of %1").arg(star->name)
        : source.blank ? SheetText::tr("Roster")
                       : campaign.name;
    head.below = star && !star->player.isEmpty() ? SheetText::tr("%1; player: %2").arg(rulesOf(source), star->player)
                                                 : rulesOf(source);
    head.sheetName = sheetName(source, SheetText::tr("Roster"));

    // Closer rows where they save a page.
    std::optional<PageFlow> best;
    for (const qreal rows : {1.0, 0.92, 0.84, 0.78}) {
        PageFlow flow = flowWithHead(head, source, page);
        addStar(flow, source);
        flow.space(14 * rows);
        addGrunts(flow, source, rows);
        flow.space(16 * rows);
        addStockpile(flow, source);
        addPast(flow, source);
        addAdvantages(flow, source);
        flow.space(14 * rows);
        addNotes(flow, 2, 6);
        if (!best || flow.pageCount() < best->pageCount())
            best.emplace(std::move(flow));
    }
    return *std::move(best);
}

} // namespace muster::paper
