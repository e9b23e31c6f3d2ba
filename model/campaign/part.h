// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/gameinhand.h"
#include "rules/scenario/scenario.h"

#include <memory>
#include <utility>
#include <variant>

namespace muster {

/// A value that its copies share until one of them is changed: the encounters of a long book are copied with each campaign.
template<typename T>
class Shared
{
public:
    Shared(T value)
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }

    const T &operator*() const { return *m_value; }
    T &edit()
    {
        auto own = std::make_shared<T>(*m_value);
        m_value = own;
        return *own;
    }
    friend bool operator==(const Shared &one, const Shared &other)
    {
        return one.m_value == other.m_value || *one.m_value == *other.m_value;
    }

private:
    std::shared_ptr<const T> m_value;
};

/// What an encounter is beyond its `kind`: of the first edition, or a street game; nothing in linked months.
class EncounterPart
{
public:
    EncounterPart() = default;
    EncounterPart(Scenario scenario)
        : m_part(Shared(std::move(scenario)))
    {
    }
    EncounterPart(GameInHand game)
        : m_part(Shared(std::move(game)))
    {
    }

    explicit operator bool() const { return m_part.index() != 0; }
    bool isOfOneKind(const EncounterPart &other) const { return m_part.index() == other.m_part.index(); }
    /// Null if it is another's.
    template<typename T>
    const T *as() const
    {
        const auto *part = std::get_if<Shared<T>>(&m_part);
        return part ? &**part : nullptr;
    }
    /// To change it; it must be of this kind.
    template<typename T>
    T &edit()
    {
        return std::get<Shared<T>>(m_part).edit();
    }
    friend bool operator==(const EncounterPart &, const EncounterPart &) = default;

private:
    std::variant<std::monostate, Shared<Scenario>, Shared<GameInHand>> m_part;
};

} // namespace muster
