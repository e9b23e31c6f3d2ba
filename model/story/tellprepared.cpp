// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

namespace {

QString landOf(const Section &section)
{
    const QString terrain = words::inLine(section.terrain);
    if (section.buildings == 0)
        return terrain;
    return StoryText::tr("%1 with %n buildings", nullptr, section.buildings).arg(terrain);
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

} // namespace

void tellPrepared(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Prepare;
    const auto *prepared = telling.change<EncounterPrepared>();
    if (!prepared)
        return;
    const Encounter &encounter = prepared->encounter;
    story.head.title = StoryText::tr("Prepared %1").arg(words::title(encounter));
    systemOf(encounter).tellPrepared(telling, story);
    const auto &sections = encounter.setup.sections;
    for (std::size_t first = 0; first + 3 <= sections.size(); first += 3)
        story.lines.push_back(landRow(telling, sections, first));
}

void tellBattle(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Battle;
    story.head.title = StoryText::tr("Battle finished");
    if (telling.before().encounter)
        systemOf(*telling.before().encounter).tellBattle(telling, story);
}

} // namespace muster
