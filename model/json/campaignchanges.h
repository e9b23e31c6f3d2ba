// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/change.h"
#include "model/json/changename.h"
#include "model/json/records.h"

// What happens to the campaign as a whole, its encounters, its calendar and the places it comes to: each change's name in a
// file, and its fields.

namespace muster {

template<>
inline constexpr QLatin1StringView changeName<Founded>{"founded"};
void fields(auto &json, Of<Founded> auto &change)
{
    json.text("name", change.name);
    json.text("rules", change.rules);
    json.text("list", change.list);
    json.options("options", change.options);
}

template<>
inline constexpr QLatin1StringView changeName<EncounterPrepared>{"encounter-prepared"};
void fields(auto &json, Of<EncounterPrepared> auto &change)
{
    json.record("encounter", change.encounter);
}

template<>
inline constexpr QLatin1StringView changeName<EncounterFinished>{"encounter-finished"};
void fields(auto &json, Of<EncounterFinished> auto &change)
{
    json.choice("outcome", change.outcome);
    json.recordIfAny("won", change.won);
}

template<>
inline constexpr QLatin1StringView changeName<MonthServed>{"month-served"};
void fields(auto &json, Of<MonthServed> auto &change)
{
    json.numbersIfAny("there", change.there, 1, highestNumber);
}

template<>
inline constexpr QLatin1StringView changeName<TurnEnded>{"turn-ended"};
void fields(auto &json, Of<TurnEnded> auto &change)
{
    json.record("next", change.next);
}

template<>
inline constexpr QLatin1StringView changeName<CampaignEnded>{"campaign-ended"};
void fields(auto &json, Of<CampaignEnded> auto &change)
{
    json.choice("cause", change.cause);
}

template<>
inline constexpr QLatin1StringView changeName<CampaignCorrected>{"campaign-corrected"};
void fields(auto &json, Of<CampaignCorrected> auto &change)
{
    json.text("name", change.name);
    json.number("turn", change.turn, 1, highestNumber);
    json.numberOrNone("eal", change.eal, lowestEal, highestEal);
    json.record("next", change.next);
    json.options("options", change.options);
}

template<>
inline constexpr QLatin1StringView changeName<EncounterCorrected>{"encounter-corrected"};
void fields(auto &json, Of<EncounterCorrected> auto &change)
{
    json.record("encounter", change.encounter);
}

template<>
inline constexpr QLatin1StringView changeName<TurnsPassed>{"turns-passed"};
void fields(auto &json, Of<TurnsPassed> auto &change)
{
    json.number("turns", change.turns, 1, highestNumber);
}

template<>
inline constexpr QLatin1StringView changeName<FollowUpDue>{"follow-up-due"};
void fields(auto &json, Of<FollowUpDue> auto &change)
{
    json.record("following", change.following);
}

template<>
inline constexpr QLatin1StringView changeName<TravelBegun>{"travel-begun"};
void fields(auto &json, Of<TravelBegun> auto &change)
{
    json.choice("to", change.journey.to);
    json.number("arrives_in", change.journey.arrivesIn, 1, highestNumber);
}

template<>
inline constexpr QLatin1StringView changeName<Arrived>{"arrived"};
void fields(auto &json, Of<Arrived> auto &change)
{
    json.choice("locale", change.locale);
}

template<>
inline constexpr QLatin1StringView changeName<SettlementFound>{"settlement-found"};
void fields(auto &json, Of<SettlementFound> auto &change)
{
    json.record("settlement", change.settlement);
}

template<>
inline constexpr QLatin1StringView changeName<SettlementCorrected>{"settlement-corrected"};
void fields(auto &json, Of<SettlementCorrected> auto &change)
{
    json.record("settlement", change.settlement);
}

template<>
inline constexpr QLatin1StringView changeName<SettlementStruck>{"settlement-struck"};
void fields(auto &json, Of<SettlementStruck> auto &change)
{
    json.number("id", change.id, 1, highestNumber);
}

template<>
inline constexpr QLatin1StringView changeName<PressRolled>{"press-rolled"};
void fields(auto &json, Of<PressRolled> auto &change)
{
    json.record("found", change.press);
}

} // namespace muster
