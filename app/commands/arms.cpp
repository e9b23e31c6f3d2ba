// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/throwdice.h"
#include "app/values.h"
#include "model/actions/arms.h"
#include "model/systems/halfmonths/press.h"

using namespace Qt::StringLiterals;

namespace muster {

Reply answerEquip(const Call &call, const Surroundings &surroundings)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    const auto number = readNumber(call, u"figure"_s);
    if (!number)
        return number.problem();
    if (!*number)
        return wrong(CommandLine::tr("“muster equip” needs --figure: the number of the figure to equip."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    Gear wanted{call.value(u"weapon"_s), call.value(u"armor"_s)};
    if (const Figure *figure = open->campaign().find(FigureId{**number})) {
        if (wanted.weapon.isEmpty())
            wanted.weapon = figure->profile.weapon;
        if (wanted.armor.isEmpty())
            wanted.armor = figure->profile.armorWorn;
    }
    return writeStep(*open, call, surroundings,
                     actions::equip(open->campaign(), open->pack, FigureId{**number}, wanted));
}

Reply answerUpgrade(const Call &call, const Surroundings &surroundings)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    return writeStep(*open, call, surroundings,
                     actions::upgrade(open->campaign(), open->pack, call.word(1), call.value(u"weapon"_s)));
}

Reply answerPress(const Call &call, const Surroundings &surroundings)
{
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    if (call.has(u"with"_s))
        return writeStep(*open, call, surroundings,
                         actions::joinPress(open->campaign(), open->pack, call.value(u"with"_s)));
    return takeAct(*open, call, surroundings, acts::SeekPress{});
}

} // namespace muster
