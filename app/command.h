// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/commandoptions.h"
#include "app/surroundings.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

namespace muster {

struct OpenCampaign;

/// The command line's words, as the translators know them.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The function that answers a command. The campaign it works on is opened for it, to be read or to be written, from the
/// file that is its first word. One that has more to check of the call before does that itself: a wrong call is refused
/// before a file that cannot be used.
struct Answering {
    using Alone = Reply (*)(const Call &call, const Surroundings &surroundings);
    using Reading = Reply (*)(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
    using Writing = Reply (*)(OpenCampaign &open, const Call &call, const Surroundings &surroundings);

    std::variant<Alone, Reading, Writing> answer;
    /// Whether this call may roll dice; none: no call does. Dice given to one that does not are refused.
    bool (*mayRoll)(const Call &call) = nullptr;
};

/// One command of the program: how it is called, and how it is answered.
struct Command {
    QString name;
    QStringList words; ///< what stands after it: "FILE", "[PACK]", "[key=value ...]"
    QString about; ///< one sentence
    CommandOptions options;
    Answering answering;
    QString (*more)() = nullptr; ///< what its own help adds, lines and all
};

/// Every command, in the order the help lists them.
const std::vector<Command> &commands();

/// The command of this name, or null.
const Command *findCommand(const QString &name);

/// An option as it is typed: "--json", "-h".
QString dashed(const QString &option);

/// The options every command takes: --json, the dice, --help, --version.
CommandOptions commonOptions();
/// But those in whose place the command has one of its own.
CommandOptions commonOptions(const Command &command);

} // namespace muster
