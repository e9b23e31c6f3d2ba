// SPDX-License-Identifier: MIT
#include "model/campaign/sheet.h"

namespace muster {

QString borrowedSheet(const Campaign &campaign)
{
    const QString sheet = campaign.options.value(QStringLiteral("sheet"));
    return sheet == QLatin1String("own") ? QString() : sheet;
}

} // namespace muster
