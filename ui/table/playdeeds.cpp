// SPDX-License-Identifier: MIT
#include "ui/table/playdeeds.h"

#include "model/actions/play/credit.h"
#include "model/actions/play/play.h"
#include "model/actions/play/scenario.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "ui/texts.h"
#include "ui/window/writestep.h"

namespace muster {

namespace {

Result<Step> dwellings(const Campaign &campaign, int more, int looted)
{
    const ScenarioInPlay &now = *campaign.play->scenario;
    return actions::countDwellings(campaign, now.dwellings + more, now.looted + looted);
}

Result<Step> hostages(const Campaign &campaign, bool found, int more)
{
    return actions::countHostages(campaign, found, campaign.play->scenario->hostagesOut + more);
}

Result<Step> did(const Campaign &campaign, FigureId id, PlayDeed deed)
{
    Deeds deeds = campaign.play->find(id)->deeds;
    if (deed == PlayDeed::Hurt && deeds.completed().inflictedDamage)
        return Problem{TableText::tr("That an enemy was hurt is noted already.")};
    deeds.kills += deed == PlayDeed::Killed ? 1 : deed == PlayDeed::NotKilled ? -1 : 0;
    deeds.routed += deed == PlayDeed::Routed ? 1 : deed == PlayDeed::NotRouted ? -1 : 0;
    deeds.inflictedDamage = deeds.inflictedDamage || deed == PlayDeed::Hurt;
    return actions::noteDeeds(campaign, id, deeds);
}

acts::MoveGroup moveGroup(int group, bool cover, const MoveByHand &byHand)
{
    return {group, cover, byHand.group == group ? byHand.twoToOne : std::nullopt};
}

} // namespace

PlayedOffer play(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer,
                 const MoveByHand &byHand)
{
    const int id = row.id;
    switch (offer.deed) {
    case PlayDeed::Resolve:
        return acts::ResolvePef{id};
    case PlayDeed::MovePef:
        return acts::MovePef{id};
    case PlayDeed::MoveGroup:
        return moveGroup(id, false, byHand);
    case PlayDeed::MoveInCover:
        return moveGroup(id, true, byHand);
    case PlayDeed::Strike:
        return actions::strikeGroup(campaign, id, true);
    case PlayDeed::Unstrike:
        return actions::strikeGroup(campaign, id, false);
    case PlayDeed::SetState:
        return row.kind == RowKind::Own ? actions::setState(campaign, FigureId{id}, offer.state)
                                        : actions::setEnemyState(campaign, id, row.figure, offer.state);
    case PlayDeed::StarPower:
        return acts::UseStarPower{offer.state};
    case PlayDeed::Loot:
        return acts::Loot{id};
    case PlayDeed::BreakOff:
        return actions::breakOffLoot(campaign, id);
    case PlayDeed::PlaceGuards:
        return acts::PlaceGuards{id, false};
    case PlayDeed::PlaceGuardsAfterShots:
        return acts::PlaceGuards{id, true};
    case PlayDeed::Notice:
        return actions::noticeGuard(campaign, id, row.figure, offer.watch);
    case PlayDeed::JoinGroup:
        return actions::joinOwnGroup(campaign, FigureId{id}, offer.group);
    case PlayDeed::DoDeed:
        return acts::PlayScenario{static_cast<ScenarioDeed>(id)};
    case PlayDeed::CountTurn:
        return actions::countTurn(campaign, pack);
    case PlayDeed::ReachObjective:
        return actions::setObjective(campaign, true);
    case PlayDeed::LoseObjective:
        return actions::setObjective(campaign, false);
    case PlayDeed::MoreDwellings:
        return dwellings(campaign, 1, 0);
    case PlayDeed::FewerDwellings:
        return dwellings(campaign, -1, 0);
    case PlayDeed::MoreLooted:
        return dwellings(campaign, 0, 1);
    case PlayDeed::FewerLooted:
        return dwellings(campaign, 0, -1);
    case PlayDeed::FindHostages:
    case PlayDeed::LoseHostages:
        return hostages(campaign, offer.deed == PlayDeed::FindHostages, 0);
    case PlayDeed::HostageOut:
    case PlayDeed::HostageBack:
        return hostages(campaign, true, offer.deed == PlayDeed::HostageOut ? 1 : -1);
    case PlayDeed::ChangeSide:
        return actions::sideGroup(campaign, id, offer.army);
    case PlayDeed::Credit:
        return actions::creditEnemy(campaign, offer.state, offer.by);
    case PlayDeed::NotKilled:
    case PlayDeed::NotRouted:
    case PlayDeed::Killed:
    case PlayDeed::Routed:
    case PlayDeed::Hurt:
        return did(campaign, FigureId{id}, offer.deed);
    case PlayDeed::TwoToOne:
    case PlayDeed::AskStarPower:
        break; // the view's own: nothing of it is written before the group moves
    }
    Q_UNREACHABLE();
}

QString whyShut(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer)
{
    if (!offer.isShut)
        return {};
    const PlayedOffer played = play(campaign, pack, row, offer, {});
    const auto *act = std::get_if<Act>(&played);
    return textOf(act ? acts::check(campaign, pack, *act) : std::get<Result<Step>>(played).problems());
}

} // namespace muster
