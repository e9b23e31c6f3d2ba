// SPDX-License-Identifier: MIT
#include "ui/table/playdeeds.h"

#include "model/actions/play/play.h"

namespace muster {

namespace {

PlayedOffer withoutDice(const Result<Step> &step)
{
    if (!step)
        return {step.problems(), {}};
    return {{}, [done = *step](Dice &, Step &wanted) { wanted = done; }};
}

PlayedOffer moveGroup(const Campaign &campaign, const Pack &pack, int group, bool cover)
{
    return {actions::checkMoveGroup(campaign, pack, group),
            [=](Dice &dice, Step &step) { actions::moveGroup(campaign, pack, group, cover, {}, dice, step); }};
}

PlayedOffer starPower(const Campaign &campaign, const Pack &pack, FigureId star)
{
    const TableState damage = campaign.play->find(star)->state;
    return {actions::checkStarPower(campaign, damage),
            [=](Dice &dice, Step &step) { actions::rollStarPower(campaign, pack, damage, dice, step); }};
}

} // namespace

PlayedOffer play(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer)
{
    const int id = row.id;
    switch (offer.deed) {
    case PlayDeed::Resolve:
        return {actions::checkResolvePef(campaign, pack, id),
                [=](Dice &dice, Step &step) { actions::resolvePef(campaign, pack, id, dice, step); }};
    case PlayDeed::MovePef:
        return {actions::checkMovePef(campaign, id),
                [=](Dice &dice, Step &step) { actions::movePef(campaign, pack, id, dice, step); }};
    case PlayDeed::MoveGroup:
        return moveGroup(campaign, pack, id, false);
    case PlayDeed::MoveInCover:
        return moveGroup(campaign, pack, id, true);
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
    }
    Q_UNREACHABLE();
}

} // namespace muster
