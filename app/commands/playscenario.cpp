// SPDX-License-Identifier: MIT
#include "app/commands/playaction.h"

#include "model/systems/halfmonths/scenario.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

template<ScenarioDeed deed>
Doing doing(const Campaign &campaign, const Pack &pack, Said &)
{
    return Doing::of(campaign, pack, acts::PlayScenario{deed});
}

Doing countTurn(const Campaign &campaign, const Pack &pack, Said &)
{
    return Doing::of(actions::countTurn(campaign, pack));
}

Doing objective(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::setObjective(campaign, !said.says(u"off"_s)));
}

Doing dwellings(const Campaign &campaign, const Pack &, Said &said)
{
    const int all = said.number(CommandLine::tr("dwellings"));
    return Doing::of(actions::countDwellings(campaign, all, said.number(CommandLine::tr("dwellings looted"))));
}

Doing hostages(const Campaign &campaign, const Pack &, Said &said)
{
    if (said.says(u"off"_s))
        return Doing::of(actions::countHostages(campaign, false, 0));
    return Doing::of(actions::countHostages(campaign, true, said.number(CommandLine::tr("hostages off the table"))));
}

/// What he did besides what is noted of him.
Doing did(const Campaign &campaign, const Pack &, Said &said)
{
    const FigureId id{said.number(CommandLine::tr("figure"))};
    const OwnFigure *own = campaign.play ? campaign.play->find(id) : nullptr;
    Deeds deeds = own ? own->deeds : Deeds();
    for (bool more = true; more;) {
        if (said.says(u"kills"_s))
            deeds.kills = said.number(CommandLine::tr("kills"));
        else if (said.says(u"routed"_s))
            deeds.routed = said.number(CommandLine::tr("routed enemies"));
        else if (said.says(u"hurt"_s))
            deeds.inflictedDamage = true;
        else if (said.says(u"nerve"_s))
            deeds.lostNerve = true;
        else if (said.says(u"wounded"_s))
            deeds.wounded = true;
        else if (said.says(u"none"_s))
            deeds = {};
        else
            more = false;
    }
    return Doing::of(actions::noteDeeds(campaign, id, deeds));
}

} // namespace

std::vector<PlayAction> scenarioActions()
{
    return {
        {u"count-turn"_s, {}, CommandLine::tr("a turn without cards (first edition)"), countTurn},
        {u"ambush"_s,
         {},
         CommandLine::tr("whether it is sprung this turn, and from where"),
         doing<ScenarioDeed::Ambush>},
        {u"spot"_s, {}, CommandLine::tr("whether those who come are seen"), doing<ScenarioDeed::Spotting>},
        {u"pursue"_s, {}, CommandLine::tr("a round of a pursuit"), doing<ScenarioDeed::Pursuit>},
        {u"stand"_s, {}, CommandLine::tr("the Runners turn and fight"), doing<ScenarioDeed::Stand>},
        {u"siege"_s, {}, CommandLine::tr("whether the besiegers stay after a day"), doing<ScenarioDeed::Siege>},
        {u"alarm"_s, {}, CommandLine::tr("whether it sounds this turn"), doing<ScenarioDeed::Alarm>},
        {u"police"_s, {}, CommandLine::tr("they come, or more of them"), doing<ScenarioDeed::Police>},
        {u"objective"_s, u"[off]"_s, CommandLine::tr("what the encounter is about, such as a bank: it is done"),
         objective},
        {u"dwellings"_s, u"COUNT LOOTED"_s, CommandLine::tr("a raid's dwellings, and those looted"), dwellings},
        {u"hostages"_s, u"OUT|off"_s,
         CommandLine::tr("a Recover's hostages are found, and so many off the table; off: not found after all"),
         hostages},
        {u"did"_s, u"FIGURE [kills N] [routed N] [hurt] [nerve] [wounded] [none]"_s,
         CommandLine::tr("what one of the band did"), did},
    };
}

} // namespace muster
