// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"
#include "rules/reference/percentile.h"

namespace muster {

// Parameters that several procedures share, and functions to make others. `words`: key of the parameter's text if the
// name is not specific enough.

Parameter integer(const QString &name, int least, int most, const QString &words = {});
Parameter flag(const QString &name, const QString &words = {});
/// Makes a flag that is false if left out.
Parameter ifSo(const QString &name, const QString &words = {});
/// Makes a parameter that takes any of the choices, with commas between; none if left out.
Parameter anyOf(const QString &name, const QStringList &choices, const QString &words = {});
Parameter armyList(const QString &name, const QString &words = {});
/// Makes the parameter optional, with this default.
Parameter withDefault(Parameter parameter, QLatin1StringView value);
Parameter leftOutOrNot(Parameter parameter);

Parameter rep(const QString &name, const QString &words = {});
Parameter eal();
/// Makes the parameter for a Patrol or one of the Raids.
Parameter chainEncounter(const QString &name, const QString &words = {});
Parameter party();

Parameter grunt();
Parameter grunts();
/// Makes the parameter for the fate of a figure whose recovery is rolled.
Parameter recoveryFate();

/// Return the parameters for the Star and the last encounter in Stay or Go, and the values read from them.
std::vector<Parameter> starStandingParameters();
StarStanding starStanding(const Arguments &given);

/// Return the parameters for a shot of the percentile street skirmish, and the values read from them.
std::vector<Parameter> percentileShotParameters(const Pack &pack);
PercentileShot percentileShot(const Pack &pack, const Arguments &given);

Parameter oneOf(const QString &name, const QStringList &choices, const QString &words = {});

/// Makes a parameter for a value of a closed set.
template<typename E>
Parameter choice(const QString &name, const QString &words = {})
{
    return oneOf(name, slugList<E>(), words);
}

} // namespace muster
