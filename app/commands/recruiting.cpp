// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/profile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/throwdice.h"
#include "app/values.h"
#include "model/acts/actions.h"
#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/json/campaignjson.h"
#include "model/names.h"
#include "model/systems/arrangements.h"
#include "model/texts.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QJsonArray newFigures(const Campaign &campaign, int afterId)
{
    QJsonArray figures;
    for (const Figure &figure : campaign.band) {
        if (number(figure.id) > afterId)
            figures.append(figureJson(figure));
    }
    return figures;
}

/// Returns a figure of a type that is not on the list: the row of that Rep under another name. nullopt if the type may
/// be a typing error.
std::optional<Profile> ownType(const Call &call, const OpenCampaign &open, const QString &typed,
                               const QStringList &types)
{
    Problems problems;
    acts::demandName(typed, typed, problems);
    if (!call.has("rep") || !nearest(typed, types).isEmpty() || !problems.empty())
        return std::nullopt;
    const auto rows = acts::pickableOf(open.campaign(), open.pack);
    if (rows.empty())
        return std::nullopt;
    const auto like = std::ranges::find_if(
        rows, [&](const TableRow<Profile> &row) { return QString::number(row.outcome.rep) == call.value("rep"); });
    Profile own = (like == rows.end() ? rows.front() : *like).outcome;
    own.type = typed.simplified();
    return own;
}

/// Returns the row of the campaign's list that --type names; among several of one type the one with the Rep asked for.
Result<Profile, Refusal> rowOfType(const Call &call, const OpenCampaign &open)
{
    const QString typed = call.value("type");
    QStringList types;
    std::optional<Profile> found;
    for (const auto &[from, to, figure] : acts::pickableOf(open.campaign(), open.pack)) {
        const QString shown = packWords(figure.type);
        if (!types.contains(shown))
            types += shown;
        const bool asked = QString::number(figure.rep) == call.value("rep");
        const bool named =
            shown.compare(typed, Qt::CaseInsensitive) == 0 || figure.type.compare(typed, Qt::CaseInsensitive) == 0;
        if (named && (!found || asked))
            found = figure;
    }
    if (!found)
        found = ownType(call, open, typed, types);
    if (found)
        return *found;
    return wrong(CommandLine::tr("The campaign's list has no type “%1”.").arg(shortened(typed))
                 + didYouMean(typed, types) + u' ' + CommandLine::tr("Types: %1.").arg(types.join(u", "_s)));
}

/// Returns whether the call has an option for the values of a single figure.
bool describesOne(const Call &call)
{
    const CommandOptions options = profileOptions();
    return call.has("type") || call.has("name")
        || std::ranges::any_of(options, [&](const CommandOption &option) { return call.has(option.name); });
}

Reply recruitByHand(const Call &call)
{
    if (call.has("count"))
        return wrong(CommandLine::tr("--count is for recruits by dice. Leave it out to pick one figure by hand."));
    if (!call.has("type"))
        return wrong(CommandLine::tr("Give --type too, to pick one figure by hand: its type in the campaign's list."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const auto row = rowOfType(call, *open);
    if (!row)
        return row.problem();
    const auto profile = readProfile(call, open->pack, *row);
    if (!profile)
        return profile.problem();
    if (!acts::isRolledUp(open->pack, *profile)) {
        if (const auto refusal = refuseDice(call))
            return *refusal;
    }
    const QString name = call.value("name").simplified();
    const QStringList attributes = call.options.value(u"attribute"_s);
    if (call.has("name") && name.isEmpty())
        return wrong(CommandLine::tr("--name has no visible characters. Give a name, or leave it out."));
    const int lastId = open->campaign().lastId;
    Reply reply = takeAct(*open, call, acts::RecruitByHand{*profile, name, attributes, call.number("for")});
    if (reply)
        reply->json[u"recruited"_s] = newFigures(open->campaign(), lastId);
    return reply;
}

} // namespace

Reply answerRecruit(const Call &call)
{
    if (describesOne(call))
        return recruitByHand(call);
    const auto count = call.number("count");
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const int lastId = open->campaign().lastId;
    Reply reply = takeAct(*open, call, acts::Recruit{count, !count, call.number("for")});
    if (!reply)
        return reply;
    reply->json[u"recruited"_s] = newFigures(open->campaign(), lastId);
    if (acts::hasTooManySpecials(open->campaign(), open->pack))
        reply->text += acts::specialArmsSentence(open->campaign(), open->pack) + u'\n';
    return reply;
}

std::vector<Command> CommandLine::recruitCommands()
{
    const CommandOptions options{
        {"count", QT_TR_NOOP("number of recruits, for each band (default: all there is room for)"), "N"},
        {"for", QT_TR_NOOP("number of the Star whose band recruits (default: each in turn)"), "STAR"},
        {"type", QT_TR_NOOP("one figure of this type, chosen from the list without dice"), "TYPE"},
        {"name", QT_TR_NOOP("name of the chosen figure (default: the next from the name list)"), "NAME"},
    };
    return {
        {"recruit",
         "FILE",
         QT_TR_NOOP("Recruits Grunts up to the limit of the band; with --type, one of your choice."),
         options + profileOptions(),
         answerRecruit,
         {"harrow.muster", "harrow.muster --count 2 --dice \"2 3 3 3\"", "harrow.muster --type Infantry --name Maud"},
         {.rolls = everyCall}}};
}

} // namespace muster
