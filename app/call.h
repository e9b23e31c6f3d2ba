// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"
#include "rules/result.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <variant>

namespace muster {

struct Command;

/// Where a call's dice come from.
struct DiceFromEntropy {
};
struct DiceFromSeed {
    quint64 seed = 0;
};
struct DiceFromTable {
    Tape dice; ///< as the player rolled them, in the order they are asked for
};
struct DiceAsked {
};
using DiceSource = std::variant<DiceFromEntropy, DiceFromSeed, DiceFromTable, DiceAsked>;

/// One call of the program, read and checked: what is asked for, with nothing done yet.
struct Call {
    const Command *command = nullptr; ///< none: only help or the version is wanted
    bool json = false;
    bool help = false;
    bool version = false;
    DiceSource dice;
    QStringList words; ///< what stands after the command, options left out
    QMap<QString, QStringList> options; ///< the command's own, by their long names

    bool has(const QString &option) const { return options.contains(option); }
    /// The option's value, or the fallback where it is not given.
    QString value(const QString &option, const QString &fallback = {}) const
    {
        return has(option) ? options[option].last() : fallback;
    }
    /// The word at this place; empty where there is none.
    QString word(qsizetype place) const { return words.value(place); }
};

/// What a call comes to: the same in words and as JSON.
struct Answer {
    QString text;
    QJsonObject json;
    QByteArray file = {}; ///< one that goes to standard output, as it is and alone
};

enum class Exit : std::uint8_t {
    Success = 0,
    WrongCall = 1, ///< the call or its input
    UnusableFile = 2,
};

/// Why a call comes to nothing: one or two plain lines that name the thing and what to do.
struct Refusal {
    Exit exit = Exit::WrongCall;
    QString text;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

using Reply = Result<Answer, Refusal>;

} // namespace muster
