// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/stayorgo.h"
#include "rules/result.h"
#include "rules/slug.h"

#include <QMap>
#include <QStringList>

#include <optional>
#include <variant>

namespace muster {

/// The checked values with which a procedure is run. Asking for a value that its parameters do not have is a
/// programming error.
class Arguments
{
public:
    using Value = std::variant<int, bool, QString, QStringList, Weighing, std::vector<Weighing>>;

    void set(const QString &name, Value value) { m_values.insert(name, std::move(value)); }
    bool has(QAnyStringView name) const { return m_values.contains(name.toString()); }

    /// Returns a value: a closed set's by its slug, none if it is optional and was left out.
    template<typename T>
    T value(QAnyStringView name) const
    {
        if constexpr (std::is_enum_v<T>) {
            return *fromSlug<T>(text(name));
        } else if constexpr (requires(T value) { value.has_value(); }) {
            return has(name) ? T(value<typename T::value_type>(name)) : std::nullopt;
        } else {
            Q_ASSERT(has(name));
            return std::get<T>(m_values.value(name.toString()));
        }
    }

    int integer(QAnyStringView name) const { return value<int>(name); }
    std::optional<int> integerOrNone(QAnyStringView name) const { return value<std::optional<int>>(name); }
    bool flag(QAnyStringView name) const { return value<bool>(name); }
    /// Returns a choice or the id of a list.
    QString text(QAnyStringView name) const { return value<QString>(name); }
    /// Returns the choices made of a set; none if they are not asked for.
    QStringList texts(QAnyStringView name) const { return has(name) ? value<QStringList>(name) : QStringList(); }

private:
    QMap<QString, Value> m_values;
};

} // namespace muster
