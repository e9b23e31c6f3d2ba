// SPDX-License-Identifier: MIT
#include "model/story/glimpse.h"

#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

namespace {

QString whereIn(const Campaign &campaign, const Pack &pack)
{
    const QString turn = words::turn(campaign.turn, campaign, pack);
    const QString what = words::coming(campaign, pack);
    switch (campaign.phase) {
    case Phase::Over:
        return StoryText::tr("Ended in %1").arg(turn);
    case Phase::Prepare:
        return StoryText::tr("%1, %2 comes next").arg(turn, what);
    case Phase::Play:
        if (!campaign.play)
            return StoryText::tr("%1, %2 prepared").arg(turn, what);
        return campaign.play->turn == 0
            ? StoryText::tr("%1, %2 on the table").arg(turn, what)
            : StoryText::tr("%1, %2 on the table, turn %3").arg(turn, what).arg(campaign.play->turn);
    }
    Q_UNREACHABLE();
}

std::optional<Encounter> lastTable(const Book &book)
{
    for (std::size_t i = book.inForce; i-- > 0;) {
        for (const Change &change : book.steps[i].changes) {
            const auto *prepared = change.as<EncounterPrepared>();
            if (prepared && !prepared->encounter.setup.sections.empty())
                return prepared->encounter;
        }
    }
    return std::nullopt;
}

} // namespace

Glimpse glimpseOf(const Book &book, const Campaign &campaign, const Pack &pack)
{
    const bool onTable = campaign.encounter && !campaign.encounter->setup.sections.empty();
    return {campaign.name, whereIn(campaign, pack),
            pack.list(campaign.list) ? StoryText::tr("%1, %2").arg(pack.title, words::enemy(campaign.list, pack))
                                     : pack.title,
            onTable ? campaign.encounter : lastTable(book)};
}

} // namespace muster
