// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

#include <QCommandLineOption>
#include <QCoreApplication>
#include <QList>

#include <vector>

namespace muster {

/// The command line's words, as the translators know them.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// One command of the program: how it is called, and the function that answers it.
struct Command {
    QString name;
    QStringList words; ///< what stands after it: "FILE", "[PACK]", "[key=value ...]"
    QString about; ///< one sentence
    QList<QCommandLineOption> options;
    Reply (*run)(const Call &call, const Surroundings &surroundings) = nullptr;
    QString (*more)() = nullptr; ///< what its own help adds, lines and all
};

/// Every command, in the order the help lists them.
const std::vector<Command> &commands();

/// The command of this name, or null.
const Command *findCommand(const QString &name);

/// An option as it is typed: "--json", "-h".
QString dashed(const QString &option);

/// Whether this option may be given more than once.
bool mayRepeat(const QString &option);

/// The options every command takes: --json, the dice, --help, --version.
QList<QCommandLineOption> commonOptions();
/// But those in whose place the command has one of its own.
QList<QCommandLineOption> commonOptions(const Command &command);

} // namespace muster
