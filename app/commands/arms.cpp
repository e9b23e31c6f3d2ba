// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "model/acts/arms.h"
#include "model/systems/arrangements.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Equips a figure. Anything that is not given stays as it is.
Result<Step> outfit(const OpenCampaign &open, const Call &call, FigureId id, std::optional<int> count)
{
    Gear wanted{call.value(u"weapon"_s), call.value(u"armor"_s)};
    const Figure *figure = open.campaign().find(id);
    if (!figure)
        return acts::equip(open.campaign(), open.pack, id, wanted);
    if (wanted.weapon.isEmpty())
        wanted.weapon = figure->profile.weapon;
    if (wanted.armor.isEmpty())
        wanted.armor = figure->profile.armorWorn;
    if (!call.has(u"carry"_s))
        return acts::equip(open.campaign(), open.pack, id, wanted);
    const auto carries =
        acts::withThing(figure->carries, open.pack, call.value(u"carry"_s), count.value_or(1), count.has_value());
    return carries ? acts::equip(open.campaign(), open.pack, id, wanted, *carries) : carries.problems();
}

} // namespace

Reply answerEquip(const Call &call, const Environment &surroundings)
{
    const auto number = call.number(u"figure"_s);
    if (!number)
        return wrong(CommandLine::tr("“muster equip” needs --figure: the number of the figure to equip."));
    const auto count = call.number(u"count"_s);
    if (count && !call.has(u"carry"_s))
        return wrong(CommandLine::tr("--count goes with --carry: how many of that thing the figure carries."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    return writeStep(*open, call, surroundings, outfit(*open, call, FigureId{*number}, count));
}

Reply answerUpgrade(OpenCampaign &open, const Call &call, const Environment &surroundings)
{
    return writeStep(open, call, surroundings,
                     acts::upgrade(open.campaign(), open.pack, call.word(1), call.value(u"weapon"_s)));
}

Reply answerPress(OpenCampaign &open, const Call &call, const Environment &surroundings)
{
    if (call.has(u"with"_s))
        return writeStep(open, call, surroundings, acts::joinPress(open.campaign(), open.pack, call.value(u"with"_s)));
    return takeAct(open, call, surroundings, acts::SeekPress{});
}

Reply answerVehicles(OpenCampaign &open, const Call &call, const Environment &surroundings)
{
    return takeAct(open, call, surroundings, acts::RollVehicles{});
}

Reply answerStake(OpenCampaign &open, const Call &call, const Environment &surroundings)
{
    return writeStep(open, call, surroundings, acts::setStake(open.campaign(), !call.has(u"off"_s)));
}

} // namespace muster
