// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/stayorgo.h"
#include "rules/result.h"
#include "rules/slug.h"

#include <QMap>
#include <QStringList>

#include <variant>

namespace muster {

/// The checked values with which a procedure is run. Asking for a value that its parameters do not have is a
/// programming error.
class Arguments
{
public:
    using Value = std::variant<int, bool, QString, QStringList, Weighing, std::vector<Weighing>>;

    void set(const QString &name, Value value) { m_values.insert(name, std::move(value)); }
    bool has(const QString &name) const { return m_values.contains(name); }

    int integer(const QString &name) const { return get<int>(name); }
    bool flag(const QString &name) const { return get<bool>(name); }
    /// Returns a choice or the id of a list.
    QString text(const QString &name) const { return get<QString>(name); }
    /// Returns the choices made of a set.
    QStringList texts(const QString &name) const { return get<QStringList>(name); }
    std::optional<int> integerOrNone(const QString &name) const
    {
        return has(name) ? std::optional(integer(name)) : std::nullopt;
    }
    Weighing grunt(const QString &name) const { return get<Weighing>(name); }
    /// Returns the Grunts, numbered from 1 in the order in which they were given.
    std::vector<Weighing> grunts(const QString &name) const { return get<std::vector<Weighing>>(name); }

    /// Returns a value of a closed set.
    template<typename E>
    E word(const QString &name) const
    {
        const std::optional<E> value = fromSlug<E>(text(name));
        Q_ASSERT(value);
        return *value;
    }

private:
    template<typename T>
    T get(const QString &name) const
    {
        Q_ASSERT(m_values.contains(name));
        return std::get<T>(m_values.value(name));
    }

    QMap<QString, Value> m_values;
};

} // namespace muster
