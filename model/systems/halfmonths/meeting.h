// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"

#include <optional>
#include <vector>

/// Two bands of one campaign that meet each other in place of a rolled enemy (Chain Reaction, first edition, p. 2, R87).
namespace muster {

/// What is named in place of an enemy's id where that Star's band is met: "star=2".
QString bandAsEnemy(FigureId star);
/// The Star of such an id; none of any other.
std::optional<FigureId> bandIn(const QString &enemy);

/// The two Stars whose bands meet in the current encounter, its own first; nobody where none do.
std::vector<FigureId> starsThatMeet(const Campaign &campaign);
/// "Ann’s band" as the enemy of the current encounter; empty where no bands meet.
QString bandThatIsMet(const Campaign &campaign);
/// What is known of both parties, in a sentence; empty where no bands meet.
QString meetingSentence(const Campaign &campaign);

/// Those of the band that is met whom it brings, who leads first.
std::vector<EnemyFigure> figuresThatAreMet(const Campaign &campaign);

namespace actions {

/// Stars whose bands could be met, besides the encounter's own.
std::vector<const Figure *> starsToMeet(const Campaign &campaign);

/// Whom that band usually brings: its leader, and the best of the others as far as the encounter allows them.
std::vector<FigureId> usualPartyOf(const Campaign &campaign, const Pack &pack, FigureId star);

/// The Stars of the meeting who have not recorded whom they bring.
std::vector<FigureId> stillToWrite(const Campaign &campaign);

/// One of the two bands records whom it brings, or records it anew as long as the other has not.
Result<Step> writeParty(const Campaign &campaign, const Pack &pack, FigureId star,
                        const std::vector<FigureId> &figures);

} // namespace actions
} // namespace muster
