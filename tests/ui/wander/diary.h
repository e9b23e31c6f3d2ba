// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace muster::testing {

/// What a wanderer did, so that it can be done again. The last acts are told even when the program ends with a crash.
class Diary
{
public:
    Diary(const QString &rules, std::uint64_t seed);
    ~Diary();

    void write(const QString &act);
    int acts() const { return m_acts; }
    /// The rule set, the seed, the number of the act, and the last acts, one a line.
    QString tell() const;

private:
    void remember() const;

    QString m_head;
    QStringList m_last;
    int m_acts = 0;
};

} // namespace muster::testing
