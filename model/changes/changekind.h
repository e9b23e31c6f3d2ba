// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/change.h"
#include "model/changes/needs.h"
#include "model/json/records.h"

namespace muster {

// What most kinds share.

inline constexpr auto always = [](const Campaign &, const auto &) { return WhyNot(); };
inline constexpr auto whoeverJoined = [](const Campaign &now, const auto &c) { return everJoined(now, c.id); };
inline constexpr auto whoeverIsInTheBand = [](const Campaign &now, const auto &c) { return inBand(now, c.id); };
inline constexpr auto nothingElse = [](Campaign &, const auto &) {}; ///< It is told, and that is all.
inline constexpr auto namesNothing = [](const Known &, const auto &) { return Stranger(); };

/// What one kind of change is: its name in a file, its fields both ways, why a file's cannot be, what it does, and which of
/// its ids a pack has to know.
struct ChangeKind : Registered<ChangeKind> {
    /// The functions hold nothing; they are kept by what they are.
    template<typename C, typename Fields, typename Ask, typename Make, typename Fit = decltype(namesNothing)>
    ChangeKind(const char *called, std::type_identity<C>, Fields, Ask, Make, Fit = namesNothing)
        : name(called)
        , same([](const void *one, const void *other) { return as<C>(one) == as<C>(other); })
        , whyNot([](const Campaign &now, const void *c) -> WhyNot { return std::decay_t<Ask>()(now, as<C>(c)); })
        , make([](Campaign &now, const void *c) { std::decay_t<Make>()(now, as<C>(c)); })
        , stranger([](const Known &known, const void *c) -> Stranger { return std::decay_t<Fit>()(known, as<C>(c)); })
        , write([](JsonWriter &json, const void *c) { Fields()(json, as<C>(c)); })
        , read([](JsonReader &json) -> std::shared_ptr<const void> {
            auto change = std::make_shared<C>();
            Fields()(json, *change);
            return change;
        })
    {
    }

    const QLatin1StringView name;
    bool (*const same)(const void *, const void *);
    WhyNot (*const whyNot)(const Campaign &, const void *);
    void (*const make)(Campaign &, const void *);
    Stranger (*const stranger)(const Known &, const void *);
    void (*const write)(JsonWriter &, const void *);
    std::shared_ptr<const void> (*const read)(JsonReader &);
};

template<>
const Registered<ChangeKind> *Registered<ChangeKind>::s_last;

} // namespace muster
