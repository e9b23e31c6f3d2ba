// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/months/linkedmonths.h"
#include "model/texts.h"

namespace muster {

namespace {

QString placesOf(const std::vector<Pef> &pefs)
{
    QStringList sections;
    for (const Pef &pef : pefs)
        sections << QString::number(pef.section);
    return words::listing(sections);
}

/// What there is to know at a glance: level, hour, where the PEFs are, who the enemy is.
QString glance(const Telling &telling, const Encounter &encounter)
{
    QStringList parts;
    if (encounter.eal)
        parts << StoryText::tr("EAL %1").arg(*encounter.eal);
    if (isRaid(encounter.kind)) {
        parts << StoryText::tr("%n buildings", nullptr, encounter.setup.objectiveBuildings);
        parts << words::inLine(encounter.setup.time);
    }
    parts << StoryText::tr("PEFs in %1").arg(placesOf(encounter.setup.pefs));
    return StoryText::tr("%1; against %2").arg(parts.join(StoryText::tr(", ")), telling.enemy(encounter.enemy));
}

/// The dice of the head: everything that is not the land.
StoryDice headDice(const Telling &telling)
{
    Rolls rolls;
    Roll pefs{{RollKind::PefPlace, 0}, 6, {}};
    for (const Roll &roll : telling.step().rolls) {
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

void Months::tellPrepared(const Telling &telling, StepStory &story) const
{
    story.head.detail = glance(telling, telling.change<EncounterPrepared>()->encounter);
    story.head.dice = headDice(telling);
}

} // namespace muster
