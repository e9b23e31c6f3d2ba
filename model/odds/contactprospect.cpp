// SPDX-License-Identifier: MIT
#include "model/odds/contactprospect.h"

#include "model/texts.h"
#include "rules/odds/contactodds.h"

namespace muster {

namespace {

QString expected(int party, double mean)
{
    const int about = qRound(mean);
    if (about == 0)
        return OddsText::tr("Probably no enemies for a party of %1.").arg(party);
    return OddsText::tr("About %n enemies for a party of %1.", nullptr, about).arg(party);
}

QString noEnemy(double chance)
{
    const int percent = qRound(chance * 100);
    if (percent == 0)
        return OddsText::tr("The chance of no enemy is less than 1%.");
    return percent == 100 ? OddsText::tr("No enemy at all.")
                          : OddsText::tr("The chance of no enemy is %1%.").arg(percent);
}

} // namespace

ContactProspect contactProspect(const ActivityTables &tables, int eal, int party, int pefs)
{
    ContactProspect prospect{contactOdds(tables, eal, party, pefs), {}};
    prospect.sentence = expected(party, prospect.enemies.mean()) + u' ' + noEnemy(prospect.enemies.chanceOf(0));
    return prospect;
}

} // namespace muster
