// SPDX-License-Identifier: MIT
#include "model/odds/waiting.h"

#include "model/acts/actions.h"
#include "model/odds/expectation.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/lists.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

int percentOf(const LoyaltyOdds &odds)
{
    return qRound(odds.stays() * 100);
}

namespace {

QString changed(const QString &now, const QString &later)
{
    return now == later ? OddsText::tr("stays %1").arg(now) : OddsText::tr("%1 instead of %2").arg(later, now);
}

std::vector<GruntWaiting> gruntsIn(const Campaign &now, const Campaign &later, const Pack &pack)
{
    std::vector<GruntWaiting> grunts;
    for (const Figure &figure : now.band) {
        const auto before = loyaltyProspect(now, pack, figure);
        const Figure *then = later.find(figure.id);
        const auto after = then ? loyaltyProspect(later, pack, *then) : std::nullopt;
        if (before && after)
            grunts.push_back({figure.name, systemOf(now, pack).served(figure.months), *before, *after});
    }
    return grunts;
}

std::vector<WaitingFact> factsOf(const Campaign &now, const Campaign &later, const Pack &pack, int party, int pefs)
{
    std::vector<WaitingFact> facts;
    if (now.next.eal && later.next.eal)
        facts.push_back({OddsText::tr("Enemy Activity Level"),
                         changed(QString::number(*now.next.eal), QString::number(*later.next.eal))});
    facts.push_back({OddsText::tr("Next encounter"), changed(words::coming(now, pack), words::coming(later, pack))});
    const int back = int(later.presentIn(later.turn).size()) - int(now.presentIn(now.turn).size());
    const auto before = contactAhead(now, pack, party, pefs);
    const auto after = contactAhead(later, pack, party + std::max(0, back), pefs);
    if (before && after)
        facts.push_back({OddsText::tr("Expected enemies"),
                         changed(OddsText::tr("about %1").arg(qRound(before->enemies.mean())),
                                 OddsText::tr("about %1").arg(qRound(after->enemies.mean())))});
    const auto isMarked = [](const Figure &figure) { return figure.poisoned || figure.exempt; };
    if (asksLoyalty(now, pack) && std::ranges::any_of(later.band, isMarked))
        facts.push_back({OddsText::tr("Poison, exemption"), OddsText::tr("kept for the next test")});
    const CampaignSystem &system = systemOf(now, pack);
    facts.push_back(
        {OddsText::tr("Places free"),
         changed(QString::number(system.room(now, pack).places), QString::number(system.room(later, pack).places))});
    return facts;
}

} // namespace

bool GruntWaiting::isSame() const
{
    return now.noTest == later.noTest && percentOf(now.afterFailure) == percentOf(later.afterFailure)
        && percentOf(now.afterSuccess) == percentOf(later.afterSuccess);
}

QString backBy(const Campaign &campaign, int turn)
{
    QStringList names;
    const auto before = campaign.presentIn(campaign.turn);
    for (const Figure *figure : campaign.presentIn(turn)) {
        if (!contains(before, figure))
            names << figure->name;
    }
    return names.isEmpty() ? QString() : OddsText::tr("Back by then: %1.").arg(words::listing(names));
}

std::optional<ContactProspect> contactAhead(const Campaign &campaign, const Pack &pack, int party, int pefs)
{
    const std::optional<int> eal = campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    if (!asksContact(campaign, pack) || !eal || party == 0)
        return std::nullopt;
    return contactProspect(*pack.activity, *eal, party, pefs);
}

std::optional<Waiting> waitingIn(const Campaign &campaign, const Pack &pack, int party, int pefs)
{
    const Result<Step> month = acts::rest(campaign, pack);
    if (!month)
        return std::nullopt;
    Campaign later = campaign;
    apply(later, *month);
    const QString back = backBy(campaign, later.turn);
    const bool anyAway =
        std::ranges::any_of(campaign.band, [&](const Figure &figure) { return figure.isAway(campaign.turn); });
    QStringList sentences{!back.isEmpty() ? back
                              : anyAway   ? OddsText::tr("Nobody comes back by then.")
                                          : OddsText::tr("Nobody is away, so nobody comes back.")};
    const bool asked = asksLoyalty(campaign, pack);
    sentences << (asked ? OddsText::tr("The month counts as served; nobody takes Stay or Go, and nobody leaves.")
                        : OddsText::tr("The month counts as served, and nothing else changes."));
    return Waiting{sentences, gruntsIn(campaign, later, pack), factsOf(campaign, later, pack, party, pefs)};
}

} // namespace muster
