// SPDX-License-Identifier: MIT
#include "app/help.h"

#include "app/command.h"
#include "app/text/columns.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns a line such as "  --seed N" with its description for each option.
QString optionLines(const CommandOptions &options)
{
    Columns lines({Align::Left, Align::Left}, 2);
    for (const CommandOption &option : options) {
        QStringList names;
        for (const QString &name : option.names())
            names += dashed(name);
        const QString value = option.valueName().isEmpty() ? QString() : u' ' + option.valueName();
        lines.add({names.join(u", "_s) + value, option.description()});
    }
    return lines.text();
}

QString usage(const Command &command)
{
    QStringList parts{u"muster"_s, command.name};
    parts += command.words;
    if (!command.options.isEmpty())
        parts += CommandLine::tr("[options]");
    return parts.join(u' ');
}

QString overview()
{
    Columns lines({Align::Left, Align::Left}, 2);
    for (const Command &command : commands())
        lines.add({(QStringList{command.name} + command.words).join(u' '), command.about});
    return CommandLine::tr("Muster keeps track of a tabletop skirmish campaign.") + u"\n\n"_s
        + CommandLine::tr(
               "  muster [FILE]            opens the window\n  muster COMMAND …         works in the terminal")
        + u"\n\n"_s + CommandLine::tr("Commands:") + u'\n' + lines.text() + u'\n'
        + CommandLine::tr("Options of every command:") + u'\n' + optionLines(commonOptions()) + u'\n'
        + CommandLine::tr("“muster COMMAND --help” describes one command.") + u'\n';
}

} // namespace

Answer helpOn(const Command *command)
{
    QString text;
    if (!command) {
        text = overview();
    } else {
        text = usage(*command) + u"\n\n"_s + command->about + u'\n';
        if (command->more)
            text += u'\n' + command->more() + u'\n';
        if (!command->options.isEmpty())
            text += u'\n' + CommandLine::tr("Options:") + u'\n' + optionLines(command->options);
        text += u'\n' + CommandLine::tr("Options of every command:") + u'\n' + optionLines(commonOptions(*command));
    }
    return {text, {{u"help"_s, text}}};
}

Answer versionAnswer()
{
    const QString version = u"" MUSTER_VERSION ""_s;
    return {u"muster "_s + version + u'\n', {{u"version"_s, version}}};
}

} // namespace muster
