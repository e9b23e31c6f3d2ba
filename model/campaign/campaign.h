// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/aims.h"
#include "model/campaign/encounter.h"
#include "model/campaign/figure.h"
#include "model/campaign/notes.h"
#include "model/campaign/play.h"
#include "model/campaign/report.h"
#include "rules/lists.h"

#include <QMap>

#include <optional>
#include <vector>

namespace muster {

/// The phase of a campaign. Prepare is the time between encounters, recruiting included; Play lasts while an encounter
/// is current.
enum class Phase : std::uint8_t { Prepare, Play, Over };

using Options = QMap<QString, QString>;

/// A campaign as it stands: the result of applying all its steps in order. A plain value.
struct Campaign {
    QString name;
    QString rules; ///< pack id
    QString variant = {}; ///< the player's own rules it was founded with, as one file; empty: the pack's
    QString list; ///< id of the campaign's own army list
    QString enemy; ///< id of the army list last fought; empty before the first encounter
    Options options; ///< only the options that differ from the pack's defaults
    Phase phase = Phase::Prepare;
    int turn = 1;
    std::optional<int> eal;
    std::vector<Figure> band; ///< Stars first, each part ordered by id
    std::vector<FormerFigure> former;
    std::optional<Encounter> encounter;
    std::optional<Play> play; ///< set from the moment the current encounter is on the table
    NextEncounter next;
    std::optional<Following> following = {}; ///< an encounter that may follow at once, before the calendar turns
    FigureIds due = {}; ///< the Stars whose encounters of this turn are still to come (R87)
    std::optional<Journey> journey = {}; ///< travel to another locale of the Wasteland
    std::vector<KeptSettlement> settlements; ///< ordered by id
    std::vector<PastEncounter> past;
    std::vector<ReportedFate> fared = {}; ///< fates in the last battle, until its month is over (R33)
    Stockpile stockpile = {}; ///< stockpile of the only band, or of the first Star's
    QMap<int, Stockpile> stockpiles = {}; ///< stockpiles of the other Stars' bands, keyed by Star number (R97)
    QMap<int, int> pointsLeft = {}; ///< corrections of band points after Grunts changed bands, by Star (R65)
    int lastId = 0; ///< the highest figure id given so far
    AllWords words = {}; ///< the player's own notes
    int lastWords = 0; ///< the highest id given to a note so far
    AllPictures pictures = {}; ///< the player's own pictures
    int lastPicture = 0; ///< the highest id given to a picture so far
    AllFoes foes = {};
    int lastFoe = 0; ///< the highest id given to a foe so far
    int lastSeen = 0; ///< number of times any foe was named or met; orders foes by last sighting
    AllGoals goals = {};
    int lastGoal = 0; ///< the highest id given to a goal so far
    std::optional<CampaignEnding> ended = {}; ///< set if the player closed it; not if it ended with its Star

    /// Returns the Star, the first of several (R36), or null if nobody leads any more.
    const Figure *star() const { return !band.empty() && band.front().star ? &band.front() : nullptr; }
    /// Returns the Star, else the Star that was lost last; null if there never was one.
    const Figure *starOrLast() const;
    const Figure *find(FigureId id) const { return findBy(band, &Figure::id, id); }
    Figure *find(FigureId id) { return findBy(band, &Figure::id, id); }
    /// Returns the figure, searching former members too, or null. A figure that left twice is returned as it left last.
    const Figure *findEver(FigureId id) const;

    const KeptSettlement *settlement(int id) const { return findBy(settlements, &KeptSettlement::id, id); }
    KeptSettlement *settlement(int id) { return findBy(settlements, &KeptSettlement::id, id); }

    /// Returns the Stars, one for each player, ordered by id.
    std::vector<const Figure *> stars() const;
    bool hasSeveralStars() const { return band.size() > 1 && band[1].star; }
    /// Returns the figure's Star (a Star's is itself), or null if that Star is lost.
    const Figure *starOf(const Figure &figure) const;
    /// Returns the id of the army list of the figure's band: its Star's own list, or the campaign's (R36).
    const QString &listOf(const Figure &figure) const;
    /// Returns the army list of the only or first band. With several bands, call this on the result of bandOf() (R97).
    const QString &ownList() const { return star() ? listOf(*star()) : list; }
    /// Returns the whole band: each Star followed by its own Grunts, then those whom nobody leads.
    std::vector<const Figure *> bandByBand() const;
    /// Returns the campaign reduced to this Star's band. Former figures of the same player are kept, including those
    /// who were under an earlier Star.
    Campaign bandOf(FigureId star) const;
    /// Returns the battles of that Star's band, each with its outcome for that band (R87).
    std::vector<PastEncounter> pastOf(FigureId star) const;

    /// Returns how bands meet in the current encounter, or null if they do not (R87).
    const Meeting *meeting() const;
    /// Returns whether the figure's band is the one being met.
    bool isMet(const Figure &figure) const;

    /// Returns the stockpile of that Star's band. Changes name a stockpile by the number that stockNumber() returns, 0
    /// for the first Star's.
    Stockpile stockOf(FigureId star) const;
    int stockNumber(FigureId star) const;

    int gruntCount() const;
    int gruntCount(FigureId star) const; ///< counts that Star's band only
    /// Returns the free places for Grunts: for each Star its Rep less the Grunts it has, never below 0 (R11).
    int freePlaces() const;
    /// Returns the sum of the Reps of the band, Stars included.
    int repInAll() const;
    /// Returns the leader in turn `when`: the first Star who is present, else the present figure with the highest Rep;
    /// null if nobody is present.
    const Figure *leaderIn(int when) const;
    /// Returns the figures that can take part in turn `when`, band by band.
    std::vector<const Figure *> presentIn(int when) const;
    /// Returns the first turn in which an absent figure is back; none if nobody is away. Captured Stars do not count.
    std::optional<int> nextReturn() const;
    /// Returns all encounter points, those of former figures included.
    int points() const;
    int points(FigureId star) const; ///< points of that Star's band; they decide nothing (R65)
    int bandPoints() const; ///< points of the first Star's band, or all points if there was only ever one band
    /// Returns the lost Stars while another Star leads; their points stay their players' (R87).
    std::vector<const Figure *> lostStars() const;
    /// Returns the Star's own points (R65); if there is no Star, those of the Star lost last.
    int starPoints() const;

    friend bool operator==(const Campaign &, const Campaign &) = default;
};

/// Returns the id of the pack whose reference sheet the campaign uses; empty for its own rules' sheet (R80).
QString borrowedSheet(const Campaign &campaign);

} // namespace muster
