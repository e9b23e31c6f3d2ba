// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"
#include "model/reference/taker.h"

#include <QMap>
#include <QStringList>

namespace muster {

/// What a figure brings to a test or table, by the name it is asked under; empty for what it has not. Circumstances hold
/// for it by its attributes, and by what it is and carries.
QMap<QString, QString> broughtBy(const Taker &taker, const Signature &asked, const Reference &reference);

/// What the current encounter answers of the encounters' own tables, by the name it is asked under: how many of the band are
/// on the table, the Enemy Activity Level, the PEFs. Empty between encounters.
QMap<QString, QString> broughtByEncounter(const Campaign &campaign, const Pack &pack);

/// "key=value" for everything that is asked: what was said, and what the figure brings. Conditions stand beside each other;
/// of several situations that are said the figure has the first it can be in.
QStringList filledIn(const Signature &asked, const Taker &taker, const Reference &reference, const QStringList &said);

/// Why such a figure cannot take it like that: it is never outgunned, its weapon is empty.
Problems whyNotTaken(const QString &entry, const Taker &taker, const Pack &sheet, const Arguments &given);

/// Which variant the figure's class has; the first for nobody, and where it has none of its own.
std::size_t variantFor(const ShelfEntry &entry, const Taker *taker);

} // namespace muster
