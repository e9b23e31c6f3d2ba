// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"

#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster::words {

namespace {

QString terrainIn(const Section &section, const QString &terrain)
{
    return section.country ? label(*section.country, Form::Other).arg(terrain) : terrain;
}

/// Inserts the width of a river; a lake has none.
QString ofWidth(const QString &water, const River &river)
{
    return river.lake ? water : water.arg(river.width);
}

/// Returns the contents of a section other than its terrain.
QStringList besidesTerrain(const Section &section)
{
    QStringList parts;
    if (section.buildings > 0)
        parts << StoryText::tr("%n buildings", nullptr, section.buildings);
    if (section.road)
        parts << inLine(*section.road);
    if (section.river)
        parts << ofWidth(inLine(waterOf(section.river)), *section.river);
    return parts;
}

/// Returns the player's own words, which come before what was rolled.
QStringList ownWords(const Section &section)
{
    return section.words.isEmpty() ? QStringList() : QStringList{section.words};
}

} // namespace

QString mark(const River &river)
{
    return ofWidth(label(waterOf(river), Form::Other), river);
}

QStringList land(const Section &section)
{
    return ownWords(section) + QStringList{terrainIn(section, inLine(section.terrain))} + besidesTerrain(section);
}

QStringList landOnItsOwn(const Section &section)
{
    const bool named = !section.words.isEmpty();
    return ownWords(section) + QStringList{terrainIn(section, named ? inLine(section.terrain) : title(section.terrain))}
    + besidesTerrain(section);
}

QString whereabouts(const Campaign &campaign, const Pack &pack)
{
    if (campaign.journey)
        return StoryText::tr("The band is on the way to %1, arriving in %2.")
            .arg(inLine(campaign.journey->to), turn(campaign.journey->arrivesIn, campaign, pack));
    return StoryText::tr("The band is in %1.").arg(inLine(localeIn(campaign, pack, campaign.turn)));
}

QString sizeOf(const KeptSettlement &kept, const Pack &pack)
{
    return pack.settlements ? pack.settlements->size(kept.settlement.size).title
                            : QString::number(kept.settlement.size);
}

QString structure(const QString &id, const Pack &pack)
{
    const auto *known = pack.settlements ? pack.settlements->structure(id) : nullptr;
    return known ? known->title : id;
}

QStringList structures(const Settlement &settlement, const Pack &pack)
{
    QStringList told;
    QStringList seen;
    for (const QString &id : settlement.structures) {
        if (seen.contains(id))
            continue;
        seen << id;
        const auto many = settlement.structures.count(id);
        const QString title = structure(id, pack);
        told << (many == 1 ? title : StoryText::tr("%1 (%2)").arg(title).arg(many));
    }
    return told;
}

QString homes(const KeptSettlement &kept)
{
    const int homes = kept.settlement.residences;
    if (kept.nomads.isEmpty())
        return StoryText::tr("%n homes", nullptr, homes);
    return StoryText::tr("%n homes on wheels", nullptr, homes);
}

QString nomads(const KeptSettlement &kept, const Pack &pack)
{
    return kept.nomads.isEmpty() ? QString() : enemy(kept.nomads, pack);
}

QString summary(const KeptSettlement &kept, const Pack &pack)
{
    QStringList parts{sizeOf(kept, pack), StoryText::tr("in %1").arg(inLine(kept.locale))};
    parts += structures(kept.settlement, pack);
    parts << homes(kept);
    if (!kept.nomads.isEmpty())
        parts << nomads(kept, pack);
    return parts.join(StoryText::tr(", "));
}

} // namespace muster::words

namespace muster {

namespace {

/// Returns the number of the last step of that month before this one that has text of its own; this step's number if
/// there is none.
int lastOf(int month, std::span<const NarratedStep> before, const NarratedStep &story)
{
    // Turns only increase, except after a correction by hand; then the last step of that month is good enough.
    const auto last = std::find_if(before.rbegin(), before.rend(), [=](const NarratedStep &one) {
        return one.turn == month && one.head.theme != Theme::Words;
    });
    return last == before.rend() ? story.number : last->number;
}

/// Returns the number of the step under which the addition of the i-th step is shown.
int placeOf(const About &about, std::span<const NarratedStep> stories, std::size_t i)
{
    const NarratedStep &story = stories[i];
    const bool isPast = about.kind == AboutKind::Month && about.id != story.turn;
    const bool hasPlace = about.kind == AboutKind::Battle || about.kind == AboutKind::Step;
    if (isPast)
        return lastOf(about.id, stories.first(i), story);
    return hasPlace && about.id <= int(stories.size()) ? about.id : story.number;
}

bool hasSection(const std::vector<int> &sections, int section)
{
    return std::ranges::find(sections, section) != sections.end();
}

QString standsIn(const Section &section)
{
    if (section.buildings > 0)
        return StoryText::tr("Among the buildings");
    if (section.river)
        return section.river->lake ? StoryText::tr("By the lake") : StoryText::tr("By the river");
    return words::label(section.terrain, words::Form::Other);
}

} // namespace

PlacedWords::PlacedWords(std::span<const NarratedStep> stories, const AllWords &words, const AllPictures &pictures)
{
    for (std::size_t i = 0; i < stories.size() && !(words.isEmpty() && pictures.isEmpty()); ++i) {
        if (const auto written = words.constFind(stories[i].wrote); written != words.constEnd())
            m_under[placeOf(written->about, stories, i)].push_back(*written);
        if (const auto taken = pictures.constFind(stories[i].pictured); taken != pictures.constEnd())
            m_pictures[placeOf(taken->about, stories, i)].push_back(*taken);
    }
}

TableEdges tableEdges(const Encounter &encounter, const Pack &pack, const Play *play)
{
    return systemOf(encounter).edges(encounter, pack, play);
}

QStringList whoStandsIn(const TableEdges &edges, int section)
{
    const auto &[own, enemy, buildings] = edges.placements;
    QStringList words;
    if (section == buildings)
        words << StoryText::tr("the buildings");
    if (edges.inPlay)
        return words;
    if (own.how == Beginning::OwnEdge && hasSection(own.sections, section))
        words << StoryText::tr("you enter here");
    else if (own.how == Beginning::OwnEnd ? hasSection(own.sections, section)
                                          : !own.enters() && own.section() == section)
        words << StoryText::tr("you set up here");
    if (!enemy.enters() && enemy.section() == section)
        words << StoryText::tr("they stand here");
    return words;
}

QStringList setUpSentences(const TableEdges &edges)
{
    QStringList sentences{edges.yours.sentence, edges.theirs.sentence};
    sentences.removeAll(QString());
    return sentences;
}

EncounterText describeEncounter(const Campaign &campaign, const Pack &pack)
{
    return campaign.encounter ? systemOf(*campaign.encounter).describe(campaign, pack) : EncounterText();
}

const Section *sectionIn(const std::vector<Section> &sections, int number)
{
    const auto found = std::ranges::find_if(sections, [=](const Section &section) { return section.number == number; });
    return found == sections.end() ? nullptr : &*found;
}

QString placeOf(const Pef &pef, const Encounter &encounter)
{
    if (pef.inBuilding)
        return encounter.setup.objectiveBuildings > 1 ? StoryText::tr("In an objective building")
                                                      : StoryText::tr("In the objective building");
    if (encounter.kind == EncounterKind::RaidDefend)
        return StoryText::tr("Enters at section %1").arg(pef.section);
    const Section *section = sectionIn(encounter.setup.sections, pef.section);
    return section ? standsIn(*section) : QString();
}

QString detailOf(const Pef &pef, const Encounter &encounter)
{
    QStringList parts{encounter.kind == EncounterKind::RaidDefend && !pef.fixed
                          ? StoryText::tr("From the far edge")
                          : StoryText::tr("Section %1").arg(pef.section)};
    if (pef.rep)
        parts << StoryText::tr("Rep %1").arg(*pef.rep);
    if (pef.fixed)
        parts << StoryText::tr("does not move");
    return parts.join(QStringLiteral(", "));
}

} // namespace muster
