// SPDX-License-Identifier: MIT
#include "app/text/encountermap.h"

#include "app/command.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"

#include <QStringList>

#include <algorithm>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns "You enter by any edge".
QString edgeText(const TableEdge &edge)
{
    return CommandLine::tr("%1 %2").arg(edge.who, edge.where);
}

constexpr qsizetype leastWidth = 20; ///< width of a cell in characters; the texts of a language may need more

QString pefMarks(const Encounter &encounter, int section)
{
    QStringList ids;
    bool enters = false;
    for (const Pef &pef : encounter.setup.pefs) {
        if (pef.section != section)
            continue;
        ids += QString::number(pef.id);
        enters = encounter.kind == EncounterKind::RaidDefend;
    }
    if (ids.isEmpty())
        return {};
    const QString marks = CommandLine::tr("PEF %1").arg(ids.join(u", "_s));
    return enters ? CommandLine::tr("%1 enters").arg(marks) : marks;
}

QString buildingsIn(int count)
{
    return CommandLine::tr("%n buildings", nullptr, count);
}

QStringList cell(const Encounter &encounter, const Section &section, const TableEdges &edges)
{
    QStringList lines{u"%1  %2"_s.arg(section.number).arg(words::title(section.terrain))};
    if (!section.words.isEmpty())
        lines += u"   "_s + section.words;
    if (section.buildings > 0)
        lines += u"   "_s + buildingsIn(section.buildings);
    if (section.country)
        lines += u"   "_s + words::inLine(*section.country);
    if (section.road)
        lines += u"   "_s + words::label(*section.road, words::Form::Other);
    if (section.river)
        lines += u"   "_s + words::mark(*section.river);
    if (section.number == encounter.setup.grid.objective() && encounter.setup.objectiveBuildings > 0)
        lines += u"   "_s + CommandLine::tr("objective: %1").arg(encounter.setup.objectiveBuildings);
    const QString pefs = pefMarks(encounter, section.number);
    if (!pefs.isEmpty())
        lines += u"   "_s + pefs;
    for (const QString &who : sidesOnMap(encounter).dealt ? whoStandsIn(edges, section.number) : QStringList())
        lines += u"   "_s + who;
    return lines;
}

qsizetype widest(const std::vector<QStringList> &cells)
{
    qsizetype width = leastWidth;
    for (const QStringList &lines : cells) {
        for (const QString &line : lines)
            width = std::max(width, line.size());
    }
    return width;
}

QString row(std::span<const QStringList> cells, qsizetype cellWidth)
{
    const auto tallest =
        std::max_element(cells.begin(), cells.end(), [](const auto &a, const auto &b) { return a.size() < b.size(); });
    QString text;
    for (qsizetype line = 0; line < tallest->size(); ++line) {
        for (const QStringList &lines : cells)
            text += u"| "_s + lines.value(line).leftJustified(cellWidth) + u' ';
        text += u"|\n"_s;
    }
    return text;
}

QString centred(const Grid &grid, const QString &text, qsizetype cellWidth)
{
    const qsizetype width = grid.columns * (cellWidth + 3) + 1;
    return QString(std::max<qsizetype>(0, (width - text.size()) / 2), u' ') + text + u'\n';
}

QString farEdge(const Encounter &encounter, const TableEdges &edges)
{
    if (sidesOnMap(encounter).dealt)
        return edgeText(edges.theirs);
    return encounter.kind == EncounterKind::RaidDefend ? CommandLine::tr("they enter here")
                                                       : CommandLine::tr("far edge");
}

QString ownEdge(const Encounter &encounter, const TableEdges &edges)
{
    if (sidesOnMap(encounter).dealt)
        return edgeText(edges.yours);
    return encounter.kind == EncounterKind::RaidDefend ? CommandLine::tr("you set up here")
                                                       : CommandLine::tr("you enter here");
}

/// Returns the text above or below the map. In a pursuit one side follows the other, so that both are below it.
QString belowMap(const Encounter &encounter, const TableEdges &edges, qsizetype cellWidth)
{
    const Grid &grid = encounter.setup.grid;
    const QString own = centred(grid, ownEdge(encounter, edges), cellWidth);
    const SidesOnMap::Below below = sidesOnMap(encounter).below;
    if (below == SidesOnMap::Below::Yours)
        return own;
    const QString theirs = centred(grid, edgeText(edges.theirs), cellWidth);
    return below == SidesOnMap::Below::YoursThenTheirs ? own + theirs : theirs + own;
}

} // namespace

QString encounterMap(const Encounter &encounter, const Pack &pack)
{
    std::vector<Section> sections = encounter.setup.sections;
    const bool turned = encounter.kind == EncounterKind::RaidDefend;
    if (turned)
        std::reverse(sections.begin(), sections.end());

    const Grid &grid = encounter.setup.grid;
    const auto side = static_cast<std::size_t>(grid.columns);
    const TableEdges edges = tableEdges(encounter, pack);
    std::vector<QStringList> cells;
    for (const Section &section : sections)
        cells.push_back(cell(encounter, section, edges));
    const qsizetype cellWidth = widest(cells);
    QString rule;
    for (std::size_t i = 0; i < side; ++i)
        rule += u'+' + QString(cellWidth + 2, u'-');
    rule += u"+\n"_s;
    const bool together = sidesOnMap(encounter).below != SidesOnMap::Below::Yours;
    QString map = (together ? QString() : centred(grid, farEdge(encounter, edges), cellWidth)) + rule;
    for (std::size_t first = 0; first + side <= cells.size(); first += side)
        map += row(std::span(cells).subspan(first, side), cellWidth) + rule;
    return map + belowMap(encounter, edges, cellWidth);
}

} // namespace muster
