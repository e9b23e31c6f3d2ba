// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <cstdint>

namespace muster::torture {

/// One fault: which call fails, how, and what the program is doing meanwhile.
struct FaultCase {
    enum class Begins : std::uint8_t {
        Writing, ///< into a campaign that is there
        Creating, ///< by making one
    };
    Begins begins = Begins::Writing;
    int call = 1; ///< from 1, counted from when the program begins
    int error = 0; ///< errno
    bool forGood = false;
    std::uint64_t seed = 0; ///< of the player

    static constexpr int deedsBefore = 6; ///< in the campaign that is there

    QStringList arguments() const;
    static FaultCase of(const QStringList &arguments);
    /// Makes the campaign that is written into.
    void prepare(const QString &path) const;
};

} // namespace muster::torture
