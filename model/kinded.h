// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include <QString>

namespace muster {

/// A value of one of many structs, each of which names its kind: `static const Kind kind`. All operations on the value
/// are functions of its kind, so that a new struct is added in one place, without a list of them all. The kind must
/// come with isSame(), which compares two values of one kind.
template<typename Kind>
class Kinded
{
public:
    template<typename C>
    requires std::is_same_v<std::remove_const_t<decltype(C::kind)>, Kind> Kinded(C value)
        : m_kind(&C::kind)
        , m_value(std::make_shared<const C>(std::move(value)))
    {
    }
    Kinded(const Kind &kind, std::shared_ptr<const void> value)
        : m_kind(&kind)
        , m_value(std::move(value))
    {
    }

    const Kind &kind() const { return *m_kind; }
    const void *value() const { return m_value.get(); }

    template<typename C>
    bool is() const
    {
        return m_kind == &C::kind;
    }
    /// Returns the value as C, or null if it is of another kind.
    template<typename C>
    const C *as() const
    {
        return is<C>() ? static_cast<const C *>(value()) : nullptr;
    }

    friend bool operator==(const Kinded &one, const Kinded &other)
    {
        return one.m_kind == other.m_kind
            && (one.m_value == other.m_value || isSame(*one.m_kind, one.value(), other.value()));
    }

private:
    const Kind *m_kind;
    std::shared_ptr<const void> m_value;
};

/// The base of kinds that register themselves at static initialisation, so that every kind in a file can be found by
/// its name.
template<typename Kind>
class Registered
{
public:
    Registered(const Registered &) = delete;
    Registered &operator=(const Registered &) = delete;

    /// Returns the kind with this name, or null.
    static const Kind *find(const QString &name)
    {
        const auto &kinds = all();
        const auto found =
            std::lower_bound(kinds.begin(), kinds.end(), name,
                             [](const Kind *kind, const QString &wanted) { return kind->name < wanted; });
        return found == kinds.end() || (*found)->name != name ? nullptr : *found;
    }
    /// Returns all kinds ordered by name, because the linker decides the order of registration. Do not call this before
    /// main().
    static const std::vector<const Kind *> &all()
    {
        static const std::vector<const Kind *> kinds = [] {
            std::vector<const Kind *> registered;
            for (const Registered *one = s_last; one; one = one->m_before)
                registered.push_back(&one->self());
            std::sort(registered.begin(), registered.end(),
                      [](const Kind *one, const Kind *other) { return one->name < other->name; });
            return registered;
        }();
        return kinds;
    }

protected:
    Registered() = default;
    ~Registered() = default;

private:
    const Kind &self() const { return static_cast<const Kind &>(*this); }

    static const Registered *s_last; ///< defined once, beside the kinds
    const Registered *const m_before = std::exchange(s_last, this);
};

/// A tag for the struct C that a kind belongs to.
template<typename C>
inline constexpr std::type_identity<C> of;

/// Returns a type-erased value as a reference to its struct.
template<typename C>
const C &as(const void *value)
{
    return *static_cast<const C *>(value);
}

/// Several lambdas as one visitor. Without a catch-all among them the compiler reports a missing alternative.
template<typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template<typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace muster
