// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/argumenterror.h"
#include "rules/procedure/arguments.h"
#include "rules/procedure/resolved.h"
#include "rules/slug.h"

#include <QMap>

#include <functional>
#include <optional>
#include <vector>

namespace muster {

class Dice;
struct Pack;
struct ReferenceTest;

/// A parameter of a procedure.
struct Parameter {
    enum class Kind : std::uint8_t {
        Integer, ///< from least to most
        Flag, ///< true or false
        Choice, ///< one of choices
        Choices, ///< any of choices with commas between, none of them twice; may be empty
        List, ///< id of an army list of the pack
        Grunt, ///< REP:MONTHS:POISONED
        Grunts, ///< REP:MONTHS:POISONED,…; may be empty
    };
    /// A condition for asking: another parameter, which precedes this one, has this value.
    struct Condition {
        QString parameter;
        QString value;
    };

    QString name;
    Kind kind = Kind::Integer;
    int least = 0;
    int most = 0;
    QStringList choices;
    std::optional<QString> fallback; ///< default if the parameter is left out; none if it must be given
    std::optional<Condition> onlyWith;
    bool needed = true; ///< false if it may be left out, or given as "none", and then has no value
    bool others = false; ///< about the target, so that it does not follow from who shoots and with what
    bool ofLeader = false; ///< answered by the leader of the figure's group, if there is one
    QMap<QString, QString> titles = {}; ///< titles of choices, by id, that differ from their usual ones
    QString title; ///< the book's title; empty if the model has a text for it
    QString words; ///< key of the model's text: the name, or a more specific one if several parameters share the name
    /// An additional check of the value, given the parameters before it; empty if there is none.
    std::function<std::optional<ArgumentError>(const Pack &, const Arguments &)> check;
};

/// The id and the parameters of a procedure or a question.
struct Signature {
    QString id;
    QString title; ///< the book's title; empty if the model has a text for the id
    std::vector<Parameter> parameters;
};

/// A procedure of the rules, with its id.
struct Procedure : Signature {
    std::function<Resolved(const Pack &, const Arguments &, Dice &)> run;
};

/// Returns all procedures of a pack's rules: the registry behind `muster roll`, the Reference page and the tests.
std::vector<Procedure> procedures(const Pack &pack);

/// Returns the procedure with this id; nullopt if the pack has none.
std::optional<Procedure> findProcedure(const Pack &pack, const QString &id);

/// Returns a procedure for a single test, as the Reference page shows it: without parameters for the test and the
/// class.
Procedure procedureOf(const ReferenceTest &test, const Pack &pack);

/// Parses `key=value` words.
Result<Arguments, ArgumentError> parseArguments(const Signature &asked, const Pack &pack, const QStringList &keyValues);

/// Returns the ids from which the value is chosen; empty for a number or a Grunt.
QStringList choicesOf(const Parameter &parameter, const Pack &pack);

} // namespace muster
