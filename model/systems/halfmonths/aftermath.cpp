// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/halfmonths.h"

#include "model/acts/arms.h"
#include "model/acts/bands.h"
#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/arrangements.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "rules/lists.h"
#include "rules/slug.h"
#include "rules/wounds/settling.h"

#include <algorithm>
#include <set>

namespace muster::acts {

namespace {

using After = FigureAfter::Status;

struct Loss {
    Status status;
    LeaveCause cause;
    EndCause end;
};

Loss lossOf(After after, Fate fate)
{
    switch (after) {
    case After::Dead:
        return {Status::Dead, LeaveCause::Killed, EndCause::StarDied};
    case After::Captured:
        return {Status::Captured, fate == Fate::Surrendered ? LeaveCause::Surrendered : LeaveCause::Captured,
                EndCause::StarCaptured};
    case After::Turned:
        return {Status::Turned, LeaveCause::Turned, EndCause::StarTurned};
    case After::Gone:
    case After::Band:
        break;
    }
    return {Status::Gone, LeaveCause::RepGone, EndCause::StarSpent};
}

FigureIds heldStars(const Campaign &campaign)
{
    FigureIds held;
    for (const Figure *star : campaign.stars()) {
        if (star->isHeld())
            held.push_back(star->id);
    }
    return held;
}

} // namespace

std::optional<Campaign> bandThatRescues(const Campaign &campaign)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario || scenario->kind != ScenarioKind::Recover || scenario->stockpile)
        return std::nullopt;
    if (scenario->role == Role::Recoverer)
        return bandOfEncounter(campaign);
    const Meeting *meeting = campaign.meeting();
    return meeting ? std::optional(campaign.bandOf(meeting->star)) : std::nullopt;
}

FigureIds ownHostages(const Campaign &campaign)
{
    const std::optional<Campaign> band = bandThatRescues(campaign);
    if (!band)
        return {};
    std::vector<Captive> captives;
    for (const FigureId star : heldStars(*band))
        captives.push_back({number(star), campaign.find(star)->rep()});
    for (const FormerFigure &former : band->former) {
        if (former.figure.status == Status::Captured && !former.figure.star)
            captives.push_back({number(former.figure.id), former.figure.rep()});
    }
    FigureIds ids;
    for (const int hostage : hostagesAmong(captives, scenarioIn(campaign)->hostages))
        ids.push_back(FigureId{hostage});
    return ids;
}

FigureIds starsLeftBehind(const Campaign &campaign)
{
    const std::optional<Campaign> band = bandThatRescues(campaign);
    FigureIds stars = band ? heldStars(*band) : FigureIds();
    const FigureIds hostages = ownHostages(campaign);
    std::erase_if(stars, [&](FigureId star) { return contains(hostages, star); });
    return stars;
}

FigureIds turnedOnes(const Campaign &band)
{
    FigureIds turned;
    for (const FormerFigure &former : band.former) {
        if (former.figure.status == Status::Turned && !former.figure.star)
            turned.push_back(former.figure.id);
    }
    return turned;
}

bool cameAtOnce(const Encounter &encounter)
{
    const Scenario *scenario = scenarioOf(encounter);
    return scenario && scenario->after;
}

namespace {

/// Settles a battle of the first edition (pp. 7 to 15).
class Settling
{
public:
    explicit Settling(Aftermath &aftermath)
        : m_aftermath(aftermath)
        , m_now(aftermath.campaign())
        , m_before(aftermath.before())
        , m_pack(aftermath.pack())
    {
    }

    /// Applies points, wounds, nerve and experience of the first edition (pp. 7, 15, R65 to R67). Dice: 2d6 for each
    /// Bad Wound or unconscious figure, by id.
    void takeDeeds()
    {
        const int ours = sharers(false);
        const int theirs = sharers(true);
        std::vector<FigureAfter> afterwards;
        for (const ReportedFate &reported : m_aftermath.fates()) {
            const bool met = m_before.isMet(*m_before.find(reported.id));
            afterwards.push_back(settle(reported, met ? theirs : ours));
        }
        for (std::size_t i = 0; i < afterwards.size(); ++i) {
            const ReportedFate &reported = m_aftermath.fates()[i];
            if (needsRecovery(reported.fate, reported.deeds))
                checkRecovery(reported, afterwards[i]);
        }
    }

    /// Takes back equipment that was drawn for one encounter (p. 9).
    void layDownArms()
    {
        const std::vector<Figure> band = m_now.band;
        for (const Figure &figure : band) {
            if (figure.laidAside)
                happen(GearChanged{figure.id, *figure.laidAside, std::nullopt, GearCause::Restored});
        }
    }

    /// Adds equipment taken from the field to the stockpile (p. 15).
    void takeSalvage()
    {
        const FigureId star = m_aftermath.encounter().whose;
        if (m_now.find(star) || m_before.stockNumber(star) == 0) // else it went with its Star
            keepSalvage(m_now.stockNumber(star));
    }

    /// Brings back the figures that the finished Recover has freed. A Star whom it was to free and did not is lost, and
    /// so are captured Stars for whom nobody is left to come.
    void endCaptivity()
    {
        if (const std::optional<Campaign> rescuers = bandThatRescues(m_before)) {
            FigureIds hostages = ownHostages(m_before);
            hostages.resize(std::min(hostages.size(), std::size_t(rescuedIn())));
            for (const FigureId id : hostages)
                bringHome(id);
            if (scenarioIn(m_before)->antidote && wasRescued()) {
                for (const FigureId id : turnedOnes(*rescuers))
                    bringHome(id);
            }
            for (const FigureId star : heldStars(*rescuers)) {
                const Figure *still = m_now.find(star);
                if (still && still->isHeld())
                    loseHeld(star);
            }
        }
        const auto hasFollowers = [&](FigureId star) {
            const std::vector<Figure> &band = m_now.band;
            return std::ranges::any_of(band, [&](const Figure &figure) {
                return !figure.isHeld() && (figure.leader == star || !m_now.starOf(figure));
            });
        };
        for (const FigureId star : heldStars(m_now)) {
            if (!hasFollowers(star))
                loseHeld(star);
        }
    }

    /// Removes a stockpile that the band failed to defend (p. 15, R88).
    void loseStockpile()
    {
        if (!losesStockpile(*scenarioOf(m_aftermath.encounter()), m_aftermath.won()))
            return;
        const FigureId whose = m_aftermath.encounter().whose;
        const FigureId star = whose == noFigure && m_before.star() ? m_before.star()->id : whose;
        const std::optional<int> stock = stockLeftOf(star);
        const Stockpile lost = stock ? m_before.stockOf(star) : Stockpile();
        for (auto item = lost.begin(); item != lost.end(); ++item)
            happen(StockChanged{item.key(), -item.value(), *stock});
    }

    /// Records that the encounter may lead to another at once: both sides live, and it was one of those that do (pp. 13
    /// to 15).
    void expectFollowUp()
    {
        const QString &told = m_aftermath.enemyReport().follows;
        Following following{
            *scenarioOf(m_aftermath.encounter()), fromSlug<ScenarioKind>(told), m_aftermath.encounter().whose, {}};
        following.over.enemy = enemyInAll(m_before);
        const bool byTheBook =
            told.isEmpty() && m_pack.scenarios->of(following.over.kind).next && ledTo(following.over);
        if (!byTheBook && !following.kind)
            return;
        if (const auto &meeting = m_aftermath.encounter().meeting) {
            following.against = meeting->star; // the others are the band's
            following.over.enemy.figures = leftOfReinforcements(*meeting, following.over.enemy);
        } else {
            takeLosses(following.over.enemy.figures);
        }
        if (canBeFought(m_now, following))
            return happen(FollowUpDue{following});
        for (const FigureId star : {following.whose, following.against}) {
            const bool isSide = star != noFigure || star == following.whose;
            if (isSide && !anybodyFights(m_now, star, true, m_now.turn))
                return happen(NothingFollows{star});
        }
    }

private:
    void happen(Change change) { m_aftermath.happen(std::move(change)); }

    bool isPress(const Figure &figure) const { return crewPartOf(m_pack, figure) != CrewPart::None; }

    /// Returns the number of figures that share the encounter's points: all who were brought, except a media crew and
    /// those led by one. If bands meet, each side shares its own (R87).
    int sharers(bool met) const
    {
        int all = 0;
        for (const ReportedFate &reported : m_aftermath.fates()) {
            const Figure &figure = *m_now.findEver(reported.id);
            if (m_before.isMet(figure) != met)
                continue;
            const Figure *star = m_before.starOf(figure);
            if (star && isPress(*star))
                return 0;
            all += isPress(figure) ? 0 : 1;
        }
        return all;
    }

    /// Adds points (R65): the figure's share, whatever its fate, and those for its deeds.
    void earn(const ReportedFate &reported, int among)
    {
        const RewardTables &rewards = *m_pack.rewards;
        const Figure &figure = *m_now.find(reported.id);
        const bool shares = among > 0 && !isPress(figure);
        const int share = shares ? rewards.share(m_aftermath.wonBy(figure), among) : 0;
        const int deeds =
            rewards.deeds(reported.deeds.kills, reported.deeds.routed) + mediaPoints(rewards, reported.deeds.media);
        if (share + deeds > 0)
            happen(PointsEarned{reported.id, share, deeds});
    }

    /// Applies lost nerve or experience (R66, R67).
    void learnOrLoseNerve(const Figure &figure, const FigureAfter &after)
    {
        const int nerveless = figure.rep() + m_pack.wounds->nerveLost;
        if (after.lostNerve && nerveless >= 1)
            happen(RepChanged{figure.id, figure.rep(), nerveless, RepCause::LostNerve});
        else if (after.gained)
            happen(RepChanged{figure.id, figure.rep(), figure.rep() + 1, RepCause::Experience});
    }

    /// Returns the number of that Star's stockpile; none if it left with a lost Star. The first Star's passes to the
    /// next Star, another's to the Star who takes over its Grunts.
    std::optional<int> stockLeftOf(FigureId star) const
    {
        if (m_now.find(star) || m_before.stockNumber(star) == 0)
            return m_now.stockNumber(star);
        const int heir = stockHeir(m_now, m_pack, star, m_aftermath.heirs());
        return heir > 0 ? std::optional(m_now.stockNumber(FigureId{heir})) : std::nullopt;
    }

    void keepSalvage(int stock)
    {
        for (const Kit &kit : m_aftermath.enemyReport().salvage)
            happen(StockChanged{kit.item, kit.count, stock});
    }

    /// Keeps the band's salvage in the stockpile of a Star, other than the first, who is about to be lost with it.
    void salvageBefore(FigureId lost)
    {
        if (m_before.stockNumber(lost) != 0 && m_aftermath.encounter().whose == lost)
            keepSalvage(m_now.stockNumber(lost));
    }

    /// Moves the equipment of a dead or turned figure to the stockpile of the band that held the field (p. 15, R97).
    void takeUpArms(const Figure &figure, int stock)
    {
        const Gear had{figure.profile.weapon, figure.profile.armorWorn};
        Gear left = had;
        if (canBeKept(m_pack, had.weapon))
            left.weapon = emptyHands(m_pack);
        if (canBeKept(m_pack, had.armor))
            left.armor = m_pack.armors.front().id;
        if (left != had)
            happen(GearChanged{figure.id, left, std::nullopt, GearCause::Issued});
        if (left.weapon != had.weapon)
            happen(StockChanged{had.weapon, 1, stock});
        if (left.armor != had.armor)
            happen(StockChanged{had.armor, 1, stock});
        for (const Kit &kit : figure.carries) {
            if (!canBeKept(m_pack, kit.item))
                continue;
            happen(ThingCarried{figure.id, kit.item, 0});
            happen(StockChanged{kit.item, kit.count, stock});
        }
    }

    void lose(const ReportedFate &reported, const FigureAfter &after)
    {
        if (after.status == After::Band)
            return;
        const Loss loss = lossOf(after.status, reported.fate);
        const Figure figure = *m_now.find(reported.id);
        if (figure.star && after.status == After::Captured) // R85
            return happen(FigureHeld{reported.id, true});
        salvageBefore(figure.id);
        const bool fell = after.status == After::Dead || after.status == After::Turned;
        const bool isKept = m_aftermath.heldField() != figure.id || m_before.hasSeveralStars();
        if (const auto holder = m_aftermath.heldField(); fell && holder && isKept) {
            if (const std::optional<int> stock = stockLeftOf(*holder))
                takeUpArms(figure, *stock);
        }
        if (after.status == After::Captured || after.status == After::Turned)
            happen(MonthServed{{reported.id}}); // a figure that may come back has fought this battle too
        if (figure.star)
            m_aftermath.loseStar(loss.end);
        const int heir = figure.star ? stockHeir(m_now, m_pack, figure.id, m_aftermath.heirs()) : 0;
        happen(FigureLeft{reported.id, loss.status, loss.cause, false, heir});
    }

    /// Settles everything that needs no dice. A figure that must take a Recover check takes it first.
    FigureAfter settle(const ReportedFate &reported, int among)
    {
        const Figure figure = *m_now.find(reported.id);
        happen(FigureFared{reported.id, reported.fate, reported.deeds});
        earn(reported, among);
        const FigureAfter after = atOnce(*m_pack.wounds, figure.rep(), figure.marked, reported.fate, reported.deeds);
        learnOrLoseNerve(figure, after);
        if (!needsRecovery(reported.fate, reported.deeds))
            lose(reported, after);
        return after;
    }

    void checkRecovery(const ReportedFate &reported, FigureAfter after)
    {
        const Figure figure = *m_now.find(reported.id);
        recover(*m_pack.wounds, m_pack.calendar->monthsLastTurns, after, m_aftermath.dice(), number(figure.id));
        const bool returns = after.status == After::Band;
        const Fate from = reported.deeds.wound == Fate::BadWound ? Fate::BadWound : reported.fate;
        happen(FigureRecovered{figure.id, from, after.passed, returns});
        if (!returns)
            return lose(reported, after);
        if (after.rep != figure.rep())
            happen(RepChanged{figure.id, figure.rep(), after.rep, RepCause::Recovery});
        happen(FigureAway{figure.id, m_now.turn + after.awayTurns + 1});
        if (after.marked && !figure.marked)
            happen(FigureMarked{figure.id});
    }

    /// Checks whether the band that came for its own has reached its aim.
    bool wasRescued() const
    {
        const bool met = scenarioOf(m_aftermath.encounter())->role != Role::Recoverer;
        return met ? m_aftermath.wonByTheMet().numerator > 0 : m_aftermath.outcome() == Outcome::Success;
    }

    /// Returns the number of figures taken off the table (R97); if nothing was noted of them, all or none.
    int rescuedIn() const
    {
        if (const ScenarioInPlay *now = scenarioNow(m_before); now && now->hostagesFound)
            return now->hostagesOut;
        return wasRescued() ? scenarioIn(m_before)->hostages : 0;
    }

    void bringHome(FigureId id)
    {
        if (m_now.find(id)) { // a Star
            happen(FigureHeld{id, false});
            return;
        }
        const Figure figure = *m_now.findEver(id);
        happen(FigureReturned{id}); // its count of battles goes on, as these are not months in a row (R33)
        if (m_now.star() && !m_now.starOf(figure))
            happen(takenOver(m_pack, figure, *m_now.star()));
    }

    void loseHeld(FigureId star)
    {
        const int heir = stockHeir(m_now, m_pack, star, m_aftermath.heirs());
        m_aftermath.loseStar(EndCause::StarCaptured);
        happen(FigureLeft{star, Status::Captured, LeaveCause::Captured, false, heir});
    }

    /// Removes the enemies that the player names as lost, or else as many as were killed, the last first.
    void takeLosses(std::vector<Profile> &enemy)
    {
        const std::vector<int> &named = m_aftermath.enemyReport().lost;
        const std::set<int> lost(named.begin(), named.end());
        if (lost.empty()) {
            const auto kills = std::size_t(killsOf(m_aftermath.fates()));
            enemy.resize(enemy.size() - std::min(kills, enemy.size()));
            return;
        }
        std::vector<Profile> left;
        for (std::size_t i = 0; i < enemy.size(); ++i) {
            if (!lost.contains(int(i) + 1))
                left.push_back(enemy[i]);
        }
        enemy = std::move(left);
        if (lost.contains(1) && !enemy.empty()) { // the next in line leads: by Rep, then by number (R97)
            const auto next = std::ranges::max_element(enemy, {}, &Profile::rep);
            std::rotate(enemy.begin(), next, std::next(next));
        }
    }

    /// Returns the reinforcements of the band that was met who are left (R77).
    std::vector<Profile> leftOfReinforcements(const Meeting &meeting, const Force &enemy) const
    {
        const std::vector<int> &lost = m_aftermath.enemyReport().lost;
        std::vector<Profile> left;
        for (std::size_t i = meeting.theirs.size(); i < enemy.figures.size(); ++i) {
            if (!contains(lost, int(i) + 1))
                left.push_back(enemy.figures[i]);
        }
        return left;
    }

    /// Checks whether a follow-up is due. A siege leads to a pursuit only if the besieged got away (R71), whoever won:
    /// those who outlasted the besiegers did not.
    bool ledTo(const Scenario &over) const
    {
        if (over.kind != ScenarioKind::Siege)
            return true;
        const bool inside = over.role == Role::Besieged;
        const bool wereFreed = inside == (m_aftermath.outcome() == Outcome::Success);
        if (!m_before.play || isUntouched(m_before))
            return wereFreed;
        const Tally tally = tallyOf(m_before);
        const bool areSurrounded = inside ? !tally.enemyDrivenOff : m_before.play->party() > 0;
        return (inside ? tally.ownEscaped : tally.enemyEscaped) > 0 || (wereFreed && areSurrounded);
    }

    Aftermath &m_aftermath;
    const Campaign &m_now;
    const Campaign &m_before;
    const Pack &m_pack;
};

} // namespace
} // namespace muster::acts

namespace muster {

void HalfMonths::settle(acts::Aftermath &aftermath) const
{
    acts::Settling after(aftermath);
    after.layDownArms();
    after.takeDeeds();
    after.takeSalvage();
    after.endCaptivity();
    after.loseStockpile();
}

void HalfMonths::turn(acts::Aftermath &aftermath) const
{
    MonthServed served;
    for (const ReportedFate &reported : aftermath.fates())
        served.there.push_back(reported.id);
    serveMonth(aftermath, served);
    acts::Settling(aftermath).expectFollowUp();
    const Campaign &now = aftermath.campaign();
    if (!now.following)
        sendReinforcements(aftermath); // reinforcements fight the follow-up too (R77)
    if (now.following || std::ranges::any_of(now.due, [&](FigureId star) { return now.find(star); }))
        return;
    aftermath.happen(TurnEnded{});
    if (now.journey && now.turn >= now.journey->arrivesIn) // a journey goes on through an encounter on the way (R69)
        aftermath.happen(Arrived{now.journey->to});
}

} // namespace muster
