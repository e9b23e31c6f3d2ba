// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

namespace muster {

using namespace Qt::StringLiterals;

struct OpenCampaign;

/// An option in the table of commands. Its text is translated where it is shown.
struct CommandOption {
    const char *name;
    const char *about;
    const char *value = ""; ///< placeholder of its value, such as "N" or "OUT.pdf"; empty: a flag
    bool gathers = false; ///< may be given more than once and collects the values; any other option is refused then
    const char *letter = ""; ///< short form

    /// Returns whether the value is a whole number.
    bool isNumber() const;
    /// Returns its short form, if it has one, and its name.
    QStringList names() const;
    /// Returns them as they are typed: "--json", "-h".
    QStringList dashedNames() const;
};
using CommandOptions = QList<CommandOption>;

/// The traits of a command that few have.
struct CommandTraits {
    /// Returns whether this call may roll dice; null if no call does. Dice given to a call that rolls none are refused.
    bool (*rolls)(const Call &call) = nullptr;
    /// Returns whether this call leaves the file as it is, so that it is opened for reading alone.
    bool (*onlyReads)(const Call &call) = nullptr;
    /// Returns additional text for the help, with line breaks.
    QString (*more)() = nullptr;
};

/// A command of the program. Its row stands beside the function that runs it.
struct Command {
    using Alone = Reply (*)(const Call &call);
    using Reading = Reply (*)(const OpenCampaign &open, const Call &call);
    using Writing = Reply (*)(OpenCampaign &open, const Call &call);

    const char *name;
    const char *usage; ///< the words after it: "FILE [ACTION] [key=value ...]"
    const char *about; ///< one sentence
    CommandOptions options;
    /// The function that runs it. If it takes a campaign, the file that is the command's first word is opened before.
    std::variant<Alone, Reading, Writing> run;
    std::vector<const char *> examples; ///< what may follow the command's name
    CommandTraits traits = {};

    /// Returns the words after it, one by one.
    QStringList words() const;
    /// Returns whether any number of words may follow.
    bool repeats() const { return QLatin1StringView(usage).endsWith("...]"_L1); }
    /// Returns its own options, and those of every command that it does not replace.
    CommandOptions allOptions() const;
};

/// The translation context of the command line, and the commands of each file in app/commands.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
public:
    static std::vector<Command> aimCommands();
    static std::vector<Command> armCommands();
    static std::vector<Command> askCommands();
    static std::vector<Command> backupCommands();
    static std::vector<Command> careerCommands();
    static std::vector<Command> correctCommands();
    static std::vector<Command> courseCommands();
    static std::vector<Command> desktopCommands();
    static std::vector<Command> forecastCommands();
    static std::vector<Command> foundingCommands();
    static std::vector<Command> lookingCommands();
    static std::vector<Command> monthCommands();
    static std::vector<Command> noteCommands();
    static std::vector<Command> playCommands();
    static std::vector<Command> playerCommands();
    static std::vector<Command> recruitCommands();
    static std::vector<Command> reportCommands();
    static std::vector<Command> ruleCommands();
    static std::vector<Command> sheetCommands();
    static std::vector<Command> shelfCommands();
    static std::vector<Command> storyCommands();
    static std::vector<Command> undoCommands();
    static std::vector<Command> variantCommands();
    static std::vector<Command> wastelandCommands();
};

/// Returns every command, in the order in which the help lists them.
const std::vector<Command> &commands();

/// Returns the command with this name, or null.
const Command *findCommand(QAnyStringView name);

/// Returns the options of every command: --json, the dice, --help, --version.
CommandOptions commonOptions();

/// Returns true, for the traits of a command that does the same at every call.
bool everyCall(const Call &call);
/// Returns whether there are words after the first.
bool saysMore(const Call &call);

// Options of several commands.

CommandOption pdfOption();
CommandOption playerOption();
CommandOption rollStarOption();
/// Returns the options for the values of a figure: Rep, class, armour, shield, weapon, attributes. Used for a Star and
/// for a Grunt picked by hand.
CommandOptions profileOptions();

} // namespace muster
