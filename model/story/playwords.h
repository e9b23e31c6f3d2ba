// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/setupdice.h"
#include "rules/pack/pack.h"

/// Texts about the battle on the table.
namespace muster::words {

QString figureOf(const GroupInPlay &group, std::size_t place); ///< "group 2 figure 1"
QString standing(TableState doing, std::optional<TableState> hurt); ///< "ducked back, bad wound"
/// Returns the state of a figure of either side.
QString standing(const auto &figure)
{
    return standing(doingOf(figure), hurtOf(figure));
}
/// Returns the same; empty for a figure that carries on and is not hurt.
QString unusual(const auto &figure)
{
    return doingOf(figure) == TableState::CarryingOn && !hurtOf(figure) ? QString() : standing(figure);
}
/// Returns a lasting effect of a test on a figure, "in hero mode"; if `on` is false, the words for its end: "reloaded".
QString lasting(const Lasting &what, bool on, const Pack &pack);
/// Returns other effects on a figure of the band: "half pace: 4″, fast 6″" with a Bad Wound, "will turn in turn 5".
QStringList burdens(const Figure &figure, const OwnFigure &own, const Pack &pack);
/// Returns the same for an enemy.
QStringList burdens(const EnemyFigure &enemy, const Pack &pack);
/// Returns the action of a group after its move was rolled: "advances on you, missile troops fire" (Swordplay p. 32).
/// In Chain Reaction 3.0 (p. 26) it depends on whether the group has more figures than the player.
QString moveOf(NonPlayerMove move, const GroupInPlay &group, const Play &play, const Pack &pack);
/// Returns the same for a group's last move; empty if it has not moved.
QString moveOf(const GroupInPlay &group, const Play &play, const Pack &pack);
/// Returns a move that depends on who has more figures (Chain Reaction 3.0 p. 26). `passed` is the number of its dice
/// that passed.
QString moveOf(GroupMove move, std::optional<Side> flank, int passed);
/// Returns "does not move", "16\" to you, through cover", "splits in two". The book requires no cover if PEFs have a
/// Rep.
QString pefMove(PefMove move, int inches, PefsBy by);
/// Returns "you first, groups of Rep 4 or more; then theirs of Rep 2".
QString activation(const Play &play);
/// Returns "6♥".
QString card(const Card &card);
/// Returns "6♥ and 4♠".
QString cards(const std::vector<Card> &cards);
/// Returns "you" or "they"; if more than two sides fight, "side 2", "side 3".
QString side(int side, int sides);
/// Returns "you, then they".
QString order(const std::vector<int> &order);
/// Returns "18\" to the left", "18\" away, unseen".
QString ambush(const AmbushPlace &place);
/// Returns "inside, facing out", "4\" outside, looks away".
QString guard(const Guard &guard);
/// Returns "+2", "±0", "−1".
QString bonus(int number);
/// Returns "section 5" or "off the table".
QString place(int section);
/// Returns "now in section 5" or "now off the table".
QString placedIn(int section);
/// Returns the place of an enemy group; off the table in a pursuit, how far it is behind or ahead.
QString placeOf(const GroupInPlay &group, const Campaign &campaign);
/// Returns the letter of a group of the band, such as "A".
QString ownGroup(int group);
/// Returns "B, contact"; "C, false alarm"; empty while the PEF is unresolved.
QString resolved(const PefInPlay &pef);
/// Returns "Infantry, Rep 3"; "Leader, Rep 5".
QString enemy(const EnemyFigure &figure);
/// Returns "Infantry, Rep 3, Spear".
QString armedEnemy(const EnemyFigure &figure, const Pack &pack);
/// Returns the figures that still fight: "Leader, Rep 5; 2 Infantry, Rep 3; Archer, Rep 4".
QString figuresOf(const GroupInPlay &group);
/// Returns the figures that still fight in short, with their state if they do not simply carry on: "7 × Warrior 4 ·
/// Archer 4 (ducked back)".
QString figuresInShort(const GroupInPlay &group);
/// Returns the same as figuresOf(), with their weapons: "2 × Infantry, Rep 3, Spear".
QString armedFiguresOf(const GroupInPlay &group, const Pack &pack);

} // namespace muster::words
