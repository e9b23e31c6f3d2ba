// SPDX-License-Identifier: MIT
#include "ui/encounter/seedtext.h"

#include <QRandomGenerator>

namespace muster {

namespace {

constexpr quint32 leastSeed = 10'000;
constexpr quint32 mostSeed = 999'999; ///< short enough to be written on paper

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
    return QRandomGenerator::system()->bounded(leastSeed, mostSeed + 1);
}

} // namespace muster
