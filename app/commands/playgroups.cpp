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
    const int section = said.number(CommandLine::tr("section"));
    return {actions::checkScout(campaign, pack, section), [=, &campaign, &pack](quint64, Dice &dice, Step &step) {
                actions::scoutSection(campaign, pack, section, dice, step);
            }};
}

Doing guards(const Campaign &campaign, const Pack &, Said &said)
{
    const int id = said.number(CommandLine::tr("group"));
    const bool shots = said.says(u"shots"_s);
    return {actions::checkPlaceGuards(campaign, id),
            [=, &campaign](quint64, Dice &dice, Step &step) { actions::placeGuards(campaign, id, shots, dice, step); }};
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
        {u"own-place"_s, u"LETTER SECTION"_s, CommandLine::tr("where a group of the band stands now"), ownPlace},
        {u"join"_s, u"FIGURE LETTER"_s, CommandLine::tr("one of the band goes with that group, or begins it"), join},
        {u"scout"_s, u"SECTION"_s, CommandLine::tr("a scout goes into a section (Chain Reaction 3.0)"), scout},
        {u"guards"_s, u"GROUP [shots]"_s, CommandLine::tr("where the guards of a raided building stand"), guards},
        {u"guard"_s, u"GROUP FIGURE|all WATCH"_s, CommandLine::tr("what a guard knows: unaware, met or alarmed"),
         guard},
    };
}

} // namespace muster
