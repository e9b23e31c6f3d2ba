// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/change.h"
#include "model/json/changename.h"
#include "model/json/records.h"

// What happens to figures and to what they carry: each change's name in a file, and its fields.

namespace muster {

template<>
inline constexpr QLatin1StringView changeName<FigureJoined>{"figure-joined"};
void fields(auto &json, Of<FigureJoined> auto &change)
{
    json.record("figure", change.figure);
}

template<>
inline constexpr QLatin1StringView changeName<FigureFared>{"figure-fared"};
void fields(auto &json, Of<FigureFared> auto &change)
{
    json.id("id", change.id);
    json.choice("fate", change.fate);
    fields(json, change.deeds);
}

template<>
inline constexpr QLatin1StringView changeName<FigureRecovered>{"figure-recovered"};
void fields(auto &json, Of<FigureRecovered> auto &change)
{
    json.id("id", change.id);
    json.choice("fate", change.fate);
    json.number("passed", change.passed, 0, 2);
    json.flag("returns", change.returns);
}

template<>
inline constexpr QLatin1StringView changeName<RepChanged>{"rep-changed"};
void fields(auto &json, Of<RepChanged> auto &change)
{
    json.id("id", change.id);
    json.number("from", change.from, 1, 6);
    json.number("to", change.to, 1, 6);
    json.choice("cause", change.cause);
}

template<>
inline constexpr QLatin1StringView changeName<FigureLeft>{"figure-left"};
void fields(auto &json, Of<FigureLeft> auto &change)
{
    json.id("id", change.id);
    json.choice("status", change.status);
    json.choice("cause", change.cause);
    json.flag("poisoning", change.poisoning);
}

template<>
inline constexpr QLatin1StringView changeName<FigureReturned>{"figure-returned"};
void fields(auto &json, Of<FigureReturned> auto &change)
{
    json.id("id", change.id);
}

template<>
inline constexpr QLatin1StringView changeName<LoyaltyTested>{"loyalty-tested"};
void fields(auto &json, Of<LoyaltyTested> auto &change)
{
    json.id("id", change.id);
    json.number("star_successes", change.starSuccesses, 0, highestNumber);
    json.number("grunt_successes", change.gruntSuccesses, 0, highestNumber);
    json.choice("result", change.result);
}

template<>
inline constexpr QLatin1StringView changeName<PoisonSet>{"poison-set"};
void fields(auto &json, Of<PoisonSet> auto &change)
{
    json.id("id", change.id);
    json.flag("on", change.on);
    json.id("by", change.by, 0);
}

template<>
inline constexpr QLatin1StringView changeName<ExemptSet>{"exempt-set"};
void fields(auto &json, Of<ExemptSet> auto &change)
{
    json.id("id", change.id);
    json.flag("on", change.on);
}

template<>
inline constexpr QLatin1StringView changeName<FigureCorrected>{"figure-corrected"};
void fields(auto &json, Of<FigureCorrected> auto &change)
{
    json.record("figure", change.figure);
}

template<>
inline constexpr QLatin1StringView changeName<FigureAway>{"figure-away"};
void fields(auto &json, Of<FigureAway> auto &change)
{
    json.id("id", change.id);
    json.number("turn", change.backIn, 1, highestNumber);
}

template<>
inline constexpr QLatin1StringView changeName<FigureMarked>{"figure-marked"};
void fields(auto &json, Of<FigureMarked> auto &change)
{
    json.id("id", change.id);
}

template<>
inline constexpr QLatin1StringView changeName<FirstAidGiven>{"first-aid-given"};
void fields(auto &json, Of<FirstAidGiven> auto &change)
{
    json.id("id", change.id);
    json.number("passed", change.passed, 0, 2);
    json.choice("fate", change.fate);
}

template<>
inline constexpr QLatin1StringView changeName<PointsEarned>{"points-earned"};
void fields(auto &json, Of<PointsEarned> auto &change)
{
    json.id("id", change.id);
    json.number("share", change.share, 0, highestNumber);
    json.number("deeds", change.deeds, 0, highestNumber);
}

template<>
inline constexpr QLatin1StringView changeName<GearChanged>{"gear-changed"};
void fields(auto &json, Of<GearChanged> auto &change)
{
    json.id("id", change.id);
    json.record("gear", change.gear);
    json.recordIfAny("laid_aside", change.laidAside);
    json.choice("cause", change.cause);
}

template<>
inline constexpr QLatin1StringView changeName<StockChanged>{"stock-changed"};
void fields(auto &json, Of<StockChanged> auto &change)
{
    json.text("item", change.item);
    json.number("by", change.by, -mostKits, mostKits);
}

} // namespace muster
