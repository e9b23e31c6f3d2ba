// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <cstdint>

namespace muster {

/// An error in the arguments of a procedure. Each reason says which fields go with it.
struct ArgumentError {
    enum class Why : std::uint8_t {
        NotKeyValue, ///< `given`
        Unknown, ///< `parameter`
        Twice, ///< `parameter`
        Missing, ///< `parameter`
        Wrong, ///< `parameter`, and its wrong part `given`
        OnlyWith, ///< `parameter`, whose condition does not hold
        NotOfClass, ///< `test`, and the class `given`
        NotOfPart, ///< `parameter`, and the `choices` for this class
        NoSituation, ///< `test`
        SituationMissing, ///< `test`, and its `choices`
        SituationWrong, ///< `test`, its `choices`, and `given`
        NoLeaderDie, ///< `test`
        NoFreeChoice, ///< `test`
        NothingForTwo, ///< `test`
        TooManyAimed, ///< `number` of its dice that count
        SingleShots, ///< the weapon `given`, in automatic fire
        NobodyToLead, ///< the list `given`, and the highest Rep `number`
    };
    Why why = Why::NotKeyValue;
    QString parameter = {};
    QString given = {};
    QString test = {};
    QStringList choices = {};
    int number = 0;
};

} // namespace muster
