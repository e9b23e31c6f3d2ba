// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/victory.h"

#include <QString>

#include <optional>

namespace muster {

/// The part of an encounter's points that a number stands for, from 0 to 2: 0.5 is 1/2, 0.777778 is 7/9.
std::optional<Fraction> fractionOf(double number);

/// "7/9", or a number such as "0.5".
std::optional<Fraction> readFraction(const QString &text);
QString fractionText(const Fraction &fraction);

} // namespace muster
