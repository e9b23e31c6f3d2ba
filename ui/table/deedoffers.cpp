// SPDX-License-Identifier: MIT

// What an encounter of the first edition asks for, as offers of its rows.

#include "model/actions/play/scenario.h"
#include "model/story/scenarionow.h"
#include "ui/table/offers.h"

#include <QCoreApplication>

namespace muster {

namespace {

struct Tell {
    Q_DECLARE_TR_FUNCTIONS(PlayOffers)
};

std::vector<PlayOffer> forDwellings(const ScenarioInPlay &now)
{
    std::vector<PlayOffer> all{offer(PlayDeed::MoreDwellings, Tell::tr("One more"), Qt::Key_Plus)};
    if (now.looted < now.dwellings)
        all.push_back(offer(PlayDeed::MoreLooted, Tell::tr("Looted one"), Qt::Key_L,
                            Tell::tr("Somebody went in and has left the table")));
    if (now.looted < now.dwellings)
        all.push_back(offer(PlayDeed::FewerDwellings, Tell::tr("One fewer"), Qt::Key_Minus));
    if (now.looted > 0)
        all.push_back(offer(PlayDeed::FewerLooted, Tell::tr("Not looted"), Qt::Key_Delete));
    return all;
}

std::vector<PlayOffer> forHostages(const Scenario &scenario, const ScenarioInPlay &now)
{
    if (!now.hostagesFound)
        return {offer(PlayDeed::FindHostages, Tell::tr("Found"), Qt::Key_F,
                      Tell::tr("Somebody who came for them is with them"))};
    std::vector<PlayOffer> all;
    if (now.hostagesOut < scenario.hostages)
        all.push_back(offer(PlayDeed::HostageOut, Tell::tr("One is out"), Qt::Key_O, Tell::tr("Off the table")));
    all.push_back(now.hostagesOut > 0 ? offer(PlayDeed::HostageBack, Tell::tr("One fewer out"), Qt::Key_Delete)
                                      : offer(PlayDeed::LoseHostages, Tell::tr("Not found after all"), Qt::Key_Delete));
    return all;
}

} // namespace

std::vector<PlayOffer> offersForDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed)
{
    const ScenarioInPlay &now = *campaign.play->scenario;
    switch (deed) {
    case ScenarioDeed::Turn:
        return {offer(PlayDeed::DoDeed, deedTitle(deed), Qt::Key_R, deedAbout(deed)),
                offer(PlayDeed::CountTurn, Tell::tr("A turn without cards"), Qt::Key_T,
                      Tell::tr("Twelve of them are a day"))};
    case ScenarioDeed::Objective:
        return {now.objective ? offer(PlayDeed::LoseObjective, Tell::tr("Not after all"), Qt::Key_Delete)
                              : offer(PlayDeed::ReachObjective, Tell::tr("Done"), Qt::Key_O)};
    case ScenarioDeed::Dwellings:
        return forDwellings(now);
    case ScenarioDeed::Hostages:
        return forHostages(*campaign.encounter->scenario, now);
    default:
        break;
    }
    if (!actions::checkScenarioDeed(campaign, pack, deed).empty())
        return {};
    return {offer(PlayDeed::DoDeed, deedTitle(deed), Qt::Key_R, deedAbout(deed))};
}

} // namespace muster
