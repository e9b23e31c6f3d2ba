// SPDX-License-Identifier: MIT
#include "ui/paper/rostersheet.h"

#include "model/story/words.h"
#include "ui/paper/sheethead.h"
#include "ui/paper/sheettext.h"

namespace muster::paper {

PageFlow rosterSheet(const SheetSource &source, QSizeF page)
{
    const Campaign &campaign = source.campaign;
    const Figure *star = campaign.star();
    SheetHead head;
    head.title = star  ? SheetText::tr("The band of %1").arg(star->name)
        : source.blank ? SheetText::tr("Roster")
                       : campaign.name;
    head.below = rulesOf(source);
    head.sheetName = sheetName(source, SheetText::tr("Roster"));

    PageFlow flow = flowWithHead(head, source, page);
    addStar(flow, source);
    flow.space(14);
    addGrunts(flow, source);
    flow.space(16);
    addStockpile(flow, source);
    addPast(flow, source);
    addAdvantages(flow, source);
    flow.space(14);
    addNotes(flow, 2, 6);
    return flow;
}

} // namespace muster::paper
