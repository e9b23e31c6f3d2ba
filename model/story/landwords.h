// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/battle.h"
#include "model/campaign/campaign.h"
#include "model/campaign/play.h"
#include "model/story/stepstory.h"
#include "rules/encounter/section.h"
#include "rules/encounter/water.h"
#include "rules/pack/pack.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace muster::words {

QString mark(const River &river); ///< "river 6", ford", where there is little room

/// What lies in a section, each with a small letter: "woods in the mountains", "2 buildings", "road from left to right",
/// "river 6" wide with a ford".
QStringList land(const Section &section);
QStringList landOnItsOwn(
    const Section &section); ///< the same as a line begins: "Woods in the mountains", "2 buildings"

/// "The band is in the Badlands."; "The band is on the way to Old Nevada, arriving in Late March, year 1."
QString whereabouts(const Campaign &campaign, const Pack &pack);

/// "Small settlement or village"; of a camp "Nomad camp, small".
QString sizeOf(const KeptSettlement &kept, const Pack &pack);
QString structure(const QString &id, const Pack &pack); ///< "Food & Stores"
/// "Bar & Entertainment", "Food & Stores (2)": each once, in the order of the settlement.
QStringList structures(const Settlement &settlement, const Pack &pack);
/// "12 homes", "12 homes on wheels".
QString homes(const KeptSettlement &kept);
/// Who lives there: "Tribal"; empty where nobody is said to.
QString nomads(const KeptSettlement &kept, const Pack &pack);
/// All of it in a line.
QString summary(const KeptSettlement &kept, const Pack &pack);

} // namespace muster::words

namespace muster {

/// Where the player's words and pictures stand in the book: under the step they are about, under the last of a month that is
/// over, else under the step that added them. As they are now, whichever step said so.
class PlacedWords
{
public:
    PlacedWords() = default;
    /// `stories`: every step in force, told, the first first.
    PlacedWords(std::span<const StepStory> stories, const AllWords &words, const AllPictures &pictures);

    /// In the order they were written.
    QList<Words> under(int step) const { return m_under.value(step); }
    QList<Picture> picturesUnder(int step) const { return m_pictures.value(step); }
    /// A step that only added, changed or took out what stands elsewhere, or no more, has nothing of its own to tell.
    bool isTold(const StepStory &story) const
    {
        return (story.head.theme != Theme::Words && story.head.theme != Theme::Picture)
            || m_under.contains(story.number) || m_pictures.contains(story.number);
    }

private:
    QHash<int, QList<Words>> m_under; ///< by the step's number
    QHash<int, QList<Picture>> m_pictures;
};

/// What is said of a side at its edge of the map.
struct TableEdge {
    QString who; ///< "You enter"
    QString where; ///< "by any edge"
    QString sentence; ///< "You enter by any edge."
    bool enters = false; ///< it has arrows

    bool empty() const { return who.isEmpty(); }
    friend bool operator==(const TableEdge &, const TableEdge &) = default;
};

/// Where both sides stand, in words and for the map: the player's below it, the enemy's above it or, where it comes from
/// behind, below too.
struct TableEdges {
    TableEdge yours;
    TableEdge theirs;
    Placements placements = {};
    bool inPlay = false; ///< the groups say who is in which section

    friend bool operator==(const TableEdges &, const TableEdges &) = default;
};

/// Of a Patrol or a Raid before anything of a pack is known: their sections say it (R26). Empty of any other.
TableEdges tableEdges(const Encounter &encounter);
/// As the encounter's set-up has it (Chain Reaction, first edition, pp. 12 to 15), and once it is in play as it has come to.
TableEdges tableEdges(const Encounter &encounter, const Pack &pack, const Play *play = nullptr);

/// Both sides in sentences.
QStringList setUpSentences(const TableEdges &edges);

/// What is said of one section before the groups are there: "the buildings", "you set up here", "you enter here".
QStringList whoStandsIn(const TableEdges &edges, int section);

/// What an encounter's sheet says, in our own words: the same on screen, on paper and on the terminal
/// (Swordplay pp. 28–30, Chain Reaction 3.0 pp. 23–25, R25, R26, R53).
struct EncounterText {
    QString objective;
    QString forces; ///< whom you may bring, how many that is, and the enemy
    QStringList special; ///< sentences: sight, PEFs, guards, looting, leaving
    QString edge; ///< at the player's edge: "You enter", "You stand"
    QString edgeSections; ///< there: "sections 7, 8, 9"
    QStringList setUp = {}; ///< sentences: where both sides stand, where the encounter itself was rolled up
};

/// Of the current encounter; empty where there is none.
EncounterText describeEncounter(const Campaign &campaign, const Pack &pack);

/// The one with this number; null without.
const Section *sectionIn(const std::vector<Section> &sections, int number);

/// "In the objective building", "In the woods", "Enters by section 8".
QString placeOf(const Pef &pef, const Encounter &encounter);
QString detailOf(const Pef &pef, const Encounter &encounter); ///< "Section 2, Rep 3, does not move"

/// What one kind of encounter asks of the player, and its own rules in sentences.
struct Briefing {
    QString objective;
    QStringList special;
    QString points = {};
    QStringList sequel = {}; ///< what may follow
};

} // namespace muster
