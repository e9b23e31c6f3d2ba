// SPDX-License-Identifier: MIT
#pragma once

#include "model/kinded.h"

#include <algorithm>
#include <optional>

namespace muster {

struct Campaign;
struct ChangeKind;
bool isSame(const ChangeKind &kind, const void *one, const void *other);

/// The reason why something is refused, in half a sentence; none if it is allowed.
using WhyNot = std::optional<QString>;

/// Something that happened to a campaign: one of the structs of this folder. It holds the result, not what led to it,
/// so that a later version of the rules never rewrites the past. A result that older files lack is worked out when the
/// change is applied.
using Change = Kinded<ChangeKind>;
using Changes = std::vector<Change>;

/// A family of kinds of change.
template<typename... C>
struct OneOf {
    /// Passes the change as its own type to `visitor`, if that accepts it. Returns false if it is none of these kinds.
    template<typename Visitor>
    static bool visit(const Change &change, Visitor &&visitor)
    {
        return (hand<C>(change, visitor) || ...);
    }

private:
    template<typename One>
    static bool hand(const Change &change, auto &visitor)
    {
        if constexpr (std::is_invocable_v<decltype(visitor), const One &>) {
            if (const One *one = change.as<One>())
                visitor(*one);
        }
        return change.is<One>();
    }
};

/// Returns the first change of one kind; null if there is none.
template<typename C>
const C *firstOf(const Changes &changes)
{
    const auto found = std::find_if(changes.begin(), changes.end(), [](const Change &one) { return one.is<C>(); });
    return found == changes.end() ? nullptr : found->template as<C>();
}

/// Returns the reason why a change from a file cannot happen to this campaign; none if it can.
WhyNot whyNot(const Campaign &campaign, const Change &change);

/// Applies a change; the only function that does. A change from a file must have passed whyNot() first.
void apply(Campaign &campaign, const Change &change);

} // namespace muster
