// SPDX-License-Identifier: MIT
#include "model/odds/chancewords.h"

#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

bool asksLoyalty(const Campaign &campaign, const Pack &pack)
{
    return carriesCampaign(pack) && systemOf(campaign, pack).testsLoyalty()
        && actions::optionValue(campaign, pack, QStringLiteral("loyalty")) != QLatin1String("off"); // R94
}

bool asksContact(const Campaign &campaign, const Pack &pack)
{
    const bool byLevel = !pack.patrol || actions::choosesPefsByLevel(campaign, pack);
    return pack.activity && byLevel && systemOf(campaign, pack).hasActivityLevel();
}

} // namespace muster

namespace muster::words {

namespace {

constexpr double hair = 1e-12; // what sums of exact chances may be off by

} // namespace

QString percent(double chance)
{
    const int whole = qRound(chance * 100);
    if (whole == 0 && chance > hair)
        return OddsText::tr("under 1%");
    if (whole == 100 && chance < 1 - hair)
        return OddsText::tr("over 99%");
    return OddsText::tr("%1%").arg(whole);
}

} // namespace muster::words
