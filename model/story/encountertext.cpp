// SPDX-License-Identifier: MIT
#include "model/story/encountertext.h"

#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "model/story/briefing.h"
#include "model/story/pefsby.h"
#include "model/story/presswords.h"
#include "model/story/tableedges.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

/// The texts of the campaign's rule set: the one place that chooses among them.
Briefing briefingOf(const Encounter &encounter, const Pack &pack)
{
    if (isRaid(encounter.kind))
        return raid(encounter);
    return pack.patrol ? scoutingPatrol(encounter.setup.time, pack.patrol->scouting)
                       : watchingPatrol(encounter.setup.time);
}

/// By the campaign's option (R53).
QStringList reinforcements(const Campaign &campaign, const Pack &pack)
{
    const QString option = actions::optionValue(campaign, pack, QStringLiteral("reinforcements"));
    if (option == QLatin1String("doubles"))
        return {StoryText::tr(
            "Doubles for activation: roll both again. If the enemy is higher, one more PEF comes in: 1–3 far edge, "
            "4 left, 5 right, 6 your own. Then roll for activation.")};
    if (option == QLatin1String("seven"))
        return {StoryText::tr(
            "Activation dice that make seven: the side with the higher one gets ½d6 figures, by the edge it "
            "started from.")};
    return {};
}

QString forcesOf(const Campaign &campaign, const Pack &pack)
{
    const ArmyList *list = pack.list(campaign.encounter->enemy);
    return StoryText::tr("As many or as few of the band as you like: %1, Rep %2 in all. The enemy: %3.")
        .arg(words::figures(static_cast<int>(campaign.band.size())))
        .arg(campaign.repInAll())
        .arg(list ? list->title : campaign.encounter->enemy);
}

QString standsIn(const Section &section)
{
    if (section.buildings > 0)
        return StoryText::tr("Among the buildings");
    if (section.river)
        return section.river->lake ? StoryText::tr("By the lake") : StoryText::tr("By the river");
    switch (section.terrain) {
    case Terrain::Clear:
        return StoryText::tr("In the open");
    case Terrain::Woods:
        return StoryText::tr("In the woods");
    case Terrain::Hill:
        return StoryText::tr("On the hill");
    case Terrain::Rough:
        return StoryText::tr("In the rough");
    case Terrain::WoodedHill:
        return StoryText::tr("On the wooded hill");
    case Terrain::Impassable:
        return StoryText::tr("Among the rocks");
    }
    Q_UNREACHABLE();
}

void addEdge(EncounterText &text, const Campaign &campaign, const Pack &pack)
{
    const TableEdges edges = tableEdges(*campaign.encounter, pack, campaign.play ? &*campaign.play : nullptr);
    text.edge = edges.yours.who;
    text.edgeSections = edges.yours.where;
    if (campaign.encounter->scenario)
        text.setUp = setUpSentences(edges);
}

} // namespace

EncounterText describeEncounter(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter)
        return {};
    const Encounter &encounter = *campaign.encounter;
    if (encounter.scenario) {
        const Briefing briefing = scenarioBriefing(campaign, pack);
        EncounterText text;
        text.objective = briefing.objective;
        text.forces = scenarioForces(campaign, pack);
        text.special = briefing.special;
        addEdge(text, campaign, pack);
        if (const QString press = pressSentence(campaign, pack); !press.isEmpty())
            text.special << press;
        return text;
    }
    if (encounter.game) {
        const Briefing briefing = gameBriefing(*encounter.game);
        return {briefing.objective,
                gameForces(campaign, pack),
                briefing.special + QStringList{gameSequence(campaign)},
                {},
                {}};
    }
    EncounterText text;
    const Briefing briefing = briefingOf(encounter, pack);
    text.objective = briefing.objective;
    text.forces = forcesOf(campaign, pack);
    text.special = briefing.special + pefSentences(campaign, pack) + reinforcements(campaign, pack);
    addEdge(text, campaign, pack);
    return text;
}

QString placeOf(const Pef &pef, const Encounter &encounter)
{
    if (pef.inBuilding)
        return encounter.setup.objectiveBuildings > 1 ? StoryText::tr("In an objective building")
                                                      : StoryText::tr("In the objective building");
    if (encounter.kind == EncounterKind::RaidDefend)
        return StoryText::tr("Enters by section %1").arg(pef.section);
    const auto &sections = encounter.setup.sections;
    const auto section =
        std::find_if(sections.begin(), sections.end(), [&](const Section &s) { return s.number == pef.section; });
    return section == sections.end() ? QString() : standsIn(*section);
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
