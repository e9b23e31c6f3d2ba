// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>

namespace muster {

/// An option as it stands in the row of its command.
struct CommandOption : QCommandLineOption {
    using QCommandLineOption::QCommandLineOption;

    bool gathers = false; ///< given again it adds to what was given; any other option is refused then
};
using CommandOptions = QList<CommandOption>;

CommandOption gathering(CommandOption option);

} // namespace muster

/// What several commands take, and what is long to say about them in their help.
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
/// What is long to say about `muster new`: the keys of --option, for each of the rule sets, and the form of PAPER.json.
QString foundingHelp();
/// The form of REPORT.json.
QString reportFileHelp();
/// How players write army lists of their own.
QString ownListsHelp();
/// How players write rules of their own.
QString variantHelp();

} // namespace muster::options
