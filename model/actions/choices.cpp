// SPDX-License-Identifier: MIT
#include "model/actions/choices.h"

#include "model/actions/demands.h"

namespace muster::actions {

QString chosenGenre(const Campaign &campaign, const Pack &pack)
{
    return optionValue(campaign, pack, QStringLiteral("genre"));
}

NumbersPrint chosenNumbers(const Campaign &campaign, const Pack &pack)
{
    const bool sheet = optionValue(campaign, pack, QStringLiteral("numbers")) == QLatin1String("sheet");
    return sheet ? NumbersPrint::Sheet : NumbersPrint::Page;
}

bool choosesPefsByLevel(const Campaign &campaign, const Pack &pack)
{
    return optionValue(campaign, pack, QStringLiteral("pefs")) == QLatin1String("eal");
}

} // namespace muster::actions
