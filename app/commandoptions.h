// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>

namespace muster {

/// An option in the table of commands.
struct CommandOption : QCommandLineOption {
    using QCommandLineOption::QCommandLineOption;

    /// Returns true if its placeholder stands for a whole number.
    bool isNumber() const
    {
        return QStringList{QStringLiteral("N"), QStringLiteral("K"), QStringLiteral("ID"), QStringLiteral("STEP")}
            .contains(valueName());
    }

    bool gathers = false; ///< may be given more than once and collects the values; any other option is refused then
};
using CommandOptions = QList<CommandOption>;

CommandOption gathering(CommandOption option);

} // namespace muster

/// Options that several commands take, and long texts for their help.
namespace muster::options {

CommandOption steps();
CommandOption pdf();
CommandOption blank();
CommandOption player();
CommandOption rollStar();
CommandOptions joiningOptions();
CommandOptions foundingOptions();
CommandOptions recruitingOptions();
CommandOptions writingOptions();
CommandOptions reportOptions();
CommandOptions forecastOptions();
/// Returns the long help of `muster new`: the keys of --option for each rule set, and a description of PAPER.json.
QString foundingHelp();
/// Returns a description of REPORT.json.
QString reportFileHelp();
/// Returns a description of a player's own army lists.
QString ownListsHelp();
/// Returns a description of a player's own rules.
QString variantHelp();

} // namespace muster::options
