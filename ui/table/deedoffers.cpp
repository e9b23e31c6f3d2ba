// SPDX-License-Identifier: MIT

// What an encounter of the first edition asks for, as offers of its rows.

#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarionow.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "ui/table/playoffers.h"
#include "ui/texts.h"

namespace muster {

namespace {

std::vector<PlayOffer> forDwellings(const ScenarioInPlay &now)
{
    std::vector<PlayOffer> all{offer(PlayDeed::MoreDwellings, TableText::tr("One more"), Qt::Key_Plus)};
    if (now.looted < now.dwellings)
        all.push_back(offer(PlayDeed::MoreLooted, TableText::tr("Looted one"), Qt::Key_L,
                            TableText::tr("Somebody went in and has left the table")));
    if (now.looted < now.dwellings)
        all.push_back(offer(PlayDeed::FewerDwellings, TableText::tr("One fewer"), Qt::Key_Minus));
    if (now.looted > 0)
        all.push_back(offer(PlayDeed::FewerLooted, TableText::tr("Not looted"), Qt::Key_Delete));
    return all;
}

std::vector<PlayOffer> forHostages(const Scenario &scenario, const ScenarioInPlay &now)
{
    if (!now.hostagesFound)
        return {offer(PlayDeed::FindHostages, TableText::tr("Found"), Qt::Key_F,
                      TableText::tr("Somebody who came for them is with them"))};
    std::vector<PlayOffer> all;
    if (now.hostagesOut < scenario.hostages)
        all.push_back(
            offer(PlayDeed::HostageOut, TableText::tr("One is out"), Qt::Key_O, TableText::tr("Off the table")));
    all.push_back(now.hostagesOut > 0
                      ? offer(PlayDeed::HostageBack, TableText::tr("One fewer out"), Qt::Key_Delete)
                      : offer(PlayDeed::LoseHostages, TableText::tr("Not found after all"), Qt::Key_Delete));
    return all;
}

} // namespace

std::vector<PlayOffer> offersForDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed)
{
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    const RoundTables &rounds = pack.scenarios->rounds;
    switch (deed) {
    case ScenarioDeed::Turn:
        return {offer(PlayDeed::DoDeed, deedTitle(deed), Qt::Key_R, deedAbout(deed, rounds)),
                offer(PlayDeed::CountTurn, TableText::tr("A turn without cards"), Qt::Key_T,
                      TableText::tr("%1 of them are a day").arg(rounds.turnsPerDay))};
    case ScenarioDeed::Objective:
        return {now.objective ? offer(PlayDeed::LoseObjective, TableText::tr("Not after all"), Qt::Key_Delete)
                              : offer(PlayDeed::ReachObjective, TableText::tr("Done"), Qt::Key_O)};
    case ScenarioDeed::Dwellings:
        return forDwellings(now);
    case ScenarioDeed::Hostages:
        return forHostages(*scenarioOf(*campaign.encounter), now);
    default:
        break;
    }
    if (!actions::checkScenarioDeed(campaign, pack, deed).empty())
        return {};
    return {offer(PlayDeed::DoDeed, deedTitle(deed), Qt::Key_R, deedAbout(deed, rounds))};
}

} // namespace muster
