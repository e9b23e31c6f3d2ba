// SPDX-License-Identifier: MIT
#include "ui/table/playoffers.h"

#include "model/actions/play/play.h"
#include "model/story/whoacts.h"
#include "ui/texts.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

std::vector<PlayOffer> forGuards(const Campaign &campaign, const GroupInPlay &group)
{
    if (!actions::guardsBuilding(campaign, group.id))
        return {};
    if (!group.figures.front().guard)
        return {offer(PlayDeed::PlaceGuards, TableText::tr("Guards"), Qt::Key_G,
                      TableText::tr("Who of them is inside, and who looks your way")),
                offer(PlayDeed::PlaceGuardsAfterShots, TableText::tr("Guards, after shots"), Qt::Key_I,
                      TableText::tr("Shots were fired: they are all inside"))};
    PlayOffer alarm = offer(PlayDeed::Notice, TableText::tr("All alarmed"), Qt::Key_L);
    alarm.watch = GuardWatch::Alarmed;
    return {alarm};
}

/// Each of the other sides but the player's, where more than two fight.
std::vector<PlayOffer> forSides(const Play &play, const GroupInPlay &group)
{
    // two, three, four; the figures themselves are sections
    static constexpr std::array<Qt::Key, mostSides> keys{Qt::Key_unknown, Qt::Key_T, Qt::Key_H, Qt::Key_F};
    std::vector<PlayOffer> all;
    for (int army = firstEnemy; play.sides > fewestSides && army < play.sides; ++army) {
        PlayOffer change = offer(PlayDeed::ChangeSide, TableText::tr("Side %1").arg(army + 1),
                                 keys[static_cast<std::size_t>(army)], TableText::tr("It acts on that side's die"));
        change.army = army;
        change.isShut = group.army == army;
        all.push_back(change);
    }
    return all;
}

PlayOffer forTwoToOne(const Campaign &campaign, const Pack &pack, const GroupInPlay &group, const MoveByHand &byHand)
{
    const bool worked = actions::outnumbersTwice(campaign, pack, group);
    const bool twice = byHand.group == group.id ? byHand.twoToOne.value_or(worked) : worked;
    return offer(PlayDeed::TwoToOne,
                 twice ? TableText::tr("They outnumber you two to one: yes")
                       : TableText::tr("They outnumber you two to one: no"),
                 Qt::Key_W,
                 TableText::tr("Whether they are two to one against the nearest of yours. The program goes by all of "
                               "you; say it here where the table shows otherwise."));
}

PlayOffer moveOfPef(int id)
{
    return offer(PlayDeed::MovePef, TableText::tr("Move PEF %1").arg(id), Qt::Key_M);
}

PlayOffer moveOfGroup(int id)
{
    return offer(PlayDeed::MoveGroup, TableText::tr("Move group %1").arg(id), Qt::Key_M);
}

/// Its own move, or, where it has moved this turn, that of the next in order.
PlayOffer moveOrNext(const Campaign &campaign, const Pack &pack, const PlayOffer &own, int movedIn)
{
    const int turn = campaign.play->turn;
    return turn > 0 && movedIn == turn ? nextMove(campaign, pack).value_or(own) : own;
}

std::vector<PlayOffer> forGroup(const Campaign &campaign, const Pack &pack, const GroupInPlay &group,
                                const MoveByHand &byHand)
{
    if (group.struck)
        return {offer(PlayDeed::Unstrike, TableText::tr("Back on the table"), Qt::Key_Delete)};
    std::vector<PlayOffer> all;
    if (group.onTable() && pack.activity) {
        PlayOffer move = moveOfGroup(group.id);
        PlayOffer inCover = offer(PlayDeed::MoveInCover, TableText::tr("Move, in cover"), Qt::Key_V);
        move.isShut = inCover.isShut = !actions::mayAct(*campaign.play, group);
        all = {moveOrNext(campaign, pack, move, group.movedIn), inCover};
        if (!inCover.isShut)
            all.push_back(forTwoToOne(campaign, pack, group, byHand));
    }
    for (const std::vector<PlayOffer> &more : {forGuards(campaign, group), forSides(*campaign.play, group)})
        all.insert(all.end(), more.begin(), more.end());
    all.push_back(offer(PlayDeed::Strike, TableText::tr("Strike off"), Qt::Key_Delete));
    return all;
}

std::vector<PlayOffer> forPef(const Campaign &campaign, const Pack &pack, const PefInPlay &pef)
{
    if (!pef.isWaiting())
        return {};
    std::vector<PlayOffer> all = {offer(PlayDeed::Resolve, TableText::tr("Resolve"), Qt::Key_R)};
    if (!pef.pef.fixed && !pef.found) {
        PlayOffer move = moveOfPef(pef.pef.id);
        move.isShut = !actions::mayAct(campaign, pack, pef);
        all.push_back(moveOrNext(campaign, pack, move, pef.movedIn));
    }
    return all;
}

std::vector<PlayOffer> forBuilding(const BuildingInPlay &building)
{
    if (building.isLooted())
        return {};
    std::vector<PlayOffer> all = {
        offer(PlayDeed::Loot, building.turnsNeeded ? TableText::tr("A quiet turn inside") : TableText::tr("Enter"),
              Qt::Key_L)};
    if (building.turnsSpent > 0)
        all.push_back(offer(PlayDeed::BreakOff, TableText::tr("Broken off"), Qt::Key_Delete));
    return all;
}

} // namespace

PlayOffer offer(PlayDeed deed, const QString &text, Qt::Key key, const QString &about)
{
    PlayOffer made;
    made.deed = deed;
    made.text = text;
    made.key = key;
    made.about = about;
    return made;
}

std::vector<PlayOffer> offersFor(const Campaign &campaign, const Pack &pack, const RowKey &row,
                                 const MoveByHand &byHand)
{
    if (!campaign.play)
        return {};
    const Play &play = *campaign.play;
    const auto place = static_cast<std::size_t>(row.id - 1);
    switch (row.kind) {
    case RowKind::Heading:
    case RowKind::OwnGroup:
        return {};
    case RowKind::Deed:
        return offersForDeed(campaign, pack, static_cast<ScenarioDeed>(row.id));
    case RowKind::Pef:
        return play.pef(row.id) ? forPef(campaign, pack, *play.pef(row.id)) : std::vector<PlayOffer>();
    case RowKind::Group:
        return play.group(row.id) ? forGroup(campaign, pack, *play.group(row.id), byHand) : std::vector<PlayOffer>();
    case RowKind::Enemy: {
        const GroupInPlay *group = play.group(row.id);
        if (!group || row.figure < 1 || row.figure > static_cast<int>(group->figures.size()))
            return {};
        return offersForEnemy(campaign, group->figures[static_cast<std::size_t>(row.figure - 1)]);
    }
    case RowKind::Building:
        return place < play.buildings.size() ? forBuilding(play.buildings[place]) : std::vector<PlayOffer>();
    case RowKind::Own:
        return offersForOwn(campaign, pack, FigureId{row.id});
    }
    Q_UNREACHABLE();
}

std::optional<PlayOffer> nextMove(const Campaign &campaign, const Pack &pack)
{
    const auto next = campaign.play ? nextToMove(campaign, pack) : std::nullopt;
    if (!next)
        return std::nullopt;
    PlayOffer move = next->pef ? moveOfPef(next->id) : moveOfGroup(next->id);
    move.row = RowKey{next->pef ? RowKind::Pef : RowKind::Group, next->id, 0};
    return move;
}

bool canBePlaced(const Campaign &campaign, const RowKey &row)
{
    if (!campaign.play)
        return false;
    if (row.kind == RowKind::OwnGroup)
        return campaign.play->ownGroup(row.id);
    if (row.kind == RowKind::Own) {
        const OwnFigure *own = campaign.play->find(FigureId{row.id});
        return own && isStanding(own->state);
    }
    const PefInPlay *pef = campaign.play->pef(row.id);
    const GroupInPlay *group = campaign.play->group(row.id);
    return row.kind == RowKind::Pef ? pef && pef->isWaiting() && !pef->pef.fixed
                                    : row.kind == RowKind::Group && group && group->onTable();
}

} // namespace muster
