// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/packfault.h"

#include <QByteArray>

#include <optional>

namespace muster {

struct Pack;

/// Translates a text of a pack into the player's language. Supplied from outside, since rules/ knows no languages.
using Wording = QString (*)(const QString &text);

/// A file with its content. The caller reads it, since rules/ opens no files.
struct PackFile {
    QString name;
    QByteArray content;
    Wording wording = nullptr; ///< translates its texts; null if they stay as they are
};

/// A JSON value of a pack's file with its path, so that a fault can say where it is. All faults of a loading are added
/// to one list.
class JsonPlace
{
public:
    /// Makes the place of the root value of a file. `pack`: the pack whose ids the file may name; null for none.
    JsonPlace(PackFaults &faults, const PackFile &file, const QJsonValue &value, const Pack *pack = nullptr)
        : m_faults(&faults)
        , m_file(file.name)
        , m_value(value)
        , m_wording(file.wording)
        , m_pack(pack)
    {
    }

    const QJsonValue &value() const { return m_value; }
    /// Returns false if the value is missing. The fault has been reported already.
    bool isThere() const { return !m_value.isUndefined(); }
    const Pack &pack() const { return *m_pack; }

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
    /// Adds the fault `missing`, such as NoWeapon, unless the pack has a thing of that kind with this id. Returns whether
    /// it has.
    bool demand(const QString &id, Fault missing) const;

private:
    PackFaults *m_faults;
    QString m_file;
    QStringList m_steps;
    QJsonValue m_value;
    Wording m_wording;
    const Pack *m_pack;
};

/// Parses the file. Adds a fault and returns nullopt if it is no JSON.
std::optional<JsonPlace> openJson(const PackFile &file, PackFaults &faults, const Pack *pack = nullptr);

} // namespace muster
