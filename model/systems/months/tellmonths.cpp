// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/systems.h"
#include "model/texts.h"

namespace muster {

namespace {

/// Returns a summary: level, time of day, the places of the PEFs, the enemy.
QString glance(const Encounter &encounter, const Pack &pack)
{
    QStringList parts;
    if (encounter.eal)
        parts << StoryText::tr("EAL %1").arg(*encounter.eal);
    if (isRaid(encounter.kind)) {
        parts << StoryText::tr("%n buildings", nullptr, encounter.setup.objectiveBuildings);
        parts << words::inLine(encounter.setup.time);
    }
    QStringList sections;
    for (const Pef &pef : encounter.setup.pefs)
        sections << QString::number(pef.section);
    parts << StoryText::tr("PEFs in %1").arg(words::listing(sections));
    return StoryText::tr("%1; against %2").arg(parts.join(StoryText::tr(", ")), words::enemy(encounter.enemy, pack));
}

/// Returns the dice of the head: all but those of the terrain.
StoryDice headDice(const Rolls &all)
{
    Rolls rolls;
    Roll pefs{{RollKind::PefPlace, 0}, 6, {}};
    for (const Roll &roll : all) {
        if (roll.reason.kind == RollKind::PefPlace) {
            pefs.sides = roll.sides;
            pefs.dice.append(roll.dice.begin(), roll.dice.size());
        } else if (roll.reason.kind != RollKind::Terrain && roll.reason.kind != RollKind::Buildings)
            rolls.push_back(roll);
    }
    if (!pefs.dice.isEmpty())
        rolls.push_back(pefs);
    return plainDice(std::move(rolls));
}

} // namespace

QString Months::result(const Telling &telling) const
{
    const QString how = resultOf(telling);
    const auto *turned = telling.change<TurnEnded>();
    if (!turned)
        return StoryText::tr("%1, and the end of the campaign").arg(how);
    const QString next = words::title(turned->next.kind);
    if (!turned->next.eal)
        return StoryText::tr("%1; next %2").arg(how, next);
    const int eal = *turned->next.eal;
    const int played = telling.before.encounter->eal.value_or(eal);
    const QString level = eal > played ? StoryText::tr("EAL rises to %1")
        : eal < played                 ? StoryText::tr("EAL falls to %1")
                                       : StoryText::tr("EAL stays %1");
    return StoryText::tr("%1; next %2, %3").arg(how, next, level.arg(eal));
}

void Months::tellPrepared(Telling &telling) const
{
    telling.head.detail = glance(telling.change<EncounterPrepared>()->encounter, telling.pack);
    telling.head.dice = headDice(telling.step.rolls);
}

} // namespace muster
