// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "model/json/campaignjson.h"
#include "model/story/narratedstep.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns the names of the steps between two positions in the book, in the order in which they are undone or redone.
QStringList namesBetween(const OpenCampaign &open, std::size_t from, std::size_t to)
{
    const History &history = open.file->history();
    QStringList names;
    for (std::size_t i = from; i < to; ++i)
        names += nameOf(history.steps[i], fold(history.steps, i), open.pack);
    return names;
}

/// Moves the book to the position that `target(book, steps)` returns. `what` is the text of the answer.
template<typename Target>
Reply move(const Call &call, const QString &what, Target target)
{
    const int steps = call.number("steps").value_or(1);
    if (steps < 1)
        return wrong(CommandLine::tr("--steps must be 1 or more."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const std::size_t from = open->steps();
    const Result<std::size_t, Refusal> to = target(open->file->history(), static_cast<std::size_t>(steps));
    if (!to)
        return to.problem();
    const QStringList names = namesBetween(*open, std::min(from, *to), std::max(from, *to));
    if (const auto refusal = refusalOf(open->file->setInForce(*to)))
        return *refusal;
    return Answer{what.arg(names.join(u", "_s)) + u"\n\n"_s + campaignText(open->campaign(), open->pack),
                  {{u"steps"_s, QJsonArray::fromStringList(names)},
                   {u"campaign"_s, campaignJson(open->campaign(), open->pack, open->steps())}}};
}

Result<std::size_t, Refusal> backBy(const History &history, std::size_t steps)
{
    if (!history.canUndo())
        return wrong(CommandLine::tr("Nothing to undo: only the creation of the campaign is left."));
    if (steps >= history.inForce)
        return wrong(
            CommandLine::tr("Cannot undo %n steps: only %1 can be undone, and the creation of the campaign stays.",
                            nullptr, static_cast<int>(steps))
                .arg(history.inForce - 1));
    return history.inForce - steps;
}

Result<std::size_t, Refusal> forwardBy(const History &history, std::size_t steps)
{
    const std::size_t behind = history.steps.size() - history.inForce;
    if (behind == 0)
        return wrong(CommandLine::tr("Nothing to redo: no step was undone."));
    if (steps > behind)
        return wrong(CommandLine::tr("Cannot redo %n steps: only %1 can be redone.", nullptr, static_cast<int>(steps))
                         .arg(behind));
    return history.inForce + steps;
}

} // namespace

Reply answerUndo(const Call &call)
{
    return move(call, CommandLine::tr("Undone: %1."), backBy);
}

Reply answerRedo(const Call &call)
{
    return move(call, CommandLine::tr("Redone: %1."), forwardBy);
}

std::vector<Command> CommandLine::undoCommands()
{
    const CommandOptions steps{{"steps", QT_TR_NOOP("number of steps (default: 1)"), "N"}};
    return {
        {"undo",
         "FILE",
         QT_TR_NOOP("Undoes the last step, even one from an earlier session."),
         steps,
         answerUndo,
         {"harrow.muster", "harrow.muster --steps 3", "harrow.muster --json"}},
        {"redo",
         "FILE",
         QT_TR_NOOP("Redoes what was undone."),
         steps,
         answerRedo,
         {"harrow.muster", "harrow.muster --steps 3", "harrow.muster --json"}},
    };
}

} // namespace muster
