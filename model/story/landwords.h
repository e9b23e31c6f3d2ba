// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/encounter/section.h"
#include "rules/encounter/water.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster::words {

QString title(Country country); ///< "Mountains"
QString inLine(Country country); ///< "mountains"
QString title(Road road); ///< "From left to right"
QString mark(Road road); ///< "road left-right", where there is little room
QString title(Water water); ///< "With a ford"
QString mark(const River &river); ///< "river 6", ford", where there is little room

/// What lies in a section, each with a small letter: "woods in the mountains", "2 buildings", "road from left to right",
/// "river 6" wide with a ford".
QStringList land(const Section &section);
QStringList landOnItsOwn(
    const Section &section); ///< the same as a line begins: "Woods in the mountains", "2 buildings"

QString title(Locale locale); ///< "Badlands"
QString locale(Locale locale); ///< "the Badlands", inside a sentence
QString localeMark(Locale locale); ///< "Badlands", where there is little room
/// "The band is in the Badlands."; "The band is on the way to Old Nevada, arriving in Late March, year 1."
QString whereabouts(const Campaign &campaign, const Pack &pack);

/// "Small settlement or village"; of a camp "Nomad camp, small".
QString sizeOf(const KeptSettlement &kept, const Pack &pack);
QString structure(const QString &id, const Pack &pack); ///< "Food & Stores"
/// "Bar & Entertainment", "Food & Stores (2)": each once, in the order of the settlement.
QStringList structures(const Settlement &settlement, const Pack &pack);
/// "12 homes", "12 homes on wheels".
QString homes(const KeptSettlement &kept);
/// Who lives there: "Tribal"; empty where nobody is said to.
QString nomads(const KeptSettlement &kept, const Pack &pack);
/// All of it in a line.
QString summary(const KeptSettlement &kept, const Pack &pack);

} // namespace muster::words
