// SPDX-License-Identifier: MIT
#include "ui/chronicle/timeline.h"

#include "model/story/words.h"

namespace muster {

std::vector<TimelineMonth> timelineOf(const Book &book, const Pack &pack)
{
    std::vector<TimelineMonth> months;
    Campaign campaign;
    for (std::size_t i = 0; i < book.inForce; ++i) {
        const Step &step = book.steps[i];
        const bool battle = step.kind == StepKind::BattleFinished;
        TimelineMonth month;
        if (battle) {
            month.turn = campaign.turn;
            month.mark = words::turnMark(campaign.turn, campaign, pack);
            month.repBefore = campaign.repInAll();
        }
        apply(campaign, step);
        if (battle && !campaign.past.empty()) {
            month.kind = words::title(campaign.past.back());
            month.eal = campaign.past.back().eal;
            month.outcome = campaign.past.back().outcome;
            month.repAfter = campaign.repInAll();
            months.push_back(month);
        }
    }
    if (campaign.phase == Phase::Over)
        return months;
    TimelineMonth present;
    present.turn = campaign.turn;
    present.mark = words::turnMark(campaign.turn, campaign, pack);
    present.kind = words::coming(campaign, pack);
    present.eal = campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    present.repBefore = campaign.repInAll();
    months.push_back(present);
    return months;
}

} // namespace muster
