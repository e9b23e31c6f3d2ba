// SPDX-License-Identifier: MIT
#include "rules/odds/interval.h"

#include <cmath>

namespace muster {

namespace {

/// Returns the continued fraction of the incomplete beta function, by Lentz's method.
double betaFraction(double a, double b, double x)
{
    constexpr double tiny = 1e-300;
    constexpr double enough = 1e-15;
    constexpr int mostTerms = 100000;
    const auto kept = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / kept(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m <= mostTerms; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        double change = 1;
        for (const double term : {even, odd}) {
            d = 1 / kept(1 + term * d);
            c = kept(1 + term / c);
            change = c * d;
            fraction *= change;
        }
        if (std::abs(change - 1) < enough)
            break;
    }
    return fraction;
}

/// Returns ln Γ(x). std::lgamma() stores the sign in a global variable, and forecasts run in several threads.
double logGamma(double x)
{
    // Stirling's series, shifted to arguments for which it is exact to the last digits.
    constexpr double shiftTo = 15;
    double shift = 0;
    for (; x < shiftTo; x += 1)
        shift += std::log(x);
    const double inverse = 1 / (x * x);
    const double series =
        (1.0 / 12 - inverse * (1.0 / 360 - inverse * (1.0 / 1260 - inverse * (1.0 / 1680 - inverse / 1188)))) / x;
    return (x - 0.5) * std::log(x) - x + 0.91893853320467274178 + series - shift;
}

/// Returns the regularised incomplete beta function.
double beta(double a, double b, double x)
{
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    const double front = std::exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * std::log(x) + b * std::log1p(-x));
    return x < (a + 1) / (a + b + 2) ? front * betaFraction(a, b, x) / a : 1 - front * betaFraction(b, a, 1 - x) / b;
}

/// Returns the argument between 0 and 1 at which a decreasing function reaches `level`.
template<typename Falling>
double whereItFallsTo(double level, Falling &&falling)
{
    constexpr int halvings = 60;
    double low = 0;
    double high = 1;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (falling(middle) > level ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

double chanceOfAtMost(int came, int tries, double chance)
{
    if (came < 0)
        return 0;
    return came >= tries ? 1 : beta(tries - came, came + 1, 1 - chance);
}

Chance chanceFrom(int came, int tries, double held)
{
    if (tries == 0)
        return {};
    const double tail = (1 - held) / 2;
    Chance chance{double(came) / tries, 0, 1};
    if (came > 0)
        chance.low = whereItFallsTo(1 - tail, [&](double p) { return chanceOfAtMost(came - 1, tries, p); });
    if (came < tries)
        chance.high = whereItFallsTo(tail, [&](double p) { return chanceOfAtMost(came, tries, p); });
    return chance;
}

} // namespace muster
