// SPDX-License-Identifier: MIT
#include "model/calendar/calendar.h"

#include "model/actions/demands.h"
#include "model/calendar/linkedmonths.h"
#include "model/calendar/plainbattles.h"
#include "rules/pack/slugs.h"

#include <QCoreApplication>

namespace muster {

Setup Calendar::dealFor(const Campaign &campaign, const Pack &pack, EncounterKind kind, Dice &dice)
{
    return dealSetup(pack, kind, dice, countriesOf(campaign, pack));
}

CountryChoice countriesOf(const Campaign &campaign, const Pack &pack)
{
    const QString countries = actions::optionValue(campaign, pack, QStringLiteral("country"));
    return fromSlug<CountryChoice>(countries).value_or(CountryChoice::BySection);
}

const Calendar &calendarOf(const Campaign &campaign, const Pack &pack)
{
    static const LinkedMonths linkedMonths;
    static const PlainBattles plainBattles;
    if (actions::optionValue(campaign, pack, QStringLiteral("campaign")) == QLatin1String("plain"))
        return plainBattles;
    return linkedMonths;
}

bool carriesCampaign(const Pack &pack)
{
    return !pack.lists.empty() && !pack.names.empty() && pack.terrain && pack.chain && pack.activity && pack.recovery;
}

Problem noCampaign(const Pack &pack)
{
    return {QCoreApplication::translate("muster::Calendar",
                                        "%1 has no campaign in Muster, only its tests: “muster rules %2” lists them.")
                .arg(pack.title, pack.id)};
}

} // namespace muster
