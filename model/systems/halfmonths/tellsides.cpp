// SPDX-License-Identifier: MIT
#include "model/story/differences.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

namespace muster {

QString HalfMonths::told(const Roll &roll, const Encounter &encounter) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    switch (roll.reason.kind) {
    case RollKind::ConvoyVehicles:
        return StoryText::tr("vehicles: %1").arg(scenario.vehicles);
    case RollKind::Vehicles:
        return StoryText::tr("vehicles: %1").arg(scenario.enemy.vehicles);
    case RollKind::Role:
        return StoryText::tr("your role: %1").arg(words::title(scenario.role));
    case RollKind::CiviliansThere:
        return scenario.civilians > 0 ? StoryText::tr("civilians") : StoryText::tr("no civilians");
    case RollKind::Civilians:
        return StoryText::tr("civilians: %1").arg(scenario.civilians);
    case RollKind::Hostages:
        return StoryText::tr("hostages: %1").arg(scenario.hostages);
    case RollKind::Coming:
        return scenario.surprised ? StoryText::tr("surprised") : StoryText::tr("nobody is surprised");
    default:
        return {};
    }
}

namespace {

void compareScenarios(const Scenario &was, const Scenario &is, Differences &parts)
{
    parts.note(was.kind, is.kind, words::title(is.kind));
    parts.note(was.role, is.role, StoryText::tr("your role: %1").arg(words::title(is.role)));
    parts.note(was.recruits, is.recruits, StoryText::tr("up to %n Grunts", nullptr, is.recruits));
    const auto figures = static_cast<int>(is.enemy.figures.size());
    parts.note(was.enemy.figures.size(), is.enemy.figures.size(),
               StoryText::tr("enemy: %1").arg(words::figures(figures)));
    parts.note(was.enemy.vehicles, is.enemy.vehicles, StoryText::tr("enemy vehicles: %1").arg(is.enemy.vehicles));
    parts.note(was.ownVehicles, is.ownVehicles, StoryText::tr("your vehicles: %1").arg(is.ownVehicles.value_or(0)));
    parts.note(was.vehicles, is.vehicles, StoryText::tr("vehicles: %1").arg(is.vehicles));
    parts.note(was.civilians, is.civilians, StoryText::tr("civilians: %1").arg(is.civilians));
    parts.note(was.hostages, is.hostages, StoryText::tr("hostages: %1").arg(is.hostages));
    parts.note(was.antidote, is.antidote,
               is.antidote ? StoryText::tr("it is about the antidote") : StoryText::tr("it is not about the antidote"));
    parts.note(was.surprised, is.surprised,
               is.surprised ? StoryText::tr("surprised: %1").arg(words::title(*is.surprised))
                            : StoryText::tr("nobody is surprised"));
}

} // namespace

QStringList HalfMonths::differences(const Encounter &was, const Encounter &is) const
{
    Differences parts;
    if (scenarioOf(is))
        compareScenarios(*scenarioOf(was), *scenarioOf(is), parts);
    return parts.parts();
}

} // namespace muster
