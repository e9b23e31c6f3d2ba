// SPDX-License-Identifier: MIT
#include "app/commands/corrections.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/throwdice.h"
#include "app/values.h"
#include "model/json/campaignjson.h"
#include "model/story/stepstory.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

Result<int, Refusal> readSteps(const Call &call)
{
    const auto steps = readNumber(call, u"steps"_s);
    if (!steps)
        return steps.problem();
    if (steps->value_or(1) < 1)
        return wrong(CommandLine::tr("--steps must be 1 or more."));
    return steps->value_or(1);
}

/// The names of the steps between two states of the book, in the order they go or come back.
QStringList namesBetween(const OpenCampaign &open, std::size_t from, std::size_t to)
{
    const Book &book = open.file->book();
    QStringList names;
    for (std::size_t i = from; i < to; ++i)
        names += nameOf(book.steps[i], fold(book.steps, i), open.pack);
    return names;
}

Answer answerMoved(const OpenCampaign &open, const QString &what, const QStringList &names)
{
    return {what.arg(names.join(u", "_s)) + u"\n\n"_s + campaignText(open.campaign(), open.pack),
            {{u"steps"_s, QJsonArray::fromStringList(names)},
             {u"campaign"_s, campaignJson(open.campaign(), open.pack, open.steps())},
             {u"rolls"_s, QJsonArray()}}};
}

} // namespace

Reply answerUndo(const Call &call, const Surroundings &)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    const auto steps = readSteps(call);
    if (!steps)
        return steps.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const std::size_t inForce = open->steps();
    if (static_cast<std::size_t>(*steps) >= inForce)
        return wrong(inForce <= 1
                         ? CommandLine::tr("There is nothing to take back: only the founding is left.")
                         : CommandLine::tr("%1 steps cannot be taken back: there are %2, and the founding stays.")
                               .arg(QString::number(*steps), QString::number(inForce - 1)));
    const QStringList names = namesBetween(*open, inForce - static_cast<std::size_t>(*steps), inForce);
    if (const auto refusal = refusalOf(open->file->setInForce(inForce - static_cast<std::size_t>(*steps))))
        return *refusal;
    return answerMoved(*open, CommandLine::tr("Taken back: %1."), names);
}

Reply answerRedo(const Call &call, const Surroundings &)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    const auto steps = readSteps(call);
    if (!steps)
        return steps.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const std::size_t inForce = open->steps();
    const std::size_t behind = open->file->book().steps.size() - inForce;
    if (static_cast<std::size_t>(*steps) > behind)
        return wrong(behind == 0 ? CommandLine::tr("There is nothing to bring forward: no step was taken back.")
                                 : CommandLine::tr("%1 steps cannot be brought forward: %2 were taken back.")
                                       .arg(QString::number(*steps), QString::number(behind)));
    const QStringList names = namesBetween(*open, inForce, inForce + static_cast<std::size_t>(*steps));
    if (const auto refusal = refusalOf(open->file->setInForce(inForce + static_cast<std::size_t>(*steps))))
        return *refusal;
    return answerMoved(*open, CommandLine::tr("Brought forward: %1."), names);
}

} // namespace muster
