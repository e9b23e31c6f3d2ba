// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <array>
#include <vector>

namespace muster {

/// What decides on what a PEF turns out to be: the Enemy Activity Level, or how many were resolved before (R51).
enum class PefsBy : std::uint8_t { Activity, Resolved };

/// Of the current encounter or else the next, by the parts its pack has and the campaign's options. The one place that
/// decides it.
PefsBy pefsBy(const Campaign &campaign, const Pack &pack);

/// Where PEFs go by how many were resolved before: how they are placed, move and are resolved, in sentences. Else none.
QStringList pefSentences(const Campaign &campaign, const Pack &pack);

/// What each face of the die makes of a PEF: a row for every number of PEFs resolved before.
struct LetterRow {
    QString name; ///< "3+ before"
    std::array<PefForce, 6> letters{}; ///< by face − 1
};

/// The rows of a pack that has PEFs resolved by how many were before.
std::vector<LetterRow> letterRows(const PatrolTables &tables);

/// What the letters stand for: "main body, 1d6 + 3, their leader on 1–5", "stragglers …", "false alarm".
QString letterWords(const Campaign &campaign, const Pack &pack, PefForce force);

} // namespace muster
