// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/stand.h"

namespace retold {

/// The percentile street skirmish, game after game (R81, R83).
class Street
{
public:
    Stand stand;

    void found(const std::string &list, const std::string &weapon, Tape &tape);
    int room() const;
    void recruit(int count, Tape &tape);
    void prepare(const std::string &enemy, Tape &tape);
    void finish(const Report &report, Tape &tape);
};

} // namespace retold
