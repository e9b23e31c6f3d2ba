// SPDX-License-Identifier: MIT
#include "app/callreader.h"

#include "app/command.h"
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

/// Parses the arguments with these options, and those that every Qt program takes, which QGuiApplication reads itself.
bool parse(QCommandLineParser &parser, const QStringList &arguments, const CommandOptions &options)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    QStringList own; // "muster write --title" is ours
    for (const CommandOption &option : options) {
        own << option.names();
        parser.addOption({option.names(), {}, QLatin1StringView(option.value)});
    }
    const auto addQts = [&](const QString &value, std::initializer_list<const char *> names) {
        for (const char *name : names) {
            if (!own.contains(QLatin1StringView(name)))
                parser.addOption({QLatin1StringView(name), {}, value});
        }
    };
    addQts(u"value"_s,
           {"display", "geometry", "icon", "platform", "platformpluginpath", "platformtheme", "plugin", "qwindowicon",
            "qwindowtitle", "qwindowgeometry", "session", "style", "stylesheet", "title"});
    addQts({}, {"dograb", "nograb", "reverse", "widgetcount"});
    return parser.parse(QStringList{u"muster"_s} + arguments);
}

/// Returns a reference to the help: "muster recruit --help".
QString seeHelp(const Command *command)
{
    const QString call = command ? u"muster %1 --help"_s.arg(QLatin1StringView(command->name)) : u"muster --help"_s;
    return u' ' + CommandLine::tr("See “%1”.").arg(call);
}

Refusal unknownCommand(const QString &typed)
{
    QStringList names;
    for (const Command &command : commands())
        names << QLatin1StringView(command.name);
    const QString meant = didYouMean(typed, names);
    return wrong(CommandLine::tr("There is no command “%1”.").arg(shortened(typed))
                 + (meant.isEmpty() ? seeHelp(nullptr) : meant));
}

Refusal unknownOption(const QString &typed, const Command *command, const CommandOptions &options)
{
    QStringList known;
    for (const CommandOption &option : options)
        known << QLatin1StringView(option.name);
    const QString option = (typed.size() == 1 ? u"-"_s : u"--"_s) + shortened(typed);
    const QString text = command
        ? CommandLine::tr("“muster %1” has no option %2.").arg(QLatin1StringView(command->name), option)
        : CommandLine::tr("There is no option %1.").arg(option);
    const QString meant = nearest(typed, known);
    return wrong(text + (meant.isEmpty() ? seeHelp(command) : u' ' + CommandLine::tr("Did you mean --%1?").arg(meant)));
}

/// Reads the source of the dice. The command may have a --dice of its own for something else.
std::optional<Refusal> readDiceSource(const QCommandLineParser &parser, bool ownDice, DiceSource &source)
{
    const QStringList given = parser.optionNames();
    if (given.count(u"seed"_s) + given.count(u"ask"_s) + (ownDice ? 0 : given.count(u"dice"_s)) > 1)
        return wrong(CommandLine::tr("Give only one of --seed, --dice or --ask, and only once."));
    if (parser.isSet(u"seed"_s)) {
        const QString typed = parser.value(u"seed"_s);
        bool isNumber = false;
        const quint64 seed = typed.toULongLong(&isNumber);
        if (!isNumber || typed.startsWith(u'-'))
            return wrong(
                CommandLine::tr("--seed “%1” is not a seed. Give a whole number from 0 to 18446744073709551615.")
                    .arg(shortened(typed)));
        source = DiceFromSeed{seed};
    }
    if (!ownDice && parser.isSet(u"dice"_s)) {
        Result<Tape> dice = readDiceLine(parser.value(u"dice"_s));
        if (!dice)
            return wrong(u"--dice: "_s + dice.problem().text);
        source = DiceFromTable{*std::move(dice)};
    }
    if (parser.isSet(u"ask"_s))
        source = DiceAsked{};
    return std::nullopt;
}

/// Refuses an option that is given twice, because it is not clear which value is meant, unless it collects values.
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
std::optional<Refusal> refuseWords(const Command &command, const QStringList &given)
{
    const QStringList words = command.words();
    const QString name = QLatin1StringView(command.name);
    const QString missing = words.value(given.size(), u"["_s);
    if (!missing.startsWith(u'['))
        return wrong(CommandLine::tr("“muster %1” needs %2.").arg(name, missing) + seeHelp(&command));
    if (given.size() > words.size() && !command.repeats())
        return wrong(CommandLine::tr("“muster %1”: unexpected argument “%2”.").arg(name, shortened(given[words.size()]))
                     + seeHelp(&command));
    return std::nullopt;
}

} // namespace

Result<Call, Refusal> readCall(const QStringList &arguments)
{
    QStringList words = arguments.mid(0, 1);
    if (!findCommand(words.value(0))) { // options of every command may stand before it
        QCommandLineParser before;
        parse(before, arguments, commonOptions());
        words = before.positionalArguments();
    }
    Call call;
    call.version = words == QStringList{u"version"_s}; // "muster version" means "muster --version"
    call.help = words.value(0) == u"help"_s; // "muster help roll" means "muster roll --help"
    const QString name = words.value(call.help ? 1 : 0);
    call.command = findCommand(name);
    if (!call.command && !name.isEmpty() && !call.version)
        return unknownCommand(name);

    QCommandLineParser parser;
    const CommandOptions options = call.command ? call.command->allOptions() : commonOptions();
    if (!parse(parser, arguments, options)) {
        const QStringList unknown = parser.unknownOptionNames();
        return unknown.isEmpty() ? wrong(parser.errorText() + seeHelp(call.command))
                                 : unknownOption(unknown.first(), call.command, options);
    }
    call.json = parser.isSet(u"json"_s);
    call.help |= parser.isSet(u"help"_s);
    call.version |= parser.isSet(u"version"_s);
    if (call.help || call.version)
        return call;
    if (!call.command)
        return wrong(CommandLine::tr("Which command?") + seeHelp(nullptr));

    const CommandOptions &own = call.command->options;
    const bool ownDice = std::any_of(own.begin(), own.end(),
                                     [](const CommandOption &option) { return option.names().last() == u"dice"_s; });
    if (const auto refusal = readDiceSource(parser, ownDice, call.dice))
        return *refusal;
    if (const auto refusal = refuseTwice(parser, options))
        return *refusal;
    call.words = parser.positionalArguments().mid(1);
    if (const auto refusal = refuseWords(*call.command, call.words))
        return *refusal;
    for (const CommandOption &option : own) {
        const QString given = QLatin1StringView(option.name);
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

std::optional<WindowCall> readWindowCall(const QStringList &arguments)
{
    QCommandLineParser parser;
    if (findCommand(arguments.value(0)) || !parse(parser, arguments, {}))
        return std::nullopt;
    const QStringList words = parser.positionalArguments();
    const QString file = words.value(0);
    const bool isCommand = findCommand(file) || file == u"help"_s || file == u"version"_s;
    const bool isFile = file.contains(u'/') || file.endsWith(u".muster"_s) || QFileInfo::exists(file);
    if (words.size() > 1 || isCommand || !(isFile || words.isEmpty()))
        return std::nullopt;
    return WindowCall{file, parser.isSet(u"platform"_s) || parser.isSet(u"display"_s)};
}

} // namespace muster
