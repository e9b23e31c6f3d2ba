// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/arguments.h"
#include "rules/procedure/misgiven.h"
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

/// What a procedure wants to know.
struct Parameter {
    enum class Kind : std::uint8_t {
        Integer, ///< from least to most
        Flag, ///< true or false
        Choice, ///< one of choices
        Choices, ///< any of choices with commas between, none of them twice; none at all is allowed
        List, ///< the id of an army list of the pack
        Grunt, ///< REP:MONTHS:POISONED
        Grunts, ///< REP:MONTHS:POISONED,…; none at all is allowed
    };
    /// Only asked where another parameter, which stands before this one, has this value.
    struct Condition {
        QString parameter;
        QString value;
    };

    QString name;
    Kind kind = Kind::Integer;
    int least = 0;
    int most = 0;
    std::vector<QString> choices;
    std::optional<QString> fallback; ///< what stands for it when it is left out; none: it must be given
    std::optional<Condition> onlyWith;
    bool needed = true; ///< false: it may be left out, or given as "none", and then has no value
    bool others = false; ///< it is about the target, so what the shooter is and carries does not answer it
    bool ofLeader = false; ///< the leader of the figure's group answers it, where one leads
    QMap<QString, QString> titles = {}; ///< of choices that are called otherwise here
    QString title; ///< the book's; empty where the model has words for it
    QString words; ///< by which it has them: the name, or what tells this one from others of the name
    /// What must hold besides, seen with the parameters before it; none where nothing must.
    std::function<std::optional<Misgiven>(const Arguments &)> check;
};

/// What is asked for by a name, and what must be told with it.
struct Signature {
    QString id;
    QString title; ///< the book's; empty where the model has words for the id
    std::vector<Parameter> parameters;
};

/// A procedure of the rules by its name.
struct Procedure : Signature {
    std::function<Resolved(const Pack &, const Arguments &, Dice &)> run;
    /// Why it cannot be run with arguments that are each in order; parseArguments asks. Empty where there is nothing to ask.
    std::function<std::optional<Misgiven>(const Pack &, const Arguments &)> refuse = {};
};

/// What a pack's rules can be asked: the one registry behind `muster roll`, the reference page and the tests.
std::vector<Procedure> procedures(const Pack &pack);

/// None if the pack has no such procedure.
std::optional<Procedure> findProcedure(const Pack &pack, const QString &id);

/// One test by itself, as the reference page takes it: neither which test nor the class is asked.
Procedure procedureOf(const ReferenceTest &test, const Pack &pack);

/// Reads `key=value` words.
Result<Arguments, Misgiven> parseArguments(const Signature &asked, const Pack &pack, const QStringList &keyValues);
/// The same, and asks the procedure whether it can be run with them.
Result<Arguments, Misgiven> parseArguments(const Procedure &procedure, const Pack &pack, const QStringList &keyValues);

/// The words among which one is chosen; none where it is a number or a Grunt.
QStringList choicesOf(const Parameter &parameter, const Pack &pack);

} // namespace muster
