// SPDX-License-Identifier: MIT
#include "app/help.h"

#include "app/command.h"
#include "app/text/columns.h"

namespace muster {

namespace {

/// Returns a line such as "  --seed N" with its description for each option.
QString optionLines(const QString &title, const CommandOptions &options)
{
    Columns lines(2);
    for (const CommandOption &option : options)
        lines.add({(option.dashedNames().join(u", "_s) + u' ' + QLatin1StringView(option.value)).trimmed(),
                   CommandLine::tr(option.about)});
    return options.isEmpty() ? QString() : u'\n' + title + u'\n' + lines.text();
}

QString overview()
{
    Columns lines(2);
    for (const Command &command : commands())
        lines.add({usageOf(command), CommandLine::tr(command.about)});
    return CommandLine::tr("Muster keeps track of a tabletop skirmish campaign.") + u"\n\n"_s
        + CommandLine::tr(
               "  muster [FILE]            opens the window\n  muster COMMAND …         works in the terminal")
        + u"\n\n"_s + CommandLine::tr("Commands:") + u'\n' + lines.text();
}

QString textOn(const Command &command)
{
    QString text = u"muster "_s + usageOf(command);
    if (!command.options.isEmpty())
        text += u' ' + CommandLine::tr("[options]");
    text += u"\n\n"_s + CommandLine::tr(command.about) + u'\n';
    if (command.traits.more)
        text += u'\n' + command.traits.more() + u'\n';
    text += optionLines(CommandLine::tr("Options:"), command.options);
    text += u'\n' + CommandLine::tr("Examples:") + u'\n';
    for (const QString &example : examplesOf(command))
        text += u"  "_s + example + u'\n';
    return text;
}

} // namespace

QString usageOf(const Command &command)
{
    return u"%1 %2"_s.arg(QLatin1StringView(command.name), QLatin1StringView(command.usage));
}

QStringList examplesOf(const Command &command)
{
    QStringList lines;
    for (const char *words : command.examples)
        lines << u"muster %1 %2"_s.arg(QLatin1StringView(command.name), QLatin1StringView(words)).trimmed();
    return lines;
}

Answer helpOn(const Command *command)
{
    CommandOptions common = commonOptions();
    if (command)
        common = command->allOptions().mid(command->options.size());
    QString text = command ? textOn(*command) : overview();
    text += optionLines(CommandLine::tr("Options of every command:"), common);
    if (!command)
        text += u'\n' + CommandLine::tr("“muster COMMAND --help” describes one command.") + u'\n';
    return {text, {{u"help"_s, text}}};
}

Answer versionAnswer()
{
    const QString version = u"" MUSTER_VERSION ""_s;
    return {u"muster "_s + version + u'\n', {{u"version"_s, version}}};
}

} // namespace muster
