// SPDX-License-Identifier: MIT
#include "model/odds/recoveryprospect.h"

#include "model/actions/aftermath/aftermath.h"
#include "model/odds/chancewords.h"
#include "model/texts.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace muster {

namespace {

/// What can be, with its chance.
QString listed(const std::vector<std::pair<double, QString>> &chances)
{
    QStringList parts;
    for (const auto &[chance, what] : chances) {
        if (chance > 0)
            parts << what.arg(words::percent(chance));
    }
    return parts.join(OddsText::tr(", "));
}

} // namespace

RecoveryOdds recoveryProspect(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate)
{
    return recoveryOdds(figure.rep(), [&](int passed) {
        const RecoveryResult rolled = recoveryFor(*pack.recovery, figure.rep(), fate, passed);
        return actions::comesBack(campaign, pack, figure, fate, rolled).result;
    });
}

QString tellRecovery(const RecoveryOdds &odds, Fate fate)
{
    QStringList parts;
    const bool restIsPlain = odds.returnedLess > 0 && odds.lost > 0;
    if (odds.returnedSame > 0 && !restIsPlain)
        parts << (odds.returnedLess > 0 ? OddsText::tr("%1 same Rep") : OddsText::tr("%1 returns"))
                     .arg(words::percent(odds.returnedSame));
    if (odds.returnedLess > 0)
        parts << OddsText::tr("%1 Rep −1").arg(words::percent(odds.returnedLess));
    if (odds.lost > 0)
        parts << (fate == Fate::OutOfTheFight ? OddsText::tr("%1 dies") : OddsText::tr("%1 never returns"))
                     .arg(words::percent(odds.lost));
    return parts.join(OddsText::tr(", "));
}

QString tellFirstAid(const FirstAidOdds &odds)
{
    return listed({{odds.fine, OddsText::tr("%1 fine")},
                   {odds.out, OddsText::tr("%1 out")},
                   {odds.dead, OddsText::tr("%1 dies")}});
}

QString tellWound(const WoundOdds &odds)
{
    return listed({{odds.shortly, OddsText::tr("%1 away a month")},
                   {odds.longer, OddsText::tr("%1 away two")},
                   {odds.less, OddsText::tr("%1 back with one Rep less")},
                   {odds.lost, OddsText::tr("%1 never returns")}});
}

} // namespace muster
