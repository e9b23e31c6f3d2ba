// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/commandoptions.h"
#include "app/environment.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

namespace muster {

struct OpenCampaign;

/// The translation context of the command line.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The function that runs a command. If it takes a campaign, the file that is the command's first word is opened for
/// reading or for writing beforehand. A command that has to check more of the call first opens the file itself, so that
/// a wrong call is refused before an unusable file.
struct Answering {
    using Alone = Reply (*)(const Call &call, const Environment &surroundings);
    using Reading = Reply (*)(const OpenCampaign &open, const Call &call, const Environment &surroundings);
    using Writing = Reply (*)(OpenCampaign &open, const Call &call, const Environment &surroundings);

    std::variant<Alone, Reading, Writing> answer;
    /// Returns whether this call may roll dice; null if no call does. Dice given to a call that rolls none are refused.
    bool (*mayRoll)(const Call &call) = nullptr;
};

/// A command of the program: its name, arguments and options, and the function that runs it.
struct Command {
    QString name;
    QStringList words; ///< the words after it: "FILE", "[PACK]", "[key=value ...]"
    QString about; ///< one sentence
    CommandOptions options;
    Answering answering;
    QString (*more)() = nullptr; ///< returns additional text for its help, with line breaks
};

/// Returns every command, in the order in which the help lists them.
const std::vector<Command> &commands();

/// Returns the command with this name, or null.
const Command *findCommand(const QString &name);

/// Returns an option as it is typed: "--json", "-h".
QString dashed(const QString &option);

/// Returns the options of every command: --json, the dice, --help, --version.
CommandOptions commonOptions();
/// Returns the same options, except those that the command replaces with its own.
CommandOptions commonOptions(const Command &command);

} // namespace muster
