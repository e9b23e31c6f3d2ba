// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/battle.h"
#include "model/campaign/campaign.h"
#include "model/campaign/play.h"
#include "model/story/narratedstep.h"
#include "rules/encounter/section.h"
#include "rules/encounter/water.h"
#include "rules/pack/pack.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace muster::words {

QString mark(const River &river); ///< short form, such as "river 6", ford"

/// Returns the contents of a section in lower case: "woods in the mountains", "2 buildings", "road from left to right",
/// "river 6" wide with a ford".
QStringList land(const Section &section);
QStringList landOnItsOwn(
    const Section &section); ///< the same with a capital, as a line begins: "Woods in the mountains", "2 buildings"

/// Returns "The band is in the Badlands." or "The band is on the way to Old Nevada, arriving in Late March, year 1."
QString whereabouts(const Campaign &campaign, const Pack &pack);

/// Returns "Small settlement or village"; for a camp "Nomad camp, small".
QString sizeOf(const KeptSettlement &kept, const Pack &pack);
QString structure(const QString &id, const Pack &pack); ///< such as "Food & Stores"
/// Returns the structures, each once in the order of the settlement: "Bar & Entertainment", "Food & Stores (2)".
QStringList structures(const Settlement &settlement, const Pack &pack);
/// Returns "12 homes", "12 homes on wheels".
QString homes(const KeptSettlement &kept);
/// Returns the nomads who live there, such as "Tribal"; empty if none are recorded.
QString nomads(const KeptSettlement &kept, const Pack &pack);
/// Returns a summary in one line.
QString summary(const KeptSettlement &kept, const Pack &pack);

} // namespace muster::words

namespace muster {

/// The places of the player's notes and pictures in the chronicle: under the step they are about, under the last step
/// of a month that is over, else under the step that added them. Their current versions are used.
class PlacedWords
{
public:
    PlacedWords() = default;
    /// Places notes and pictures; `stories` has every step in force, oldest first.
    PlacedWords(std::span<const NarratedStep> stories, const AllWords &words, const AllPictures &pictures);

    /// Returns the notes under a step, in the order of writing.
    QList<Words> under(int step) const { return m_under.value(step); }
    QList<Picture> picturesUnder(int step) const { return m_pictures.value(step); }
    /// Returns whether a step has text of its own. It has none if it only added, changed or deleted notes or pictures
    /// that are shown elsewhere, or no longer.
    bool isTold(const NarratedStep &story) const
    {
        return (story.head.theme != Theme::Words && story.head.theme != Theme::Picture)
            || m_under.contains(story.number) || m_pictures.contains(story.number);
    }

private:
    QHash<int, QList<Words>> m_under; ///< keyed by the step's number
    QHash<int, QList<Picture>> m_pictures;
};

/// The text about a side at its edge of the map.
struct TableEdge {
    QString who; ///< such as "You enter"
    QString where; ///< such as "by any edge"
    QString sentence; ///< such as "You enter by any edge."
    bool enters = false; ///< shown with arrows

    bool empty() const { return who.isEmpty(); }
    friend bool operator==(const TableEdge &, const TableEdge &) = default;
};

/// The positions of both sides, in words and for the map: the player's text is below the map, the enemy's above it or,
/// if the enemy comes from behind, also below.
struct TableEdges {
    TableEdge yours;
    TableEdge theirs;
    Placements placements = {};
    bool inPlay = false; ///< the groups show who is in which section

    friend bool operator==(const TableEdges &, const TableEdges &) = default;
};

/// Returns the edges of a Patrol or a Raid, which follow from their sections alone (R26); empty for any other
/// encounter.
TableEdges tableEdges(const Encounter &encounter);
/// Returns the edges according to the encounter's set-up (Chain Reaction, first edition, pp. 12 to 15) or, in play, to
/// the present state.
TableEdges tableEdges(const Encounter &encounter, const Pack &pack, const Play *play = nullptr);

/// Returns sentences about both sides.
QStringList setUpSentences(const TableEdges &edges);

/// Returns the texts for one section before the groups are there: "the buildings", "you set up here", "you enter here".
QStringList whoStandsIn(const TableEdges &edges, int section);

/// The text of an encounter's sheet in our own words, the same on screen, on paper and in the terminal (Swordplay pp.
/// 28–30, Chain Reaction 3.0 pp. 23–25, R25, R26, R53).
struct EncounterText {
    QString objective;
    QString forces; ///< figures that the player may bring, their number, and the enemy
    QStringList special; ///< sentences: sight, PEFs, guards, looting, leaving
    QString edge; ///< at the player's edge: "You enter", "You stand"
    QString edgeSections; ///< sections at that edge: "sections 7, 8, 9"
    QStringList setUp = {}; ///< sentences about the positions of both sides, if the encounter itself was rolled
};

/// Returns the text of the current encounter; empty if there is none.
EncounterText describeEncounter(const Campaign &campaign, const Pack &pack);

/// Returns the section with this number, or null.
const Section *sectionIn(const std::vector<Section> &sections, int number);

/// Returns "In the objective building", "In the woods", "Enters by section 8".
QString placeOf(const Pef &pef, const Encounter &encounter);
QString detailOf(const Pef &pef, const Encounter &encounter); ///< such as "Section 2, Rep 3, does not move"

/// The objective of a kind of encounter, and its own rules as sentences.
struct Briefing {
    QString objective;
    QStringList special;
};

} // namespace muster
