// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"
#include "rules/reference/percentile.h"

namespace muster {

// The parameters that several procedures share, and short ways to make others. `words` where the name does not say enough.

Parameter integer(const QString &name, int least, int most, const QString &words = {});
Parameter flag(const QString &name, const QString &words = {});
/// False when it is left out.
Parameter ifSo(const QString &name, const QString &words = {});
/// Any of them with commas between; none when left out.
Parameter anyOf(const QString &name, const QStringList &choices, const QString &words = {});
Parameter armyList(const QString &name, const QString &words = {});
/// May be left out; then this stands for it.
Parameter withDefault(Parameter parameter, QLatin1StringView value);
Parameter leftOutOrNot(Parameter parameter);

Parameter rep(const QString &name, const QString &words = {});
Parameter eal();
/// A Patrol or one of the Raids.
Parameter chainEncounter(const QString &name, const QString &words = {});
Parameter party();

Parameter grunt();
Parameter grunts();
/// How one whose recovery is asked for left the table.
Parameter recoveryFate();

/// What a Stay or Go must know of the Star and the last encounter, and the same read from what was given.
std::vector<Parameter> starStandingParameters();
StarStanding starStanding(const Arguments &given);

/// A shot of the percentile street skirmish, and the same read from what was given.
std::vector<Parameter> percentileShotParameters(const Pack &pack);
PercentileShot percentileShot(const Pack &pack, const Arguments &given);

Parameter oneOf(const QString &name, const QStringList &choices, const QString &words = {});

/// Any value of a closed set.
template<typename E>
Parameter choice(const QString &name, const QString &words = {})
{
    return oneOf(name, slugList<E>(), words);
}

} // namespace muster
