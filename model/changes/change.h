// SPDX-License-Identifier: MIT
#pragma once

#include "model/kinded.h"

#include <algorithm>
#include <optional>

namespace muster {

struct Campaign;
struct ChangeKind;
bool isSame(const ChangeKind &kind, const void *one, const void *other);

/// Why something cannot be, in half a sentence; none: it can.
using WhyNot = std::optional<QString>;

/// Something that happened to a campaign: one of the structs of this folder. It holds the result, not what led to it, so that
/// a later version of the rules never rewrites the past.
using Change = Kinded<ChangeKind>;
using Changes = std::vector<Change>;

/// Some kinds of change.
template<typename... C>
struct Among {
    /// Hands the change as what it is to `visitor`, if that takes its kind; false if it is none of these.
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

/// The first change of one kind; null without.
template<typename C>
const C *firstOf(const Changes &changes)
{
    const auto found = std::find_if(changes.begin(), changes.end(), [](const Change &one) { return one.is<C>(); });
    return found == changes.end() ? nullptr : found->template as<C>();
}

/// Why it cannot happen to this campaign, if a file says it did.
WhyNot whyNot(const Campaign &campaign, const Change &change);

/// The one function that makes a change happen. A file's must have been asked about before.
void apply(Campaign &campaign, const Change &change);

} // namespace muster
