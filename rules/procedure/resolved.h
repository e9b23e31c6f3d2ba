// SPDX-License-Identifier: MIT
#pragma once

#include "rules/slug.h"

#include <QString>
#include <QStringList>

#include <any>
#include <functional>
#include <map>
#include <ranges>

namespace muster {

struct Pack;
struct Profile;
struct FieldValue;

/// The fields of a value by the names of the command line, in alphabetical order.
using Fields = std::map<QString, FieldValue>;

/// The value of a field: nothing, a plain value, a record or a list.
struct FieldValue : std::variant<std::monostate, bool, int, double, QString, Fields, std::vector<FieldValue>> {
    using variant::variant;
};

/// Collects the fields of a value. A type describes itself with `void describe(auto &field) const`, which calls
/// `field("passed", passed)` for each field.
class FieldTeller
{
public:
    explicit FieldTeller(const Pack &pack)
        : m_pack(pack)
    {
    }

    template<typename T>
    void operator()(QAnyStringView name, const T &value)
    {
        m_fields.insert_or_assign(name.toString(), told(value));
    }

    template<typename E, typename T>
    requires std::is_enum_v<E>
    void operator()(E name, const T &value) { (*this)(slug(name), value); }

    /// Adds a record with the fields that `describe` adds.
    template<std::invocable<FieldTeller &> Describe>
    void record(QAnyStringView name, Describe describe)
    {
        m_fields.insert_or_assign(name.toString(), FieldValue(recordOf(describe)));
    }

    /// Adds a list of records, one for each value.
    template<typename T, std::invocable<FieldTeller &, const T &> Describe>
    void list(QAnyStringView name, const std::vector<T> &values, Describe describe)
    {
        std::vector<FieldValue> list;
        for (const T &value : values)
            list.emplace_back(recordOf([&](FieldTeller &one) { describe(one, value); }));
        m_fields.insert_or_assign(name.toString(), FieldValue(std::move(list)));
    }

    /// Returns a value without a name: a value of a closed set as its slug, a figure with the fields that the pack's
    /// figures have.
    template<typename T>
    FieldValue told(const T &value) const;
    FieldValue told(const Profile &figure) const;

    const Fields &fields() const { return m_fields; }

private:
    Fields recordOf(const auto &describe) const
    {
        FieldTeller one(m_pack);
        describe(one);
        return one.fields();
    }

    const Pack &m_pack;
    Fields m_fields;
};

/// The result of a procedure. Callers that know the procedure read the value with as(); all others read its fields.
class Resolved
{
public:
    Resolved() = default;

    /// Holds a value and the function that describes its fields.
    template<typename T, std::invocable<FieldTeller &, const T &> Describe>
    Resolved(T value, Describe describe)
        : m_value(std::move(value))
        , m_describe(
              [describe](FieldTeller &field, const std::any &it) { describe(field, std::any_cast<const T &>(it)); })
    {
    }

    /// Holds a value that describes itself.
    template<typename T>
    requires requires(const T &value, FieldTeller &field) { value.describe(field); }
    Resolved(T value)
        : Resolved(std::move(value), [](FieldTeller &field, const T &it) { it.describe(field); })
    {
    }

    /// Returns a result that is a single field.
    template<typename T>
    static Resolved of(const char *name, T value)
    {
        return {std::move(value), [name](FieldTeller &field, const T &it) { field(name, it); }};
    }

    template<typename T>
    const T &as() const
    {
        return std::any_cast<const T &>(m_value);
    }

    Fields fields(const Pack &pack) const
    {
        FieldTeller teller(pack);
        if (m_describe)
            m_describe(teller, m_value);
        return teller.fields();
    }

private:
    std::any m_value;
    std::function<void(FieldTeller &, const std::any &)> m_describe;
};

template<typename T>
FieldValue FieldTeller::told(const T &value) const
{
    if constexpr (std::convertible_to<T, FieldValue> && !std::is_enum_v<T>) {
        return FieldValue(value);
    } else if constexpr (std::is_enum_v<T>) {
        return QString(slug(value));
    } else if constexpr (requires { value.describe(std::declval<FieldTeller &>()); }) {
        return recordOf([&](FieldTeller &one) { value.describe(one); });
    } else if constexpr (requires { value.has_value(); }) {
        return value ? told(*value) : FieldValue();
    } else {
        std::vector<FieldValue> list;
        for (const auto &one : value)
            list.push_back(told(one));
        return list;
    }
}

} // namespace muster
