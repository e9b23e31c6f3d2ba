// SPDX-License-Identifier: MIT
#include "model/campaign/check.h"

#include "model/campaign/campaigntext.h"

namespace muster {

namespace {

constexpr std::size_t largestBand = 1000; ///< far above any; keeps a hostile file from growing one without end
constexpr std::size_t mostSettlements = 1000;
constexpr int lastTurn = 1000000;
constexpr int mostPoints = 1000000;

/// What a change needs of the campaign it happens to. Each gives the reason why it cannot happen, if there is one.
class Check
{
    Q_DECLARE_TR_FUNCTIONS(Check)

public:
    using Reason = std::optional<QString>;

    explicit Check(const Campaign &campaign)
        : m_campaign(campaign)
    {
    }

    Reason operator()(const Founded &) const
    {
        return need(m_campaign.rules.isEmpty() && m_campaign.lastId == 0, tr("a campaign is founded once"));
    }

    Reason operator()(const FigureJoined &change) const
    {
        if (number(change.figure.id) != m_campaign.lastId + 1)
            return tr("figure %1 joins out of order").arg(number(change.figure.id));
        if (change.figure.star != (m_campaign.lastId == 0))
            return tr("the first to join leads the band, and nobody else does");
        if (m_campaign.band.size() >= largestBand)
            return tr("the band is too large");
        return need(change.figure.status == Status::Active, tr("one who joins is active"));
    }

    Reason operator()(const FigureFared &change) const { return everJoined(change.id); }
    Reason operator()(const FigureRecovered &change) const { return everJoined(change.id); }
    Reason operator()(const RepChanged &change) const { return inBand(change.id); }

    Reason operator()(const FigureLeft &change) const
    {
        if (change.status == Status::Active)
            return tr("one who leaves is no longer active");
        return inBand(change.id);
    }

    Reason operator()(const FigureReturned &change) const
    {
        if (m_campaign.find(change.id))
            return tr("figure %1 is in the band already").arg(number(change.id));
        return everJoined(change.id);
    }

    Reason operator()(const LoyaltyTested &change) const { return everJoined(change.id); }

    Reason operator()(const PoisonSet &change) const
    {
        if (change.by != FigureId{} && everJoined(change.by))
            return everJoined(change.by);
        return inBand(change.id);
    }

    Reason operator()(const ExemptSet &change) const { return inBand(change.id); }

    Reason operator()(const EncounterPrepared &change) const
    {
        if (m_campaign.encounter)
            return tr("an encounter is in hand already");
        return isWhole(change.encounter);
    }

    Reason operator()(const EncounterFinished &) const { return inHand(); }
    Reason operator()(const MonthServed &) const { return std::nullopt; }
    Reason operator()(const TurnEnded &) const { return need(m_campaign.turn < lastTurn, tr("time has run out")); }

    Reason operator()(const CampaignEnded &) const
    {
        return need(m_campaign.phase != Phase::Over, tr("the campaign is over already"));
    }

    Reason operator()(const FigureCorrected &change) const
    {
        const Figure *figure = m_campaign.find(change.figure.id);
        if (!figure)
            return inBand(change.figure.id);
        return need(change.figure.star == figure->star && change.figure.status == Status::Active,
                    tr("a correction makes nobody the leader of the band and sends nobody away"));
    }

    Reason operator()(const CampaignCorrected &) const { return std::nullopt; }

    Reason operator()(const EncounterCorrected &change) const
    {
        if (const Reason reason = inHand())
            return reason;
        return isWhole(change.encounter);
    }

    Reason operator()(const FigureAway &change) const { return inBand(change.id); }
    Reason operator()(const FigureMarked &change) const { return inBand(change.id); }
    Reason operator()(const FirstAidGiven &change) const { return inBand(change.id); }

    Reason operator()(const PointsEarned &change) const
    {
        const Figure *figure = m_campaign.find(change.id);
        if (!figure)
            return inBand(change.id);
        return need(figure->points <= mostPoints - change.share - change.deeds, tr("nobody has earned so many points"));
    }

    Reason operator()(const TurnsPassed &change) const
    {
        if (m_campaign.encounter)
            return tr("no time goes by while an encounter is in hand");
        return need(m_campaign.turn <= lastTurn - change.turns, tr("time has run out"));
    }

    Reason operator()(const FollowUpDue &) const
    {
        return need(!m_campaign.encounter, tr("nothing follows before the encounter is over"));
    }
    Reason operator()(const TravelBegun &change) const
    {
        return need(change.journey.arrivesIn > m_campaign.turn, tr("a journey takes time"));
    }
    Reason operator()(const Arrived &) const
    {
        return need(m_campaign.journey.has_value(), tr("nobody arrives who did not set out"));
    }

    Reason operator()(const SettlementFound &change) const
    {
        const auto &kept = m_campaign.settlements;
        if (kept.size() >= mostSettlements)
            return tr("there are too many settlements");
        return need(kept.empty() ? change.settlement.id >= 1 : change.settlement.id > kept.back().id,
                    tr("settlement %1 is found out of order").arg(change.settlement.id));
    }
    Reason operator()(const SettlementCorrected &change) const { return isKept(change.settlement.id); }
    Reason operator()(const SettlementStruck &change) const { return isKept(change.id); }

    Reason operator()(const GearChanged &change) const { return inBand(change.id); }

    Reason operator()(const StockChanged &change) const
    {
        const int there = m_campaign.stockpile.value(change.item);
        if (change.item.isEmpty() || change.by == 0)
            return tr("a stockpile changes by something");
        return need(there + change.by >= 0 && there <= mostPoints,
                    tr("more is taken out of the stockpile than there is"));
    }

    Reason operator()(const PressRolled &) const { return inHand(); }
    Reason operator()(const ChangesPlay auto &change) const { return whyNotInPlay(m_campaign, change); }

private:
    static Reason need(bool holds, const QString &reason) { return holds ? std::nullopt : Reason(reason); }

    Reason inBand(FigureId id) const
    {
        return need(m_campaign.find(id), tr("there is no figure %1 in the band").arg(number(id)));
    }

    /// Ids are given one after the other, so this needs no search.
    Reason everJoined(FigureId id) const
    {
        return need(number(id) >= 1 && number(id) <= m_campaign.lastId,
                    tr("there never was a figure %1").arg(number(id)));
    }

    Reason isKept(int id) const { return need(m_campaign.settlement(id), tr("there is no settlement %1").arg(id)); }

    Reason inHand() const { return need(m_campaign.encounter.has_value(), tr("there is no encounter in hand")); }

    Reason isWhole(const Encounter &encounter) const
    {
        if (encounter.settlement && !m_campaign.settlement(*encounter.settlement))
            return isKept(*encounter.settlement);
        const auto &sections = encounter.setup.sections;
        // Rules that deal the encounter itself may leave the table to the player (R72).
        const bool bare = encounter.dealtEnemy() && sections.empty();
        for (int i = 0; !bare && i < 9; ++i) {
            if (sections.size() != 9 || sections[i].number != i + 1)
                return tr("an encounter has sections 1 to 9, in order");
        }
        const auto &pefs = encounter.setup.pefs;
        for (std::size_t i = 0; i < pefs.size(); ++i) {
            if (pefs[i].id != static_cast<int>(i) + 1)
                return tr("PEFs are numbered from 1, in order");
        }
        return std::nullopt;
    }

    const Campaign &m_campaign;
};

} // namespace

std::optional<Problem> applyChecked(Campaign &campaign, const Step &step)
{
    const bool foundsIt = !step.changes.empty() && std::holds_alternative<Founded>(step.changes.front());
    if (foundsIt != campaign.rules.isEmpty())
        return Problem{CampaignText::tr("The first step, and no other, founds the campaign.")};
    for (const Change &change : step.changes) {
        if (const auto reason = std::visit(Check(campaign), change))
            return Problem{CampaignText::tr("A step makes no sense: %1.").arg(*reason)};
        apply(campaign, change);
    }
    if (campaign.rules.isEmpty() || campaign.lastId == 0)
        return Problem{CampaignText::tr("A campaign has a rule set and a Star.")};
    if ((campaign.phase != Phase::Over) != (campaign.star() != nullptr))
        return Problem{CampaignText::tr("A campaign has its Star until it is over.")};
    if ((campaign.phase == Phase::Play) != campaign.encounter.has_value())
        return Problem{CampaignText::tr("An encounter is in hand while it is played.")};
    return std::nullopt;
}

Result<Campaign> foldChecked(const Steps &steps, std::size_t count)
{
    Campaign campaign;
    for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
        if (const auto problem = applyChecked(campaign, steps[i]))
            return Problem{CampaignText::tr("Step %1: %2").arg(i + 1).arg(problem->text)};
    }
    return campaign;
}

} // namespace muster
