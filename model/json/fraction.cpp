// SPDX-License-Identifier: MIT
#include "model/json/fraction.h"

#include <QStringList>

#include <cmath>

namespace muster {

namespace {

constexpr int largestDenominator = 1000;
constexpr double sameNumber = 5e-7; ///< six digits typed from a fraction mean that fraction

bool isPart(const Fraction &fraction)
{
    return fraction.denominator >= 1 && fraction.denominator <= largestDenominator && fraction.numerator >= 0
        && fraction.numerator <= 2 * fraction.denominator;
}

} // namespace

std::optional<Fraction> fractionOf(double number)
{
    if (!(number >= 0 && number <= 2))
        return std::nullopt;
    for (int denominator = 1; denominator <= largestDenominator; ++denominator) {
        const double numerator = std::round(number * denominator);
        if (std::abs(numerator / denominator - number) < sameNumber)
            return Fraction{static_cast<int>(numerator), denominator};
    }
    return Fraction{static_cast<int>(std::floor(number * largestDenominator)), largestDenominator};
}

std::optional<Fraction> readFraction(const QString &text)
{
    const QStringList parts = text.split(u'/');
    bool isNumber = false;
    if (parts.size() == 1) {
        const double number = text.toDouble(&isNumber);
        return isNumber ? fractionOf(number) : std::nullopt;
    }
    Fraction fraction{parts[0].toInt(&isNumber), 1};
    if (!isNumber || parts.size() != 2)
        return std::nullopt;
    fraction.denominator = parts[1].toInt(&isNumber);
    return isNumber && isPart(fraction) ? std::optional(fraction) : std::nullopt;
}

QString fractionText(const Fraction &fraction)
{
    return QStringLiteral("%1/%2").arg(fraction.numerator).arg(fraction.denominator);
}

} // namespace muster
