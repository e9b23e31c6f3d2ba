// SPDX-License-Identifier: MIT
#include "app/command.h"
#include "app/text/campaigntext.h"
#include "app/text/columns.h"
#include "model/acts/arms.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

#include <algorithm>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr qsizetype leastWidth = 20; ///< width of a cell in characters; the texts of a language may need more

QStringList cell(const Encounter &encounter, const Section &section, const TableEdges &edges)
{
    QStringList below;
    if (!section.words.isEmpty())
        below << section.words;
    if (section.buildings > 0)
        below << CommandLine::tr("%n buildings", nullptr, section.buildings);
    if (section.country)
        below << words::inLine(*section.country);
    if (section.road)
        below << words::label(*section.road, words::Form::Other);
    if (section.river)
        below << words::mark(*section.river);
    if (section.number == encounter.setup.grid.objective() && encounter.setup.objectiveBuildings > 0)
        below << CommandLine::tr("objective: %1").arg(encounter.setup.objectiveBuildings);
    QStringList pefs;
    for (const Pef &pef : encounter.setup.pefs) {
        if (pef.section == section.number)
            pefs << QString::number(pef.id);
    }
    if (!pefs.isEmpty()) {
        const QString marks = CommandLine::tr("PEF %1").arg(pefs.join(u", "_s));
        below << (encounter.kind == EncounterKind::RaidDefend ? CommandLine::tr("%1 enters").arg(marks) : marks);
    }
    if (sidesOnMap(encounter).dealt)
        below << whoStandsIn(edges, section.number);
    QStringList lines{u"%1  %2"_s.arg(section.number).arg(words::title(section.terrain))};
    for (const QString &line : below)
        lines << u"   "_s + line;
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

/// Returns the sections row by row, the player's edge at the bottom (R26): number, terrain, buildings, PEFs.
QString encounterMap(const Encounter &encounter, const Pack &pack)
{
    std::vector<Section> sections = encounter.setup.sections;
    const bool defends = encounter.kind == EncounterKind::RaidDefend;
    if (defends) // the map is turned round
        std::reverse(sections.begin(), sections.end());

    const auto columns = static_cast<std::size_t>(encounter.setup.grid.columns);
    const TableEdges edges = tableEdges(encounter, pack);
    std::vector<QStringList> cells;
    for (const Section &section : sections)
        cells.push_back(cell(encounter, section, edges));
    const qsizetype cellWidth = widest(cells);
    const QString rule = (u'+' + QString(cellWidth + 2, u'-')).repeated(encounter.setup.grid.columns) + u"+\n"_s;
    const auto centred = [&](const QString &text) {
        return QString(std::max<qsizetype>(0, (rule.size() - 1 - text.size()) / 2), u' ') + text + u'\n';
    };
    QString map = rule;
    for (std::size_t first = 0; first + columns <= cells.size(); first += columns)
        map += row(std::span(cells).subspan(first, columns), cellWidth) + rule;

    const SidesOnMap sides = sidesOnMap(encounter);
    // "You enter by any edge"
    const auto edgeText = [](const TableEdge &edge) { return CommandLine::tr("%1 %2").arg(edge.who, edge.where); };
    const QString yours = centred(sides.dealt   ? edgeText(edges.yours)
                                      : defends ? CommandLine::tr("you set up here")
                                                : CommandLine::tr("you enter here"));
    const QString theirs = centred(sides.dealt   ? edgeText(edges.theirs)
                                       : defends ? CommandLine::tr("they enter here")
                                                 : CommandLine::tr("far edge"));
    if (sides.below == SidesOnMap::Below::Yours)
        return theirs + map + yours;
    // In a pursuit one side follows the other, so that both are below the map.
    return map + (sides.below == SidesOnMap::Below::YoursThenTheirs ? yours + theirs : theirs + yours);
}

QString pefsText(const Encounter &encounter)
{
    Columns rows(2);
    for (const Pef &pef : encounter.setup.pefs)
        rows.add({CommandLine::tr("PEF %1").arg(pef.id), placeOf(pef, encounter), detailOf(pef, encounter)});
    return rows.text();
}

/// Returns the enemy's figures with the numbers that a report uses.
QString enemyText(const Force &enemy, const Pack &pack)
{
    Columns rows(2, "rl");
    for (std::size_t place = 0; place < enemy.figures.size(); ++place) {
        const Profile &figure = enemy.figures[place];
        // The Star of a band that is met has no type.
        const QString type = figure.type.isEmpty() ? words::star(pack) : packWords(figure.type);
        rows.add({QString::number(place + 1), type, words::worth(figure, pack), words::armour(figure, pack),
                  acts::armsOf(enemy, place, pack)});
    }
    return rows.text();
}

/// Returns lines below a heading; empty if there are none.
QString part(const QString &title, const QString &lines)
{
    return lines.isEmpty() ? QString() : title + u'\n' + lines;
}

QString part(const QString &title, const QStringList &sentences)
{
    QString lines;
    for (const QString &sentence : sentences)
        lines += u"  "_s + sentence + u'\n';
    return part(title, lines);
}

} // namespace

QString encounterText(const Campaign &campaign, const Pack &pack)
{
    const Encounter &encounter = *campaign.encounter;
    const EncounterText told = describeEncounter(campaign, pack);
    const Force *enemy = encounter.dealtEnemy();
    QString text = words::turn(campaign.turn, campaign, pack) + u": "_s
        + (enemy ? words::title(encounter)
                 : u"%1, %2"_s.arg(words::title(encounter.kind), words::title(encounter.setup.time)));
    if (!enemy && encounter.eal)
        text += u"; "_s + CommandLine::tr("Enemy Activity Level %1").arg(*encounter.eal);
    if (!enemy && encounter.seeded)
        text += u"; "_s + CommandLine::tr("seed %1").arg(encounter.seed);
    text += u"\n\n"_s;
    if (!enemy || !encounter.setup.sections.empty())
        text += encounterMap(encounter, pack) + u'\n';
    const KeptSettlement *kept = enemy && encounter.settlement ? campaign.settlement(*encounter.settlement) : nullptr;
    if (kept) // in which the encounter takes place
        text += part(CommandLine::tr("Layout"), settlementText(*kept, pack));
    if (enemy)
        text += part(CommandLine::tr("Set-up"), told.setUp);
    text += part(CommandLine::tr("Objective"), QStringList{told.objective})
        + part(CommandLine::tr("Forces"), QStringList{told.forces});
    text += enemy ? part(CommandLine::tr("Enemy"), enemyText(*enemy, pack))
                  : part(CommandLine::tr("PEFs"), pefsText(encounter));
    return text + part(CommandLine::tr("Special"), told.special);
}

} // namespace muster
