// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/json/bandchanges.h"
#include "model/json/campaignchanges.h"
#include "model/json/jsontext.h"
#include "model/json/playchanges.h"
#include "model/json/scenarioinplay.h"

namespace muster {

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
        refuse(json.place(), JsonText::tr("“%1” is no change known here.").arg(name.left(40)));
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
