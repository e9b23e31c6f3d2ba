// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/change.h"
#include "model/changes/needs.h"
#include "model/json/records.h"

namespace muster {

// Functions that most kinds share.

inline constexpr auto always = [](const Campaign &, const auto &) { return true; };
inline constexpr auto duringEncounter = [](const Campaign &now, const auto &) { return now.encounter.has_value(); };
inline constexpr auto betweenEncounters = [](const Campaign &now, const auto &) { return !now.encounter; };
inline constexpr auto onTheTable = [](const Campaign &now, const auto &) { return now.play.has_value(); };
inline constexpr auto nothingElse = [](Campaign &, const auto &) {}; ///< no effect; only told in the story
inline constexpr auto namesNothing = [](KnownIds &, const auto &) {};

/// One kind of change: its name in a file, its fields in both directions, its effect, the condition for it besides the
/// existence of everything that its fields name, and which of its ids a pack has to know.
struct ChangeKind : Registered<ChangeKind> {
    /// Registers a kind. The functions have no state, so only their types are kept.
    template<typename C, typename Fields, typename Make, typename May = decltype(always),
             typename Fit = decltype(namesNothing)>
    ChangeKind(const char *called, std::type_identity<C>, Fields, Make, May = always, Fit = namesNothing)
        : name(called)
        , seek([](MissingIdFinder &there, const void *c) { Fields()(there, as<C>(c)); })
        , mayHappen([](const Campaign &now, const void *c) -> bool { return std::decay_t<May>()(now, as<C>(c)); })
        , make([](Campaign &now, const void *c) { std::decay_t<Make>()(now, as<C>(c)); })
        , ask([](KnownIds &known, const void *c) { std::decay_t<Fit>()(known, as<C>(c)); })
        , write([](JsonWriter &json, const void *c) { Fields()(json, as<C>(c)); })
        , read([](JsonReader &json) -> std::shared_ptr<const void> {
            auto change = std::make_shared<C>();
            Fields()(json, *change);
            return change;
        })
    {
    }

    const QLatin1StringView name;
    void (*const seek)(MissingIdFinder &, const void *);
    bool (*const mayHappen)(const Campaign &, const void *);
    void (*const make)(Campaign &, const void *);
    void (*const ask)(KnownIds &, const void *);
    void (*const write)(JsonWriter &, const void *);
    std::shared_ptr<const void> (*const read)(JsonReader &);
};

template<>
const Registered<ChangeKind> *Registered<ChangeKind>::s_last;

} // namespace muster
