// SPDX-License-Identifier: MIT
#include "app/commands/playaction.h"

#include "model/actions/play/play.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

Doing sides(const Campaign &campaign, const Pack &, Said &said)
{
    return Doing::of(actions::countSides(campaign, said.number(CommandLine::tr("sides"))));
}

/// Sides are counted from 1, the player's.
Doing side(const Campaign &campaign, const Pack &, Said &said)
{
    const int id = said.number(CommandLine::tr("group"));
    return Doing::of(actions::sideGroup(campaign, id, said.number(CommandLine::tr("side")) - 1));
}

Doing add(const Campaign &campaign, const Pack &pack, Said &said)
{
    acts::AddGroup wanted;
    wanted.figures = said.number(CommandLine::tr("figures who come"));
    wanted.section = said.number(CommandLine::tr("section"));
    if (said.says(u"side"_s))
        wanted.army = said.number(CommandLine::tr("side")) - 1;
    return Doing::of(campaign, pack, wanted);
}

Doing ownPlace(const Campaign &campaign, const Pack &, Said &said)
{
    const int id = said.ownGroup();
    return Doing::of(actions::placeOwnGroup(campaign, id, said.number(CommandLine::tr("section"))));
}

Doing join(const Campaign &campaign, const Pack &, Said &said)
{
    const FigureId id{said.number(CommandLine::tr("figure"))};
    return Doing::of(actions::joinOwnGroup(campaign, id, said.ownGroup()));
}

Doing scout(const Campaign &campaign, const Pack &pack, Said &said)
{
    return Doing::of(campaign, pack, acts::Scout{said.number(CommandLine::tr("section"))});
}

Doing guards(const Campaign &campaign, const Pack &pack, Said &said)
{
    const int id = said.number(CommandLine::tr("group"));
    return Doing::of(campaign, pack, acts::PlaceGuards{id, said.says(u"shots"_s)});
}

Doing guard(const Campaign &campaign, const Pack &, Said &said)
{
    const int id = said.number(CommandLine::tr("group"));
    const int figure = said.says(u"all"_s) ? 0 : said.number(CommandLine::tr("figure"));
    return Doing::of(actions::noticeGuard(campaign, id, figure, said.watch()));
}

} // namespace

std::vector<PlayAction> groupActions()
{
    return {
        {u"sides"_s, u"COUNT"_s, CommandLine::tr("how many sides fight, 2 to 4"), sides},
        {u"side"_s, u"GROUP SIDE"_s, CommandLine::tr("which side an enemy group is of: 2 the enemy, then 3 and 4"),
         side},
        {u"add"_s, u"FIGURES SECTION [side SIDE]"_s,
         CommandLine::tr("more of them come, drawn from their list; of side 2 unless you say it"), add},
        {u"own-place"_s, u"LETTER SECTION"_s, CommandLine::tr("where a group of the band stands now"), ownPlace},
        {u"join"_s, u"FIGURE LETTER"_s, CommandLine::tr("one of the band goes with that group, or begins it"), join},
        {u"scout"_s, u"SECTION"_s, CommandLine::tr("a scout goes into a section (Chain Reaction 3.0)"), scout},
        {u"guards"_s, u"GROUP [shots]"_s, CommandLine::tr("where the guards of a raided building stand"), guards},
        {u"guard"_s, u"GROUP FIGURE|all WATCH"_s, CommandLine::tr("what a guard knows: unaware, met or alarmed"),
         guard},
    };
}

} // namespace muster
