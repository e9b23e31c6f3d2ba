// SPDX-License-Identifier: MIT
#include "model/changes/band.h"

#include "model/changes/changekind.h"
#include "model/texts.h"

#include <utility>

namespace muster {

namespace {

constexpr std::size_t largestBand = 1000; ///< far above any; keeps a hostile file from growing one without end

void insertById(std::vector<Figure> &band, Figure figure)
{
    const auto place = std::find_if(band.begin(), band.end(), [&](const Figure &other) {
        return other.star == figure.star ? other.id > figure.id : !other.star && figure.star;
    });
    band.insert(place, std::move(figure));
}

bool isStar(const Campaign &now, int id)
{
    const Figure *figure = now.find(FigureId{id});
    return figure && figure->star;
}

constexpr IdCheck aLeadingStar{fromOne, isStar};

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

/// The figure that poisoned this one; 0 when the poison is used up.
constexpr IdCheck aFigureOrNone{{}, [](const Campaign &now, int id) { return id == 0 || everJoined(now, id); }};

} // namespace

const ChangeKind FigureJoined::kind(
    "figure-joined", of<FigureJoined>, [](auto &json, auto &c) { json("figure", c.figure); },
    [](Campaign &now, const FigureJoined &c) {
        now.lastId = std::max(now.lastId, number(c.figure.id));
        insertById(now.band, c.figure);
        if (now.play && c.figure.forEncounter)
            now.play->own.push_back({c.figure.id, TableState::CarryingOn});
    },
    [](const Campaign &now, const FigureJoined &c) {
        const bool mayLead = !now.encounter && now.phase != Phase::Over && c.figure.leader == c.figure.id;
        const bool leads = c.figure.star ? mayLead : now.lastId > 0 && isStar(now, number(c.figure.leader));
        return number(c.figure.id) == now.lastId + 1 && leads && now.band.size() < largestBand
            && c.figure.status == Status::Active;
    },
    [](KnownIds &known, const FigureJoined &c) {
        known.listIfAny(c.figure.list);
        known.profile(c.figure.profile);
    });

const ChangeKind FigureFared::kind(
    "figure-fared", of<FigureFared>,
    [](auto &json, auto &c) {
        json("id", c.id, aFigure);
        json("fate", c.fate);
        fields(json, c.deeds);
    },
    [](Campaign &now, const FigureFared &c) {
        now.fared.push_back({c.id, c.fate, c.deeds});
    });

const ChangeKind FigureRecovered::kind(
    "figure-recovered", of<FigureRecovered>,
    [](auto &json, auto &c) {
        json("id", c.id, aFigure);
        json("fate", c.fate);
        json("passed", c.passed, upTo(2));
        json("returns", c.returns);
    },
    nothingElse);

const ChangeKind RepChanged::kind(
    "rep-changed", of<RepChanged>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("from", c.from, oneTo(6));
        json("to", c.to, oneTo(6));
        json("cause", c.cause);
    },
    [](Campaign &now, const RepChanged &c) {
        Figure &figure = member(now, c.id);
        figure.profile.rep = c.to;
        figure.bestRep = std::max(figure.bestRep, c.to);
    });

const ChangeKind FigureLeft::kind(
    "figure-left", of<FigureLeft>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("status", c.status);
        json("cause", c.cause);
        json("poisoning", c.poisoning);
        json.ifAny("stock_to", c.stockTo, aLeadingStar);
    },
    [](Campaign &now, const FigureLeft &c) {
        Figure figure = member(now, c.id);
        const bool wasFirst = now.star() && now.star()->id == c.id;
        std::erase_if(now.band, [&](const Figure &f) { return f.id == c.id; });
        leaveStock(now, c, wasFirst);
        figure.status = c.status;
        now.former.push_back({std::move(figure), {now.turn, c.poisoning, c.cause}});
        if (now.play)
            std::erase_if(now.play->own, [&](const OwnFigure &own) { return own.id == c.id; });
    },
    [](const Campaign &, const FigureLeft &c) { return c.status != Status::Active; });

const ChangeKind FigureReturned::kind(
    "figure-returned", of<FigureReturned>,
    [](auto &json, auto &c) {
        json("id", c.id, aFigure);
        json.ifAny("anew", c.anew);
    },
    [](Campaign &now, const FigureReturned &c) {
        const auto gone = std::find_if(now.former.rbegin(), now.former.rend(),
                                       [&](const FormerFigure &f) { return f.figure.id == c.id; });
        Q_ASSERT(gone != now.former.rend());
        Figure figure = gone->figure;
        now.former.erase(std::next(gone).base());
        figure.status = Status::Active;
        if (c.anew)
            figure.months = 0;
        if (figure.star && now.phase == Phase::Over)
            now.phase = now.ended ? Phase::Over : Phase::Prepare;
        if (const Figure *first = now.star(); first && figure.star && figure.id < first->id)
            now.stockpiles[number(first->id)] = std::exchange(now.stockpile, {});
        insertById(now.band, std::move(figure));
        if (now.play)
            now.play->own.push_back({c.id, TableState::AtHome});
    },
    [](const Campaign &now, const FigureReturned &c) { return !now.find(c.id); });

const ChangeKind GruntTakenOver::kind(
    "grunt-taken-over", of<GruntTakenOver>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("by", c.by, aLeadingStar);
        json("outranks", c.outranks);
        json.ifAny("points_stay", c.pointsStay);
        json.ifAny("battles_stay", c.battlesStay);
    },
    [](Campaign &now, const GruntTakenOver &c) {
        Figure &figure = member(now, c.id);
        if (c.pointsStay) {
            now.pointsLeft[number(figure.leader)] += figure.points;
            now.pointsLeft[number(c.by)] -= figure.points;
        }
        figure.leader = c.by;
        if (!c.battlesStay)
            figure.months = 0;
        figure.outranksStar = c.outranks;
    },
    [](const Campaign &now, const GruntTakenOver &c) { return !isStar(now, number(c.id)); });

const ChangeKind FigureCorrected::kind(
    "figure-corrected", of<FigureCorrected>, [](auto &json, auto &c) { json("figure", c.figure); },
    [](Campaign &now, const FigureCorrected &c) {
        Figure &figure = member(now, c.figure.id);
        const int best = figure.bestRep;
        figure = c.figure;
        figure.bestRep = std::max(best, figure.rep());
    },
    [](const Campaign &now, const FigureCorrected &c) {
        const Figure *figure = now.find(c.figure.id);
        return figure && c.figure.star == figure->star && c.figure.leader == figure->leader
            && c.figure.status == figure->status;
    },
    [](KnownIds &known, const FigureCorrected &c) { known.profile(c.figure.profile); });

const ChangeKind FigureAway::kind(
    "figure-away", of<FigureAway>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("turn", c.backIn, fromOne);
    },
    [](Campaign &now, const FigureAway &c) { member(now, c.id).backIn = c.backIn; });

const ChangeKind FigureHeld::kind(
    "figure-held", of<FigureHeld>,
    [](auto &json, auto &c) {
        json("id", c.id, aLeadingStar);
        json("on", c.on);
    },
    [](Campaign &now, const FigureHeld &c) { member(now, c.id).status = c.on ? Status::Captured : Status::Active; });

const ChangeKind FigureMarked::kind(
    "figure-marked", of<FigureMarked>, [](auto &json, auto &c) { json("id", c.id, aMember); },
    [](Campaign &now, const FigureMarked &c) { member(now, c.id).marked = true; });

const ChangeKind FirstAidGiven::kind(
    "first-aid-given", of<FirstAidGiven>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("passed", c.passed, upTo(2));
        json("fate", c.fate);
    },
    nothingElse);

const ChangeKind LoyaltyTested::kind(
    "loyalty-tested", of<LoyaltyTested>,
    [](auto &json, auto &c) {
        json("id", c.id, aFigure);
        json("star_successes", c.starSuccesses);
        json("grunt_successes", c.gruntSuccesses);
        json("result", c.result);
    },
    nothingElse);

const ChangeKind PoisonSet::kind(
    "poison-set", of<PoisonSet>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("on", c.on);
        json("by", c.by, aFigureOrNone);
    },
    [](Campaign &now, const PoisonSet &c) { member(now, c.id).poisoned = c.on; });

const ChangeKind ExemptSet::kind(
    "exempt-set", of<ExemptSet>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("on", c.on);
    },
    [](Campaign &now, const ExemptSet &c) { member(now, c.id).exempt = c.on; });

const ChangeKind PointsEarned::kind(
    "points-earned", of<PointsEarned>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("share", c.share);
        json("deeds", c.deeds);
    },
    [](Campaign &now, const PointsEarned &c) { member(now, c.id).points += c.share + c.deeds; },
    [](const Campaign &now, const PointsEarned &c) {
        return now.find(c.id)->points <= mostPoints - c.share - c.deeds;
    });

const ChangeKind MonthServed::kind(
    "month-served", of<MonthServed>, [](auto &json, auto &c) { json.ifAny("there", c.there, fromOne); },
    [](Campaign &now, const MonthServed &c) {
        for (Figure &figure : now.band)
            figure.months += c.counts(figure.id) ? 1 : 0;
    });

const ChangeKind GearChanged::kind(
    "gear-changed", of<GearChanged>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("gear", c.gear);
        json.ifAny("laid_aside", c.laidAside);
        json("cause", c.cause);
    },
    [](Campaign &now, const GearChanged &c) {
        Figure &figure = member(now, c.id);
        if (figure.profile.weapon != c.gear.weapon)
            figure.profile.weaponWords.clear(); // they described the old weapon
        figure.profile.weapon = c.gear.weapon;
        figure.profile.armorWorn = c.gear.armor;
        figure.laidAside = c.laidAside;
    },
    always,
    [](KnownIds &known, const GearChanged &c) {
        known.gear(c.gear);
        if (c.laidAside)
            known.gear(*c.laidAside);
    });

const ChangeKind ThingCarried::kind(
    "thing-carried", of<ThingCarried>,
    [](auto &json, auto &c) {
        json("id", c.id, aMember);
        json("item", c.item);
        json("count", c.count, upTo(mostKits));
        json.ifAny("single", c.single);
    },
    [](Campaign &now, const ThingCarried &c) {
        std::vector<Kit> &carries = member(now, c.id).carries;
        const auto kit = std::find_if(carries.begin(), carries.end(), [&](const Kit &k) { return k.item == c.item; });
        if (kit == carries.end())
            carries.push_back({c.item, c.count, c.single});
        else if (c.count == 0)
            carries.erase(kit);
        else
            *kit = {c.item, c.count, c.single};
    },
    [](const Campaign &now, const ThingCarried &c) {
        const std::vector<Kit> &carries = now.find(c.id)->carries;
        const bool has =
            std::any_of(carries.begin(), carries.end(), [&](const Kit &kit) { return kit.item == c.item; });
        return !c.item.isEmpty() && (has || (c.count > 0 && carries.size() < mostCarried));
    });

const ChangeKind StockChanged::kind(
    "stock-changed", of<StockChanged>,
    [](auto &json, auto &c) {
        json("item", c.item);
        json("by", c.by, Range{-mostKits, mostKits});
        json.ifAny("whose", c.stock, aLeadingStar);
    },
    [](Campaign &now, const StockChanged &c) {
        Stockpile &stockpile = c.stock == 0 ? now.stockpile : now.stockpiles[c.stock];
        int &count = stockpile[c.item];
        count += c.by;
        if (count == 0)
            stockpile.remove(c.item); // used-up items are not listed
    },
    [](const Campaign &now, const StockChanged &c) {
        const int there = (c.stock == 0 ? now.stockpile : now.stockpiles.value(c.stock)).value(c.item);
        return !c.item.isEmpty() && c.by != 0 && there + c.by >= 0 && there <= mostPoints;
    },
    [](KnownIds &known, const StockChanged &c) { known.item(c.item); });

} // namespace muster
