// SPDX-License-Identifier: MIT
#include "model/changes/band.h"

#include <utility>

namespace muster {

namespace {

constexpr std::size_t largestBand = 1000; ///< far above any; keeps a hostile file from growing one without end

void insertById(std::vector<Figure> &band, Figure figure)
{
    const auto place = std::ranges::find_if(band, [&](const Figure &other) {
        return other.star == figure.star ? other.id > figure.id : !other.star && figure.star;
    });
    band.insert(place, std::move(figure));
}

/// Moves the stockpile of a Star who left. The first Star's goes to the next first Star; another's goes to the Star who
/// is named, or is lost.
void leaveStock(Campaign &now, const FigureLeft &gone, bool wasFirst)
{
    const Stockpile its = now.stockpiles.take(number(wasFirst && now.star() ? now.star()->id : gone.id));
    if (its.isEmpty() || !(wasFirst || gone.stockTo > 0))
        return;
    const int keeper = wasFirst ? 0 : now.stockNumber(FigureId{gone.stockTo});
    Stockpile &kept = keeper == 0 ? now.stockpile : now.stockpiles[keeper];
    for (auto item = its.begin(); item != its.end(); ++item)
        kept[item.key()] += item.value();
}

} // namespace

void FigureJoined::apply(Campaign &now) const
{
    now.lastId = std::max(now.lastId, number(figure.id));
    insertById(now.band, figure);
    if (now.play && figure.forEncounter)
        now.play->own.push_back({figure.id, TableState::CarryingOn});
}

bool FigureJoined::mayHappen(const Campaign &now) const
{
    const bool mayLead = !now.encounter && now.phase != Phase::Over && figure.leader == figure.id;
    const bool leads = figure.star ? mayLead : now.lastId > 0 && isStar(now, number(figure.leader));
    return number(figure.id) == now.lastId + 1 && leads && now.band.size() < largestBand
        && figure.status == Status::Active;
}

void FigureFared::apply(Campaign &now) const
{
    now.fared.push_back({id, fate, deeds});
}

void RepChanged::apply(Campaign &now) const
{
    Figure &figure = member(now, id);
    figure.profile.rep = to;
    figure.bestRep = std::max(figure.bestRep, to);
}

void FigureLeft::apply(Campaign &now) const
{
    Figure figure = member(now, id);
    const bool wasFirst = now.star() && now.star()->id == id;
    std::erase_if(now.band, [&](const Figure &f) { return f.id == id; });
    leaveStock(now, *this, wasFirst);
    figure.status = status;
    now.former.push_back({std::move(figure), {now.turn, poisoning, cause}});
    if (now.play)
        std::erase_if(now.play->own, [&](const OwnFigure &own) { return own.id == id; });
}

void FigureReturned::apply(Campaign &now) const
{
    const auto gone =
        std::find_if(now.former.rbegin(), now.former.rend(), [&](const FormerFigure &f) { return f.figure.id == id; });
    Q_ASSERT(gone != now.former.rend());
    Figure figure = gone->figure;
    now.former.erase(std::next(gone).base());
    figure.status = Status::Active;
    if (anew)
        figure.months = 0;
    if (figure.star && now.phase == Phase::Over)
        now.phase = now.ended ? Phase::Over : Phase::Prepare;
    if (const Figure *first = now.star(); first && figure.star && figure.id < first->id)
        now.stockpiles[number(first->id)] = std::exchange(now.stockpile, {});
    insertById(now.band, std::move(figure));
    if (now.play)
        now.play->own.push_back({id, TableState::AtHome});
}

void GruntTakenOver::apply(Campaign &now) const
{
    Figure &figure = member(now, id);
    if (pointsStay) {
        now.pointsLeft[number(figure.leader)] += figure.points;
        now.pointsLeft[number(by)] -= figure.points;
    }
    figure.leader = by;
    if (!battlesStay)
        figure.months = 0;
    figure.outranksStar = outranks;
}

void FigureCorrected::apply(Campaign &now) const
{
    Figure &corrected = member(now, figure.id);
    const int best = corrected.bestRep;
    corrected = figure;
    corrected.bestRep = std::max(best, figure.rep());
}

bool FigureCorrected::mayHappen(const Campaign &now) const
{
    const Figure *before = now.find(figure.id);
    return before && figure.star == before->star && figure.leader == before->leader && figure.status == before->status;
}

void MonthServed::apply(Campaign &now) const
{
    for (Figure &figure : now.band)
        figure.months += counts(figure.id) ? 1 : 0;
}

void GearChanged::apply(Campaign &now) const
{
    Figure &figure = member(now, id);
    if (figure.profile.weapon != gear.weapon)
        figure.profile.weaponWords.clear(); // they described the old weapon
    figure.profile.weapon = gear.weapon;
    figure.profile.armorWorn = gear.armor;
    figure.laidAside = laidAside;
}

void ThingCarried::apply(Campaign &now) const
{
    std::vector<Kit> &carries = member(now, id).carries;
    const auto kit = std::ranges::find_if(carries, [&](const Kit &k) { return k.item == item; });
    if (kit == carries.end())
        carries.push_back({item, count, single});
    else if (count == 0)
        carries.erase(kit);
    else
        *kit = {item, count, single};
}

bool ThingCarried::mayHappen(const Campaign &now) const
{
    const std::vector<Kit> &carries = now.find(id)->carries;
    const bool has = std::ranges::any_of(carries, [&](const Kit &kit) { return kit.item == item; });
    return !item.isEmpty() && (has || (count > 0 && carries.size() < mostCarried));
}

void StockChanged::apply(Campaign &now) const
{
    Stockpile &stockpile = stock == 0 ? now.stockpile : now.stockpiles[stock];
    int &count = stockpile[item];
    count += by;
    if (count == 0)
        stockpile.remove(item); // used-up items are not listed
}

bool StockChanged::mayHappen(const Campaign &now) const
{
    const int there = (stock == 0 ? now.stockpile : now.stockpiles.value(stock)).value(item);
    return !item.isEmpty() && by != 0 && there + by >= 0 && there <= mostPoints;
}

} // namespace muster
