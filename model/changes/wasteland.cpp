// SPDX-License-Identifier: MIT
#include "model/changes/wasteland.h"

#include "model/changes/changekind.h"
#include "model/texts.h"

namespace muster {

namespace {

constexpr std::size_t mostSettlements = 1000; // far above any; keeps a hostile file from growing them without end

} // namespace

const ChangeKind TravelBegun::kind(
    "travel-begun", of<TravelBegun>,
    [](auto &json, auto &c) {
        json.choice("to", c.journey.to);
        json.number("arrives_in", c.journey.arrivesIn, 1, highestNumber);
    },
    [](const Campaign &now, const TravelBegun &c) -> WhyNot {
        return need(c.journey.arrivesIn > now.turn, CampaignText::tr("a journey must take at least one turn"));
    },
    [](Campaign &now, const TravelBegun &c) { now.journey = c.journey; });

const ChangeKind Arrived::kind(
    "arrived", of<Arrived>, [](auto &json, auto &c) { json.choice("locale", c.locale); },
    [](const Campaign &now, const Arrived &) -> WhyNot {
        return need(now.journey.has_value(), CampaignText::tr("the band cannot arrive without having set out"));
    },
    [](Campaign &now, const Arrived &c) {
        now.options[localeOption] = slug(c.locale);
        now.journey.reset();
    });

const ChangeKind SettlementFound::kind(
    "settlement-found", of<SettlementFound>, [](auto &json, auto &c) { json.record("settlement", c.settlement); },
    [](const Campaign &now, const SettlementFound &c) -> WhyNot {
        const auto &kept = now.settlements;
        if (kept.size() >= mostSettlements)
            return CampaignText::tr("there are too many settlements");
        return need(kept.empty() ? c.settlement.id >= 1 : c.settlement.id > kept.back().id,
                    CampaignText::tr("settlement %1 is found out of order").arg(c.settlement.id));
    },
    [](Campaign &now, const SettlementFound &c) { now.settlements.push_back(c.settlement); },
    [](const Known &known, const SettlementFound &c) { return known.settlement(c.settlement); });

const ChangeKind SettlementCorrected::kind(
    "settlement-corrected", of<SettlementCorrected>,
    [](auto &json, auto &c) { json.record("settlement", c.settlement); },
    [](const Campaign &now, const SettlementCorrected &c) { return isKept(now, c.settlement.id); },
    [](Campaign &now, const SettlementCorrected &c) { *now.settlement(c.settlement.id) = c.settlement; },
    [](const Known &known, const SettlementCorrected &c) { return known.settlement(c.settlement); });

const ChangeKind SettlementStruck::kind(
    "settlement-struck", of<SettlementStruck>, [](auto &json, auto &c) { json.number("id", c.id, 1, highestNumber); },
    [](const Campaign &now, const SettlementStruck &c) { return isKept(now, c.id); },
    [](Campaign &now, const SettlementStruck &c) {
        std::erase_if(now.settlements, [&](const KeptSettlement &kept) { return kept.id == c.id; });
        if (now.encounter && now.encounter->settlement == c.id)
            now.encounter->settlement.reset();
    });

} // namespace muster
