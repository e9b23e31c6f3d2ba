// SPDX-License-Identifier: MIT
#include "ui/table/playoffers.h"

#include <QCoreApplication>

namespace muster {

namespace {

struct Tell {
    Q_DECLARE_TR_FUNCTIONS(PlayOffers)
};

PlayOffer offer(PlayDeed deed, const QString &text, Qt::Key key)
{
    return {deed, text, key, {}, false};
}

std::vector<PlayOffer> states(TableState now, bool own, bool star)
{
    std::vector<PlayOffer> all = {
        {PlayDeed::SetState, Tell::tr("Carries on"), Qt::Key_C, TableState::CarryingOn, false},
        {PlayDeed::SetState, Tell::tr("Stunned"), Qt::Key_T, TableState::Stunned, false},
        {PlayDeed::SetState, Tell::tr("Ducked back"), Qt::Key_D, TableState::DuckedBack, false},
        {PlayDeed::SetState, Tell::tr("Out"), Qt::Key_O, TableState::OutOfTheFight, false},
        {PlayDeed::SetState, Tell::tr("Dead"), Qt::Key_X, TableState::Dead, false},
        {PlayDeed::SetState, Tell::tr("Ran away"), Qt::Key_R, TableState::RanAway, false},
        {PlayDeed::SetState, Tell::tr("Captured"), Qt::Key_P, TableState::Captured, false},
    };
    if (star)
        all.push_back({PlayDeed::SetState, Tell::tr("Cheated death"), Qt::Key_K, TableState::CheatedDeath, false});
    if (own)
        all.push_back({PlayDeed::SetState, Tell::tr("At home"), Qt::Key_H, TableState::AtHome, false});
    for (PlayOffer &state : all)
        state.isNow = state.state == now;
    return all;
}

std::vector<PlayOffer> forOwn(const Campaign &campaign, FigureId id)
{
    const Figure *figure = campaign.find(id);
    const OwnFigure *own = campaign.play->find(id);
    if (!figure || !own)
        return {};
    std::vector<PlayOffer> all = states(own->state, true, figure->star);
    const bool hurt =
        own->state == TableState::Stunned || own->state == TableState::OutOfTheFight || own->state == TableState::Dead;
    if (figure->star && campaign.play->starPower.value_or(0) > 0 && hurt)
        all.insert(all.begin(), offer(PlayDeed::StarPower, Tell::tr("Star Power"), Qt::Key_B));
    return all;
}

std::vector<PlayOffer> forGroup(const GroupInPlay &group)
{
    if (group.struck)
        return {offer(PlayDeed::Unstrike, Tell::tr("Back on the table"), Qt::Key_Delete)};
    std::vector<PlayOffer> all;
    if (group.onTable())
        all = {offer(PlayDeed::MoveGroup, Tell::tr("Move"), Qt::Key_M),
               offer(PlayDeed::MoveInCover, Tell::tr("Move, in cover"), Qt::Key_V)};
    all.push_back(offer(PlayDeed::Strike, Tell::tr("Strike off"), Qt::Key_Delete));
    return all;
}

std::vector<PlayOffer> forPef(const PefInPlay &pef)
{
    if (!pef.isWaiting())
        return {};
    std::vector<PlayOffer> all = {offer(PlayDeed::Resolve, Tell::tr("Resolve"), Qt::Key_R)};
    if (!pef.pef.fixed)
        all.push_back(offer(PlayDeed::MovePef, Tell::tr("Move"), Qt::Key_M));
    return all;
}

std::vector<PlayOffer> forBuilding(const BuildingInPlay &building)
{
    if (building.isLooted())
        return {};
    std::vector<PlayOffer> all = {
        offer(PlayDeed::Loot, building.turnsNeeded ? Tell::tr("A quiet turn inside") : Tell::tr("Enter"), Qt::Key_L)};
    if (building.turnsSpent > 0)
        all.push_back(offer(PlayDeed::BreakOff, Tell::tr("Broken off"), Qt::Key_Delete));
    return all;
}

} // namespace

std::vector<PlayOffer> offersFor(const Campaign &campaign, const RowKey &row)
{
    if (!campaign.play)
        return {};
    const Play &play = *campaign.play;
    const auto place = static_cast<std::size_t>(row.id - 1);
    switch (row.kind) {
    case RowKind::Heading:
        return {};
    case RowKind::Pef:
        return play.pef(row.id) ? forPef(*play.pef(row.id)) : std::vector<PlayOffer>();
    case RowKind::Group:
        return play.group(row.id) ? forGroup(*play.group(row.id)) : std::vector<PlayOffer>();
    case RowKind::Enemy: {
        const GroupInPlay *group = play.group(row.id);
        if (!group || row.figure < 1 || row.figure > static_cast<int>(group->figures.size()))
            return {};
        return states(group->figures[static_cast<std::size_t>(row.figure - 1)].state, false, false);
    }
    case RowKind::Building:
        return place < play.buildings.size() ? forBuilding(play.buildings[place]) : std::vector<PlayOffer>();
    case RowKind::Own:
        return forOwn(campaign, FigureId{row.id});
    }
    Q_UNREACHABLE();
}

bool canBePlaced(const Campaign &campaign, const RowKey &row)
{
    if (!campaign.play)
        return false;
    const PefInPlay *pef = campaign.play->pef(row.id);
    const GroupInPlay *group = campaign.play->group(row.id);
    return row.kind == RowKind::Pef ? pef && pef->isWaiting() && !pef->pef.fixed
                                    : row.kind == RowKind::Group && group && group->onTable();
}

} // namespace muster
