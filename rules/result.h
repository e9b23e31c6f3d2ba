// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>
#include <variant>
#include <vector>

namespace muster {

/// A reason for a refusal or a failure: one or two plain sentences that say what is wrong, where, and what to do.
struct Problem {
    QString text;

    bool operator==(const Problem &) const = default;
};

/// Reasons against something, in the order in which they were found; none: go ahead.
template<typename E>
class Reasons : public std::vector<E>
{
public:
    using std::vector<E>::vector;
    Reasons(E reason)
        : std::vector<E>{std::move(reason)}
    {
    }

    /// Returns true if there is any.
    explicit operator bool() const { return !this->empty(); }

    Reasons &operator<<(E reason)
    {
        this->push_back(std::move(reason));
        return *this;
    }
    Reasons &operator<<(const QString &text) { return *this << E{text}; }
    Reasons &operator<<(const Reasons &more)
    {
        this->insert(this->end(), more.begin(), more.end());
        return *this;
    }
};

using Problems = Reasons<Problem>;

/// A value, or the reasons why there is none. C++20 has no std::expected yet.
template<typename T, typename E = Problem>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(E problem)
        : m_content(std::in_place_index<1>, std::move(problem))
    {
    }
    Result(Reasons<E> problems)
        : m_content(std::in_place_index<1>, std::move(problems))
    {
    }

    explicit operator bool() const { return m_content.index() == 0; }

    const T &operator*() const & { return std::get<0>(m_content); }
    T &operator*() & { return std::get<0>(m_content); }
    T &&operator*() && { return std::get<0>(std::move(m_content)); }
    const T *operator->() const { return &std::get<0>(m_content); }
    T *operator->() { return &std::get<0>(m_content); }

    /// Returns the reasons, at least one. Call only if there is no value.
    const Reasons<E> &problems() const { return std::get<1>(m_content); }
    const E &problem() const { return problems().front(); }

private:
    std::variant<T, Reasons<E>> m_content;
};

/// The value of a Result that has no other value than success.
using Done = std::monostate;

} // namespace muster
