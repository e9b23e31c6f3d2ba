// SPDX-License-Identifier: MIT
#include "ui/encounter/seedtext.h"

#include "ui/parts/freshseed.h"

namespace muster {

namespace {

constexpr quint64 leastSeed = 10'000;
constexpr quint64 mostSeed = 999'999; ///< short enough to be written on paper

} // namespace

QString seedText(quint64 seed)
{
    QString digits = QString::number(seed);
    for (auto place = digits.size() - 3; place > 0; place -= 3)
        digits.insert(place, u' ');
    return digits;
}

std::optional<quint64> seedFrom(const QString &text)
{
    bool ok = false;
    const quint64 seed = QString(text).remove(u' ').toULongLong(&ok);
    return ok ? std::optional(seed) : std::nullopt;
}

quint64 newSeed()
{
    return leastSeed + freshSeed() % (mostSeed - leastSeed + 1);
}

} // namespace muster
