// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/actions/aftermath.h"
#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/captives.h"
#include "model/systems/halfmonths/limits.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/sides.h"
#include "model/systems/halfmonths/travel.h"
#include "model/texts.h"
#include "rules/dice/dice.h"
#include "rules/scenario/choose.h"
#include "rules/slug.h"
#include "rules/wounds/afterbattle.h"

#include <algorithm>

namespace muster {

Genre columnOf(const Campaign &campaign, const Pack &pack)
{
    return actions::genreOf(campaign, pack).column;
}

ComingEncounter::ComingEncounter(const Campaign &campaign, const Pack &pack, Dice &dice)
    : m_campaign(campaign)
    , m_pack(pack)
    , m_dice(dice)
    , m_turn(campaign.turn)
{
    for (const int star : campaign.due) {
        if (isThere(FigureId{star}))
            m_due.push_back(star);
    }
    if (m_due.empty() && !campaign.due.empty() && !campaign.following)
        ++m_turn; // it was theirs, and they are gone
}

bool ComingEncounter::isThere(FigureId star) const
{
    return anybodyFights(m_campaign, number(star), m_request.after.has_value(), m_turn);
}

/// Each Star rolls, by id (R87).
bool ComingEncounter::comesInTurn()
{
    for (const Figure *star : m_campaign.stars()) {
        const Reason reason = m_campaign.hasSeveralStars() ? Reason{RollKind::PlayersTurn, number(star->id)}
                                                           : Reason{RollKind::CampaignTurn, m_turn};
        if (playTurn(*m_pack.calendar, m_dice, reason) && isThere(star->id))
            m_due.push_back(number(star->id));
    }
    return !m_due.empty();
}

bool ComingEncounter::await(const std::optional<QString> &enemy)
{
    if (m_campaign.following) {
        if (follows()) {
            if (m_campaign.hasSeveralStars())
                m_whose = m_campaign.following->whose;
            if (m_campaign.following->against)
                meet(FigureId{*m_campaign.following->against});
            return true;
        }
        if (m_due.empty())
            ++m_turn;
    }
    if (m_due.empty()) {
        while (m_turn != m_stop && !comesInTurn())
            ++m_turn;
        if (m_turn == m_stop)
            return false;
    }
    if (m_campaign.hasSeveralStars())
        m_whose = m_due.front();
    m_due.erase(m_due.begin());
    m_request.kind = chooseScenario(*m_pack.scenarios, columnOf(m_campaign, m_pack), m_dice).kind;
    const QString list = thoseWhoFight(m_campaign, m_whose, false).ownList();
    if (enemy)
        m_request.enemy = *enemy;
    else if (!m_pack.scenarios->of(m_request.kind).meetsOnlySecondSide(list))
        m_request.enemy = rollEnemy();
    return true;
}

/// Where only some lists can play the second side, one of both bands is of those (R63).
bool ComingEncounter::canMeet(const Figure &own, const Figure &other) const
{
    const ScenarioRow &row = m_pack.scenarios->of(m_request.kind);
    const auto isSecond = [&](const Figure &star) { return row.isSecondSide(m_campaign.listOf(star)); };
    return m_request.role || row.secondSideLists.empty() || isSecond(own) != isSecond(other);
}

void ComingEncounter::meet(FigureId star)
{
    const Figure *own = m_campaign.find(FigureId{m_whose.value_or(0)});
    for (const Figure *other : own ? m_campaign.stars() : std::vector<const Figure *>()) {
        const bool wanted = other->id == star || star == own->id;
        if (wanted && other != own && isThere(other->id) && canMeet(*own, *other)) {
            m_met = other->id;
            return;
        }
    }
}

Scenario ComingEncounter::deal()
{
    const bool follows = m_request.after.has_value();
    const Campaign band = thoseWhoFight(m_campaign, m_whose, follows);
    m_request.list = band.ownList();
    m_request.leaderRep = band.leaderIn(m_turn)->rep();
    m_request.points = actions::agreedPoints(m_campaign, m_pack);
    if (!m_met)
        return dealScenario(m_pack, m_request, m_dice);
    // Who leads them is known; whom they bring they record. Who came beside them comes again (R77).
    const std::vector<Profile> besides = follows ? m_campaign.following->over.enemy.figures : std::vector<Profile>();
    const Campaign theirs = thoseWhoFight(m_campaign, number(*m_met), follows);
    m_request.standing = Force{theirs.ownList(), {theirs.leaderIn(m_turn)->profile}};
    Scenario dealt = dealScenario(m_pack, m_request, m_dice);
    dealt.enemy.figures = besides;
    return dealt;
}

bool ComingEncounter::follows()
{
    const Following &following = *m_campaign.following;
    if (!canBeFought(m_campaign, following))
        return false;
    const auto request = following.kind ? muster::following(*m_pack.scenarios, following.over, *following.kind)
                                        : followUp(*m_pack.scenarios, following.over, m_dice);
    if (!request)
        return false;
    m_request = *request;
    m_request.standing = following.over.enemy;
    return true;
}

QString ComingEncounter::rollEnemy()
{
    return slug(rollEnemyFaction(*m_pack.factions, localeIn(m_campaign, m_pack, m_turn), m_dice));
}

namespace {

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
     .states = {TableState::CarryingOn, TableState::DuckedBack, TableState::Scratched, TableState::BadWound,
                TableState::Unconscious, TableState::Dead, TableState::RanAway, TableState::LeftTable,
                TableState::Surrendered, TableState::Captured, TableState::Turned, TableState::Fine},
     .fates = {woundFates.begin(), woundFates.end()},
     .aided = {Fate::Fine, Fate::Unconscious, Fate::Dead},
     .whyNoRest = QT_TRANSLATE_NOOP("Systems",
                                    "In these rules the dice decide which turns are quiet. Prepare the next "
                                    "encounter."),
     .whyNotThoseDeeds = QT_TRANSLATE_NOOP("Systems", "These rules have no initiative to lose. Leave it out for %1.")});

/// A journey goes on through an encounter on the way (R69).
void endTurn(actions::Aftermath &aftermath)
{
    aftermath.happen(TurnEnded{});
    const Campaign &now = aftermath.campaign();
    if (now.journey && now.turn >= now.journey->arrivesIn)
        aftermath.happen(Arrived{now.journey->to});
}

} // namespace

const CampaignSystem &halfMonths()
{
    return theHalfMonths;
}

bool HalfMonths::isFor(const Campaign &, const Pack &pack) const
{
    return pack.scenarios && pack.calendar && pack.wounds && pack.rewards;
}

const Force *HalfMonths::dealtEnemy(const Encounter &encounter) const
{
    return &scenarioOf(encounter)->enemy;
}

std::optional<ScenarioInPlay> HalfMonths::onTable(const Encounter &) const
{
    return ScenarioInPlay();
}

/// The police of a robbery and those of a follow-up say nothing of whom the band meets next.
bool HalfMonths::namesNextEnemy(const Encounter &encounter) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    return scenario.enemyRole != Role::Police && !scenario.after && !encounter.meeting;
}

Stranger HalfMonths::stranger(const Encounter &encounter, const Known &known) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    return known.pack().scenarios ? known.force(scenario.enemy) : Known::unknown(QString(slug(scenario.kind)));
}

QString HalfMonths::title(const Encounter &encounter) const
{
    return words::title(scenarioOf(encounter)->kind);
}

std::vector<Term> HalfMonths::kinds(const Encounter &encounter) const
{
    return {{QString(slug(scenarioOf(encounter)->kind)), title(encounter)}};
}

std::vector<Term> HalfMonths::everyKind() const
{
    std::vector<Term> all;
    for (const ScenarioKind kind : allScenarios)
        all.push_back({slug(kind), words::title(kind)});
    return all;
}

/// The Chasers are behind the band before they come onto the table.
QString HalfMonths::whereIs(const GroupInPlay &group, const Campaign &campaign) const
{
    const auto &pursuit = scenarioOf(*campaign.play)->pursuit;
    if (group.section != offTable || scenarioOf(*campaign.encounter)->enemyRole != Role::Chaser || !pursuit)
        return CampaignSystem::whereIs(group, campaign);
    return StoryText::tr("%1″ behind you").arg(pursuit->distance);
}

QString HalfMonths::turnBy(const Play &play) const
{
    const ScenarioInPlay &now = *scenarioOf(play);
    return now.cards.empty() ? SystemText::tr("without cards")
                             : SystemText::tr("%1, %2").arg(words::cards(now.cards), words::order(now.order));
}

QStringList HalfMonths::counts(const Play &play) const
{
    return {SystemText::tr("day %1").arg(scenarioOf(play)->day)};
}

std::vector<Term> HalfMonths::sequels(const Encounter &encounter, const Pack &pack) const
{
    std::vector<Term> all;
    for (const ScenarioKind kind : mayFollow(*pack.scenarios, scenarioOf(encounter)->kind))
        all.push_back({QString(slug(kind)), words::title(kind)});
    return all;
}

/// The survivors first, then the next of the Stars whose sevens have fallen in this turn (R87).
std::optional<ComesAtOnce> HalfMonths::following(const Campaign &campaign, const Pack &pack) const
{
    if (!campaign.following) {
        const Figure *due = nextDue(campaign);
        if (!due)
            return std::nullopt;
        const Term encounter{{}, SystemText::tr("the encounter of %1").arg(words::bandOf(*due))};
        return ComesAtOnce{encounter, true, number(due->id)};
    }
    const Following &coming = *campaign.following;
    const ScenarioKind next = coming.kind ? *coming.kind : mayFollow(*pack.scenarios, coming.over.kind).front();
    const std::optional<FollowUp> &byTheBook = pack.scenarios->of(coming.over.kind).next;
    return ComesAtOnce{
        {QString(slug(next)), words::title(next)}, coming.kind || (byTheBook && byTheBook->isCertain()), coming.whose};
}

Dealt HalfMonths::glimpse(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    ComingEncounter coming(campaign, pack, dice);
    coming.stopIn(wish.until);
    const bool rolled = (wish.enemy.isEmpty() || wish.enemy == whoeverComes) && rollsEnemy(campaign, pack);
    const std::optional<FigureId> band = bandIn(wish.enemy);
    const QString enemy = enemyOf(campaign, band ? QString() : wish.enemy);
    const bool came = coming.await(rolled ? std::nullopt : std::optional(enemy));
    Dealt dealt;
    dealt.quietTurns = coming.turn() - campaign.turn;
    if (!came)
        return dealt;
    if (band && !coming.cameAtOnce())
        coming.meet(*band);
    Encounter &encounter = dealt.encounter.emplace();
    encounter.part = coming.deal();
    encounter.whose = coming.whose();
    if (coming.met())
        encounter.meeting = Meeting{number(*coming.met())};
    dealt.due = coming.due();
    encounter.enemy = scenarioOf(encounter)->enemy.from;
    return dealt;
}

Dealt HalfMonths::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Dealt dealt = glimpse(campaign, pack, wish, dice);
    if (dealt.encounter)
        dealt.encounter->setup.grid = wish.grid;
    if (dealt.encounter && actions::optionValue(campaign, pack, QStringLiteral("terrain")) != QLatin1String("none"))
        dealt.encounter->setup.sections = dealTerrain(*pack.terrain, dice, CountryChoice::BySection, wish.grid);
    return dealt;
}

QStringList HalfMonths::enemies(const Pack &pack) const
{
    return actions::idsIn(pack.lists) + actions::idsIn(pack.teams);
}

bool HalfMonths::rollsEnemy(const Campaign &campaign, const Pack &pack) const
{
    return isWasteland(campaign, pack);
}

void HalfMonths::settle(actions::Aftermath &aftermath) const
{
    layDownArms(aftermath);
    takeDeeds(aftermath);
    takeSalvage(aftermath);
    endCaptivity(aftermath);
    loseStockpile(aftermath);
}

void HalfMonths::turn(actions::Aftermath &aftermath) const
{
    MonthServed served;
    for (const ReportedFate &reported : aftermath.fates())
        served.there.push_back(number(reported.id));
    serveMonth(aftermath, served);
    expectFollowUp(aftermath);
    const Campaign &now = aftermath.campaign();
    if (!now.following)
        sendReinforcements(aftermath); // they fight what follows at once, too (R77)
    const bool moreToCome =
        std::any_of(now.due.begin(), now.due.end(), [&](int star) { return now.find(FigureId{star}); });
    if (!now.following && !moreToCome)
        endTurn(aftermath);
}

NextEncounter HalfMonths::after(const PastEncounter &, const Pack &) const
{
    return {};
}

QString HalfMonths::turnLabel(int turn, const Pack &) const
{
    return words::halfMonth(turn);
}

QString HalfMonths::turnMark(int turn) const
{
    return words::halfMonthMark(turn);
}

} // namespace muster
