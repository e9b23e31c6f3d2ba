// SPDX-License-Identifier: MIT
#include "ui/aftermath/initiativeleft.h"

#include <QCoreApplication>

namespace muster {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::HitsPanel", text);
}

} // namespace

QString initiativeLeft(int initiative, int lost)
{
    if (lost > initiative)
        return tr("of %1: below zero, dead").arg(initiative);
    if (lost == initiative)
        return tr("of %1: at zero, cannot move").arg(initiative);
    return tr("of %1").arg(initiative);
}

} // namespace muster
