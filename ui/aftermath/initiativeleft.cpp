// SPDX-License-Identifier: MIT
#include "ui/aftermath/initiativeleft.h"

#include "ui/aftermath/aftermathtext.h"

namespace muster {

QString initiativeLeft(int initiative, int lost)
{
    if (lost > initiative)
        return AftermathText::tr("of %1: below zero, dead").arg(initiative);
    if (lost == initiative)
        return AftermathText::tr("of %1: at zero, cannot move").arg(initiative);
    return AftermathText::tr("of %1").arg(initiative);
}

} // namespace muster
