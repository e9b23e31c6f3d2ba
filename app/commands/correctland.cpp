// SPDX-License-Identifier: MIT
#include "app/commands/correctland.h"

#include "app/values.h"
#include "rules/encounter/terrain.h"
#include "rules/encounter/water.h"
#include "rules/slug.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns the item with this number, or null.
template<typename Things, typename Number>
auto *numbered(Things &things, Number number, int wanted)
{
    const auto found = std::ranges::find_if(things, [&](const auto &thing) { return thing.*number == wanted; });
    return found == things.end() ? nullptr : &*found;
}

void readTerrain(const TerrainTables &tables, Wishes &wishes, Section &section)
{
    QStringList dealt;
    for (const Terrain terrain : terrainsOf(tables))
        dealt += slug(terrain);
    QString terrain = slug(section.terrain);
    wishes.word(u"terrain"_s, dealt, terrain);
    section.terrain = *fromSlug<Terrain>(terrain);
    wishes.number(u"buildings"_s, section.buildings);
}

void readRiver(const RiverTables &rivers, const Grid &grid, Wishes &wishes, Section &section)
{
    QStringList waters;
    for (const Water water : watersIn(rivers, section.number, grid))
        waters += slug(water);
    QString word = slug(waterOf(section.river));
    wishes.word(u"river"_s, waters, word);
    const int least = rivers.width.dice + rivers.width.plus;
    const int most = rivers.width.dice * rivers.width.sides + rivers.width.plus;
    const bool widthGiven = wishes.has(u"width"_s);
    int width = section.river ? section.river->width : least;
    wishes.number(u"width"_s, width);
    if (waters.contains(word))
        section.river = riverOf(*fromSlug<Water>(word), width);
    if (widthGiven && !section.river)
        wishes.problem(CommandLine::tr("Section %1 has no river. Give river= too.").arg(section.number));
    else if (widthGiven && (width < least || width > most))
        wishes.problem(CommandLine::tr("A river is %1 to %2 inches wide, not %3.").arg(least).arg(most).arg(width));
}

} // namespace

void readTable(Wishes &wishes, Encounter &encounter)
{
    QString table;
    wishes.text(u"table"_s, table);
    if (table.isEmpty())
        return;
    const std::optional<Grid> grid = gridFrom(table);
    if (grid && grid->isPossible())
        encounter.setup = reshaped(encounter.setup, *grid);
    else
        wishes.problem(CommandLine::tr("table=%1 must be %2 to %3 sections, or columns and rows such as 3x2.")
                           .arg(table.left(40))
                           .arg(fewestSections)
                           .arg(mostSections));
}

void readSection(const Pack &pack, Wishes &wishes, Encounter &encounter)
{
    int number = 0;
    wishes.number(u"section"_s, number);
    Section *section = numbered(encounter.setup.sections, &Section::number, number);
    if (!section || !pack.terrain) {
        wishes.stop(encounter.setup.sections.empty()
                        ? CommandLine::tr("This encounter has no sections: you lay out its table yourself.")
                        : CommandLine::tr("There is no section %1. Give one from 1 to %2.")
                              .arg(number)
                              .arg(encounter.setup.grid.count()));
        return;
    }
    readTerrain(*pack.terrain, wishes, *section);
    wishes.text(u"words"_s, section->words);
    if (pack.terrain->country)
        wishes.choiceOrNone(u"country"_s, section->country);
    if (pack.terrain->roads)
        wishes.choiceOrNone(u"road"_s, section->road);
    if (pack.terrain->rivers)
        readRiver(*pack.terrain->rivers, encounter.setup.grid, wishes, *section);
}

void readPef(Wishes &wishes, Encounter &encounter)
{
    int id = 0;
    wishes.number(u"pef"_s, id);
    Pef *pef = numbered(encounter.setup.pefs, &Pef::id, id);
    if (!pef) {
        wishes.stop(encounter.setup.pefs.empty() ? CommandLine::tr("This encounter has no PEFs.")
                                                 : CommandLine::tr("There is no PEF %1. Give one from 1 to %2.")
                                                       .arg(id)
                                                       .arg(encounter.setup.pefs.size()));
        return;
    }
    wishes.number(u"section"_s, pef->section);
    if (pef->rep)
        wishes.number(u"rep"_s, pef->rep);
}

} // namespace muster
