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

#include <QCoreApplication>
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

/// The texts of a Patrol or a Raid: its sheet, and the next thing to do.
class PatrolOrRaid
{
    Q_DECLARE_TR_FUNCTIONS(Story)
public:
    PatrolOrRaid(const Campaign &campaign, const Pack &pack)
        : m_campaign(campaign)
        , m_pack(pack)
        , m_encounter(*campaign.encounter)
        , m_setup(campaign.encounter->setup)
        , m_play(campaign.play ? &*campaign.play : nullptr)
    {
    }

    EncounterText text(const TableEdges &sides) const
    {
        Briefing briefing = isRaid(m_encounter.kind) ? raid() : m_pack.patrol ? scoutingPatrol() : watchingPatrol();
        if (!m_encounter.entry.isEmpty())
            briefing.special.prepend(sides.yours.sentence);
        const ArmyList *list = m_pack.list(m_encounter.enemy);
        return {m_encounter.objective.isEmpty() ? briefing.objective : m_encounter.objective,
                tr("Bring as many of the band as you like: %1, total Rep %2. Enemy: %3.")
                    .arg(words::figures(m_campaign.band.size()))
                    .arg(m_campaign.repInAll())
                    .arg(list ? list->title : m_encounter.enemy),
                briefing.special + pefSentences(m_campaign, m_pack) + reinforcements(), sides.yours.who,
                sides.yours.where};
    }

    /// Returns the next thing to do when the objective is reached; empty while it is not.
    QString reached() const
    {
        switch (m_encounter.kind) {
        case EncounterKind::Patrol:
            return scouted();
        case EncounterKind::RaidAttack:
            return raided();
        case EncounterKind::RaidDefend:
            return m_play->waitingPefs() == 0 && m_play->enemies() == 0
                ? tr("No enemy is left. Go to After the battle.")
                : QString();
        }
        Q_UNREACHABLE();
    }

    /// Returns the next thing to do in the turn while it is not.
    QString next() const
    {
        if (const PefInPlay *found = m_play->foundPef())
            return tr("A scout found somebody in section %1: resolve PEF %2 now.")
                .arg(found->pef.section)
                .arg(found->pef.id);
        QStringList sentences;
        if (const QString groups = dueInSight(m_campaign, m_pack).inWords(); !groups.isEmpty())
            sentences << tr("Take the In Sight Test with %1 first.").arg(groups);
        if (m_play->turn == 0)
            sentences << tr("Your band is on the table and the PEFs are in their sections. Roll activation.");
        else
            sentences << whyNotOver() << (m_play->others.empty() ? inTheTurn() : inTheTurnOfMany())
                      << comingRound(m_campaign, m_pack);
        return sentences.join(u' ');
    }

private:
    /// Returns the distances of sight.
    QString sight() const
    {
        return m_setup.time == TimeOfDay::Day ? tr("Day: sight inside woods and rough 12\".")
                                              : tr("Night: sight 12\", inside woods and rough 6\".");
    }

    /// Returns the briefing of a Patrol that looks at each section from where it stands (Swordplay p. 28).
    Briefing watchingPatrol() const
    {
        const QStringList near = inOrder(m_setup.grid.nearRow());
        return {
            tr("Scout all %n sections, then report back: the Star leaves by your own edge.", nullptr,
               m_setup.grid.count()),
            {sight(),
             tr("A section is scouted once the Star has stood still for a full turn of activation with its "
                "centre in sight."),
             tr("Enter at sections %1, together or split up.", nullptr, int(near.size())).arg(words::listing(near))}};
    }

    /// Returns "woods, rough and wooded hill 4, hill 3, clear 1, impassable 0".
    QString terrainValues() const
    {
        const auto &all = m_pack.patrol->scouting.values;
        QMap<int, QStringList> byValue;
        for (std::size_t i = 0; i < all.size(); ++i)
            byValue[-all[i]] << words::inLine(static_cast<Terrain>(i));
        QStringList values;
        for (auto it = byValue.begin(); it != byValue.end(); ++it)
            values << QStringLiteral("%1 %2").arg(words::listing(it.value())).arg(-it.key());
        return values.join(QStringLiteral(", "));
    }

    /// Returns the briefing of a Patrol that enters the sections and rolls for enemies there (Chain Reaction 3.0 pp. 23
    /// to 25, R56).
    Briefing scoutingPatrol() const
    {
        return {tr("Scout all %n sections and drive off any enemy you meet.", nullptr, m_setup.grid.count()),
                {sight(),
                 tr("Scout each section as you enter it: 2d6 against %1. Two passed: an enemy in the nearest "
                    "cover. One passed: only if there is a building.")
                     .arg(terrainValues())}};
    }

    /// Returns the briefing of Raid: Attack and Raid: Defend (Swordplay pp. 29, 30, R26), which Chain Reaction 3.0
    /// borrows (R51).
    Briefing raid() const
    {
        const bool two = m_setup.objectiveBuildings > 1;
        const int section = m_setup.grid.objective();
        const QStringList far = inOrder(m_setup.grid.farRow());
        if (m_encounter.kind == EncounterKind::RaidDefend)
            return {(two ? tr("Hold the two buildings in section %1 until no enemy and no PEF is left. Nothing looted, "
                              "nobody captured.")
                         : tr("Hold the building in section %1 until no enemy and no PEF is left. Nothing looted, "
                              "nobody captured."))
                        .arg(section),
                    {sight(),
                     tr("Choose which end is sections %1, and place your figures there.", nullptr, int(far.size()))
                         .arg(words::listing(far)),
                     tr("The PEFs enter from the far edge, each at its section.")}};
        return {(two ? tr("Enter the two buildings in section %1, loot them or take prisoners, then leave by your "
                          "own edge.")
                     : tr("Enter the building in section %1, loot it or take prisoners, then leave by your own "
                          "edge."))
                    .arg(section),
                {sight(), tr("A PEF in a building stays put and is resolved when you first see the building."),
                 tr("Before any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6\" "
                    "away. On 1–3 of another 1d6 the guard looks your way, from a window or door if inside. "
                    "Once shots are fired, all guards are inside."),
                 tr("Looting an empty building takes ½d6 quiet turns inside.")}};
    }

    /// Returns the rules for reinforcements by the campaign's option (R53).
    QStringList reinforcements() const
    {
        const QString option = acts::optionValue(m_campaign, m_pack, QStringLiteral("reinforcements"));
        if (option == QLatin1String("doubles"))
            return {tr("On activation doubles, roll both dice again. If the enemy's is higher, one more PEF enters "
                       "on 1d6: 1–3 far edge, 4 left, 5 right, 6 your own edge. Then roll for activation.")};
        if (option == QLatin1String("seven"))
            return {tr("If the activation dice total seven, the side with the higher die gets ½d6 figures at "
                       "the edge it started from: of those who sat out, or recruited for this encounter.")};
        return {};
    }

    bool allSeen() const { return m_play->sectionsSeen() >= m_setup.grid.count(); }

    /// Returns why a Patrol of Swordplay is no success yet; empty if it is.
    QString whyNoPatrol() const { return acts::whyNoPatrol(m_campaign, m_pack, acts::fatesSoFar(*m_play)); }

    /// Returns the next thing to do when everything is scouted: a Patrol of Swordplay reports back (p. 28); Chain
    /// Reaction 3.0's has driven off the enemies it met, and need not leave (p. 23).
    QString scouted() const
    {
        const int all = m_setup.grid.count();
        if (!allSeen())
            return {};
        if (m_pack.patrol)
            return m_play->enemies() == 0
                ? tr("All %n sections are scouted and no enemy you met is left. Go to After the battle.", nullptr, all)
                : QString();
        return whyNoPatrol().isEmpty()
            ? tr("All %n sections are scouted. Leave by the edge you entered from, then go to After the battle.",
                 nullptr, all)
            : QString();
    }

    /// Returns the next thing to do with loot or prisoners (Swordplay p. 29).
    QString raided() const
    {
        if (m_play->hasPrisoners())
            return tr("You have a prisoner. Leave by the edge you entered from, then go to After the battle.");
        return std::ranges::all_of(m_play->buildings, &BuildingInPlay::isLooted)
            ? tr("You have the loot. Leave by the edge you entered from, then go to After the battle.")
            : QString();
    }

    /// Returns why a Patrol is no success yet although every section is scouted: in Chain Reaction 3.0 it has these
    /// enemies to drive off (p. 23), in Swordplay it lacks a Star to report back (p. 28).
    QStringList whyNotOver() const
    {
        if (m_encounter.kind != EncounterKind::Patrol || !allSeen())
            return {};
        if (!m_pack.patrol)
            return {tr("All %n sections are scouted, but the Patrol is no success: %1", nullptr, m_setup.grid.count())
                        .arg(whyNoPatrol())};
        return {tr("All sections are scouted. Drive off the %n enemies you met.", nullptr, m_play->enemies())};
    }

    QString thenActivation() const { return tr("Then roll activation for turn %1.").arg(m_play->turn + 1); }

    /// Returns the turn with more than two sides: each in the order of the dice, with the groups that it has still to
    /// move.
    QString inTheTurnOfMany() const
    {
        QStringList sides;
        bool moves = false;
        for (const int side : sidesInOrder(*m_play)) {
            const QStringList movers = side == 0 ? QStringList() : toMove(m_campaign, m_pack, side);
            const int die = m_play->dieOf(side);
            moves = moves || !movers.isEmpty();
            const QString what = die == 0  ? tr("from the next turn on")
                : !m_play->activates(side) ? tr("not this turn (another side also rolled %1)").arg(die)
                : movers.isEmpty()         ? tr("Rep %1 or more").arg(die)
                                           : tr("move %1").arg(words::listing(movers));
            sides << tr("%1: %2").arg(words::side(side, m_play->sides), what);
        }
        const QString order = tr("In this order: %1.").arg(sides.join(u"; "));
        return moves ? order : order + u' ' + thenActivation();
    }

    QString inTheTurn() const
    {
        const QStringList movers = toMove(m_campaign, m_pack, firstEnemy);
        const int best = bestRepToAct(m_campaign, m_pack).value_or(0);
        const QString yours = best >= m_play->yours
            ? tr("Your groups of Rep %1 or more act.").arg(m_play->yours)
            : tr("None of your groups can act: the best has Rep %1, and Rep %2 is needed.")
                  .arg(best)
                  .arg(m_play->yours);
        if (movers.isEmpty())
            return yours + u' ' + thenActivation();
        const QString theirs = words::listing(movers);
        return m_play->yours > m_play->theirs ? yours + u' ' + tr("Then move %1.").arg(theirs)
                                              : tr("The enemy acts: move %1.").arg(theirs) + u' ' + yours;
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
    const Encounter &m_encounter;
    const Setup &m_setup;
    const Play *m_play; ///< null before it begins
};

} // namespace

EncounterText Months::describe(const Campaign &campaign, const Pack &pack) const
{
    return PatrolOrRaid(campaign, pack)
        .text(edges(*campaign.encounter, pack, campaign.play ? &*campaign.play : nullptr));
}

QString Months::decided(const Campaign &campaign, const Pack &pack) const
{
    return campaign.play->party() == 0
        ? StoryText::tr("None of your figures is left on the table. Go to After the battle.")
        : PatrolOrRaid(campaign, pack).reached();
}

QString Months::whatNow(const Campaign &campaign, const Pack &pack) const
{
    const QString done = decided(campaign, pack);
    return done.isEmpty() ? PatrolOrRaid(campaign, pack).next() : done;
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

} // namespace muster
