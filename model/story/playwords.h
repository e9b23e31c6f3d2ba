// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/setupdice.h"
#include "rules/pack/pack.h"

/// What is on the table in the player's words.
namespace muster::words {

QString figureOf(const GroupInPlay &group, std::size_t place); ///< "group 2 figure 1"
QString standing(TableState doing, std::optional<TableState> hurt); ///< "ducked back, bad wound"
/// How a figure of either side stands.
QString standing(const auto &figure)
{
    return standing(doingOf(figure), hurtOf(figure));
}
/// What holds for a figure since a test, "in hero mode", or is over: "reloaded".
QString lasting(const Lasting &what, bool on, const Pack &pack);
/// What else counts for one of the band: "half pace: 4″, fast 6″" with a Bad Wound, "will turn in turn 5".
QStringList burdens(const Figure &figure, const OwnFigure &own, const Pack &pack);
/// The same for an enemy.
QStringList burdens(const EnemyFigure &enemy, const Pack &pack);
/// What a group does after its move was rolled: "advances on you, missile troops fire" (Swordplay p. 32). Chain Reaction 3.0's
/// (p. 26) hangs on whether it has more figures than you.
QString moveOf(NonPlayerMove move, const GroupInPlay &group, const Play &play, const Pack &pack);
/// The same of a group whose last move is known; empty where it has not moved.
QString moveOf(const GroupInPlay &group, const Play &play, const Pack &pack);
/// By who has more figures (Chain Reaction 3.0 p. 26). `passed`: of its dice.
QString moveOf(GroupMove move, std::optional<Side> flank, int passed);
/// "does not move", "16\" to you, through cover", "splits in two". Where PEFs have a Rep the book asks for no cover.
QString pefMove(PefMove move, int inches, PefsBy by);
/// "you first, groups of Rep 4 or more; then theirs of Rep 2".
QString activation(const Play &play);
/// "6♥".
QString card(const Card &card);
/// "6♥ and 4♠".
QString cards(const std::vector<Card> &cards);
/// "you", "they"; where more than two sides fight, "side 2", "side 3".
QString side(int side, int sides);
/// "you, then they".
QString order(const std::vector<int> &order);
/// "18\" to the left", "18\" away, unseen".
QString ambush(const AmbushPlace &place);
/// "inside, facing out", "4\" outside, looks away".
QString guard(const Guard &guard);
/// "+2", "±0", "−1".
QString bonus(int number);
/// "section 5"; "off the table".
QString place(int section);
/// "now in section 5"; "now off the table".
QString placedIn(int section);
/// Where an enemy group is: off the table in a pursuit, how far behind or ahead.
QString placeOf(const GroupInPlay &group, const Campaign &campaign);
/// The band's group by its letter: "A".
QString ownGroup(int group);
/// "B, contact"; "C, false alarm"; empty while it waits.
QString resolved(const PefInPlay &pef);
/// "Infantry, Rep 3"; "Leader, Rep 5".
QString enemy(const EnemyFigure &figure);
/// "Infantry, Rep 3, Spear".
QString armedEnemy(const EnemyFigure &figure, const Pack &pack);
/// "Leader, Rep 5; 2 Infantry, Rep 3; Archer, Rep 4": those who still fight.
QString figuresOf(const GroupInPlay &group);
/// The same with what they fight with: "2 × Infantry, Rep 3, Spear".
QString armedFiguresOf(const GroupInPlay &group, const Pack &pack);

} // namespace muster::words
