// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// The figures that fight in an encounter: its bands, the party of each, and the limits. In the first edition an
/// encounter may be one band's alone, or two bands of a campaign meet each other in place of a rolled enemy (pp. 2, 14,
/// 15, R77, R87, R97).
namespace muster {

/// Returns the figures that can fight the current encounter, of the band whose encounter it is, with their list, their
/// things and their lost figures; everybody if no single band's dice brought it. Figures that are away are still
/// included.
Campaign thoseWhoFight(const Campaign &campaign);
/// Returns the same for that Star's band.
Campaign thoseWhoFight(const Campaign &campaign, FigureId star);
/// Returns the one band that fights the current encounter, or both that meet in it.
std::vector<Campaign> bandsThatFight(const Campaign &campaign);
/// Returns those of them who are not away.
std::vector<Figure> presentFighters(const Campaign &campaign);
/// Checks whether both sides have somebody who can fight the follow-up.
bool canBeFought(const Campaign &campaign, const Following &following);

/// Returns the figures that come if the player names nobody: of those who are here, as many as the encounter allows.
FigureIds usualParty(const Campaign &campaign, const Pack &pack);
/// Returns the figures that probably fought it, of those who are here, before anything is reported: in both bands, if
/// two meet.
FigureIds likelyParty(const Campaign &campaign);
/// Returns the reasons why these cannot begin it together; empty: they can.
Problems whyNotWith(const Campaign &campaign, const Pack &pack, const FigureIds &party);
/// Returns the reasons why the figure has no part in it, whether here or away; empty: it may fight.
Problems whyNotOfIt(const Campaign &campaign, const Figure &figure);
/// Returns the consequences of a party of this size, in sentences; empty if there are none.
QString forParty(const Campaign &campaign, const Pack &pack, int party);

/// Returns the id that stands in place of an enemy's if that Star's band is met: "star=2".
QString bandAsEnemy(FigureId star);
/// Returns the Star of such an id; none for any other.
std::optional<FigureId> bandIn(const QString &enemy);
/// Returns "Ann’s band" as the enemy of the current encounter; empty if no bands meet.
QString bandThatIsMet(const Campaign &campaign);
/// Returns everything known of both parties, in a sentence; empty if no bands meet.
QString meetingSentence(const Campaign &campaign);
/// Returns the party of the band that is met, the leader first.
std::vector<EnemyFigure> figuresThatAreMet(const Campaign &campaign);

namespace acts {

/// Returns the Stars whose bands could be met, besides the encounter's own.
std::vector<const Figure *> starsToMeet(const Campaign &campaign);
/// Returns the Stars of the meeting who have not recorded their party.
FigureIds stillToWrite(const Campaign &campaign);
/// Records the party of one of the two bands, or changes it as long as the other has not recorded its own.
Result<Step> writeParty(const Campaign &campaign, const Pack &pack, FigureId star, const FigureIds &figures);

/// Checks that a media crew rolls for a Tech, and for one only (p. 10), and that forces are not bought by points: if
/// they are, the player chooses, without dice (p. 11).
void demandRollable(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<int> count,
                    Problems &problems);
/// Checks that the part of a figure picked by hand is free in a media crew, and that the points left are enough for it.
void demandPickable(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile,
                    Problems &problems);

/// The limit of an encounter for a band's party, besides its leader (R68, R77).
struct Allowed {
    int grunts = 0;
    std::optional<int> rep = {}; ///< limit of the Grunts' Rep in all, if that is counted instead of heads
};

/// Returns the limit of the current encounter for that Star's band.
Allowed allowedIn(const Campaign &campaign, const Pack &pack, FigureId star);

/// Returns the current encounter as found by these figures: its dice for surprise depend on their leader, and on that
/// of a band that is met (p. 13, R97). None if it stays as it was dealt.
std::optional<Encounter> foundBy(const Campaign &campaign, const Pack &pack, const FigureIds &party);

} // namespace acts
} // namespace muster
