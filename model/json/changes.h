// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/playchanges.h"
#include "model/json/records.h"

#include <QCoreApplication>

namespace muster {

template<>
inline constexpr QLatin1StringView changeName<Founded>{"founded"};
template<>
inline constexpr QLatin1StringView changeName<FigureJoined>{"figure-joined"};
template<>
inline constexpr QLatin1StringView changeName<FigureFared>{"figure-fared"};
template<>
inline constexpr QLatin1StringView changeName<FigureRecovered>{"figure-recovered"};
template<>
inline constexpr QLatin1StringView changeName<RepChanged>{"rep-changed"};
template<>
inline constexpr QLatin1StringView changeName<FigureLeft>{"figure-left"};
template<>
inline constexpr QLatin1StringView changeName<FigureReturned>{"figure-returned"};
template<>
inline constexpr QLatin1StringView changeName<LoyaltyTested>{"loyalty-tested"};
template<>
inline constexpr QLatin1StringView changeName<PoisonSet>{"poison-set"};
template<>
inline constexpr QLatin1StringView changeName<ExemptSet>{"exempt-set"};
template<>
inline constexpr QLatin1StringView changeName<EncounterPrepared>{"encounter-prepared"};
template<>
inline constexpr QLatin1StringView changeName<EncounterFinished>{"encounter-finished"};
template<>
inline constexpr QLatin1StringView changeName<MonthServed>{"month-served"};
template<>
inline constexpr QLatin1StringView changeName<TurnEnded>{"turn-ended"};
template<>
inline constexpr QLatin1StringView changeName<CampaignEnded>{"campaign-ended"};
template<>
inline constexpr QLatin1StringView changeName<FigureCorrected>{"figure-corrected"};
template<>
inline constexpr QLatin1StringView changeName<CampaignCorrected>{"campaign-corrected"};
template<>
inline constexpr QLatin1StringView changeName<EncounterCorrected>{"encounter-corrected"};
template<>
inline constexpr QLatin1StringView changeName<FigureAway>{"figure-away"};
template<>
inline constexpr QLatin1StringView changeName<FigureMarked>{"figure-marked"};
template<>
inline constexpr QLatin1StringView changeName<FirstAidGiven>{"first-aid-given"};
template<>
inline constexpr QLatin1StringView changeName<PointsEarned>{"points-earned"};
template<>
inline constexpr QLatin1StringView changeName<TurnsPassed>{"turns-passed"};
template<>
inline constexpr QLatin1StringView changeName<FollowUpDue>{"follow-up-due"};
template<>
inline constexpr QLatin1StringView changeName<TravelBegun>{"travel-begun"};
template<>
inline constexpr QLatin1StringView changeName<Arrived>{"arrived"};
template<>
inline constexpr QLatin1StringView changeName<SettlementFound>{"settlement-found"};
template<>
inline constexpr QLatin1StringView changeName<SettlementCorrected>{"settlement-corrected"};
template<>
inline constexpr QLatin1StringView changeName<SettlementStruck>{"settlement-struck"};
template<>
inline constexpr QLatin1StringView changeName<GearChanged>{"gear-changed"};
template<>
inline constexpr QLatin1StringView changeName<StockChanged>{"stock-changed"};
template<>
inline constexpr QLatin1StringView changeName<PressRolled>{"press-rolled"};

void fields(auto &json, Of<Founded> auto &change)
{
    json.text("name", change.name);
    json.text("rules", change.rules);
    json.text("list", change.list);
    json.options("options", change.options);
}

void fields(auto &json, Of<FigureJoined> auto &change)
{
    json.record("figure", change.figure);
}

void fields(auto &json, Of<FigureFared> auto &change)
{
    json.id("id", change.id);
    json.choice("fate", change.fate);
    fields(json, change.deeds);
}

void fields(auto &json, Of<FigureRecovered> auto &change)
{
    json.id("id", change.id);
    json.choice("fate", change.fate);
    json.number("passed", change.passed, 0, 2);
    json.flag("returns", change.returns);
}

void fields(auto &json, Of<RepChanged> auto &change)
{
    json.id("id", change.id);
    json.number("from", change.from, 1, 6);
    json.number("to", change.to, 1, 6);
    json.choice("cause", change.cause);
}

void fields(auto &json, Of<FigureLeft> auto &change)
{
    json.id("id", change.id);
    json.choice("status", change.status);
    json.choice("cause", change.cause);
    json.flag("poisoning", change.poisoning);
}

void fields(auto &json, Of<FigureReturned> auto &change)
{
    json.id("id", change.id);
}

void fields(auto &json, Of<LoyaltyTested> auto &change)
{
    json.id("id", change.id);
    json.number("star_successes", change.starSuccesses, 0, highestNumber);
    json.number("grunt_successes", change.gruntSuccesses, 0, highestNumber);
    json.choice("result", change.result);
}

void fields(auto &json, Of<PoisonSet> auto &change)
{
    json.id("id", change.id);
    json.flag("on", change.on);
    json.id("by", change.by, 0);
}

void fields(auto &json, Of<ExemptSet> auto &change)
{
    json.id("id", change.id);
    json.flag("on", change.on);
}

void fields(auto &json, Of<EncounterPrepared> auto &change)
{
    json.record("encounter", change.encounter);
}

void fields(auto &json, Of<EncounterFinished> auto &change)
{
    json.choice("outcome", change.outcome);
    json.recordIfAny("won", change.won);
}

void fields(auto &, Of<MonthServed> auto &) { }

void fields(auto &json, Of<TurnEnded> auto &change)
{
    json.record("next", change.next);
}

void fields(auto &json, Of<CampaignEnded> auto &change)
{
    json.choice("cause", change.cause);
}

void fields(auto &json, Of<FigureCorrected> auto &change)
{
    json.record("figure", change.figure);
}

void fields(auto &json, Of<CampaignCorrected> auto &change)
{
    json.text("name", change.name);
    json.number("turn", change.turn, 1, highestNumber);
    json.numberOrNone("eal", change.eal, lowestEal, highestEal);
    json.record("next", change.next);
    json.options("options", change.options);
}

void fields(auto &json, Of<EncounterCorrected> auto &change)
{
    json.record("encounter", change.encounter);
}

void fields(auto &json, Of<FigureAway> auto &change)
{
    json.id("id", change.id);
    json.number("turn", change.backIn, 1, highestNumber);
}

void fields(auto &json, Of<FigureMarked> auto &change)
{
    json.id("id", change.id);
}

void fields(auto &json, Of<FirstAidGiven> auto &change)
{
    json.id("id", change.id);
    json.number("passed", change.passed, 0, 2);
    json.choice("fate", change.fate);
}

void fields(auto &json, Of<PointsEarned> auto &change)
{
    json.id("id", change.id);
    json.number("share", change.share, 0, highestNumber);
    json.number("deeds", change.deeds, 0, highestNumber);
}

void fields(auto &json, Of<TurnsPassed> auto &change)
{
    json.number("turns", change.turns, 1, highestNumber);
}

void fields(auto &json, Of<FollowUpDue> auto &change)
{
    json.record("following", change.following);
}

void fields(auto &json, Of<TravelBegun> auto &change)
{
    json.choice("to", change.journey.to);
    json.number("arrives_in", change.journey.arrivesIn, 1, highestNumber);
}

void fields(auto &json, Of<Arrived> auto &change)
{
    json.choice("locale", change.locale);
}

void fields(auto &json, Of<SettlementFound> auto &change)
{
    json.record("settlement", change.settlement);
}

void fields(auto &json, Of<SettlementCorrected> auto &change)
{
    json.record("settlement", change.settlement);
}

void fields(auto &json, Of<SettlementStruck> auto &change)
{
    json.number("id", change.id, 1, highestNumber);
}

void fields(auto &json, Of<GearChanged> auto &change)
{
    json.id("id", change.id);
    json.record("gear", change.gear);
    json.recordIfAny("laid_aside", change.laidAside);
    json.choice("cause", change.cause);
}

void fields(auto &json, Of<StockChanged> auto &change)
{
    json.text("item", change.item);
    json.number("by", change.by, -mostKits, mostKits);
}

void fields(auto &json, Of<PressRolled> auto &change)
{
    json.record("found", change.press);
}

// A change is an object that names itself beside its own fields.

inline void fields(JsonWriter &json, const Change &change)
{
    std::visit(
        [&]<typename C>(const C &c) {
            static_assert(!changeName<C>.empty());
            json.text("change", changeName<C>);
            fields(json, c);
        },
        change);
}

template<std::size_t N = 0>
void readChange(JsonReader &json, const QString &name, Change &change)
{
    if constexpr (N == std::variant_size_v<Change>) {
        refuse(json.place(), QCoreApplication::translate("Json", "“%1” is no change known here.").arg(name.left(40)));
    } else {
        using C = std::variant_alternative_t<N, Change>;
        if (name == changeName<C>)
            fields(json, change.emplace<N>());
        else
            readChange<N + 1>(json, name, change);
    }
}

inline void fields(JsonReader &json, Change &change)
{
    QString name;
    json.text("change", name);
    readChange(json, name, change);
}

void fields(auto &json, Of<Step> auto &step)
{
    json.choice("kind", step.kind);
    json.time("when", step.when);
    json.list("rolls", step.rolls, 0, longestText);
    json.list("changes", step.changes, 1, longestText);
}

} // namespace muster
