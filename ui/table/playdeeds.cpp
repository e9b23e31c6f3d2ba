// SPDX-License-Identifier: MIT
#include "ui/table/playdeeds.h"

#include "model/actions/play/credit.h"
#include "model/actions/play/play.h"
#include "model/actions/play/scenario.h"
#include "ui/window/writestep.h"

namespace muster {

namespace {

PlayedOffer withoutDice(const Result<Step> &step)
{
    if (!step)
        return {step.problems(), {}};
    return {{}, [done = *step](Dice &, Step &wanted) { wanted = done; }};
}

PlayedOffer moveGroup(const Campaign &campaign, const Pack &pack, int group, bool cover, const MoveByHand &byHand)
{
    const std::optional<bool> twoToOne = byHand.group == group ? byHand.twoToOne : std::nullopt;
    return {actions::checkMoveGroup(campaign, pack, group),
            [=](Dice &dice, Step &step) { actions::moveGroup(campaign, pack, group, cover, twoToOne, dice, step); }};
}

PlayedOffer placeGuards(const Campaign &campaign, int group, bool shots)
{
    return {actions::checkPlaceGuards(campaign, group),
            [=](Dice &dice, Step &step) { actions::placeGuards(campaign, group, shots, dice, step); }};
}

PlayedOffer dwellings(const Campaign &campaign, int more, int looted)
{
    const ScenarioInPlay &now = *campaign.play->scenario;
    return withoutDice(actions::countDwellings(campaign, now.dwellings + more, now.looted + looted));
}

PlayedOffer hostages(const Campaign &campaign, bool found, int more)
{
    return withoutDice(actions::countHostages(campaign, found, campaign.play->scenario->hostagesOut + more));
}

PlayedOffer did(const Campaign &campaign, FigureId id, PlayDeed deed)
{
    Deeds deeds = campaign.play->find(id)->deeds;
    deeds.kills += deed == PlayDeed::Killed ? 1 : deed == PlayDeed::NotKilled ? -1 : 0;
    deeds.routed += deed == PlayDeed::Routed ? 1 : deed == PlayDeed::NotRouted ? -1 : 0;
    deeds.inflictedDamage = deeds.inflictedDamage || deed == PlayDeed::Hurt;
    return withoutDice(actions::noteDeeds(campaign, id, deeds));
}

PlayedOffer starPower(const Campaign &campaign, const Pack &pack, FigureId star)
{
    const TableState damage = campaign.play->find(star)->state;
    return {actions::checkStarPower(campaign, damage),
            [=](Dice &dice, Step &step) { actions::rollStarPower(campaign, pack, damage, dice, step); }};
}

} // namespace

PlayedOffer play(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer,
                 const MoveByHand &byHand)
{
    const int id = row.id;
    switch (offer.deed) {
    case PlayDeed::Resolve:
        return {actions::checkResolvePef(campaign, pack, id),
                [=](Dice &dice, Step &step) { actions::resolvePef(campaign, pack, id, dice, step); }};
    case PlayDeed::MovePef:
        return {actions::checkMovePef(campaign, pack, id),
                [=](Dice &dice, Step &step) { actions::movePef(campaign, pack, id, dice, step); }};
    case PlayDeed::MoveGroup:
        return moveGroup(campaign, pack, id, false, byHand);
    case PlayDeed::MoveInCover:
        return moveGroup(campaign, pack, id, true, byHand);
    case PlayDeed::Strike:
        return withoutDice(actions::strikeGroup(campaign, id, true));
    case PlayDeed::Unstrike:
        return withoutDice(actions::strikeGroup(campaign, id, false));
    case PlayDeed::SetState:
        return withoutDice(row.kind == RowKind::Own ? actions::setState(campaign, FigureId{id}, offer.state)
                                                    : actions::setEnemyState(campaign, id, row.figure, offer.state));
    case PlayDeed::StarPower:
        return starPower(campaign, pack, FigureId{id});
    case PlayDeed::Loot:
        return {actions::checkLoot(campaign, id),
                [=](Dice &dice, Step &step) { actions::loot(campaign, id, dice, step); }};
    case PlayDeed::BreakOff:
        return withoutDice(actions::breakOffLoot(campaign, id));
    case PlayDeed::PlaceGuards:
        return placeGuards(campaign, id, false);
    case PlayDeed::PlaceGuardsAfterShots:
        return placeGuards(campaign, id, true);
    case PlayDeed::Notice:
        return withoutDice(actions::noticeGuard(campaign, id, row.figure, offer.watch));
    case PlayDeed::JoinGroup:
        return withoutDice(actions::joinOwnGroup(campaign, FigureId{id}, offer.group));
    case PlayDeed::DoDeed: {
        const auto deed = static_cast<ScenarioDeed>(id);
        return {actions::checkScenarioDeed(campaign, pack, deed),
                [=](Dice &dice, Step &step) { actions::playScenarioDeed(campaign, pack, deed, dice, step); }};
    }
    case PlayDeed::CountTurn:
        return withoutDice(actions::countTurn(campaign, pack));
    case PlayDeed::ReachObjective:
        return withoutDice(actions::setObjective(campaign, true));
    case PlayDeed::LoseObjective:
        return withoutDice(actions::setObjective(campaign, false));
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
        return withoutDice(actions::sideGroup(campaign, id, offer.army));
    case PlayDeed::Credit:
        return withoutDice(actions::creditEnemy(campaign, offer.state, offer.by));
    case PlayDeed::NotKilled:
    case PlayDeed::NotRouted:
    case PlayDeed::Killed:
    case PlayDeed::Routed:
    case PlayDeed::Hurt:
        return did(campaign, FigureId{id}, offer.deed);
    case PlayDeed::TwoToOne:
        break; // the view's own: nothing of it is written before the group moves
    }
    Q_UNREACHABLE();
}

QString whyShut(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer)
{
    return offer.isShut ? textOf(play(campaign, pack, row, offer, {}).problems) : QString();
}

} // namespace muster
