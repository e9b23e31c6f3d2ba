// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace muster::testing {

/// The acts of a wanderer, so that they can be repeated. The last acts are printed even if the program crashes.
class Diary
{
public:
    Diary(const QString &rules, std::uint64_t seed);
    ~Diary();

    void write(const QString &act);
    int acts() const { return m_acts; }
    /// Returns the rule set, the seed, the number of the act, and the last acts, one per line.
    QString tell() const;

private:
    void remember() const;

    QString m_head;
    QStringList m_last;
    int m_acts = 0;
};

} // namespace muster::testing
