// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/packfault.h"

namespace muster {

/// Puts a text of a pack into the player's language; rules knows none.
using Wording = QString (*)(const QString &text);

/// A value of a pack's file with the way to it, so that a fault can say where it is; all faults go into one list.
class JsonPlace
{
public:
    /// The whole of a file.
    JsonPlace(PackFaults &faults, const QString &file, const QJsonValue &value, Wording wording = nullptr)
        : m_faults(&faults)
        , m_file(file)
        , m_value(value)
        , m_wording(wording)
    {
    }

    const QJsonValue &value() const { return m_value; }
    /// False where the value was missing; that has been said already.
    bool isThere() const { return !m_value.isUndefined(); }

    /// Its text; anything else is a fault.
    QString text() const;
    /// A text of this file as the player reads it.
    QString inWords(const QString &text) const { return m_wording ? m_wording(text) : text; }

    /// One step down: `list "feudal"`, then `row 3`.
    JsonPlace down(const QString &step, const QJsonValue &value) const;

    /// Notes a fault here.
    template<typename... Arguments>
    void fault(Fault what, const Arguments &...arguments) const
    {
        m_faults->push_back({m_file, m_steps, what, {FaultArgument(arguments)...}});
    }

private:
    PackFaults *m_faults;
    QString m_file;
    QStringList m_steps;
    QJsonValue m_value;
    Wording m_wording;
};

} // namespace muster
