// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// What the dice of one of theirs are written down for, by his place from 1: above every figure of the band.
inline constexpr int beforeTheirs = 1000;
inline constexpr int subjectOfTheirs(int place)
{
    return beforeTheirs + place;
}

} // namespace muster
