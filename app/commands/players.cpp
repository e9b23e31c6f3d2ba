// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/profile.h"
#include "app/commands/wishes.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "model/acts/actions.h"
#include "model/systems/party.h"

using namespace Qt::StringLiterals;

namespace muster {

Reply answerJoin(const Call &call)
{
    if (!call.has("star"))
        return wrong(CommandLine::tr("“muster join” needs --star. See “muster join --help”."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const Campaign &before = open->campaign();
    Q_ASSERT(open->pack.list(before.list)); // packOf() refuses a file that names another list
    const QString list = call.value("list");
    const auto profile = readStar(call, open->pack, open->pack.list(list) ? list : before.list);
    if (!profile)
        return profile.problem();
    acts::NewCampaign wanted;
    wanted.starName = call.value("star");
    wanted.player = call.value("player");
    wanted.star = *profile;
    wanted.list = list;
    wanted.attributes = call.options.value(u"attribute"_s);
    Reply reply = call.has("roll-star")
        ? takeAct(*open, call, acts::JoinByDice{wanted.starName, wanted.player, wanted.attributes, wanted.list})
        : writeStep(*open, call, acts::join(before, open->pack, wanted));
    if (reply)
        reply->json[u"id"_s] = open->campaign().lastId;
    return reply;
}

Reply answerPart(const Call &call)
{
    auto wishes = readWishes(call.words.mid(1));
    if (!wishes)
        return wishes.problem();
    std::optional<int> star;
    wishes->number(u"star"_s, star);
    if (const Problems problems = wishes->problems())
        return wrong(problems);
    if (!star)
        return wrong(CommandLine::tr("Give the number of the Star whose player leaves: star=1."));
    const auto heir = call.number("grunts-to");
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const auto to = heir ? std::optional(FigureId{*heir}) : std::nullopt;
    return writeStep(*open, call, acts::part(open->campaign(), open->pack, FigureId{*star}, to));
}

Reply answerBring(const Call &call)
{
    const auto star = call.number("for");
    if (!star)
        return wrong(CommandLine::tr("“muster bring” needs --for, the number of the Star whose band it is. See “muster "
                                     "bring --help”."));
    std::vector<FigureId> figures;
    for (const QString &word : call.words.mid(1)) {
        bool isNumber = false;
        figures.push_back(FigureId{word.toInt(&isNumber)});
        if (!isNumber)
            return wrong(CommandLine::tr("“%1” is no figure's number.").arg(shortened(word)));
    }
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    return writeStep(*open, call, acts::writeParty(open->campaign(), open->pack, FigureId{*star}, figures));
}

std::vector<Command> CommandLine::playerCommands()
{
    const CommandOptions joining{
        {"star", QT_TR_NOOP("the Star's name"), "NAME"},
        playerOption(),
        {"list", QT_TR_NOOP("the army list of the band (default: the campaign's)"), "LIST"},
        rollStarOption(),
    };
    return {
        {"join",
         "FILE",
         QT_TR_NOOP("Adds another player with a Star; then recruit a band."),
         joining + profileOptions(),
         answerJoin,
         {"harrow.muster --star Edda", "harrow.muster --star Edda --player Ann --rep 4",
          "city.muster --star Cop --list police --roll-star"},
         {.rolls = [](const Call &call) { return call.has("roll-star"); }}},
        {"part",
         "FILE star=STAR",
         QT_TR_NOOP("Removes a player: the Star leaves with its Grunts."),
         {{"grunts-to", QT_TR_NOOP("number of the Star who takes over the Grunts (default: they leave too)"), "STAR"}},
         answerPart,
         {"harrow.muster star=11", "harrow.muster star=11 --grunts-to 1", "harrow.muster star=11 --json"}},
        {"bring",
         "FILE [FIGURE ...]",
         QT_TR_NOOP("Records whom a band brings to an encounter with another player's band; both are shown when "
                    "both have recorded. Without figures: as many as the encounter allows, the best first."),
         {{"for", QT_TR_NOOP("number of the Star whose band it is"), "STAR"}},
         answerBring,
         {"harrow.muster 1 3 4 --for 1", "harrow.muster --for 11", "harrow.muster 11 12 --for 11"}},
    };
}

} // namespace muster
