// SPDX-License-Identifier: MIT
#include "model/odds/contactprospect.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "rules/odds/contactodds.h"

namespace muster {

namespace {

QString enemiesOf(double mean)
{
    const int about = qRound(mean);
    if (about == 0)
        return OddsText::tr("Hardly any enemies");
    return OddsText::tr("About %n enemies", nullptr, about);
}

QString nobody(double chance)
{
    const int times = qRound(chance * 100);
    if (times == 0)
        return OddsText::tr("almost certainly at least one");
    if (times == 1)
        return OddsText::tr("none at all once in 100");
    return times == 100 ? OddsText::tr("none at all") : OddsText::tr("none at all %1 times in 100").arg(times);
}

} // namespace

ContactProspect contactProspect(const ActivityTables &tables, int eal, int party, int pefs)
{
    ContactProspect prospect{contactOdds(tables, eal, party, pefs), {}};
    const QString you = OddsText::tr("for a party of %n", nullptr, party);
    prospect.sentence =
        OddsText::tr("%1 %2; %3.").arg(enemiesOf(prospect.enemies.mean()), you, nobody(prospect.enemies.chanceOf(0)));
    return prospect;
}

} // namespace muster
