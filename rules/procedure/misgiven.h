// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <cstdint>

namespace muster {

/// Why a procedure cannot be asked with what was given. Which field holds what is said with each reason.
struct Misgiven {
    enum class Why : std::uint8_t {
        NotKeyValue, ///< `given`
        Unknown, ///< `parameter`
        Twice, ///< `parameter`
        Missing, ///< `parameter`
        Wrong, ///< `parameter`, and what of it is: `given`
        OnlyWith, ///< `parameter`, whose condition does not hold
        NotOfClass, ///< `test`, and the class `given`
        NotOfPart, ///< `parameter`, which may be `choices` for this class
        NoSituation, ///< `test`
        SituationMissing, ///< `test`, and its `choices`
        SituationWrong, ///< the same, and `given`
        NoLeaderDie, ///< `test`
        NoFreeChoice, ///< `test`
        NothingForTwo, ///< `test`
        TooManyAimed, ///< `number` of its dice count
        SingleShots, ///< the weapon `given`, in automatic fire
        NobodyToLead, ///< on the list `given`, of a Rep of `number` or less
    };
    Why why = Why::NotKeyValue;
    QString parameter = {};
    QString given = {};
    QString test = {};
    QStringList choices = {};
    int number = 0;
};

} // namespace muster
