// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"
#include "rules/result.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <optional>
#include <variant>

namespace muster {

struct Command;

/// The sources of a call's dice.
struct DiceFromEntropy {
};
struct DiceFromSeed {
    quint64 seed = 0;
};
struct DiceFromTable {
    Tape dice; ///< dice rolled by the player, in the order in which they are asked for
};
struct DiceAsked {
};
using DiceSource = std::variant<DiceFromEntropy, DiceFromSeed, DiceFromTable, DiceAsked>;

/// A call of the program, parsed and checked but not run.
struct Call {
    const Command *command = nullptr; ///< null if only help or the version is wanted
    bool json = false;
    bool help = false;
    bool version = false;
    DiceSource dice;
    QStringList words; ///< the words after the command, without options
    QMap<QString, QStringList> options; ///< options of the command, by their long names

    bool has(QAnyStringView option) const { return options.contains(option.toString()); }
    /// Returns the option's value, or the fallback if it is not given.
    QString value(QAnyStringView option, const QString &fallback = {}) const
    {
        return has(option) ? options[option.toString()].last() : fallback;
    }
    /// Returns the value of an option that takes a whole number; nullopt if it is not given.
    std::optional<int> number(QAnyStringView option) const
    {
        return has(option) ? std::optional(value(option).toInt()) : std::nullopt;
    }
    /// Returns the word at this place; empty if there is none.
    QString word(qsizetype place) const { return words.value(place); }
};

/// The answer to a call, as text and as JSON.
struct Answer {
    QString text;
    QJsonObject json;
    QByteArray file = {}; ///< a file for standard output, written unchanged and with nothing else
};

enum class Exit : std::uint8_t {
    Success = 0,
    WrongCall = 1, ///< the call or its input is wrong
    UnusableFile = 2,
};

/// The reason why a call failed: one or two plain lines that name the problem and what to do.
struct Refusal {
    Exit exit = Exit::WrongCall;
    QString text;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

using Reply = Result<Answer, Refusal>;

} // namespace muster
