// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "tests/machineplayer/stand.h"

namespace muster::machine {

/// Convert Muster's campaign and rolls to the values of the retold books.
retold::Stand asRead(const Campaign &campaign, const Pack &pack);
std::vector<retold::Fall> asFallen(const Rolls &rolls);

/// Converts a report, so that both get the same one.
retold::Report asTold(const Campaign &campaign, const BattleReport &report);

inline std::string plain(const QString &text)
{
    return text.toStdString();
}
inline QString said(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace muster::machine
