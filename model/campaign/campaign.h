// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/aims.h"
#include "model/campaign/encounter.h"
#include "model/campaign/figure.h"
#include "model/campaign/notes.h"
#include "model/campaign/play.h"
#include "model/campaign/report.h"

#include <QMap>

#include <optional>
#include <vector>

namespace muster {

/// Prepare is the time between encounters, recruiting included; Play is while one is in hand.
enum class Phase : std::uint8_t { Prepare, Play, Over };

using Options = QMap<QString, QString>;

/// The campaign as it stands: the fold of its steps, a plain value.
struct Campaign {
    QString name;
    QString rules; ///< pack id
    QString variant =
        {}; ///< the player's own rules that it was founded with, as one file; empty: the pack's as they are
    QString list; ///< its own army list's id
    QString enemy; ///< the list last fought; empty before the first encounter
    Options options; ///< those that differ from the pack's defaults
    Phase phase = Phase::Prepare;
    int turn = 1;
    std::optional<int> eal;
    std::vector<Figure> band; ///< the Stars first, each by id
    std::vector<FormerFigure> former;
    std::optional<Encounter> encounter;
    std::optional<Play> play; ///< of the current encounter, from the moment it is on the table
    NextEncounter next;
    std::optional<Following> following = {}; ///< may come at once, before the calendar turns
    std::vector<int> due = {}; ///< Stars whose encounters of this turn are still to come, by number (R87)
    std::optional<Journey> journey = {}; ///< to another locale of the Wasteland
    std::vector<KeptSettlement> settlements; ///< by id
    std::vector<PastEncounter> past;
    std::vector<ReportedFate> fared = {}; ///< in the last battle, until its month is over (R33)
    Stockpile stockpile = {}; ///< of the one band there is, or of the first Star's
    QMap<int, Stockpile> stockpiles = {}; ///< of the other Stars' bands, by number (R97)
    QMap<int, int> pointsLeft =
        {}; ///< beside those of a Star's band, by number, where Grunts went over to another (R65)
    int lastId = 0; ///< the highest id given so far
    AllWords words = {}; ///< the player's own
    int lastWords = 0; ///< the highest id given to words so far
    AllPictures pictures = {}; ///< the player's own
    int lastPicture = 0; ///< the highest id given to pictures so far
    AllFoes foes = {};
    int lastFoe = 0; ///< the highest id given to a foe so far
    int lastSeen = 0; ///< so often was a foe named or met
    AllGoals goals = {};
    int lastGoal = 0; ///< the highest id given to a goal so far
    std::optional<CampaignEnding> ended = {}; ///< it was closed; one that ended with its Star was not

    /// The Star, the first of several (R36); null when nobody leads any more.
    const Figure *star() const { return !band.empty() && band.front().star ? &band.front() : nullptr; }
    const Figure *find(FigureId id) const;
    Figure *find(FigureId id);
    /// Looks among those who left as well.
    const Figure *findEver(FigureId id) const;

    const KeptSettlement *settlement(int id) const;
    KeptSettlement *settlement(int id);

    /// One for each player, by id.
    std::vector<const Figure *> stars() const;
    bool hasSeveralStars() const { return band.size() > 1 && band[1].star; }
    /// The figure's Star; a Star's is itself; null when that Star is lost.
    const Figure *starOf(const Figure &figure) const;
    /// The army list of the figure's band: its Star's own, or the campaign's (R36).
    const QString &listOf(const Figure &figure) const;
    /// The army list of the one band there is, or of the first; of several bands each is asked by bandOf() (R97).
    const QString &ownList() const { return star() ? listOf(*star()) : list; }
    /// Everybody, each Star followed by its own Grunts; last those whom nobody leads.
    std::vector<const Figure *> bandByBand() const;
    /// The campaign as if there were no band but this Star's. Those who left are the player's, under an earlier Star too.
    Campaign bandOf(FigureId star) const;
    /// The battles of that Star's band, each as it ended for that band (R87).
    std::vector<PastEncounter> pastOf(FigureId star) const;

    /// Where bands meet in the current encounter: how; null where they do not (R87).
    const Meeting *meeting() const;
    /// The figure's band is the one that is met.
    bool isMet(const Figure &figure) const;

    /// What that Star's band keeps; changes name it by a number, which is 0 for the first Star's.
    Stockpile stockOf(FigureId star) const;
    int stockNumber(FigureId star) const;

    int gruntCount() const;
    int gruntCount(FigureId star) const; ///< in that Star's band
    /// Room for Grunts: each Star's present Rep less those it has, never below 0 (R11).
    int freePlaces() const;
    int repInAll() const;
    /// Who leads in that turn: the Star, or the best of those who are here when the Star is away; null when nobody is.
    const Figure *leaderIn(int when) const;
    /// Those who can take part in that turn, band by band.
    std::vector<const Figure *> presentIn(int when) const;
    /// The turn in which the next of those who are away is back; none if nobody is away.
    std::optional<int> nextReturn() const;
    /// All encounter points, those of the fallen included.
    int points() const;
    int points(FigureId star) const; ///< of that Star's band, which decide nothing (R65)
    int bandPoints() const; ///< of the first Star's band; all of them where there has been but one
    /// Those of several Stars who are lost while others lead: their points stay their players' (R87).
    std::vector<const Figure *> lostStars() const;
    /// The player's points are the Star's own (R65); of a campaign without one, those of the Star who was lost last.
    int starPoints() const;

    friend bool operator==(const Campaign &, const Campaign &) = default;
};

/// The id of the pack whose reference sheet a campaign is played with; empty: its own rules' (R80).
QString borrowedSheet(const Campaign &campaign);

} // namespace muster
