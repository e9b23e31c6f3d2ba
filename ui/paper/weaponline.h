// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

namespace muster::paper {

/// "Crossbow, range 24″, Impact 3": the weapon and the figures its user needs at the table.
QString weaponLine(const Profile &profile, const Pack &pack);
QString weaponLine(const QString &weapon, const Pack &pack);

} // namespace muster::paper
