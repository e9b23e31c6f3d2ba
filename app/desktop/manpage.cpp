// SPDX-License-Identifier: MIT
#include "app/desktop/manpage.h"

#include "app/command.h"
#include "app/desktop/roff.h"
#include "app/help.h"
#include "model/language.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

using roff::line;
using roff::plain;

/// Returns chapters of the help, for those that describe the terminal too.
QString chapters(const QStringList &names)
{
    QString page;
    for (const QString &name : names)
        page += roff::chapter(help::chapter(name, language::english()));
    return page;
}

QString optionEntries(const CommandOptions &options)
{
    QString page;
    for (const CommandOption &option : options) {
        page += u".TP\n"_s + roff::typed(option.dashedNames().join(u", "_s));
        if (*option.value)
            page += u" \\fI"_s + plain(QLatin1StringView(option.value)) + u"\\fR"_s;
        page += u'\n' + plain(CommandLine::tr(option.about)) + u'\n';
    }
    return page;
}

QString section(const Command &command)
{
    QString page = line(u".SS"_s, u"muster "_s + usageOf(command)) + plain(CommandLine::tr(command.about)) + u'\n';
    if (command.traits.more)
        page += u".PP\n.nf\n"_s + plain(command.traits.more()) + u"\n.fi\n"_s;
    page += optionEntries(command.options) + u".PP\n"_s + plain(CommandLine::tr("Examples:")) + u"\n.nf\n"_s;
    for (const QString &example : examplesOf(command))
        page += roff::typed(example) + u'\n';
    return page + u".fi\n"_s;
}

} // namespace

QString manPage(const QString &version, const QString &released)
{
    QString page = u".\\\" Made from the table behind muster --help and chapters of the help.\n"_s
        + u".TH MUSTER 1 \"%1\" \"Muster %2\" \"User Commands\"\n"_s.arg(released, version) + line(u".SH"_s, u"NAME"_s)
        + u"muster \\- campaign manager for tabletop skirmishes\n"_s + line(u".SH"_s, u"SYNOPSIS"_s)
        + u".B muster\n.RI [ FILE ]\n.br\n.B muster\n.I COMMAND\n.RI [ argument \" ...] [\" option \" ...]\"\n"_s
        + line(u".SH"_s, u"DESCRIPTION"_s)
        + plain(CommandLine::tr("Muster keeps track of a tabletop skirmish campaign.")) + u'\n';
    page += chapters({u"terminal"_s}) + line(u".SH"_s, u"COMMANDS"_s);
    for (const Command &command : commands())
        page += section(command);
    page += line(u".SH"_s, u"OPTIONS OF EVERY COMMAND"_s) + optionEntries(commonOptions());
    page += chapters({u"dice"_s, u"paper"_s, u"file"_s}) + line(u".SH"_s, u"EXIT STATUS"_s);
    const auto status = [&page](const QString &number, const QString &meaning) {
        page += u".TP\n.B "_s + number + u'\n' + plain(meaning) + u'\n';
    };
    status(u"0"_s, CommandLine::tr("The command has done what it says."));
    status(u"1"_s,
           CommandLine::tr("The call or its values are wrong, or the rules forbid it; the reason is printed and "
                           "nothing was changed."));
    status(u"2"_s, CommandLine::tr("A file could not be read or written, or is damaged."));
    page += line(u".SH"_s, u"ENVIRONMENT"_s) + u".TP\n.B MUSTER_LANGUAGE\n"_s
        + plain(CommandLine::tr("The language of texts, such as “en” or “de” (default: the system's).")) + u'\n';
    return page;
}

} // namespace muster
