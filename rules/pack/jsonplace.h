// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QCoreApplication>
#include <QJsonValue>

namespace muster {

/// The translation context of everything that can be wrong with a pack.
struct PackFault {
    Q_DECLARE_TR_FUNCTIONS(muster::PackFault)
};

/// A value of a pack's file with the way to it, so that a fault can say where it is; all faults go into one list.
class JsonPlace
{
public:
    /// The whole of a file.
    JsonPlace(Problems &faults, const QString &file, const QJsonValue &value)
        : m_faults(&faults)
        , m_where(file)
        , m_value(value)
    {
    }

    const QJsonValue &value() const { return m_value; }
    /// False where the value was missing; that has been said already.
    bool isThere() const { return !m_value.isUndefined(); }

    /// One step down: `list "feudal"`, then `row 3`.
    JsonPlace down(const QString &step, const QJsonValue &value) const;

    /// Notes a fault: file, place and `what`, a part of a sentence without its full stop.
    void fault(const QString &what) const;

private:
    Problems *m_faults;
    QString m_where;
    bool m_inFile = false; ///< a step has been taken already
    QJsonValue m_value;
};

} // namespace muster
