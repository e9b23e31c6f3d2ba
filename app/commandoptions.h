// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>

/// What several commands take, and what is long to say about them in their help.
namespace muster::options {

QCommandLineOption steps();
QCommandLineOption pdf();
QCommandLineOption blank();
QCommandLineOption player();
QCommandLineOption rollStar();
QList<QCommandLineOption> joiningOptions();
QList<QCommandLineOption> foundingOptions();
QList<QCommandLineOption> recruitingOptions();
QList<QCommandLineOption> writingOptions();
QList<QCommandLineOption> reportOptions();
QList<QCommandLineOption> forecastOptions();
/// What is long to say about `muster new`: the keys of --option, for each of the rule sets, and the form of PAPER.json.
QString foundingHelp();
/// How players write army lists of their own.
QString ownListsHelp();
/// How players write rules of their own.
QString variantHelp();

} // namespace muster::options
