// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "tests/machineplayer/stand.h"

namespace muster::machine {

/// What Muster says, in the values in which the books are told a second time.
retold::Stand asRead(const Campaign &campaign, const Pack &pack);
std::vector<retold::Fall> asFallen(const Rolls &rolls);

/// The same report for both.
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
