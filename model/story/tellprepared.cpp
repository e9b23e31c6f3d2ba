// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
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
        parts << (encounter.setup.objectiveBuildings == 1 ? StoryText::tr("one building")
                                                          : StoryText::tr("two buildings"));
        parts << words::inLine(encounter.setup.time);
    }
    parts << StoryText::tr("PEFs in %1").arg(placesOf(encounter.setup.pefs));
    return StoryText::tr("%1; against %2").arg(parts.join(StoryText::tr(", ")), telling.enemy(encounter.enemy));
}

QString landOf(const Section &section)
{
    const QString terrain = words::inLine(section.terrain);
    if (section.buildings == 0)
        return terrain;
    return section.buildings == 1 ? StoryText::tr("%1 with a building").arg(terrain)
                                  : StoryText::tr("%1 with %2 buildings").arg(terrain, words::count(section.buildings));
}

/// Three sections of the table and their dice, a section's building die with its own.
StoryLine landRow(const Telling &telling, const std::vector<Section> &sections, std::size_t first)
{
    StoryLine line;
    line.theme = Theme::Prepare;
    QStringList land;
    Rolls rolls;
    for (std::size_t i = first; i < first + 3; ++i) {
        land << landOf(sections[i]);
        for (const Roll &terrain : telling.rolls(RollKind::Terrain, sections[i].number)) {
            rolls.push_back(terrain);
            for (const Roll &buildings : telling.rolls(RollKind::Buildings, sections[i].number))
                rolls.back().dice.append(buildings.dice.begin(), buildings.dice.size());
        }
    }
    line.title = StoryText::tr("Sections %1 to %2").arg(sections[first].number).arg(sections[first + 2].number);
    line.detail = land.join(StoryText::tr(", "));
    line.dice = plainDice(std::move(rolls));
    return line;
}

/// The dice of the head: everything that is not the land.
StoryDice headDice(const Telling &telling)
{
    Rolls rolls;
    Roll pefs{{RollKind::PefPlace, 0}, 6, {}};
    for (const Roll &roll : telling.step().rolls) {
        if (roll.reason.kind == RollKind::PefPlace)
            pefs.dice.append(roll.dice.begin(), roll.dice.size());
        else if (roll.reason.kind != RollKind::Terrain && roll.reason.kind != RollKind::Buildings)
            rolls.push_back(roll);
    }
    if (!pefs.dice.isEmpty())
        rolls.push_back(pefs);
    return plainDice(std::move(rolls));
}

} // namespace

void tellPrepared(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Prepare;
    const auto *prepared = telling.change<EncounterPrepared>();
    if (!prepared)
        return;
    const Encounter &encounter = prepared->encounter;
    story.head.title = StoryText::tr("Prepared %1").arg(words::title(encounter));
    if (encounter.scenario) {
        tellScenarioPrepared(telling, story);
    } else if (encounter.game) {
        tellGamePrepared(telling, story);
    } else {
        story.head.detail = glance(telling, encounter);
        story.head.dice = headDice(telling);
    }
    const auto &sections = encounter.setup.sections;
    for (std::size_t first = 0; first + 3 <= sections.size(); first += 3)
        story.lines.push_back(landRow(telling, sections, first));
}

} // namespace muster
