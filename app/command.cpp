// SPDX-License-Identifier: MIT
#include "app/command.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

bool CommandOption::isNumber() const
{
    static const QStringList numbers{u"N"_s,       u"COURSE"_s,     u"FIGURE"_s, u"MONTH"_s, u"NOTE"_s,
                                     u"PICTURE"_s, u"SETTLEMENT"_s, u"STAR"_s,   u"STEP"_s};
    return numbers.contains(QLatin1StringView(value));
}

QStringList CommandOption::names() const
{
    const QString full = QLatin1StringView(name);
    return *letter ? QStringList{QLatin1StringView(letter), full} : QStringList{full};
}

QStringList CommandOption::dashedNames() const
{
    QStringList dashed;
    for (const QString &one : names())
        dashed << (one.size() == 1 ? u"-"_s : u"--"_s) + one;
    return dashed;
}

QStringList Command::words() const
{
    QStringList words = QString::fromLatin1(usage).split(u' ');
    if (words.last() == u"...]"_s) { // by hand, because regular expressions would take a part of every start
        words.removeLast();
        words.last() += u" ...]"_s;
    }
    return words;
}

CommandOptions Command::allOptions() const
{
    CommandOptions all = options;
    for (const CommandOption &common : commonOptions()) {
        if (std::none_of(options.begin(), options.end(),
                         [&](const CommandOption &own) { return qstrcmp(own.name, common.name) == 0; }))
            all << common;
    }
    return all;
}

const std::vector<Command> &commands()
{
    static const std::vector<Command> all = [] {
        std::vector<Command> rows;
        for (const auto group :
             {CommandLine::ruleCommands,    CommandLine::shelfCommands,    CommandLine::foundingCommands,
              CommandLine::variantCommands, CommandLine::playerCommands,   CommandLine::recruitCommands,
              CommandLine::monthCommands,   CommandLine::armCommands,      CommandLine::wastelandCommands,
              CommandLine::sheetCommands,   CommandLine::playCommands,     CommandLine::lookingCommands,
              CommandLine::storyCommands,   CommandLine::forecastCommands, CommandLine::careerCommands,
              CommandLine::noteCommands,    CommandLine::reportCommands,   CommandLine::desktopCommands,
              CommandLine::askCommands,     CommandLine::aimCommands,      CommandLine::undoCommands,
              CommandLine::courseCommands,  CommandLine::correctCommands,  CommandLine::backupCommands}) {
            std::vector<Command> more = group();
            std::move(more.begin(), more.end(), std::back_inserter(rows));
        }
        return rows;
    }();
    return all;
}

const Command *findCommand(QAnyStringView name)
{
    const auto found = std::find_if(commands().begin(), commands().end(),
                                    [&](const Command &command) { return QAnyStringView::equal(command.name, name); });
    return found == commands().end() ? nullptr : &*found;
}

CommandOptions commonOptions()
{
    return {
        {"json", QT_TRANSLATE_NOOP("CommandLine", "print one JSON object")},
        {"seed", QT_TRANSLATE_NOOP("CommandLine", "roll the dice from this seed"), "N"},
        {"dice", QT_TRANSLATE_NOOP("CommandLine", "your own dice, in the order they are asked for: \"3 5 2\""), "DICE"},
        {"ask", QT_TRANSLATE_NOOP("CommandLine", "ask for each roll (an empty line rolls for you)")},
        {"help", QT_TRANSLATE_NOOP("CommandLine", "show this help"), "", false, "h"},
        {"version", QT_TRANSLATE_NOOP("CommandLine", "show the version"), "", false, "v"},
    };
}

bool everyCall(const Call &)
{
    return true;
}

bool saysMore(const Call &call)
{
    return call.words.size() > 1;
}

CommandOption pdfOption()
{
    return {"pdf", QT_TRANSLATE_NOOP("CommandLine", "write the sheet to this PDF file (- for standard output)"),
            "OUT.pdf"};
}

CommandOption playerOption()
{
    return {"player", QT_TRANSLATE_NOOP("CommandLine", "the player the Star belongs to (if there are several)"),
            "PLAYER"};
}

CommandOption rollStarOption()
{
    return {"roll-star", QT_TRANSLATE_NOOP("CommandLine", "roll the Star on the army list (first edition)")};
}

} // namespace muster
