// SPDX-License-Identifier: MIT
#include "app/callreader.h"

#include "app/command.h"
#include "app/qtoptions.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/names.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QStringList withProgram(const QStringList &arguments)
{
    return QStringList{u"muster"_s} + arguments;
}

QStringList optionNames(const CommandOptions &options)
{
    QStringList names;
    for (const CommandOption &option : options)
        names += option.names().last();
    return names;
}

void add(const CommandOptions &options, QCommandLineParser &parser)
{
    for (const CommandOption &option : options)
        parser.addOption(option);
}

/// Returns the words among the arguments, as parsed with the options of the first command found among them; empty if no
/// command can come first.
QStringList wordsByCommand(const QStringList &arguments)
{
    for (const QString &argument : arguments) {
        const Command *command = findCommand(argument);
        if (!command)
            continue;
        QCommandLineParser parser;
        parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        add(commonOptions(*command) + command->options, parser);
        parser.parse(withProgram(arguments));
        if (const QStringList words = parser.positionalArguments(); words.value(0) == argument)
            return words;
    }
    return {};
}

/// Returns the words among the arguments, wherever options stand. If no command fits, the options of all commands
/// decide which take a value.
QStringList wordsAmong(const QStringList &arguments)
{
    if (const QStringList words = wordsByCommand(arguments); !words.isEmpty())
        return words;
    QCommandLineParser everything;
    everything.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    add(commonOptions(), everything);
    QStringList known = optionNames(commonOptions());
    for (const Command &command : commands()) {
        for (const CommandOption &option : command.options) {
            if (known.contains(option.names().last()))
                continue;
            known += option.names().last();
            everything.addOption(option);
        }
    }
    everything.parse(withProgram(arguments));
    return everything.positionalArguments();
}

QStringList commandNames()
{
    QStringList names;
    for (const Command &command : commands())
        names += command.name;
    return names;
}

/// Returns a reference to the help: "muster recruit --help".
QString seeHelp(const Command *command)
{
    const QString call = command ? u"muster %1 --help"_s.arg(command->name) : u"muster --help"_s;
    return u' ' + CommandLine::tr("See “%1”.").arg(call);
}

Refusal unknownOption(const QString &typed, const Command *command, const QStringList &known)
{
    const QString option = dashed(shortened(typed));
    QString text = command ? CommandLine::tr("“muster %1” has no option %2.").arg(command->name, option)
                           : CommandLine::tr("There is no option %1.").arg(option);
    const QString meant = nearest(typed, known);
    text += meant.isEmpty() ? seeHelp(command) : u' ' + CommandLine::tr("Did you mean --%1?").arg(meant);
    return wrong(text);
}

/// Reads the source of the dice. `command` may use --dice for something else.
Result<DiceSource, Refusal> readDiceSource(const QCommandLineParser &parser, const Command &command)
{
    int sources = 0;
    const bool own = optionNames(command.options).contains(u"dice"_s);
    for (const QString &option : own ? QStringList{u"seed"_s, u"ask"_s} : QStringList{u"seed"_s, u"dice"_s, u"ask"_s})
        sources += parser.isSet(option) ? static_cast<int>(std::max<qsizetype>(1, parser.values(option).size())) : 0;
    if (sources > 1)
        return wrong(CommandLine::tr("Give only one of --seed, --dice or --ask, and only once."));
    if (parser.isSet(u"seed"_s)) {
        const QString typed = parser.value(u"seed"_s);
        bool isNumber = false;
        const quint64 seed = typed.toULongLong(&isNumber);
        if (!isNumber || typed.startsWith(u'-'))
            return wrong(
                CommandLine::tr("--seed “%1” is not a seed. Give a whole number from 0 to 18446744073709551615.")
                    .arg(shortened(typed)));
        return DiceSource(DiceFromSeed{seed});
    }
    if (!own && parser.isSet(u"dice"_s)) {
        Result<Tape> dice = readDiceLine(parser.value(u"dice"_s));
        if (!dice)
            return wrong(u"--dice: "_s + dice.problem().text);
        return DiceSource(DiceFromTable{*std::move(dice)});
    }
    if (parser.isSet(u"ask"_s))
        return DiceSource(DiceAsked{});
    return DiceSource(DiceFromEntropy{});
}

/// Refuses an option that is given twice, because it is not clear which value is meant. Options that collect values are
/// excepted.
std::optional<Refusal> refuseTwice(const QCommandLineParser &parser, const CommandOptions &options)
{
    const QStringList given = parser.optionNames();
    for (const CommandOption &option : options) {
        const QStringList names = option.names();
        const auto times =
            std::count_if(given.begin(), given.end(), [&](const QString &name) { return names.contains(name); });
        if (times > 1 && !option.gathers)
            return wrong(CommandLine::tr("--%1 is given twice, so nothing was done. Give it once.").arg(names.last()));
    }
    return std::nullopt;
}

/// Checks the words after the command. If there are too few, the refusal names the first that is missing.
std::optional<Refusal> checkWords(const Command &command, const QStringList &words)
{
    const auto isNeeded = [](const QString &word) { return !word.startsWith(u'['); };
    const auto needed = std::count_if(command.words.begin(), command.words.end(), isNeeded);
    const bool takesMore = !command.words.isEmpty() && command.words.last().endsWith(u"...]"_s);
    if (words.size() < needed) {
        return wrong(CommandLine::tr("“muster %1” needs %2.").arg(command.name, command.words[words.size()])
                     + seeHelp(&command));
    }
    if (words.size() > command.words.size() && !takesMore) {
        return wrong(CommandLine::tr("“muster %1”: unexpected argument “%2”.")
                         .arg(command.name, shortened(words[command.words.size()]))
                     + seeHelp(&command));
    }
    return std::nullopt;
}

/// Returns the command, or null if the call has no words.
Result<const Command *, Refusal> chooseCommand(const QStringList &words)
{
    if (words.isEmpty())
        return static_cast<const Command *>(nullptr);
    if (const Command *command = findCommand(words.first()))
        return command;
    QString text = CommandLine::tr("There is no command “%1”.").arg(shortened(words.first()));
    const QString meant = didYouMean(words.first(), commandNames());
    return wrong(text + (meant.isEmpty() ? seeHelp(nullptr) : meant));
}

} // namespace

Result<Call, Refusal> readCall(const QStringList &typed)
{
    const QStringList arguments = withoutQtOptions(typed);
    const QStringList words = wordsAmong(arguments);
    // "muster help roll" means "muster roll --help", and "muster version" means "muster --version".
    const bool asksHelp = words.value(0) == u"help"_s;
    const bool asksVersion = words == QStringList{u"version"_s};
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const auto command = chooseCommand(asksHelp || asksVersion ? words.mid(1) : words);
    if (!command)
        return command.problem();
    const CommandOptions options = *command ? commonOptions(**command) + (*command)->options : commonOptions();
    add(options, parser);
    const QStringList known = optionNames(options);
    if (!parser.parse(withProgram(arguments))) {
        if (!parser.unknownOptionNames().isEmpty())
            return unknownOption(parser.unknownOptionNames().first(), *command, known);
        return wrong(parser.errorText() + seeHelp(*command));
    }

    Call call;
    call.command = *command;
    call.json = parser.isSet(u"json"_s);
    call.help = parser.isSet(u"help"_s) || asksHelp;
    call.version = parser.isSet(u"version"_s) || asksVersion;
    if (call.help || call.version)
        return call;
    if (!call.command)
        return wrong(CommandLine::tr("Which command?") + seeHelp(nullptr));

    Result<DiceSource, Refusal> dice = readDiceSource(parser, *call.command);
    if (!dice)
        return dice.problem();
    if (const auto refusal = refuseTwice(parser, options))
        return *refusal;
    call.dice = *std::move(dice);
    call.words = parser.positionalArguments().mid(1);
    if (const std::optional<Refusal> refusal = checkWords(*call.command, call.words))
        return *refusal;
    for (const CommandOption &option : call.command->options) {
        const QString given = option.names().last();
        if (!parser.isSet(given))
            continue;
        call.options[given] = parser.values(given);
        bool isNumber = true;
        if (option.isNumber())
            call.value(given).toInt(&isNumber);
        if (!isNumber)
            return wrong(
                CommandLine::tr("--%1 must be a whole number, not “%2”.").arg(given, shortened(call.value(given))));
    }
    return call;
}

bool wantsWindow(const QStringList &arguments)
{
    const QStringList ours = withoutQtOptions(arguments);
    if (ours.isEmpty())
        return true;
    const QString &only = ours.first();
    if (ours.size() > 1 || only.startsWith(u'-') || findCommand(only) || only == u"help"_s || only == u"version"_s)
        return false;
    return only.contains(u'/') || only.endsWith(u".muster"_s) || QFileInfo::exists(only);
}

} // namespace muster
