// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/systems.h"
#include "model/texts.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace muster {

namespace {

/// Returns the numbers of an edge's sections from left to right.
QStringList inOrder(std::vector<int> sections)
{
    std::ranges::sort(sections);
    QStringList numbers;
    for (const int section : sections)
        numbers << QString::number(section);
    return numbers;
}

/// Returns "sections 7, 8, 9"; for a long edge "sections 9 to 16".
QString sectionsShort(const QStringList &numbers)
{
    constexpr int mostNamed = 4;
    if (numbers.size() > mostNamed)
        return StoryText::tr("sections %1 to %2").arg(numbers.first(), numbers.last());
    return StoryText::tr("sections %1", nullptr, int(numbers.size())).arg(numbers.join(QStringLiteral(", ")));
}

/// Returns the distances of sight.
QString sightSentence(TimeOfDay time)
{
    return time == TimeOfDay::Day ? StoryText::tr("Day: sight inside woods and rough 12\".")
                                  : StoryText::tr("Night: sight 12\", inside woods and rough 6\".");
}

/// Returns the briefing of a Patrol that looks at each section from where it stands (Swordplay p. 28).
Briefing watchingPatrol(const Setup &setup)
{
    const QStringList near = inOrder(setup.grid.nearRow());
    return {StoryText::tr("Scout all %n sections, then report back: the Star leaves by your own edge.", nullptr,
                          setup.grid.count()),
            {sightSentence(setup.time),
             StoryText::tr("A section is scouted once the Star has stood still for a full turn of activation with its "
                           "centre in sight."),
             StoryText::tr("Enter at sections %1, together or split up.", nullptr, int(near.size()))
                 .arg(words::listing(near))}};
}

/// Returns "woods, rough and wooded hill 4, hill 3, clear 1, impassable 0".
QString terrainValues(const ScoutingTables &scouting)
{
    QMap<int, QStringList> byValue;
    for (std::size_t i = 0; i < scouting.values.size(); ++i)
        byValue[-scouting.values[i]] << words::inLine(static_cast<Terrain>(i));
    QStringList values;
    for (auto it = byValue.begin(); it != byValue.end(); ++it)
        values << QStringLiteral("%1 %2").arg(words::listing(it.value())).arg(-it.key());
    return values.join(QStringLiteral(", "));
}

/// Returns the briefing of a Patrol that enters the sections and rolls for enemies there (Chain Reaction 3.0 pp. 23 to
/// 25, R56).
Briefing scoutingPatrol(const Setup &setup, const ScoutingTables &scouting)
{
    return {StoryText::tr("Scout all %n sections and drive off any enemy you meet.", nullptr, setup.grid.count()),
            {sightSentence(setup.time),
             StoryText::tr("Scout each section as you enter it: 2d6 against %1. Two passed: an enemy in the nearest "
                           "cover. One passed: only if there is a building.")
                 .arg(terrainValues(scouting))}};
}

QString attackObjective(bool two, int section)
{
    return (two ? StoryText::tr(
                "Enter the two buildings in section %1, loot them or take prisoners, then leave by your "
                "own edge.")
                : StoryText::tr("Enter the building in section %1, loot it or take prisoners, then leave by your own "
                                "edge."))
        .arg(section);
}

QString defenceObjective(bool two, int section)
{
    return (two ? StoryText::tr(
                "Hold the two buildings in section %1 until no enemy and no PEF is left. Nothing looted, "
                "nobody captured.")
                : StoryText::tr("Hold the building in section %1 until no enemy and no PEF is left. Nothing looted, "
                                "nobody captured."))
        .arg(section);
}

/// Returns the briefing of Raid: Attack and Raid: Defend (Swordplay pp. 29, 30, R26), which Chain Reaction 3.0 borrows
/// (R51).
Briefing raid(const Encounter &encounter)
{
    const bool two = encounter.setup.objectiveBuildings > 1;
    const Grid &grid = encounter.setup.grid;
    const QStringList far = inOrder(grid.farRow());
    const QString sight = sightSentence(encounter.setup.time);
    if (encounter.kind == EncounterKind::RaidDefend)
        return {
            defenceObjective(two, grid.objective()),
            {sight,
             StoryText::tr("Choose which end is sections %1, and place your figures there.", nullptr, int(far.size()))
                 .arg(words::listing(far)),
             StoryText::tr("The PEFs enter from the far edge, each at its section.")}};
    return {attackObjective(two, grid.objective()),
            {sight, StoryText::tr("A PEF in a building stays put and is resolved when you first see the building."),
             StoryText::tr("Before any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6\" "
                           "away. On 1–3 of another 1d6 the guard looks your way, from a window or door if inside. "
                           "Once shots are fired, all guards are inside."),
             StoryText::tr("Looting an empty building takes ½d6 quiet turns inside.")}};
}

/// Returns the texts of the campaign's rule set: the one place that chooses among them.
Briefing briefingOf(const Encounter &encounter, const Pack &pack)
{
    if (isRaid(encounter.kind))
        return raid(encounter);
    return pack.patrol ? scoutingPatrol(encounter.setup, pack.patrol->scouting) : watchingPatrol(encounter.setup);
}

/// Returns the rules for reinforcements by the campaign's option (R53).
QStringList reinforcements(const Campaign &campaign, const Pack &pack)
{
    const QString option = acts::optionValue(campaign, pack, QStringLiteral("reinforcements"));
    if (option == QLatin1String("doubles"))
        return {
            StoryText::tr("On activation doubles, roll both dice again. If the enemy's is higher, one more PEF enters "
                          "on 1d6: 1–3 far edge, 4 left, 5 right, 6 your own edge. Then roll for activation.")};
    if (option == QLatin1String("seven"))
        return {StoryText::tr("If the activation dice total seven, the side with the higher die gets ½d6 figures at "
                              "the edge it started from: of those who sat out, or recruited for this encounter.")};
    return {};
}

QString forcesOf(const Campaign &campaign, const Pack &pack)
{
    const ArmyList *list = pack.list(campaign.encounter->enemy);
    return StoryText::tr("Bring as many of the band as you like: %1, total Rep %2. Enemy: %3.")
        .arg(words::figures(campaign.band.size()))
        .arg(campaign.repInAll())
        .arg(list ? list->title : campaign.encounter->enemy);
}

} // namespace

EncounterText Months::describe(const Campaign &campaign, const Pack &pack) const
{
    const Encounter &encounter = *campaign.encounter;
    const Briefing briefing = briefingOf(encounter, pack);
    const TableEdges sides = edges(encounter, pack, campaign.play ? &*campaign.play : nullptr);
    EncounterText text;
    text.objective = encounter.objective.isEmpty() ? briefing.objective : encounter.objective;
    text.forces = forcesOf(campaign, pack);
    text.special = briefing.special + pefSentences(campaign, pack) + reinforcements(campaign, pack);
    if (!encounter.entry.isEmpty())
        text.special.prepend(sides.yours.sentence);
    text.edge = sides.yours.who;
    text.edgeSections = sides.yours.where;
    return text;
}

Placements Months::placements(const Encounter &encounter, const Pack &, std::optional<int> entry) const
{
    Placements both;
    const Grid &grid = encounter.setup.grid;
    const bool defends = encounter.kind == EncounterKind::RaidDefend;
    both.yours = {defends ? Beginning::OwnEnd : Beginning::OwnEdge, defends ? grid.farRow() : grid.nearRow()};
    both.yours.preferPassable(encounter.setup);
    both.yours.choose(entry);
    both.theirs = {Beginning::AsPefs, {}};
    if (isRaid(encounter.kind))
        both.buildings = grid.objective();
    return both;
}

TableEdges Months::edges(const Encounter &encounter, const Pack &pack, const Play *play) const
{
    TableEdges edges = tableEdges(encounter);
    edges.placements = placements(encounter, pack, std::nullopt);
    edges.inPlay = play != nullptr;
    return edges;
}

TableEdges tableEdges(const Encounter &encounter)
{
    TableEdges edges;
    if (encounter.part)
        return edges;
    const QStringList near = inOrder(encounter.setup.grid.nearRow());
    const QStringList far = inOrder(encounter.setup.grid.farRow());
    edges.yours = {StoryText::tr("You enter"), sectionsShort(near),
                   StoryText::tr("You enter by sections %1.", nullptr, int(near.size())).arg(words::listing(near)),
                   true};
    if (encounter.kind == EncounterKind::RaidDefend) {
        edges.yours = {StoryText::tr("You stand"), sectionsShort(far),
                       StoryText::tr("You stand in sections %1.", nullptr, int(far.size())).arg(words::listing(far)),
                       false};
        edges.theirs = {
            StoryText::tr("They enter"), sectionsShort(near),
            StoryText::tr("They enter by sections %1.", nullptr, int(near.size())).arg(words::listing(near)), true};
    }
    if (!encounter.entry.isEmpty()) {
        edges.yours.where = encounter.entry;
        edges.yours.sentence = StoryText::tr("Where you come on: %1.").arg(encounter.entry);
    }
    return edges;
}

namespace {

/// Returns the next thing to do when everything is scouted: a Patrol of Swordplay reports back (p. 28); Chain Reaction
/// 3.0's has driven off the enemies it met, and need not leave (p. 23).
QString scouted(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const int all = campaign.encounter->setup.grid.count();
    if (play.sectionsSeen() < all)
        return {};
    if (pack.patrol)
        return play.enemies() == 0 ? StoryText::tr(
                   "All %n sections are scouted and no enemy you met is left. Go to After the battle.", nullptr, all)
                                   : QString();
    return acts::whyNoPatrol(campaign, pack, acts::fatesSoFar(play)).isEmpty()
        ? StoryText::tr("All %n sections are scouted. Leave by the edge you entered from, then go to After the battle.",
                        nullptr, all)
        : QString();
}

/// Returns the next thing to do with loot or prisoners (Swordplay p. 29).
QString raided(const Play &play)
{
    if (play.hasPrisoners())
        return StoryText::tr("You have a prisoner. Leave by the edge you entered from, then go to After the battle.");
    return std::ranges::all_of(play.buildings, &BuildingInPlay::isLooted)
        ? StoryText::tr("You have the loot. Leave by the edge you entered from, then go to After the battle.")
        : QString();
}

/// Returns the next thing to do when the objective is reached; empty while it is not.
QString reached(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    switch (campaign.encounter->kind) {
    case EncounterKind::Patrol:
        return scouted(campaign, pack);
    case EncounterKind::RaidAttack:
        return raided(play);
    case EncounterKind::RaidDefend:
        return play.waitingPefs() == 0 && play.enemies() == 0
            ? StoryText::tr("No enemy is left. Go to After the battle.")
            : QString();
    }
    Q_UNREACHABLE();
}

QString thenActivation(const Play &play)
{
    return StoryText::tr("Then roll activation for turn %1.").arg(play.turn + 1);
}

/// Returns why a Patrol is no success yet although every section is scouted: in Chain Reaction 3.0 it has these enemies
/// to drive off (p. 23), in Swordplay it lacks a Star to report back (p. 28).
QStringList whyNotOver(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const int all = campaign.encounter->setup.grid.count();
    if (campaign.encounter->kind != EncounterKind::Patrol || play.sectionsSeen() < all)
        return {};
    if (!pack.patrol)
        return {StoryText::tr("All %n sections are scouted, but the Patrol is no success: %1", nullptr, all)
                    .arg(acts::whyNoPatrol(campaign, pack, acts::fatesSoFar(play)))};
    return {StoryText::tr("All sections are scouted. Drive off the %n enemies you met.", nullptr, play.enemies())};
}

QStringList newInSight(const Campaign &campaign, const Pack &pack)
{
    const QString groups = dueInSight(campaign, pack).inWords();
    return groups.isEmpty() ? QStringList()
                            : QStringList{StoryText::tr("Take the In Sight Test with %1 first.").arg(groups)};
}

/// Returns the turn with more than two sides: each in the order of the dice, with the groups that it has still to move.
QString inTheTurnOfMany(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    QStringList sides;
    bool moves = false;
    for (const int side : sidesInOrder(play)) {
        const QStringList movers = side == 0 ? QStringList() : toMove(campaign, pack, side);
        moves = moves || !movers.isEmpty();
        const QString what = play.dieOf(side) == 0 ? StoryText::tr("from the next turn on")
            : !play.activates(side) ? StoryText::tr("not this turn (another side also rolled %1)").arg(play.dieOf(side))
            : movers.isEmpty()      ? StoryText::tr("Rep %1 or more").arg(play.dieOf(side))
                                    : StoryText::tr("move %1").arg(words::listing(movers));
        sides << StoryText::tr("%1: %2").arg(words::side(side, play.sides), what);
    }
    const QString order = StoryText::tr("In this order: %1.").arg(sides.join(u"; "));
    return moves ? order : order + u' ' + thenActivation(play);
}

QString inTheTurn(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    if (!play.others.empty())
        return inTheTurnOfMany(campaign, pack);
    const QStringList movers = toMove(campaign, pack, firstEnemy);
    const bool anybody = bestRepToAct(campaign, pack).value_or(0) >= play.yours;
    const QString yours = anybody
        ? StoryText::tr("Your groups of Rep %1 or more act.").arg(play.yours)
        : StoryText::tr("None of your groups can act: the best has Rep %1, and Rep %2 is needed.")
              .arg(bestRepToAct(campaign, pack).value_or(0))
              .arg(play.yours);
    if (movers.isEmpty())
        return yours + u' ' + thenActivation(play);
    const QString theirs = words::listing(movers);
    return play.yours > play.theirs ? yours + u' ' + StoryText::tr("Then move %1.").arg(theirs)
                                    : StoryText::tr("The enemy acts: move %1.").arg(theirs) + u' ' + yours;
}

} // namespace

QString Months::decided(const Campaign &campaign, const Pack &pack) const
{
    return campaign.play->party() == 0
        ? StoryText::tr("None of your figures is left on the table. Go to After the battle.")
        : reached(campaign, pack);
}

QString Months::whatNow(const Campaign &campaign, const Pack &pack) const
{
    if (const QString done = decided(campaign, pack); !done.isEmpty())
        return done;
    if (const PefInPlay *found = campaign.play->foundPef())
        return StoryText::tr("A scout found somebody in section %1: resolve PEF %2 now.")
            .arg(found->pef.section)
            .arg(found->pef.id);
    if (campaign.play->turn == 0)
        return (newInSight(campaign, pack) << StoryText::tr("Your band is on the table and the PEFs are in their "
                                                            "sections. Roll activation."))
            .join(u' ');
    return (newInSight(campaign, pack) + whyNotOver(campaign, pack) + QStringList{inTheTurn(campaign, pack)}
            + comingRound(campaign, pack))
        .join(u' ');
}

} // namespace muster
