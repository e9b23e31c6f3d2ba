// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/packfault.h"

namespace muster {

/// Translates a text of a pack into the player's language. Supplied from outside, since rules/ knows no languages.
using Wording = QString (*)(const QString &text);

/// A JSON value of a pack's file with its path, so that a fault can say where it is. All faults of a loading are added
/// to one list.
class JsonPlace
{
public:
    /// Makes the place of the root value of a file.
    JsonPlace(PackFaults &faults, const QString &file, const QJsonValue &value, Wording wording = nullptr)
        : m_faults(&faults)
        , m_file(file)
        , m_value(value)
        , m_wording(wording)
    {
    }

    const QJsonValue &value() const { return m_value; }
    /// Returns false if the value is missing. The fault has been reported already.
    bool isThere() const { return !m_value.isUndefined(); }

    /// Returns the text; adds a fault if the value is none.
    QString text() const;
    /// Returns a text of this file in the player's language.
    QString inWords(const QString &text) const { return m_wording ? m_wording(text) : text; }

    /// Returns the place one step further down: `list "feudal"`, then `row 3`.
    JsonPlace down(const QString &step, const QJsonValue &value) const;

    /// Adds a fault at this place.
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
