// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

/// How each kind of the shelf is laid out as a table, and how its answer is told.
namespace muster::shelf {

/// A word's title; the id itself where the reference has no such word.
QString title(const Reference &reference, const QString &id);
QStringList titles(const Reference &reference, const QStringList &ids);
/// "+1d6", "Rep −1", "at most one die passed".
QString effectOf(const Modifier &modifier);
/// "½d6 turns", "12\"": how what goes with an outcome is found.
QString amountText(const Amount &amount, const QString &field);
/// "Duck Down, 2 turns": an outcome with what went with it.
QString withAmount(const QString &outcome, int amount, const QString &field);
QString withAmount(const QString &outcome, const Amount &amount, const QString &field);
std::vector<ShelfTable::Line> linesOf(const std::vector<Modifier> &modifiers, const Reference &reference);
/// "One hit", "3 hits".
QString hitsText(int hits);
/// An outcome as headline, with what it means.
Ruled ruledBy(const Reference &reference, const QString &outcome);

ShelfVariant pieceOf(const ReferenceTest &test, const Pack &pack);
ShelfVariant pieceOf(const LookUp &table, const Pack &pack);
ShelfVariant pieceOf(const DamageTable &table, const Pack &pack);
ShelfVariant pieceOf(const Contest &contest, const Pack &pack);
ShelfVariant pieceOf(const MeleeTable &table, const Pack &pack);
ShelfVariant pieceOf(const SuccessCount &count, const Pack &pack);
ShelfVariant pieceOf(const Volley &volley, const Pack &pack);
ShelfVariant pieceOf(const Burst &burst, const Pack &pack);
ShelfVariant pieceOf(const StarPower &power, const Pack &pack);
ShelfVariant pieceOf(const Comparison &comparison, const Pack &pack);
ShelfVariant pieceOf(const Scatter &scatter, const Pack &pack);
ShelfVariant pieceOf(const RollOff &table, const Pack &pack);
ShelfVariant pieceOf(const JointTest &joint, const Pack &pack);
ShelfVariant pieceOf(const Note &note, const Pack &pack);

/// The percentile street skirmish's two.
ShelfVariant figurePiece(const Pack &pack);
ShelfVariant percentileShotPiece(const Pack &pack);
/// The weapons that shoot, and those for melee alone, each with those of their columns that any of them fills.
ShelfVariant weaponsPiece(const Pack &pack);
ShelfVariant handWeaponsPiece(const Pack &pack);

/// A procedure of the encounters and the months, which has no table on the shelf: rolled, and told field by field.
ShelfVariant campaignPiece(const Procedure &procedure, const Pack &pack);
/// Whether a form can ask what it wants to know.
bool canBeAsked(const Procedure &procedure);

} // namespace muster::shelf
