// SPDX-License-Identifier: MIT
#include "ui/aftermath/endwarning.h"

#include "model/changes/band.h"
#include "model/systems/campaignsystem.h"
#include "ui/texts.h"

#include <algorithm>

namespace muster {

namespace {

/// How the Star is lost; null while there is one.
const FigureLeft *lossOfStar(const Campaign &before, const Step &soFar)
{
    Campaign now = before;
    apply(now, soFar);
    if (now.star())
        return nullptr;
    for (const Change &change : soFar.changes) {
        const auto *left = change.as<FigureLeft>();
        const Figure *figure = left ? before.find(left->id) : nullptr;
        if (figure && figure->star)
            return left;
    }
    return nullptr;
}

bool mayCheatDeath(const Campaign &campaign, const Pack &pack, const Figure &star)
{
    const std::vector<Fate> fates = fatesIn(campaign, pack);
    return star.rep() > 1 && std::find(fates.begin(), fates.end(), Fate::CheatedDeath) != fates.end();
}

} // namespace

QString endWarning(const Campaign &before, const Pack &pack, const Step &soFar)
{
    const FigureLeft *left = lossOfStar(before, soFar);
    if (!left)
        return {};
    const Figure &star = *before.find(left->id);
    switch (left->cause) {
    case LeaveCause::Captured:
    case LeaveCause::Surrendered:
        return AftermathText::tr(
                   "%1 is captured, so this battle ends the campaign. To continue it afterwards, bring %1 back "
                   "from the Band page.")
            .arg(star.name);
    case LeaveCause::Turned:
        return AftermathText::tr("%1 turns into a zombie, so this battle ends the campaign. If that is wrong, edit the "
                                 "report before you finish.")
            .arg(star.name);
    case LeaveCause::DiedOfWounds:
        return AftermathText::tr(
                   "%1 dies of wounds, so this battle ends the campaign. If that is wrong, undo the last roll "
                   "or edit the report before you finish.")
            .arg(star.name);
    case LeaveCause::RepGone:
    case LeaveCause::RanForGood:
        return AftermathText::tr(
                   "%1 has no Rep left to lead with, so this battle ends the campaign. If that is wrong, edit "
                   "the report before you finish.")
            .arg(star.name);
    default:
        break;
    }
    if (mayCheatDeath(before, pack, star))
        return AftermathText::tr(
                   "%1 is dead, so this battle ends the campaign. To go on at Rep −1, tick Cheated Death for "
                   "%1 before you finish.")
            .arg(star.name);
    return AftermathText::tr(
               "%1 is dead, so this battle ends the campaign. If that is wrong, edit the report before you "
               "finish.")
        .arg(star.name);
}

} // namespace muster
