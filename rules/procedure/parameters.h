// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/fate.h"
#include "rules/procedure/procedure.h"
#include "rules/reference/percentile.h"

namespace muster {

/// A parameter whose value a procedure takes as a T.
template<typename T>
struct Typed : Parameter {
};

// Parameters. `words`: key of the parameter's text if the name is not specific enough.

Typed<int> integer(QAnyStringView name, int least, int most, QAnyStringView words = {});
Typed<bool> flag(QAnyStringView name, QAnyStringView words = {});
/// Makes a flag that is false if left out.
Typed<bool> ifSo(QAnyStringView name, QAnyStringView words = {});
Typed<QString> oneOf(QAnyStringView name, const QStringList &choices, QAnyStringView words = {});
/// Makes a parameter that takes any of the choices, with commas between; none if left out.
Typed<QStringList> anyOf(QAnyStringView name, const QStringList &choices, QAnyStringView words = {});
/// Makes a parameter for the id of an army list.
Typed<QString> armyList(QAnyStringView name, QAnyStringView words = {});

/// Makes a parameter for a value of a closed set.
template<typename E>
Typed<E> choice(QAnyStringView name, QAnyStringView words = {})
{
    return {oneOf(name, slugList<E>(), words)};
}
/// Makes a parameter for some of the values of a closed set.
template<typename E, std::size_t size>
Typed<E> choiceOf(QAnyStringView name, const std::array<E, size> &values, QAnyStringView words = {})
{
    QStringList slugs;
    for (const E value : values)
        slugs.append(slug(value));
    return {oneOf(name, slugs, words)};
}

/// Makes the parameter optional, with this default.
template<typename T>
Typed<T> withDefault(Typed<T> parameter, const QString &value)
{
    parameter.fallback = value;
    return parameter;
}
/// Makes the parameter optional, without a value if it is left out.
template<typename T>
Typed<std::optional<T>> leftOutOrNot(const Typed<T> &parameter)
{
    Typed<std::optional<T>> made{parameter};
    made.needed = false;
    return made;
}

Typed<int> rep(QAnyStringView name, QAnyStringView words = {});
Typed<int> eal();
Typed<int> party();
Typed<Weighing> grunt();
Typed<std::vector<Weighing>> grunts();
/// Makes the parameter for the fate of a figure whose recovery is rolled.
Typed<Fate> recoveryFate();

/// Return the parameters for the Star and the last encounter in Stay or Go, and the values read from them.
std::vector<Parameter> starStandingParameters(const Parameter &whoTests);
StarStanding starStanding(const Arguments &given);

/// Return the parameters for a shot of the percentile street skirmish, and the values read from them.
std::vector<Parameter> percentileShotParameters(const Pack &pack);
PercentileShot percentileShot(const Pack &pack, const Arguments &given);

/// Returns an id as the name of a parameter or a field: "he_round".
QString fieldOf(QString id);
/// Returns the ids of things in order.
QStringList idsOf(const auto &things)
{
    QStringList ids;
    for (const auto &thing : things)
        ids.append(thing.id);
    return ids;
}

} // namespace muster
