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

/// "key=value" for everything that is asked, was not given, and the figure brings.
QStringList broughtTo(const Signature &asked, const Taker &taker, const Reference &reference, const QStringList &given);

/// Which variant the figure's class has; the first for nobody, and where it has none of its own.
std::size_t variantFor(const ShelfEntry &entry, const Taker *taker);

} // namespace muster
