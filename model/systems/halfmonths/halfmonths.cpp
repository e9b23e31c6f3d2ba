// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/actions/aftermath/aftermath.h"
#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/bought.h"
#include "model/systems/halfmonths/captives.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/wasteland.h"
#include "model/texts.h"
#include "rules/dice/dice.h"
#include "rules/force/points.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/scenario/choose.h"
#include "rules/wounds/afterbattle.h"

#include <algorithm>

namespace muster {

Genre columnOf(const Campaign &campaign, const Pack &pack)
{
    const QString genre = actions::chosenGenre(campaign, pack);
    if (genre == QLatin1String("gang") || genre == QLatin1String("wasteland"))
        return Genre::Gang;
    if (genre == QLatin1String("aliens"))
        return Genre::Aliens;
    return genre.startsWith(QLatin1String("military")) ? Genre::Military : Genre::BMovie;
}

ComingEncounter::ComingEncounter(const Campaign &campaign, const Pack &pack, Dice &dice)
    : m_campaign(campaign)
    , m_pack(pack)
    , m_dice(dice)
    , m_turn(campaign.turn)
{
    for (const int star : campaign.due) {
        const Figure *leader = campaign.find(FigureId{star});
        if (leader && canLead(*leader, m_turn))
            m_due.push_back(star);
    }
    if (m_due.empty() && !campaign.due.empty())
        ++m_turn; // it was theirs, and they are gone
}

/// Somebody of that Star's band is there to lead it.
bool ComingEncounter::canLead(const Figure &star, int turn) const
{
    return m_campaign.hasSeveralStars() ? m_campaign.bandOf(star.id).leaderIn(turn) : m_campaign.leaderIn(turn);
}

/// Each Star rolls, by id (R87).
bool ComingEncounter::comesInTurn()
{
    for (const Figure *star : m_campaign.stars()) {
        if (playTurn(*m_pack.calendar, m_dice, m_turn) && canLead(*star, m_turn))
            m_due.push_back(number(star->id));
    }
    return !m_due.empty();
}

bool ComingEncounter::await(const std::optional<QString> &enemy)
{
    if (m_campaign.following) {
        if (follows()) {
            const Figure *star = m_campaign.find(FigureId{m_campaign.following->whose.value_or(0)});
            if (star && m_campaign.hasSeveralStars() && canLead(*star, m_turn))
                m_whose = m_campaign.following->whose;
            return true;
        }
        if (m_due.empty()) {
            ++m_turn;
            if (isWasteland(m_campaign, m_pack))
                return false; // from here the band may travel
        }
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
    m_request.enemy = enemy ? *enemy : rollEnemy();
    return true;
}

Scenario ComingEncounter::deal()
{
    m_request.list = m_campaign.list;
    const Campaign band = m_whose ? m_campaign.bandOf(FigureId{*m_whose}) : m_campaign;
    m_request.leaderRep = band.leaderIn(m_turn)->rep();
    m_request.points = actions::agreedPoints(m_campaign, m_pack);
    return dealScenario(m_pack, m_request, m_dice);
}

bool ComingEncounter::follows()
{
    const Following &following = *m_campaign.following;
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

const HalfMonths theHalfMonths(QLatin1StringView("half-months"));

/// A journey goes on through an encounter on the way (R69).
void endTurn(actions::Aftermath &aftermath)
{
    aftermath.happen(TurnEnded{});
    const Campaign &now = aftermath.campaign();
    if (now.journey && now.turn >= now.journey->arrivesIn)
        aftermath.happen(Arrived{now.journey->to});
}

/// The encounter in hand follows at once on another, or is about to.
bool isFollowUp(const Campaign &campaign)
{
    const Scenario *scenario = campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
    return campaign.following || (scenario && scenario->after);
}

/// R68: the Rep of the Grunts is counted instead of their heads.
bool isByRepSquared(const Campaign &campaign, const Pack &pack)
{
    return actions::optionValue(campaign, pack, QStringLiteral("recruits")) == QLatin1String("rep-squared");
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

Part<Play> HalfMonths::onTable(const Encounter &) const
{
    return ScenarioInPlay();
}

/// The police of a robbery and those of a follow-up say nothing of whom the band meets next.
bool HalfMonths::namesNextEnemy(const Encounter &encounter) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    return scenario.enemyRole != Role::Police && !scenario.after;
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

/// What the encounter's points come to, where figures share them (R65).
QString HalfMonths::forParty(const Campaign &campaign, const Pack &pack, int party) const
{
    const bool bought = actions::agreedPoints(campaign, pack).has_value();
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    QStringList sentences{
        SystemText::tr("You face %1.").arg(words::figures(static_cast<int>(scenario.enemy.figures.size())))};
    if (pack.rewards)
        sentences << SystemText::tr("All the encounter's points make %1 for each figure.")
                         .arg(pack.rewards->share({1, 1}, party));
    if (!bought && party - 1 > scenario.recruits)
        sentences << SystemText::tr("You may bring at most %1 Grunts.").arg(scenario.recruits);
    return sentences.join(u' ');
}

/// The encounter's limit holds for those who begin it (R77). What follows at once is fought by whoever is left.
Problems HalfMonths::whyNotWith(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party) const
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (const auto points = actions::agreedPoints(campaign, pack); points && !scenario.after) {
        const int price = actions::priceOf(campaign, pack, party);
        if (price <= *points || party.size() < 2)
            return {};
        return {{ActionText::tr("Each side has %1 points, and those who would come cost %2. Leave some at home.")
                     .arg(*points)
                     .arg(price)}};
    }
    const Figure *leader = campaign.leaderIn(campaign.turn);
    const auto led = static_cast<int>(
        std::count_if(party.begin(), party.end(), [&](FigureId id) { return !leader || id != leader->id; }));
    if (scenario.after || isByRepSquared(campaign, pack) || led <= scenario.recruits)
        return {};
    return {{ActionText::tr("This encounter allows %1 %2, and %3 would come. Leave some at home.")
                 .arg(QString::number(scenario.recruits), words::grunts(pack), QString::number(led))}};
}

/// The leader, and the best of the others as far as the encounter allows them.
std::vector<FigureId> HalfMonths::usualParty(const Campaign &campaign, const Pack &pack) const
{
    const Figure *leader = campaign.leaderIn(campaign.turn);
    std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    std::stable_sort(present.begin(), present.end(), [&](const Figure *one, const Figure *other) {
        return one == leader || (other != leader && one->rep() > other->rep());
    });
    std::vector<FigureId> party;
    for (const Figure *figure : present) {
        party.push_back(figure->id);
        if (!whyNotWith(campaign, pack, party).empty()) {
            party.pop_back();
            break;
        }
    }
    return party;
}

std::vector<Term> HalfMonths::sequels(const Encounter &encounter, const Pack &pack) const
{
    std::vector<Term> all;
    for (const ScenarioKind kind : mayFollow(*pack.scenarios, scenarioOf(encounter)->kind))
        all.push_back({QString(slug(kind)), words::title(kind)});
    return all;
}

std::optional<Term> HalfMonths::following(const Campaign &campaign, const Pack &pack) const
{
    if (!campaign.following)
        return std::nullopt;
    const Following &coming = *campaign.following;
    const ScenarioKind next = coming.kind ? *coming.kind : mayFollow(*pack.scenarios, coming.over.kind).front();
    return Term{QString(slug(next)), words::title(next)};
}

Dealt HalfMonths::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    ComingEncounter coming(campaign, pack, dice);
    coming.stopIn(wish.until);
    const bool rolled = wish.enemy == whoeverComes && rollsEnemy(campaign, pack);
    const bool came = coming.await(rolled ? std::nullopt : std::optional(enemyOf(campaign, wish.enemy)));
    Dealt dealt;
    dealt.quietTurns = coming.turn() - campaign.turn;
    if (!came)
        return dealt;
    Encounter &encounter = dealt.encounter.emplace();
    encounter.part = coming.deal();
    encounter.whose = coming.whose();
    dealt.due = coming.due();
    encounter.enemy = scenarioOf(encounter)->enemy.from;
    if (actions::optionValue(campaign, pack, QStringLiteral("terrain")) != QLatin1String("none"))
        encounter.setup.sections = dealTerrain(*pack.terrain, dice);
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

Room HalfMonths::roomOfBand(const Campaign &campaign, const Pack &pack) const
{
    const std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    const Figure *leader = campaign.leaderIn(campaign.turn);
    if (!leader)
        return {};
    Room room;
    room.taken = static_cast<int>(present.size()) - 1;
    room.standIn = leader->star ? QString() : leader->name;
    const QString rep = QString::number(leader->rep());
    if (isFollowUp(campaign)) { // R77
        room.most = room.taken;
        room.why = SystemText::tr("What follows at once is fought by those who are left: nobody recruits for it.");
        return room;
    }
    if (actions::isCrew(campaign, pack)) {
        room.most = 1 + static_cast<int>(pack.media->companions.size());
        room.places = std::max(0, room.most - room.taken);
        room.why = SystemText::tr("A media crew is a Reporter and a Tech; a driver and a bodyguard may go along.");
        return room;
    }
    if (const auto points = actions::agreedPoints(campaign, pack)) {
        room.places = actions::placesFor(campaign, pack, *points);
        room.most = room.taken + room.places;
        room.why = SystemText::tr("%1 of the %2 points for each side are left.")
                       .arg(std::max(0, actions::pointsLeft(campaign, pack, *points)))
                       .arg(*points);
        return room;
    }
    if (isByRepSquared(campaign, pack)) {
        constexpr int leastRep = 2; // of anybody on a list
        int led = 0;
        for (const Figure *figure : present)
            led += figure == leader ? 0 : figure->rep();
        room.rep = std::max(0, repBudget(leader->rep()) - led);
        room.places = *room.rep / leastRep;
        room.most = room.taken + room.places;
        room.why = SystemText::tr("%1 leads with Rep %2: Rep %3 in all is left of its square.")
                       .arg(leader->name, rep, QString::number(*room.rep));
        return room;
    }
    const int star = number(leader->leader);
    const bool inHand =
        campaign.encounter && scenarioOf(*campaign.encounter) && campaign.encounter->whose.value_or(star) == star;
    room.most = inHand ? scenarioOf(*campaign.encounter)->recruits : leader->rep();
    room.places = std::max(0, room.most - room.taken);
    if (inHand)
        room.why = SystemText::tr("This encounter allows at most %1 %2.").arg(room.most).arg(words::grunts(pack));
    else if (!leader->star)
        room.why = SystemText::tr("%1 leads while the %2 is away: with Rep %3, at most %3 other %4.")
                       .arg(leader->name, words::star(pack), rep, words::grunts(pack));
    return room;
}

QString HalfMonths::whyFull(const Campaign &campaign, const Pack &pack) const
{
    const Figure *leader = campaign.leaderIn(campaign.turn);
    if (!leader)
        return SystemText::tr("There is nobody here to lead the band.");
    const Room now = roomOfBand(campaign, pack);
    if (isFollowUp(campaign) || actions::isCrew(campaign, pack) || actions::agreedPoints(campaign, pack))
        return now.why;
    const QString rep = QString::number(leader->rep());
    const QString taken = QString::number(now.taken);
    if (now.rep)
        return SystemText::tr("There is no room in the band: %1 leads with Rep %2, and Rep %3 in all is left of its "
                              "square.")
            .arg(leader->name, rep, QString::number(*now.rep));
    if (campaign.encounter && scenarioOf(*campaign.encounter))
        return SystemText::tr("There is no room in the band: this encounter allows %1 %2, and there are %3.")
            .arg(QString::number(now.most), words::grunts(pack), taken);
    return SystemText::tr("There is no room in the band: %1, Rep %2, leads %3 %4 at most, and there are %5.")
        .arg(leader->name, rep, QString::number(now.most), words::grunts(pack), taken);
}

std::vector<Fate> HalfMonths::fates() const
{
    return {woundFates.begin(), woundFates.end()};
}

Fate HalfMonths::fateOf(Aided aided) const
{
    switch (aided) {
    case Aided::Fine:
        return Fate::Fine;
    case Aided::OutOfTheFight:
        return Fate::Unconscious;
    case Aided::Dead:
        return Fate::Dead;
    }
    Q_UNREACHABLE();
}

void HalfMonths::settle(actions::Aftermath &aftermath) const
{
    layDownArms(aftermath);
    takeDeeds(aftermath);
    endCaptivity(aftermath);
    takeSalvage(aftermath);
}

void HalfMonths::turn(actions::Aftermath &aftermath) const
{
    MonthServed served;
    for (const ReportedFate &reported : aftermath.fates())
        served.there.push_back(number(reported.id));
    serveMonth(aftermath, served);
    expectFollowUp(aftermath);
    const Campaign &now = aftermath.campaign();
    const bool moreToCome =
        std::any_of(now.due.begin(), now.due.end(), [&](int star) { return now.find(FigureId{star}); });
    if (!now.following && !moreToCome)
        endTurn(aftermath);
}

NextEncounter HalfMonths::after(const PastEncounter &, const Pack &) const
{
    return {};
}

QString HalfMonths::turnName(const Pack &pack) const
{
    return pack.turnName;
}

QString HalfMonths::turnNames() const
{
    return SystemText::tr("Battles");
}

QString HalfMonths::turnLabel(int turn, const Pack &) const
{
    return words::halfMonth(turn);
}

QString HalfMonths::turnMark(int turn) const
{
    return words::halfMonthMark(turn);
}

QString HalfMonths::whyNoRest() const
{
    return SystemText::tr("Dice say which turns are quiet by these rules, so none can be let pass. Prepare the next "
                          "encounter.");
}

QString HalfMonths::served(int turns) const
{
    return SystemText::tr("%n battles", nullptr, turns);
}

} // namespace muster
