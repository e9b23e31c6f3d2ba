// SPDX-License-Identifier: MIT
#include "model/odds/turnahead.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/whofights.h"
#include "model/texts.h"
#include "rules/calendar/calendar.h"
#include "rules/odds/distribution.h"
#include "rules/odds/scenarioodds.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/scenario/scenariotables.h"

#include <algorithm>

namespace muster {

namespace {

/// What a turn may bring: nothing, or one of the kinds.
struct HalfMonthOdds {
    double none = 0;
    ScenarioOdds kinds{};
};

class HalfMonthsAhead
{
public:
    HalfMonthsAhead(const Campaign &campaign, const Pack &pack)
        : m_campaign(campaign)
        , m_pack(pack)
        , m_kinds(scenarioOdds(*pack.scenarios, columnOf(campaign, pack)))
    {
    }

    HalfMonthOdds of(int turn) const { return turn == m_campaign.turn ? first() : byTheDice(turn); }

private:
    static HalfMonthOdds certain(ScenarioKind kind, double chance = 1)
    {
        HalfMonthOdds odds{1 - chance, {}};
        odds.kinds[static_cast<std::size_t>(kind)] = chance;
        return odds;
    }

    HalfMonthOdds some(double chance) const
    {
        HalfMonthOdds odds{1 - chance, m_kinds};
        for (double &kind : odds.kinds)
            kind *= chance;
        return odds;
    }

    bool canLead(const Figure &star, int turn) const { return anybodyFights(m_campaign, number(star.id), false, turn); }

    /// Each Star rolls who is there to lead, or has somebody who is (R87); what a later one brings is one of the same kinds.
    HalfMonthOdds byTheDice(int turn) const
    {
        const double comes = sumOdds(2, 6).chanceOf(m_pack.calendar->encounterOn);
        double nobody = 1;
        for (const Figure *star : m_campaign.stars())
            nobody *= canLead(*star, turn) ? 1 - comes : 1;
        return some(1 - nobody);
    }

    /// What is in hand, or follows, or is due comes before any dice.
    HalfMonthOdds first() const
    {
        const int turn = m_campaign.turn;
        if (m_campaign.encounter)
            return certain(scenarioOf(*m_campaign.encounter)->kind);
        const bool isDue = std::any_of(m_campaign.due.begin(), m_campaign.due.end(), [&](int id) {
            const Figure *star = m_campaign.find(FigureId{id});
            return star && canLead(*star, turn);
        });
        if (m_campaign.following && canBeFought(m_campaign, *m_campaign.following))
            return following(*m_campaign.following, isDue);
        if (isDue)
            return some(1);
        return m_campaign.due.empty() ? byTheDice(turn) : some(0);
    }

    HalfMonthOdds following(const Following &following, bool isDue) const
    {
        if (following.kind)
            return certain(*following.kind);
        const auto &next = m_pack.scenarios->of(following.over.kind).next;
        const double comes = next ? std::min(next->upTo, 6) / 6.0 : 0;
        HalfMonthOdds odds = next ? certain(next->kind, comes) : some(0);
        if (isDue) {
            const HalfMonthOdds others = some(1 - comes);
            for (std::size_t kind = 0; kind < odds.kinds.size(); ++kind)
                odds.kinds[kind] += others.kinds[kind];
            odds.none = 0;
        }
        return odds;
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
    ScenarioOdds m_kinds;
};

} // namespace

/// The dice know nothing of how the last one went, so that the chance of a success says nothing of what comes. What may follow
/// at once on an encounter that is yet to come is not counted: it hangs on who of the enemy is left.
std::vector<TurnAhead> HalfMonths::ahead(const Campaign &campaign, const Pack &pack, int turns,
                                         const WinChances &) const
{
    const HalfMonthsAhead dice(campaign, pack);
    const HalfMonthOdds first = dice.of(campaign.turn);
    std::vector<ScenarioKind> kinds; // one that follows on another may be none of the genre's
    for (const ScenarioKind kind : allScenarios) {
        if (pack.scenarios->modifier(kind, columnOf(campaign, pack)) || first.kinds[static_cast<std::size_t>(kind)] > 0)
            kinds.push_back(kind);
    }
    std::vector<TurnAhead> months;
    for (int turn = campaign.turn; turn < campaign.turn + turns; ++turn) {
        const HalfMonthOdds odds = dice.of(turn);
        TurnAhead &month = months.emplace_back();
        month.turn = turn;
        month.encounters.push_back({{QString(noEncounter), SystemText::tr("No encounter")}, odds.none});
        for (const ScenarioKind kind : kinds)
            month.encounters.push_back(
                {{QString(slug(kind)), words::title(kind)}, odds.kinds[static_cast<std::size_t>(kind)]});
    }
    return months;
}

} // namespace muster
