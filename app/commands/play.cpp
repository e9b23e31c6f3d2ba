// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/commands/playaction.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/text/playtext.h"
#include "app/throwdice.h"
#include "model/actions/play/play.h"
#include "model/json/playjson.h"
#include "model/json/slugs.h"
#include "model/nearest.h"
#include "model/story/whatnow.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/scenario.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString group()
{
    return CommandLine::tr("group");
}

Doing begin(const Campaign &campaign, const Pack &pack, Said &said)
{
    std::optional<int> section;
    if (said.says(u"at"_s))
        section = said.number(CommandLine::tr("section"));
    std::vector<FigureId> party;
    while (!said.atEnd())
        party.push_back(FigureId{said.number(CommandLine::tr("figure"))});
    return Doing::of(actions::beginPlay(campaign, pack, party, section));
}

Doing turn(const Campaign &campaign, const Pack &pack, Said &)
{
    return Doing::of(campaign, pack, campaign.play ? systemOf(*campaign.play).beginTurn() : acts::BeginTurn());
}

Doing movePef(const Campaign &campaign, const Pack &pack, Said &said)
{
    return Doing::of(campaign, pack, acts::MovePef{said.number(CommandLine::tr("PEF"))});
}

Doing resolve(const Campaign &campaign, const Pack &pack, Said &said)
{
    return Doing::of(campaign, pack, acts::ResolvePef{said.number(CommandLine::tr("PEF"))});
}

Doing moveGroup(const Campaign &campaign, const Pack &pack, Said &said)
{
    const int id = said.number(group());
    const bool cover = said.says(u"cover"_s);
    std::optional<bool> outnumbers;
    if (said.says(u"outnumbers"_s))
        outnumbers = true;
    else if (said.says(u"not-outnumbers"_s))
        outnumbers = false;
    return Doing::of(campaign, pack, acts::MoveGroup{id, cover, outnumbers});
}

Doing state(const Campaign &campaign, const Pack &, Said &said)
{
    const FigureId id{said.number(CommandLine::tr("figure"))};
    return Doing::of(actions::setState(campaign, id, said.state()));
}

Doing enemy(const Campaign &campaign, const Pack &, Said &said)
{
    const int id = said.number(group());
    const int figure = said.number(CommandLine::tr("figure"));
    return Doing::of(actions::setEnemyState(campaign, id, figure, said.state()));
}

Doing starPower(const Campaign &campaign, const Pack &pack, Said &said)
{
    return Doing::of(campaign, pack, acts::UseStarPower{said.state()});
}

Doing placePef(const Campaign &campaign, const Pack &, Said &said)
{
    const int pef = said.number(CommandLine::tr("PEF"));
    return Doing::of(actions::placePef(campaign, pef, said.number(CommandLine::tr("section"))));
}

Doing placeGroup(const Campaign &campaign, const Pack &, Said &said)
{
    const int id = said.number(group());
    return Doing::of(actions::placeGroup(campaign, id, said.number(CommandLine::tr("section"))));
}

Doing strike(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::strikeGroup(campaign, said.number(group()), true));
}

Doing unstrike(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::strikeGroup(campaign, said.number(group()), false));
}

Doing seen(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::seeSection(campaign, said.number(CommandLine::tr("section")), true));
}

Doing unseen(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::seeSection(campaign, said.number(CommandLine::tr("section")), false));
}

Doing loot(const Campaign &campaign, const Pack &pack, Said &said)
{
    return Doing::of(campaign, pack, acts::Loot{said.number(CommandLine::tr("building"))});
}

Doing breakOff(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::breakOffLoot(campaign, said.number(CommandLine::tr("building"))));
}

Doing note(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::writeNote(campaign, said.rest()));
}

const std::vector<PlayAction> &playActions()
{
    static const std::vector<PlayAction> all = [] {
        std::vector<PlayAction> actions{
            {u"begin"_s, u"[at SECTION] [FIGURE ...]"_s,
             CommandLine::tr("onto the table, in the usual section or that one: the figures you bring; all if none is "
                             "named"),
             begin},
            {u"turn"_s, {}, CommandLine::tr("activation dice of the next turn, yours first; or its cards"), turn},
            {u"move-pef"_s, u"PEF"_s, CommandLine::tr("how a PEF moves"), movePef},
            {u"place-pef"_s, u"PEF SECTION"_s, CommandLine::tr("where it stands now"), placePef},
            {u"resolve"_s, u"PEF"_s, CommandLine::tr("what a PEF turns out to be"), resolve},
            {u"np-move"_s, u"GROUP [cover] [outnumbers|not-outnumbers]"_s,
             CommandLine::tr("how an enemy group moves; the count is worked out unless you say it"), moveGroup},
            {u"place"_s, u"GROUP SECTION"_s, CommandLine::tr("where a group stands now"), placeGroup},
            {u"enemy"_s, u"GROUP FIGURE STATE"_s, CommandLine::tr("how an enemy stands, by his place in the group"),
             enemy},
            {u"strike"_s, u"GROUP"_s, CommandLine::tr("a group off the table"), strike},
            {u"unstrike"_s, u"GROUP"_s, CommandLine::tr("and back onto it"), unstrike},
            {u"state"_s, u"FIGURE STATE"_s, CommandLine::tr("how one of the band stands"), state},
            {u"star-power"_s, u"STATE"_s, CommandLine::tr("the Star's dice against this damage"), starPower},
            {u"seen"_s, u"SECTION"_s, CommandLine::tr("a section of the table is scouted"), seen},
            {u"unseen"_s, u"SECTION"_s, CommandLine::tr("or not after all"), unseen},
            {u"loot"_s, u"BUILDING"_s, CommandLine::tr("somebody goes in, then each quiet turn inside"), loot},
            {u"break-off"_s, u"BUILDING"_s, CommandLine::tr("the quiet turns begin anew"), breakOff},
            {u"note"_s, u"TEXT"_s, CommandLine::tr("a line to remember"), note},
        };
        for (const auto &more : {groupActions(), scenarioActions(), testActions()})
            actions.insert(actions.end(), more.begin(), more.end());
        return actions;
    }();
    return all;
}

/// What every answer ends with: the play, and what comes next.
void addStanding(Answer &answer, const OpenCampaign &open)
{
    const Campaign &campaign = open.campaign();
    answer.json[u"play"_s] = campaign.play ? QJsonValue(playJson(*campaign.play)) : QJsonValue();
    answer.json[u"what_now"_s] = whatNow(campaign, open.pack);
}

Reply howItStands(const Call &call, const OpenCampaign &open)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    if (!open.campaign().encounter)
        return wrong(CommandLine::tr("No encounter is in hand. “muster prepare” deals one."));
    Answer answer{playText(open.campaign(), open.pack), {}};
    addStanding(answer, open);
    return answer;
}

} // namespace

QString playHelp()
{
    QString text = CommandLine::tr("Without an action: how the battle stands, and what to do now. Actions:") + u'\n';
    for (const PlayAction &action : playActions())
        text += u"  %1\n      %2\n"_s.arg((action.name + u' ' + action.words).trimmed(), action.about);
    return text + CommandLine::tr("STATE is one of %1.").arg(slugChoices<TableState>());
}

Reply answerPlay(const Call &call, const Surroundings &surroundings)
{
    const QString name = call.word(1);
    auto open =
        openCampaign(call.word(0), name.isEmpty() ? CampaignFile::Access::ReadOnly : CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    if (name.isEmpty())
        return howItStands(call, *open);
    const auto &all = playActions();
    const auto action = std::find_if(all.begin(), all.end(), [&](const PlayAction &a) { return a.name == name; });
    if (action == all.end()) {
        QStringList names;
        for (const PlayAction &known : all)
            names << known.name;
        return wrong(CommandLine::tr("“%1” is no action of “muster play”.").arg(shortened(name))
                     + didYouMean(name, names) + u' ' + CommandLine::tr("There are: %1.").arg(names.join(u", "_s)));
    }
    Said said(call.words.mid(2));
    const Campaign before = open->campaign();
    const Doing deed = action->run(before, open->pack, said);
    if (const Problems problems = said.problems(); !problems.empty())
        return wrong(problems);
    if (!deed.problems.empty())
        return wrong(deed.problems);
    Reply reply = takeStep(*open, call, surroundings, deed.action);
    if (reply) {
        addStanding(*reply, *open);
        reply->text += CommandLine::tr("Now: %1").arg(whatNow(open->campaign(), open->pack)) + u'\n';
    }
    return reply;
}

} // namespace muster
