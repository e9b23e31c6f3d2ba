// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/odds/forecast.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "model/systems/systems.h"
#include "rules/dice/dice.h"
#include "rules/odds/distribution.h"
#include "rules/odds/scenarioodds.h"
#include "rules/scenario/choose.h"
#include "rules/slug.h"
#include "rules/wounds/afterbattle.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster {

Genre columnOf(const Campaign &campaign, const Pack &pack)
{
    return acts::genreOf(campaign, pack).column;
}

namespace {

/// Finds the next encounter of the first edition: one that follows the last one, or one that the calendar brings.
class ComingEncounter
{
public:
    ComingEncounter(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice)
        : m_campaign(campaign)
        , m_pack(pack)
        , m_wish(wish)
        , m_dice(dice)
        , m_turn(campaign.turn)
    {
        std::ranges::copy_if(campaign.due, std::back_inserter(m_due), [this](FigureId star) { return isThere(star); });
        if (m_due.empty() && !campaign.due.empty() && !campaign.following)
            ++m_turn; // the turn was theirs, and they are gone
    }

    Dealt deal()
    {
        const bool came = await();
        Dealt dealt{m_turn - m_campaign.turn, {}};
        if (!came)
            return dealt;
        if (const auto band = bandIn(m_wish.enemy); band && !m_request.after)
            meet(*band);
        Encounter &encounter = dealt.encounter.emplace();
        encounter.part = scenario();
        encounter.whose = m_whose;
        if (m_met != noFigure)
            encounter.meeting = Meeting{m_met};
        encounter.enemy = scenarioOf(encounter)->enemy.from;
        dealt.due = m_due;
        return dealt;
    }

private:
    /// Checks whether somebody of that Star's band can fight it.
    bool isThere(FigureId star) const { return anybodyFights(m_campaign, star, m_request.after.has_value(), m_turn); }

    /// Rolls for each Star, by id (R87).
    bool comesInTurn()
    {
        for (const Figure *star : m_campaign.stars()) {
            const Reason reason = m_campaign.hasSeveralStars() ? Reason{RollKind::PlayersTurn, number(star->id)}
                                                               : Reason{RollKind::CampaignTurn, m_turn};
            if (playTurn(*m_pack.calendar, m_dice, reason) && isThere(star->id))
                m_due.push_back(star->id);
        }
        return !m_due.empty();
    }

    /// Passes turns until it comes; false if they stopped before.
    bool await()
    {
        if (follows()) {
            if (m_campaign.hasSeveralStars())
                m_whose = m_campaign.following->whose;
            if (m_campaign.following->against != noFigure)
                meet(m_campaign.following->against);
            return true;
        }
        if (m_campaign.following && m_due.empty())
            ++m_turn;
        while (m_due.empty() && m_turn != m_wish.until && !comesInTurn())
            ++m_turn;
        if (m_due.empty())
            return false;
        if (m_campaign.hasSeveralStars())
            m_whose = m_due.front();
        m_due.erase(m_due.begin());
        m_request.kind = chooseScenario(*m_pack.scenarios, columnOf(m_campaign, m_pack), m_dice).kind;
        chooseEnemy();
        return true;
    }

    /// Sets the enemy: the player's, or the one from the locale's dice (p. 19).
    void chooseEnemy()
    {
        const QString list = thoseWhoFight(m_campaign, m_whose, false).ownList();
        const bool rolled = m_wish.enemy.isEmpty() || m_wish.enemy == whoeverComes;
        if (!rolled || !isWasteland(m_campaign, m_pack))
            m_request.enemy = enemyOf(m_campaign, bandIn(m_wish.enemy) ? QString() : m_wish.enemy);
        else if (!m_pack.scenarios->of(m_request.kind).meetsOnlySecondSide(list))
            m_request.enemy = slug(rollEnemyFaction(*m_pack.factions, localeIn(m_campaign, m_pack, m_turn), m_dice));
    }

    /// Checks that one of both bands can play the second side, if only some lists can (R63).
    bool canMeet(const Figure &own, const Figure &other) const
    {
        const ScenarioRow &row = m_pack.scenarios->of(m_request.kind);
        const auto isSecond = [&](const Figure &star) { return row.isSecondSide(m_campaign.listOf(star)); };
        return m_request.role || row.secondSideLists.empty() || isSecond(own) != isSecond(other);
    }

    /// Sets that Star's band as the enemy, if somebody of it is there; in that band's own encounter, the first other
    /// band (R87). In a Robbery one of both is the police.
    void meet(FigureId star)
    {
        const Figure *own = m_campaign.find(m_whose);
        for (const Figure *other : m_campaign.stars()) {
            const bool wanted = own && other != own && (other->id == star || star == own->id);
            if (wanted && isThere(other->id) && canMeet(*own, *other)) {
                m_met = other->id;
                return;
            }
        }
    }

    Scenario scenario()
    {
        const bool follows = m_request.after.has_value();
        const Campaign band = thoseWhoFight(m_campaign, m_whose, follows);
        m_request.list = band.ownList();
        m_request.leaderRep = band.leaderIn(m_turn)->rep();
        m_request.points = acts::agreedPoints(m_campaign, m_pack);
        if (m_met == noFigure)
            return dealScenario(m_pack, m_request, m_dice);
        // Their leader is known; their party they record. Reinforcements that came with them come again (R77).
        const Campaign theirs = thoseWhoFight(m_campaign, m_met, follows);
        m_request.standing = Force{theirs.ownList(), {theirs.leaderIn(m_turn)->profile}};
        Scenario dealt = dealScenario(m_pack, m_request, m_dice);
        dealt.enemy.figures = follows ? m_campaign.following->over.enemy.figures : std::vector<Profile>();
        return dealt;
    }

    bool follows()
    {
        if (!m_campaign.following || !canBeFought(m_campaign, *m_campaign.following))
            return false;
        const Following &following = *m_campaign.following;
        const auto request = following.kind ? muster::following(*m_pack.scenarios, following.over, *following.kind)
                                            : followUp(*m_pack.scenarios, following.over, m_dice);
        if (!request)
            return false;
        m_request = *request;
        m_request.standing = following.over.enemy;
        return true;
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
    const Wish &m_wish;
    Dice &m_dice;
    int m_turn;
    FigureIds m_due; ///< Stars whose dice brought one in the same turn (R87)
    FigureId m_whose{}; ///< the Star whose dice brought it; nobody if there is only one
    FigureId m_met{}; ///< the Star whose band is met; nobody if the enemy is rolled up
    ScenarioRequest m_request;
};

const HalfMonths theHalfMonths(
    QLatin1StringView("half-months"),
    {.waitsOffTable = true,
     .redealsEnemy = true,
     .rollsActivation = false,
     .creditsDeeds = true,
     .splitsPoints = true,
     .bandsMeet = true,
     .recruitsInHand = true,
     .holdsStars = true,
     .knowsNext = false,
     .countsDucking = true, // p. 4
     .halvesMonths = true,
     .states = {TableState::CarryingOn, TableState::DuckedBack, TableState::Scratched, TableState::BadWound,
                TableState::Unconscious, TableState::Dead, TableState::RanAway, TableState::LeftTable,
                TableState::Surrendered, TableState::Captured, TableState::Turned, TableState::Fine},
     .fates = {woundFates.begin(), woundFates.end()},
     .aided = {Fate::Fine, Fate::Unconscious, Fate::Dead},
     .dead = Fate::Dead,
     .deedsAsked = {DeedAsked::InflictedDamage, DeedAsked::LostNerve, DeedAsked::Wound, DeedAsked::Killed,
                    DeedAsked::Routed},
     .deedsThatCount =
         [](const Deeds &deeds) {
             Deeds known = deeds;
             known.initiativeLost = 0;
             return known;
         },
     .blankPart = [](int) -> EncounterPart {
         return Scenario();
     }, // the enemy's figures are written in by hand as they are rolled
     .whyNoRest = QT_TRANSLATE_NOOP("Systems",
                                    "In these rules the dice decide which turns are quiet. Prepare the next "
                                    "encounter."),
     .whyNotThoseDeeds = QT_TRANSLATE_NOOP("Systems", "These rules have no initiative to lose. Leave it out for %1.")});

} // namespace

const CampaignSystem &halfMonths()
{
    return theHalfMonths;
}

/// Returns the survivors' encounter first, then that of the next Star who rolled a seven in this turn (R87).
std::optional<ComesAtOnce> comesAtOnce(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.following) {
        const Figure *due = nextDue(campaign);
        if (!due)
            return std::nullopt;
        const Term encounter{{}, SystemText::tr("the encounter of %1").arg(words::bandOf(*due))};
        return ComesAtOnce{encounter, true, due->id};
    }
    const Following &coming = *campaign.following;
    const ScenarioKind next = coming.kind ? *coming.kind : mayFollow(*pack.scenarios, coming.over.kind).front();
    const std::optional<FollowUp> &byTheBook = pack.scenarios->of(coming.over.kind).next;
    return ComesAtOnce{
        {QString(slug(next)), words::title(next)}, coming.kind || (byTheBook && byTheBook->isCertain()), coming.whose};
}

Dealt HalfMonths::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Dealt dealt = ComingEncounter(campaign, pack, wish, dice).deal();
    if (!wish.ground || !dealt.encounter)
        return dealt;
    Setup &setup = dealt.encounter->setup;
    setup.grid = wish.grid;
    if (acts::optionValue(campaign, pack, QStringLiteral("terrain")) != QLatin1String("none"))
        setup.sections = dealTerrain(*pack.terrain, dice, CountryChoice::BySection, wish.grid);
    return dealt;
}

namespace {

/// Returns the kinds that may follow the last encounter, else all of the genre.
std::vector<ScenarioKind> possibleKinds(const Campaign &campaign, const Pack &pack)
{
    if (campaign.following) {
        const auto &said = campaign.following->kind;
        return said ? std::vector{*said} : mayFollow(*pack.scenarios, campaign.following->over.kind);
    }
    std::vector<ScenarioKind> kinds;
    std::ranges::copy_if(allScenarios, std::back_inserter(kinds), [&](ScenarioKind kind) {
        return pack.scenarios->modifier(kind, columnOf(campaign, pack)).has_value();
    });
    return kinds;
}

std::vector<PossibleEncounter> possibleIn(const Campaign &campaign, const Pack &pack)
{
    const Genre column = columnOf(campaign, pack);
    const ScenarioOdds odds = scenarioOdds(*pack.scenarios, column);
    std::vector<PossibleEncounter> all;
    for (const ScenarioKind kind : possibleKinds(campaign, pack)) {
        PossibleEncounter &one = all.emplace_back(PossibleEncounter{words::title(kind), {}});
        if (campaign.following)
            continue;
        const int modifier = *pack.scenarios->modifier(kind, column);
        one.dice = modifier == 0 ? SystemText::tr("2d6")
            : modifier > 0       ? SystemText::tr("2d6 + %1").arg(modifier)
                                 : SystemText::tr("2d6 − %1").arg(-modifier);
        one.chance = odds[int(kind)];
    }
    return all;
}

/// Returns the value under that name; appends an empty one if there is none.
template<class Value>
Value &under(std::vector<std::pair<QString, Value>> &all, const QString &name)
{
    const auto found = std::ranges::find_if(all, [&](const auto &one) { return one.first == name; });
    return found != all.end() ? found->second : all.emplace_back(name, Value()).second;
}

std::vector<PossibleBeginning> beginningsIn(const Campaign &campaign, const Pack &pack)
{
    std::vector<std::pair<QString, std::vector<std::pair<QString, QStringList>>>> places;
    for (const ScenarioKind kind : possibleKinds(campaign, pack)) {
        for (const ScenarioSide &side : pack.scenarios->of(kind).sides) {
            Scenario scenario;
            scenario.kind = kind;
            scenario.role = side.role;
            Encounter dealt;
            dealt.part = scenario;
            QStringList &kinds = under(under(places, tableEdges(dealt, pack).yours.sentence), words::title(side.role));
            if (!kinds.contains(words::title(kind)))
                kinds << words::title(kind);
        }
    }
    std::vector<PossibleBeginning> all;
    for (const auto &[sentence, roles] : places) {
        QStringList said;
        for (const auto &[role, kinds] : roles)
            said << SystemText::tr("%1 (%2)", "a role, and the encounters that have it").arg(role, kinds.join(u", "));
        all.push_back({sentence, said.join(u", ")});
    }
    return all;
}

QString howItComes(const Campaign &campaign, const Pack &pack)
{
    if (const Figure *star = nextDue(campaign)) {
        return campaign.following
            ? SystemText::tr("The survivors of both sides may meet again immediately. If they do not, the encounter of "
                             "%1 comes, whose 7 was rolled in the same turn.")
                  .arg(words::bandOf(*star))
            : SystemText::tr("The encounter of %1 comes, whose 7 was rolled in the same turn.")
                  .arg(words::bandOf(*star));
    }
    if (campaign.following)
        return SystemText::tr("The survivors of both sides may meet again immediately. If they do not, turns pass "
                              "until a %1 is rolled.")
            .arg(pack.calendar->encounterOn);
    return SystemText::tr("Rolls 2d6 each turn until a %1 brings an encounter, then rolls up its kind, your role, the "
                          "enemy and everything else.")
        .arg(pack.calendar->encounterOn);
}

} // namespace

Coming HalfMonths::coming(const Campaign &campaign, const Pack &pack) const
{
    return {howItComes(campaign, pack), {}, possibleIn(campaign, pack), beginningsIn(campaign, pack)};
}

namespace {

/// The chances in a turn: no encounter, or one of the kinds.
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
        odds.kinds[int(kind)] = chance;
        return odds;
    }

    HalfMonthOdds some(double chance) const
    {
        HalfMonthOdds odds{1 - chance, m_kinds};
        for (double &kind : odds.kinds)
            kind *= chance;
        return odds;
    }

    bool canLead(const Figure &star, int turn) const { return anybodyFights(m_campaign, star.id, false, turn); }

    /// Returns the odds of the dice. Each Star rolls who is there to lead, or who has somebody to do so (R87); a later
    /// roll brings one of the same kinds.
    HalfMonthOdds byTheDice(int turn) const
    {
        const double comes = sumOdds(2, 6).chanceOf(m_pack.calendar->encounterOn);
        double none = 1;
        for (const Figure *star : m_campaign.stars())
            none *= canLead(*star, turn) ? 1 - comes : 1;
        return some(1 - none);
    }

    /// Returns the odds of the first turn: a current, following or due encounter comes before any dice.
    HalfMonthOdds first() const
    {
        const int turn = m_campaign.turn;
        if (const Scenario *scenario = scenarioIn(m_campaign))
            return certain(scenario->kind);
        const bool isDue = std::ranges::any_of(m_campaign.due, [&](FigureId id) {
            const Figure *star = m_campaign.find(id);
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

/// Returns the chances. The dice do not depend on the result of the last encounter, so `WinChances` is not used. A
/// follow-up of a future encounter is not counted: it depends on the enemies who are left.
std::vector<TurnAhead> HalfMonths::ahead(const Campaign &campaign, const Pack &pack, int turns,
                                         const WinChances &) const
{
    const HalfMonthsAhead dice(campaign, pack);
    const HalfMonthOdds first = dice.of(campaign.turn);
    std::vector<ScenarioKind> kinds; // a follow-up may be none of the genre's
    for (const ScenarioKind kind : allScenarios) {
        if (pack.scenarios->modifier(kind, columnOf(campaign, pack)) || first.kinds[int(kind)] > 0)
            kinds.push_back(kind);
    }
    std::vector<TurnAhead> months;
    for (int turn = campaign.turn; turn < campaign.turn + turns; ++turn) {
        const HalfMonthOdds odds = dice.of(turn);
        TurnAhead &month = months.emplace_back();
        month.turn = turn;
        month.encounters.push_back({{QString(noEncounter), SystemText::tr("No encounter")}, odds.none});
        for (const ScenarioKind kind : kinds)
            month.encounters.push_back({{QString(slug(kind)), words::title(kind)}, odds.kinds[int(kind)]});
    }
    return months;
}

} // namespace muster
