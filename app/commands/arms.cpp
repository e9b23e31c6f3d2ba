// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

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
    Gear wanted{call.value("weapon"), call.value("armor")};
    const Figure *figure = open.campaign().find(id);
    if (!figure)
        return acts::equip(open.campaign(), open.pack, id, wanted);
    if (wanted.weapon.isEmpty())
        wanted.weapon = figure->profile.weapon;
    if (wanted.armor.isEmpty())
        wanted.armor = figure->profile.armorWorn;
    if (!call.has("carry"))
        return acts::equip(open.campaign(), open.pack, id, wanted);
    const auto carries =
        acts::withThing(figure->carries, open.pack, call.value("carry"), count.value_or(1), count.has_value());
    return carries ? acts::equip(open.campaign(), open.pack, id, wanted, *carries) : carries.problems();
}

} // namespace

Reply answerEquip(const Call &call)
{
    const auto number = call.number("figure");
    if (!number)
        return wrong(CommandLine::tr("“muster equip” needs --figure: the number of the figure to equip."));
    const auto count = call.number("count");
    if (count && !call.has("carry"))
        return wrong(CommandLine::tr("--count goes with --carry: how many of that thing the figure carries."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    return writeStep(*open, call, outfit(*open, call, FigureId{*number}, count));
}

Reply answerUpgrade(OpenCampaign &open, const Call &call)
{
    return writeStep(open, call, acts::upgrade(open.campaign(), open.pack, call.word(1), call.value("weapon")));
}

Reply answerPress(OpenCampaign &open, const Call &call)
{
    if (call.has("with"))
        return writeStep(open, call, acts::joinPress(open.campaign(), open.pack, call.value("with")));
    return takeAct(open, call, acts::SeekPress{});
}

Reply answerVehicles(OpenCampaign &open, const Call &call)
{
    return takeAct(open, call, acts::RollVehicles{});
}

Reply answerStake(OpenCampaign &open, const Call &call)
{
    return writeStep(open, call, acts::setStake(open.campaign(), !call.has("off")));
}

std::vector<Command> CommandLine::armCommands()
{
    return {
        {"press",
         "FILE",
         QT_TR_NOOP("Rolls for media coverage of the current encounter, if the rules have it."),
         {{"with", QT_TR_NOOP("who goes along with the crew that is there, without dice: driver or bodyguard"),
           "driver|bodyguard"}},
         answerPress,
         {"city.muster", "city.muster --dice 5", "city.muster --with driver"},
         {.rolls = [](const Call &call) { return !call.has("with"); }}},
        {"vehicles",
         "FILE",
         QT_TR_NOOP("Rolls for your own vehicles in the current encounter, if your list has any."),
         {},
         answerVehicles,
         {"dusty.muster", "dusty.muster --seed 7", "dusty.muster --ask"},
         {.rolls = everyCall}},
        {"stake",
         "FILE",
         QT_TR_NOOP("Makes a stockpile what the current Raid or Recover is about."),
         {{"off", QT_TR_NOOP("not about a stockpile after all")}},
         answerStake,
         {"dusty.muster", "dusty.muster --off", "dusty.muster --json"}},
        {"upgrade",
         "FILE UPGRADE",
         QT_TR_NOOP("Issues better equipment to the whole party for the current encounter, if the list has it: swat."),
         {{"weapon", QT_TR_NOOP("which of the upgrade's weapons (default: the first)"), "WEAPON"}},
         answerUpgrade,
         {"city.muster swat", "city.muster swat --weapon shotgun", "city.muster swat --json"}},
        {"equip",
         "FILE",
         QT_TR_NOOP("Equips a figure with a choice its list allows, with something from the stockpile, or with a "
                    "further weapon or thing."),
         {{"figure", QT_TR_NOOP("the figure's number"), "FIGURE"},
          {"weapon", QT_TR_NOOP("the weapon (default: unchanged)"), "WEAPON"},
          {"armor", QT_TR_NOOP("the armour (default: unchanged)"), "ARMOUR"},
          {"carry", QT_TR_NOOP("a further weapon or thing, in any words"), "THING"},
          {"count", QT_TR_NOOP("how many of it; 0 takes it away (default: 1)"), "N"}},
         answerEquip,
         {"city.muster --figure 3 --weapon shotgun", "harrow.muster --figure 3 --carry rope",
          "harrow.muster --figure 3 --carry rope --count 0"}},
    };
}

} // namespace muster
