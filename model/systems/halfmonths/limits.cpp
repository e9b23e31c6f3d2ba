// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/force/points.h"
#include "rules/lists.h"

#include <algorithm>
#include <functional>

namespace muster::acts {

namespace {

int priceOfOne(const Campaign &campaign, const Pack &pack, const Profile &profile)
{
    return muster::priceOf(pack, pack.list(campaign.ownList()), profile).value_or(0);
}

} // namespace

std::optional<int> agreedPoints(const Campaign &campaign, const Pack &pack)
{
    if (!pack.points || optionValue(campaign, pack, QStringLiteral("recruits")) != QLatin1String("points"))
        return std::nullopt;
    return optionValue(campaign, pack, QStringLiteral("force-points")).toInt();
}

/// Returns the points left after these figures of the band; below 0 if they cost more.
static int pointsAfter(const Campaign &band, const Pack &pack, int points, const std::vector<const Figure *> &figures)
{
    for (const Figure *figure : figures)
        points -= priceOfOne(band, pack, figure->profile);
    return points;
}

/// Returns the points left after those who are here.
static int pointsLeft(const Campaign &band, const Pack &pack, int points)
{
    return pointsAfter(band, pack, points, band.presentIn(band.turn));
}

/// Returns the number of the cheapest figures on the list that the points left would buy.
static int placesFor(const Campaign &campaign, const Pack &pack, int points)
{
    const int left = pointsLeft(campaign, pack, points);
    std::optional<int> cheapest;
    if (const ArmyList *list = pack.list(campaign.ownList())) {
        for (const TableRow<Profile> &row : list->figures.rows) {
            const int price = priceOfOne(campaign, pack, row.outcome);
            cheapest = std::min(cheapest.value_or(price), price);
        }
    }
    return std::max(0, left) / std::max(1, cheapest.value_or(points + 1));
}

void demandRollable(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<int> count,
                    Problems &problems)
{
    const Campaign band = campaign.bandOf(star);
    if (isCrew(band, pack) && hasTech(*pack.media, forceOf(band)))
        problems << ActsText::tr("The media crew has its Tech. A driver and a bodyguard can be picked by hand.");
    else if (isCrew(band, pack) && count.value_or(1) > 1)
        problems << ActsText::tr("A media crew has one Tech. Recruit 1 by dice.");
    if (agreedPoints(campaign, pack))
        problems << ActsText::tr("This campaign's forces are bought by points, so nobody is rolled up. Pick each "
                                 "figure by hand.");
}

void demandPickable(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile,
                    Problems &problems)
{
    const Campaign band = campaign.bandOf(star);
    const auto fault = isCrew(band, pack) ? crewFault(*pack.media, forceOf(band), profile) : std::nullopt;
    if (fault == CrewFault::PartTaken)
        problems << ActsText::tr("A media crew has one Reporter, who leads it, and one Tech; one driver and one "
                                 "bodyguard may go along. That part is taken.");
    else if (fault == CrewFault::NoPart)
        problems << ActsText::tr(
            "A media crew takes a Tech with a camera, a driver of Rep 2 or 3, or a bodyguard of Rep 4.");
    const std::optional<int> points = agreedPoints(campaign, pack);
    if (!points)
        return;
    const int left = std::max(0, pointsLeft(band, pack, *points));
    if (const int price = priceOfOne(band, pack, profile); price > left)
        problems << ActsText::tr("That figure costs %1; points left to spend: %2 of %3.")
                        .arg(QString::number(price), QString::number(left), QString::number(*points));
}

} // namespace muster::acts

// The size of a band of the first edition, and the limit of an encounter's party.

namespace muster {

namespace {

/// Checks whether the current encounter follows at once on another, or is about to.
bool isFollowUp(const Campaign &campaign)
{
    return campaign.following || (campaign.encounter && acts::cameAtOnce(*campaign.encounter));
}

/// Checks whether the Rep of the Grunts is counted instead of their heads (R68).
bool isByRepSquared(const Campaign &campaign, const Pack &pack)
{
    return acts::optionValue(campaign, pack, QStringLiteral("recruits")) == QLatin1String("rep-squared");
}

/// Returns the figures of the band who are here: its leader, and the others by Rep.
FigureIds inOrderOfWorth(const Campaign &band)
{
    const Figure *leader = band.leaderIn(band.turn);
    std::vector<const Figure *> present = band.presentIn(band.turn);
    std::ranges::stable_sort(present, std::greater(),
                             [&](const Figure *figure) { return figure == leader ? highestRep + 1 : figure->rep(); });
    FigureIds order;
    for (const Figure *figure : present)
        order.push_back(figure->id);
    return order;
}

/// Returns the limit for the band whose encounter it is.
acts::Allowed allowedForOwn(const Campaign &campaign, const Pack &pack)
{
    const FigureId whose = campaign.encounter->whose;
    return acts::allowedIn(campaign, pack, whose == noFigure && campaign.star() ? campaign.star()->id : whose);
}

/// Checks whether the current encounter is that of the figure's band, or that band is met in it.
bool isInHandOf(const Campaign &campaign, const Figure &figure)
{
    return scenarioIn(campaign)
        && (campaign.encounter->whose == noFigure || campaign.encounter->whose == figure.leader
            || campaign.isMet(figure));
}

/// Returns the side that the band of that figure plays in the current encounter.
const ScenarioSide &sideOf(const Campaign &campaign, const Pack &pack, FigureId star)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const bool met = campaign.meeting() && campaign.meeting()->star == star;
    return pack.scenarios->of(scenario.kind).side(met ? scenario.enemyRole : scenario.role);
}

/// Returns the limit if another figure leads than was expected, since the Star stays at home. A number that was
/// corrected by hand holds for any leader.
acts::Allowed ledBy(const Figure &leader, const Figure &expected, const Campaign &band, const Pack &pack,
                    acts::Allowed allowed)
{
    const ScenarioSide &side = sideOf(band, pack, leader.leader);
    if (allowed.rep)
        allowed.rep = (repBudget(leader.rep()) * side.recruitsPerTwoRep + 1) / 2;
    if (allowed.grunts == side.recruits(expected.rep()))
        allowed.grunts = side.recruits(leader.rep());
    return allowed;
}

} // namespace

/// Returns the points of the encounter for a party of this size, if figures share them (R65).
QString forParty(const Campaign &campaign, const Pack &pack, int party)
{
    if (!scenarioIn(campaign))
        return {};
    const bool bought = acts::agreedPoints(campaign, pack).has_value();
    const Scenario &scenario = *scenarioIn(campaign);
    QStringList sentences{SystemText::tr("You face %1.").arg(words::figures(scenario.enemy.figures.size()))};
    if (pack.rewards)
        sentences
            << SystemText::tr("Share of the encounter's points: %1 each.").arg(pack.rewards->share({1, 1}, party));
    if (!bought && !isByRepSquared(campaign, pack) && party - 1 > scenario.recruits)
        sentences << SystemText::tr("You may bring at most %n Grunts.", nullptr, scenario.recruits);
    return sentences.join(u' ');
}

namespace acts {

Allowed allowedIn(const Campaign &campaign, const Pack &pack, FigureId star)
{
    const Scenario &scenario = *scenarioIn(campaign);
    const Campaign band = thoseWhoFight(campaign, star);
    const Figure *leader = band.leaderIn(campaign.turn);
    const bool met = campaign.meeting() && campaign.meeting()->star == star;
    const ScenarioSide &side = sideOf(campaign, pack, star);
    Allowed allowed{met && leader ? side.recruits(leader->rep()) : scenario.recruits};
    if (isByRepSquared(campaign, pack))
        allowed.rep = leader ? (repBudget(leader->rep()) * side.recruitsPerTwoRep + 1) / 2 : 0;
    return allowed;
}

Problem satOut(const Figure &figure)
{
    return {
        ActsText::tr("%1 did not fight the encounter before this one. What follows at once is fought by those who did.")
            .arg(figure.name)};
}

Campaign broughtOf(const Campaign &band, const FigureIds &party)
{
    Campaign brought = band;
    brought.list = band.ownList(); // the list of a Star who is not among them
    std::erase_if(brought.band, [&](const Figure &figure) { return !contains(party, figure.id); });
    return brought;
}

/// Checks the number of special weapons: the list allows one for a certain number of figures of the whole band (R76).
static Problems beyondSpecialists(const Campaign &band, const Campaign &brought, const Pack &pack)
{
    const std::optional<int> allowed = specialArmsOf(band, pack).allowed;
    const int carried = specialArmsOf(brought, pack).carried;
    if (!allowed || carried <= *allowed)
        return {};
    return {{ActsText::tr("Special weapons in this party: %1. The band may bring %2. Leave some of the figures out, or "
                          "give them another weapon.")
                 .arg(QString::number(carried), QString::number(*allowed))}};
}

/// Returns the problems of a party. A follow-up is fought by the survivors; everything else depends on the leader of
/// the party (p. 14, R68).
Problems beyondLimit(const Campaign &band, const Pack &pack, const Allowed &allowed, const FigureIds &party)
{
    if (cameAtOnce(*band.encounter))
        return {};
    const Campaign brought = broughtOf(band, party);
    if (Problems problems = beyondSpecialists(band, brought, pack); !problems.empty())
        return problems;
    if (const auto points = agreedPoints(band, pack)) {
        const int left = pointsAfter(band, pack, *points, brought.bandByBand());
        if (left >= 0 || party.size() < 2)
            return {};
        return {{ActsText::tr("Each side has %1 points, and this party costs %2. Leave some out of the party.")
                     .arg(*points)
                     .arg(*points - left)}};
    }
    const Figure *leader = brought.leaderIn(band.turn);
    const Figure *expected = band.leaderIn(band.turn);
    if (!leader || !expected)
        return {};
    const bool another = leader->id != expected->id;
    const Allowed may = another ? ledBy(*leader, *expected, band, pack, allowed) : allowed;
    const Led led(leader, brought.bandByBand());
    if (may.rep ? led.rep <= *may.rep : led.heads <= may.grunts)
        return {};
    const QString whoLeads = another ? ActsText::tr("Without %1, %2 leads with Rep %3.")
                                           .arg(expected->name, leader->name, QString::number(leader->rep()))
            + u' '
                                     : QString();
    if (may.rep)
        return {{whoLeads
                 + ActsText::tr("This encounter allows Grunts of Rep %1 in all, and these have %2. Leave some out of "
                                "the party.")
                       .arg(*may.rep)
                       .arg(led.rep)}};
    return {{whoLeads
             + ActsText::tr("This encounter allows at most %n Grunts, not %1. Leave some out of the party.", nullptr,
                            may.grunts)
                   .arg(led.heads)}};
}

std::optional<Encounter> foundBy(const Campaign &campaign, const Pack &pack, const FigureIds &party)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario || scenario->watchingDie == 0)
        return std::nullopt;
    const Meeting *meeting = campaign.meeting();
    const auto repOf = [&](const Campaign &band) {
        const Campaign brought = broughtOf(band, party);
        const Figure *leader = brought.leaderIn(campaign.turn);
        return leader ? leader->rep() : 0;
    };
    const int ours = repOf(thoseWhoFight(campaign));
    const int theirs = meeting ? repOf(thoseWhoFight(campaign, meeting->star)) : scenario->enemy.leaderRep();
    if (ours == 0 || theirs == 0)
        return std::nullopt;
    Encounter found = *campaign.encounter;
    Scenario &now = found.part.edit<Scenario>();
    now.surprised = surprisedIn(*pack.scenarios, now, ours, theirs);
    return now.surprised == scenario->surprised ? std::nullopt : std::optional(found);
}

/// Returns the leader, and the best of the others as far as the encounter allows them.
static FigureIds bestParty(const Campaign &band, const Pack &pack, const Allowed &allowed)
{
    FigureIds party;
    for (const FigureId id : inOrderOfWorth(band)) {
        party.push_back(id);
        if (!beyondLimit(band, pack, allowed, party).empty())
            party.pop_back(); // another of less Rep may still have a place
    }
    return party;
}

FigureIds usualPartyOf(const Campaign &campaign, const Pack &pack, FigureId star)
{
    return bestParty(thoseWhoFight(campaign, star), pack, allowedIn(campaign, pack, star));
}

} // namespace acts

/// Returns the problems of a party. The limit holds at the beginning (R77). If two bands meet, each brings the party it
/// has recorded (R87).
Problems whyNotWith(const Campaign &campaign, const Pack &pack, const FigureIds &party)
{
    if (!scenarioIn(campaign))
        return {};
    const Meeting *meeting = campaign.meeting();
    if (!meeting) {
        const Campaign band = thoseWhoFight(campaign);
        Problems problems = acts::beyondLimit(band, pack, allowedForOwn(campaign, pack), party);
        for (const FigureId id : party) {
            const Figure *figure = campaign.find(id);
            if (figure)
                append(problems, whyNotOfIt(campaign, *figure));
        }
        return problems;
    }
    Problems problems;
    for (const FigureId star : acts::stillToWrite(campaign))
        problems << ActsText::tr("%1 has not recorded who comes. Do that on the Encounter page, or with "
                                 "“muster bring”.")
                        .arg(words::bandOf(*campaign.find(star)));
    const FigureIds written = usualParty(campaign, pack);
    if (problems.empty() && !party.empty() && !std::ranges::is_permutation(party, written))
        problems << ActsText::tr("Who comes has been recorded. Leave the figures out.");
    return problems;
}

/// Returns the problem of a figure from another band, or one that did not fight the encounter that this one follows at
/// once (R87, R97).
Problems whyNotOfIt(const Campaign &campaign, const Figure &figure)
{
    if (!scenarioIn(campaign))
        return {};
    const std::vector<Campaign> bands = bandsThatFight(campaign);
    if (std::ranges::any_of(bands, [&](const Campaign &band) { return band.find(figure.id) != nullptr; }))
        return {};
    if (acts::cameAtOnce(*campaign.encounter))
        return {acts::satOut(figure)};
    return {{(campaign.meeting()
                  ? ActsText::tr("%1 is of neither band and did not take part.")
                  : ActsText::tr("%1 is of another band, and this encounter is not theirs. Leave the figure out."))
                 .arg(figure.name)}};
}

FigureIds usualParty(const Campaign &campaign, const Pack &pack)
{
    if (!scenarioIn(campaign))
        return likelyParty(campaign);
    if (const Meeting *meeting = campaign.meeting(); meeting && meeting->isShown())
        return meeting->ours;
    if (campaign.meeting()) {
        FigureIds both;
        for (const FigureId star : starsThatMeet(campaign))
            append(both, acts::usualPartyOf(campaign, pack, star));
        return both;
    }
    return acts::bestParty(thoseWhoFight(campaign), pack, allowedForOwn(campaign, pack));
}

/// Returns the recorded parties if two bands meet; else as many figures as the encounter allows, if heads are counted.
FigureIds likelyParty(const Campaign &campaign)
{
    const Meeting *meeting = campaign.meeting();
    const Scenario *scenario = scenarioIn(campaign);
    const bool isLimited =
        scenario && !meeting && !scenario->after && !campaign.options.contains(QStringLiteral("recruits"));
    FigureIds party;
    for (const Figure *figure : scenario ? std::vector<const Figure *>() : campaign.presentIn(campaign.turn))
        party.push_back(figure->id);
    if (!scenario)
        return party;
    for (const Campaign &band : bandsThatFight(campaign)) {
        const FigureIds best = inOrderOfWorth(band);
        const auto most =
            isLimited ? best.begin() + std::min<std::ptrdiff_t>(scenario->recruits + 1, std::ssize(best)) : best.end();
        for (const Figure *figure : band.presentIn(campaign.turn)) {
            const FigureIds written = !meeting               ? FigureIds()
                : campaign.isMet(*campaign.find(figure->id)) ? meeting->theirs
                                                             : meeting->ours;
            const bool isRecorded = written.empty() || contains(written, figure->id);
            if (isRecorded && std::find(best.begin(), most, figure->id) != most)
                party.push_back(figure->id);
        }
    }
    return party;
}

Room HalfMonths::roomOfBand(const Campaign &campaign, const Pack &pack) const
{
    const std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    const Figure *leader = campaign.leaderIn(campaign.turn);
    Room room;
    if (!leader) {
        room.full = [] { return SystemText::tr("There is nobody here to lead the band."); };
        return room;
    }
    room.taken = int(present.size()) - 1;
    room.standIn = leader->star ? QString() : leader->name;
    const auto open = [&](int places, const QString &why) {
        room.places = std::max(0, places);
        room.most = room.taken + places;
        room.why = why;
        room.full = [why] { return why; };
    };
    const bool inHand = isInHandOf(campaign, *leader);
    const auto allowed = inHand ? acts::allowedIn(campaign, pack, leader->leader) : acts::Allowed{leader->rep()};
    const QString rep = QString::number(leader->rep());
    if (isFollowUp(campaign)) { // R77
        open(0, SystemText::tr("A follow-up is fought by the survivors: nobody can be recruited for it."));
    } else if (acts::isCrew(campaign, pack)) {
        open(1 + int(pack.media->companions.size()) - room.taken,
             SystemText::tr("A media crew is a Reporter and a Tech; a driver and a bodyguard may go along."));
    } else if (const auto points = acts::agreedPoints(campaign, pack)) {
        open(acts::placesFor(campaign, pack, *points),
             SystemText::tr("Points left to spend: %1 of %2 for each side.")
                 .arg(std::max(0, acts::pointsLeft(campaign, pack, *points)))
                 .arg(*points));
    } else if (isByRepSquared(campaign, pack)) {
        constexpr int leastRep = 2; // of any figure on a list
        const int budget = allowed.rep.value_or(repBudget(leader->rep()));
        room.rep = std::max(0, budget - Led(leader, present).rep);
        open(*room.rep / leastRep,
             budget == repBudget(leader->rep())
                 ? SystemText::tr("Rep left to spend: %3 (total: %1's Rep %2 squared).")
                       .arg(leader->name, rep, QString::number(*room.rep))
                 : SystemText::tr("Rep left to spend: %1 of %2, which this encounter allows.")
                       .arg(*room.rep)
                       .arg(budget));
        room.full = [why = room.why] { return SystemText::tr("There is no room in the band. %1").arg(why); };
    } else {
        const int most = allowed.grunts;
        open(most - room.taken,
             inHand ? SystemText::tr("This encounter allows at most %n Grunts.", nullptr, most)
                 : leader->star
                 ? QString()
                 : SystemText::tr("%1 leads while the Star is away: with Rep %2, at most %2 other Grunts.")
                       .arg(leader->name, rep));
        room.full = [=, name = leader->name, taken = QString::number(room.taken)] {
            return inHand
                ? SystemText::tr(
                      "There is no room in the band: this encounter allows at most %n Grunts, and there are %1.",
                      nullptr, most)
                      .arg(taken)
                : SystemText::tr("There is no room in the band: %1, Rep %2, leads at most %n Grunts, and there are %3.",
                                 nullptr, most)
                      .arg(name, rep, taken);
        };
    }
    return room;
}

} // namespace muster
