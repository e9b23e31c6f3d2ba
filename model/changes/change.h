// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

struct Campaign;
struct ChangeKind;

/// Why something cannot be, in half a sentence; none: it can.
using WhyNot = std::optional<QString>;

/// Something that happened to a campaign, as a value: one of the structs of this folder, each of which names its kind. It
/// holds the result, not what led to it, so that a later version of the rules never rewrites the past.
class Change
{
public:
    template<typename C>
    requires requires { C::kind; }
    Change(C change)
        : m_kind(&C::kind)
        , m_value(std::make_shared<const C>(std::move(change)))
    {
    }
    Change(const ChangeKind &kind, std::shared_ptr<const void> value)
        : m_kind(&kind)
        , m_value(std::move(value))
    {
    }

    const ChangeKind &kind() const { return *m_kind; }
    const void *value() const { return m_value.get(); }

    template<typename C>
    bool is() const
    {
        return m_kind == &C::kind;
    }
    /// Null if it is of another kind.
    template<typename C>
    const C *as() const
    {
        return is<C>() ? static_cast<const C *>(m_value.get()) : nullptr;
    }

    /// Why it cannot happen to this campaign, if a file says it did.
    WhyNot whyNot(const Campaign &campaign) const;

    friend bool operator==(const Change &one, const Change &other);

private:
    const ChangeKind *m_kind;
    std::shared_ptr<const void> m_value;
};

using Changes = std::vector<Change>;

/// Some kinds of change.
template<typename... C>
struct Among {
    /// Hands the change to `visitor` as what it is; false if it is none of these.
    template<typename Visitor>
    static bool visit(const Change &change, Visitor &&visitor)
    {
        return ((change.template is<C>() && (visitor(*change.template as<C>()), true)) || ...);
    }
    static bool holds(const Change &change) { return (change.template is<C>() || ...); }

    template<typename One>
    static constexpr bool has = (std::is_same_v<One, C> || ...);
};

/// The first change of one kind; null without.
template<typename C>
const C *firstOf(const Changes &changes)
{
    const auto found = std::find_if(changes.begin(), changes.end(), [](const Change &one) { return one.is<C>(); });
    return found == changes.end() ? nullptr : found->template as<C>();
}

/// The one function that makes a change happen. A file's must have been asked about before.
void apply(Campaign &campaign, const Change &change);

} // namespace muster
