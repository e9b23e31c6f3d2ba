// SPDX-License-Identifier: MIT
#include "model/story/encountertext.h"

#include "model/story/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster {

namespace {

QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("muster::encountertext", text, nullptr, n);
}

QString objectiveOf(const Encounter &encounter)
{
    const bool two = encounter.setup.objectiveBuildings > 1;
    switch (encounter.kind) {
    case EncounterKind::Patrol:
        return tr("Scout all nine sections, then report back: the Star leaves by your own edge.");
    case EncounterKind::RaidAttack:
        return two
            ? tr("Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.")
            : tr("Enter the building in section 2, loot it or take prisoners, then leave by your own edge.");
    case EncounterKind::RaidDefend:
        return two ? tr("Hold the two buildings in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
                        "captured.")
                   : tr("Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
                        "captured.");
    }
    Q_UNREACHABLE();
}

QString forcesOf(const Campaign &campaign, const Pack &pack)
{
    const ArmyList *list = pack.list(campaign.encounter->enemy);
    return tr("As many or as few of the band as you like: %1, Rep %2 in all. The enemy: %3.")
        .arg(words::figures(static_cast<int>(campaign.band.size())))
        .arg(campaign.repInAll())
        .arg(list ? list->title : campaign.encounter->enemy);
}

QString sightOf(TimeOfDay time)
{
    return time == TimeOfDay::Day ? tr("Day: sight inside woods and rough 12\".")
                                  : tr("Night: sight 12\", inside woods and rough 6\".");
}

QStringList specialOf(const Encounter &encounter)
{
    QStringList special{sightOf(encounter.setup.time)};
    switch (encounter.kind) {
    case EncounterKind::Patrol:
        special << tr("A section is scouted when the Star has stood still for one full turn of activation with its "
                      "middle in sight.")
                << tr("Enter by 7, 8 and 9, together or apart.");
        break;
    case EncounterKind::RaidAttack:
        special
            << tr("A building's PEF stays put and is resolved when you first see the building.")
            << tr("After shots its figures are all inside. Before: 1d6 each, even is inside, odd is out by 1+1d6\"; "
                  "1d6 again, on 1–3 he looks your way.")
            << tr("Looting an empty building takes ½d6 quiet turns inside.");
        break;
    case EncounterKind::RaidDefend:
        special << tr("Choose the end that is 1, 2 and 3, and place your figures there.")
                << tr("The PEFs come in from the far edge, each by its section.");
        break;
    }
    return special;
}

QString standsIn(const Section &section)
{
    if (section.buildings > 0)
        return tr("Among the buildings");
    switch (section.terrain) {
    case Terrain::Clear:
        return tr("In the open");
    case Terrain::Woods:
        return tr("In the woods");
    case Terrain::Hill:
        return tr("On the hill");
    case Terrain::Rough:
        return tr("In the rough");
    case Terrain::WoodedHill:
        return tr("On the wooded hill");
    case Terrain::Impassable:
        return tr("Among the rocks");
    }
    Q_UNREACHABLE();
}

} // namespace

EncounterText describeEncounter(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter)
        return {};
    const Encounter &encounter = *campaign.encounter;
    const bool defends = encounter.kind == EncounterKind::RaidDefend;
    EncounterText text;
    text.objective = objectiveOf(encounter);
    text.forces = forcesOf(campaign, pack);
    text.special = specialOf(encounter);
    if (campaign.star())
        text.advantages = starAdvantages(*campaign.star());
    text.edge = defends ? tr("You stand") : tr("You enter");
    text.edgeSections = defends ? tr("sections 1, 2, 3") : tr("sections 7, 8, 9");
    return text;
}

QStringList starAdvantages(const Figure &star)
{
    return {
        tr("Star Power: %1 dice when damage is taken. Each 1–3 makes it one level less, a 6 is a die lost.")
            .arg(star.rep()),
        tr("Larger than Life: an enemy below Rep %1 can put %2 Out of the Fight, but not kill.")
            .arg(star.rep())
            .arg(star.name),
        star.rep() > 1 ? tr("Cheating Death: off the table and safe, at Rep %1 from then on.").arg(star.rep() - 1)
                       : tr("Cheating Death: no more; there is no Rep left to pay for it."),
        tr("Free Will: choose the result of Received Fire, Man Down and Cohesion."),
    };
}

QString placeOf(const Pef &pef, const Encounter &encounter)
{
    if (pef.inBuilding)
        return encounter.setup.objectiveBuildings > 1 ? tr("In an objective building")
                                                      : tr("In the objective building");
    if (encounter.kind == EncounterKind::RaidDefend)
        return tr("Enters by section %1").arg(pef.section);
    const auto &sections = encounter.setup.sections;
    const auto section =
        std::find_if(sections.begin(), sections.end(), [&](const Section &s) { return s.number == pef.section; });
    return section == sections.end() ? QString() : standsIn(*section);
}

QString detailOf(const Pef &pef, const Encounter &encounter)
{
    if (pef.fixed)
        return tr("Section %1, does not move").arg(pef.section);
    if (encounter.kind == EncounterKind::RaidDefend)
        return tr("From the far edge");
    return tr("Section %1").arg(pef.section);
}

} // namespace muster
