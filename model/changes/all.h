// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"
#include "model/systems/games.h"
#include "rules/slug.h"

namespace muster {

/// The name of a kind of change in files.
template<typename C>
inline constexpr QLatin1StringView nameInFiles = slugText<nameOf<C>>;
template<>
inline constexpr QLatin1StringView nameInFiles<ImportedFromPaper>{"began-on-paper"};

template<typename C>
void visitAs(const Change &change, auto &visitor)
{
    if constexpr (std::is_invocable_v<decltype(visitor), const C &>)
        visitor(*change.as<C>());
}

/// Passes the change as its own type to `visitor`. One with overloads need not accept every kind.
template<typename Visitor>
void visit(const Change &change, Visitor &&visitor)
{
    [&]<typename... C>(TypeList<C...>) {
        using Visit = void (*)(const Change &, std::remove_reference_t<Visitor> &);
        static constexpr Visit visits[] = {&visitAs<C>...};
        visits[change.kind()](change, visitor);
    }(ChangeKinds());
}

} // namespace muster
