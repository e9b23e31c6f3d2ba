// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

// Whom a scout meets, how guards stand, what is looted and what Star Power does, in words.

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

StoryLine tellGuards(const Telling &telling, const GuardsPlaced &placed)
{
    StoryLine line{Theme::Battle, StoryText::tr("Guards of group %1").arg(placed.group), {}, {}, {}, {}};
    QStringList stands;
    for (std::size_t i = 0; i < placed.guards.size(); ++i)
        stands << StoryText::tr("%1: %2", "a guard's number, where it stands")
                      .arg(QString::number(i + 1), words::guard(placed.guards[i]));
    Rolls rolls;
    for (const Roll &roll : telling.step().rolls) {
        const RollKind kind = roll.reason.kind;
        if (kind == RollKind::GuardPlace || kind == RollKind::GuardDistance || kind == RollKind::GuardFacing)
            rolls.push_back(roll);
    }
    line.detail = rolls.empty() ? StoryText::tr("all inside after the shots") : stands.join(StoryText::tr("; "));
    line.dice = plainDice(std::move(rolls));
    return line;
}

StoryLine tellScouted(const Telling &telling, const Encounter &encounter, const SectionScouted &scouted)
{
    StoryLine line{Theme::Battle,
                   StoryText::tr("Scouting section %1").arg(scouted.section),
                   (scouted.enemy ? StoryText::tr("%1, an enemy found", "two dice passed")
                                  : StoryText::tr("%1, nobody found", "two dice passed"))
                       .arg(passedInWords(scouted.passed)),
                   {},
                   {},
                   {}};
    const auto &sections = encounter.setup.sections;
    const auto land = std::find_if(sections.begin(), sections.end(),
                                   [&](const Section &section) { return section.number == scouted.section; });
    const Rolls rolls = telling.rolls(RollKind::Scouting);
    if (land == sections.end() || !telling.pack().patrol)
        line.dice = plainDice(rolls);
    else
        line.dice = diceUpTo(rolls, telling.pack().patrol->scouting.valueOf(land->terrain));
    line.rulings << QStringLiteral("R56");
    return line;
}

StoryLine tellStarPower(const Telling &telling, const Campaign &before, const StarPowerLeft &c)
{
    const Rolls rolls = telling.rolls(RollKind::StarPower);
    constexpr int reducing = 3;
    int levels = 0;
    for (const Roll &roll : rolls)
        for (const Die die : roll.dice)
            levels += die.face <= reducing ? 1 : 0;
    const QString left = StoryText::tr("%n dice left", nullptr, c.dice);
    StoryLine line{Theme::Battle, StoryText::tr("Star Power"), left, {}, {}, {}};
    if (!rolls.empty())
        line.detail = levels == 0 ? StoryText::tr("no effect on the damage; %1").arg(left)
                                  : StoryText::tr("%n levels less; %1", nullptr, levels).arg(left);
    line.dice = diceUpTo(rolls, reducing);
    line.rulings << QStringLiteral("R28");
    if (const Figure *star = c.star ? before.find(FigureId{*c.star}) : before.star())
        line.about = {star->id};
    return line;
}

StoryLine tellLooting(const Telling &telling, const BuildingSearched &c)
{
    StoryLine line{Theme::Battle, StoryText::tr("Objective building %1").arg(c.building), {}, {}, {}, {}};
    const int left = c.turnsNeeded - c.turnsSpent;
    if (left <= 0)
        line.detail = StoryText::tr("looted");
    else if (c.turnsSpent == 0 && telling.rolls(RollKind::Looting).empty())
        line.detail = StoryText::tr("the search was broken off");
    else
        line.detail = StoryText::tr("%n more quiet turns to loot it", nullptr, left);
    line.dice = plainDice(telling.rolls(RollKind::Looting));
    return line;
}

} // namespace muster
