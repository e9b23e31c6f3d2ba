// SPDX-License-Identifier: MIT
#include "model/acts/offer.h"

#include "model/acts/acts.h"
#include "model/acts/battle.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// Adds the reason why an offer cannot be done. Each choice is an act of its own.
void sayWhyNot(const Situation &now, Offer &offer)
{
    for (Offer &choice : offer.choices)
        sayWhyNot(now, choice);
    if (!offer.choices.empty() || !offer.whyNot.isEmpty())
        return;
    QStringList reasons;
    for (const Problem &problem : check(now.campaign, now.pack, offer.act))
        reasons << problem.text;
    offer.whyNot = reasons.join(u'\n');
}

} // namespace

const EnemyFigure *Situation::enemy() const
{
    return subject.kind == SubjectKind::Enemy ? figureIn(play().group(subject.id), subject.figure) : nullptr;
}

Offers offersOn(const Situation &now)
{
    Offers all;
    if (!now.campaign.play && now.subject.kind != SubjectKind::Battle)
        return all;
    for (const ActKind *kind : ActKind::all()) {
        if (!kind->belongs(now.campaign))
            continue;
        for (Offer &offer : kind->offers(now)) {
            sayWhyNot(now, offer);
            all.push_back(std::move(offer));
        }
    }
    std::ranges::stable_sort(all, [](const Offer &one, const Offer &other) { return one.rank < other.rank; });
    return all;
}

std::optional<Offer> placing(const Situation &now)
{
    for (const Offer &offer : offersOn(now)) {
        if (offer.rank == Rank::Placing)
            return offer;
    }
    return std::nullopt;
}

} // namespace muster::acts
