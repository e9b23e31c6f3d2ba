// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// Who fights in an encounter: which bands, whom they bring, and how many may come. In the first edition an encounter may be
/// one band's alone, or two bands of a campaign meet each other in place of a rolled enemy (pp. 2, 14, 15, R77, R87, R97).
namespace muster {

/// Those of the band whose encounter it is who can fight the current one, with their list, their things and their lost;
/// everybody where nobody's dice alone brought it. Those who are away are still among them.
Campaign thoseWhoFight(const Campaign &campaign);
/// The same of that Star's band.
Campaign thoseWhoFight(const Campaign &campaign, FigureId star);
/// The one band that fights the current encounter, or both that meet in it.
std::vector<Campaign> bandsThatFight(const Campaign &campaign);
/// All of those who are not away.
std::vector<Figure> presentFighters(const Campaign &campaign);
/// Both sides have somebody who can fight what follows at once.
bool canBeFought(const Campaign &campaign, const Following &following);

/// Of those who are here, whom the encounter lets come where the player names nobody.
std::vector<FigureId> usualParty(const Campaign &campaign, const Pack &pack);
/// Of those who are here, who fought it as far as is known before anything is reported: in both bands, where two meet.
std::vector<FigureId> likelyParty(const Campaign &campaign);
/// Why those cannot begin it together; empty: they can.
Problems whyNotWith(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party);
/// Why the figure has no part in it, be it here or away; empty: it may fight.
Problems whyNotOfIt(const Campaign &campaign, const Figure &figure);
/// What it means to bring so many, in sentences; empty where it means nothing.
QString forParty(const Campaign &campaign, const Pack &pack, int party);

/// What is named in place of an enemy's id where that Star's band is met: "star=2".
QString bandAsEnemy(FigureId star);
/// The Star of such an id; none of any other.
std::optional<FigureId> bandIn(const QString &enemy);
/// "Ann’s band" as the enemy of the current encounter; empty where no bands meet.
QString bandThatIsMet(const Campaign &campaign);
/// What is known of both parties, in a sentence; empty where no bands meet.
QString meetingSentence(const Campaign &campaign);
/// Those of the band that is met whom it brings, who leads first.
std::vector<EnemyFigure> figuresThatAreMet(const Campaign &campaign);

namespace acts {

/// Stars whose bands could be met, besides the encounter's own.
std::vector<const Figure *> starsToMeet(const Campaign &campaign);
/// The Stars of the meeting who have not recorded whom they bring.
std::vector<FigureId> stillToWrite(const Campaign &campaign);
/// One of the two bands records whom it brings, or records it anew as long as the other has not.
Result<Step> writeParty(const Campaign &campaign, const Pack &pack, FigureId star,
                        const std::vector<FigureId> &figures);

/// Whoever pays chooses: no dice, where forces are bought by points (p. 11).
void demandUnpaid(const Campaign &campaign, const Pack &pack, Problems &problems);
/// What is left pays for that one.
void demandPaid(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile, Problems &problems);

/// What an encounter lets a band bring beside its leader (R68, R77).
struct Allowed {
    int grunts = 0;
    std::optional<int> rep = {}; ///< that the Grunts may have in all, where this is what counts and not their heads
};

/// What the current encounter lets that Star's band bring.
Allowed allowedIn(const Campaign &campaign, const Pack &pack, FigureId star);

/// The current encounter as those find it who come: its dice for surprise go by their leader, and by that of a band that is
/// met (p. 13, R97). None where it stays as it was dealt.
std::optional<Encounter> foundBy(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party);

} // namespace acts
} // namespace muster
