// SPDX-License-Identifier: MIT
#include "rules/band/recruit.h"
#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/arms.h"
#include "model/acts/bands.h"
#include "model/acts/demands.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/reference/procedurewords.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "model/texts.h"
#include "rules/force/arms.h"
#include "rules/force/points.h"
#include "rules/games/game.h"

namespace muster::acts {

namespace {

/// Checks for room (R11, R12, R68).
void demandRoom(const Campaign &whole, const Campaign &band, const Pack &pack, std::optional<int> wanted,
                Problems &problems)
{
    const Room room = systemOf(band, pack).room(band, pack);
    const int places = room.places;
    const int count = wanted.value_or(places);
    if (places == 0)
        problems << (whole.hasSeveralStars()
                         ? ActsText::tr("The band of %1 cannot recruit. %2").arg(band.star()->name, room.full())
                         : room.full());
    else if (whole.hasSeveralStars() && places < count)
        problems << ActsText::tr("The band of %1 has no room for that. Places free: %2.")
                        .arg(band.star()->name, QString::number(places));
    else if (count < 1)
        problems << ActsText::tr("You cannot recruit %1. Ask for 1 to %2.").arg(count).arg(places);
    else if (count > places)
        problems << ActsText::tr("There is no room for %1 recruits. Places free: %2.").arg(count).arg(places);
}

Problems demandTimeToRecruit(const Campaign &campaign, const Pack &pack)
{
    const bool inHand = campaign.phase == Phase::Play && systemOf(campaign, pack).traits.recruitsInHand;
    return inHand ? Problems() : demandBetweenEncounters(campaign);
}

/// Checks for weapons that only some lists have, and the number of special ones in a band (Chain Reaction, first
/// edition, pp. 3, 8 to 10).
void demandArms(const Campaign &band, const Pack &pack, const Profile &profile, Problems &problems)
{
    const ArmyList *list = pack.list(band.list);
    const Weapon *weapon = pack.weapon(profile.weapon);
    if (!list || !weapon)
        return;
    demandWeapon(pack, *list, *weapon, false, problems);
    std::vector<Profile> force = forceOf(band);
    force.push_back(profile);
    demandSpecialArms(pack, *list, profile.weapon, force, specialsBeside(band, *list), problems);
}

Figure newcomer(const Campaign &campaign, const Pack &pack, const Profile &profile, int id, const QString &name,
                const Figure &star)
{
    Figure figure;
    figure.id = FigureId{id};
    figure.name = name;
    figure.leader = star.id;
    figure.profile = profile;
    figure.bestRep = profile.rep;
    figure.carries = issuedBy(pack, campaign.listOf(star));
    figure.joined = campaign.turn;
    figure.outranksStar = outranks(pack, figure, star); // R10: the day of recruiting counts
    return figure;
}

/// Checks that figures can be recruited now, and for this Star if one is named.
Problems demandRecruiting(const Campaign &campaign, const Pack &pack, std::optional<int> star)
{
    if (Problems problems = demandTimeToRecruit(campaign, pack))
        return problems;
    const Figure *figure = star ? campaign.find(FigureId{*star}) : nullptr;
    return star && !(figure && figure->star) ? noStarNumbered(campaign, FigureId{*star}) : Problems();
}

/// Returns the number wanted for each band; none: as many as there is room for.
std::optional<int> numberWanted(const Recruit &act)
{
    return act.all ? std::nullopt : std::optional(act.count.value_or(1));
}

/// Returns the bands that recruit: the one asked for, or the one whose turn it is if nothing is said; else each whose
/// Star somebody of its list may follow, and which has room if no number was asked for.
std::vector<FigureId> recruiting(const Campaign &campaign, const Pack &pack, const Recruit &act)
{
    if (act.star)
        return {FigureId{*act.star}};
    if (!act.count && !act.all)
        return {nextToRecruit(campaign, pack)};
    if (!campaign.hasSeveralStars())
        return {campaign.star()->id};
    std::vector<FigureId> stars;
    for (const Figure *star : campaign.stars()) {
        const ArmyList *list = pack.list(campaign.listOf(*star));
        const bool mayFollow = !list || canLead(*list, mostRepToLead(campaign, pack, star->id));
        const bool hasRoom = act.count || systemOf(campaign, pack).roomFor(star->id, campaign, pack).places > 0;
        if (mayFollow && hasRoom)
            stars.push_back(star->id);
    }
    if (stars.empty())
        stars.push_back(campaign.star()->id); // to report the reason against it
    return stars;
}

/// Returns how many can still be rolled if nobody comes without a special weapon, of which the list allows only some;
/// none if others come too.
std::optional<int> specialsToCome(const ArmyList &list, const std::vector<Profile> &force, int size, int besides,
                                  int mostRep)
{
    if (hasOrdinary(list, mostRep))
        return std::nullopt;
    const int carried = specialArms(list, force).carried + besides;
    return std::max(0, *specialistsAllowed(list.figuresPerSpecial, size) - carried);
}

/// Checks for dice that could only bring more special weapons than the list allows: they would be rolled again for ever
/// (R76).
void demandOrdinary(const Campaign &band, const Pack &pack, const ArmyList &list, int mostRep,
                    std::optional<int> wanted, Problems &problems)
{
    const std::vector<Profile> force = forceOf(band);
    const int count = wanted.value_or(systemOf(band, pack).room(band, pack).places);
    const int size = static_cast<int>(force.size()) + count;
    const std::optional<int> come = specialsToCome(list, force, size, specialsBeside(band, list), mostRep);
    if (!come || *come >= count)
        return;
    const QString rule = ActsText::tr("Everybody who can be rolled on %1 carries a special weapon, of which the list "
                                      "allows %2 in a band of %3.")
                             .arg(list.title)
                             .arg(*specialistsAllowed(list.figuresPerSpecial, size))
                             .arg(size);
    problems << rule + u' '
            + (*come == 0 ? ActsText::tr("Recruit by hand, with another weapon.")
                          : ActsText::tr("Ask for at most %1, or recruit by hand.").arg(*come));
}

bool rollsAttributes(const Campaign &campaign, const Pack &pack)
{
    return pack.attributes && optionValue(campaign, pack, QStringLiteral("attributes")) != QLatin1String("off"); // R58
}

void recruitFor(FigureId starId, const Campaign &campaign, const Pack &pack, std::optional<int> count, Dice &dice,
                Step &step)
{
    const Figure &star = *campaign.find(starId);
    const Room room = systemOf(campaign, pack).roomFor(starId, campaign, pack);
    const int wanted = count.value_or(room.places);
    const ArmyList &list = *pack.list(campaign.listOf(star));
    const auto before = static_cast<std::ptrdiff_t>(step.changes.size());
    std::optional<int> repLeft = room.rep;
    const Campaign band = campaign.bandOf(starId);
    std::vector<Profile> force = forceOf(band);
    std::vector<Profile> crew = force;
    const bool isMedia = isCrew(band, pack);
    const int besides = specialsBeside(band, list);
    const int size = static_cast<int>(force.size()) + wanted;
    for (int id = campaign.lastId + 1; id <= campaign.lastId + wanted; ++id) {
        const int mostRep = std::min(mostRepToLead(campaign, pack, starId), repLeft.value_or(highestRep));
        if (!canLead(list, mostRep))
            break; // R68: the Rep that is left brings nobody of this list
        if (specialsToCome(list, force, size, besides, mostRep) == 0)
            break;
        if (isMedia && hasTech(*pack.media, crew))
            break; // p. 10: a crew of two
        Profile profile = recruitOne(list, dice, id, mostRep);
        while (isOneTooMany(list, profile.weapon, force, size, besides)
               || (isMedia && crewFault(*pack.media, crew, profile)))
            profile = recruitOne(list, dice, id, mostRep);
        force.push_back(profile);
        crew.push_back(profile);
        rollUp(pack, profile, id, dice);
        if (repLeft)
            *repLeft -= profile.rep;
        step.changes.push_back(FigureJoined{newcomer(campaign, pack, profile, id, newName(campaign, pack, id), star)});
    }
    if (!rollsAttributes(campaign, pack))
        return;
    for (auto joined = step.changes.begin() + before; joined != step.changes.end(); ++joined) {
        Figure figure = joined->as<FigureJoined>()->figure;
        figure.attributes = {rollAttribute(*pack.attributes, dice, number(figure.id)).id}; // R52
        *joined = FigureJoined{figure};
    }
}

} // namespace

bool isTimeToRecruit(const Campaign &campaign, const Pack &pack)
{
    return !demandTimeToRecruit(campaign, pack);
}

int mostRepToLead(const Campaign &campaign, const Pack &pack, FigureId star)
{
    const Figure *leader = campaign.find(star);
    return leader && pack.outranking == Outranking::Barred ? leader->rep() : highestRep;
}

FigureId nextToRecruit(const Campaign &campaign, const Pack &pack)
{
    const auto hasRoom = [&](const Figure &star) {
        return systemOf(campaign, pack).roomFor(star.id, campaign, pack).places > 0;
    };
    const FigureId whose = campaign.encounter ? campaign.encounter->whose : noFigure;
    if (const Figure *plays = campaign.find(whose); plays && plays->star && hasRoom(*plays))
        return plays->id; // the band whose encounter it is comes first (R87)
    for (const Figure *star : campaign.stars()) {
        if (hasRoom(*star))
            return star->id;
    }
    return campaign.star() ? campaign.star()->id : firstStar;
}

void bringReinforcements(const Campaign &campaign, const Pack &pack, int figures, Dice &dice, Step &step)
{
    const Figure &star = *campaign.star();
    const ArmyList &list = *pack.list(campaign.listOf(star));
    const int mostRep = mostRepToLead(campaign, pack, star.id);
    for (int id = campaign.lastId + 1; id <= campaign.lastId + figures && canLead(list, mostRep); ++id) {
        Figure figure =
            newcomer(campaign, pack, recruitOne(list, dice, id, mostRep), id, newName(campaign, pack, id), star);
        figure.forEncounter = true;
        if (rollsAttributes(campaign, pack))
            figure.attributes = {rollAttribute(*pack.attributes, dice, id).id}; // R52
        step.changes.push_back(FigureJoined{figure});
    }
}

namespace {

void demandRecruits(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<int> count,
                    Problems &problems)
{
    const QString &from = campaign.listOf(*campaign.find(star));
    demandList(pack, from, problems);
    const ArmyList *list = pack.list(from);
    const Campaign band = campaign.bandOf(star);
    demandRoom(campaign, band, pack, count, problems);
    demandRollable(campaign, pack, star, count, problems);
    const int mostRep = mostRepToLead(campaign, pack, star);
    if (list && !canLead(*list, mostRep))
        problems << ActsText::tr(
                        "Nobody on the list “%1” has a Rep of %2 or less, and no Grunt may have a higher Rep than "
                        "the Star. Pick a Grunt by hand, with such a Rep.")
                        .arg(list->id)
                        .arg(mostRep);
    else if (list)
        demandOrdinary(band, pack, *list, mostRep, count, problems);
}

Problems recruit(const ActContext &d, const Recruit &act)
{
    Problems problems = demandRecruiting(d.campaign, d.pack, act.star);
    if (problems)
        return problems;
    const std::vector<FigureId> stars = recruiting(d.campaign, d.pack, act);
    for (const FigureId star : stars)
        demandRecruits(d.campaign, d.pack, star, numberWanted(act), problems);
    if (problems)
        return problems;
    d.step.kind = StepKind::Recruited;
    Campaign now = d.campaign;
    for (const FigureId star : stars) {
        const std::size_t before = d.step.changes.size();
        recruitFor(star, now, d.pack, numberWanted(act), d.dice, d.step);
        for (std::size_t i = before; i < d.step.changes.size(); ++i)
            apply(now, d.step.changes[i]);
    }
    return {};
}

/// Returns the step as if the dice had rolled this profile up.
Result<Step> joined(const Campaign &campaign, const Pack &pack, const RecruitByHand &act, const Profile &profile)
{
    Problems problems = demandRecruiting(campaign, pack, act.star);
    if (problems)
        return problems;
    const FigureId leader = act.star ? FigureId{*act.star} : nextToRecruit(campaign, pack);
    demandRoom(campaign, campaign.bandOf(leader), pack, 1, problems);
    const int id = campaign.lastId + 1;
    const QString called = act.name.isEmpty() ? newName(campaign, pack, id) : act.name.trimmed();
    demandName(act.name.isEmpty() ? called : act.name, ActsText::tr("The figure's name"), problems);
    demandProfile(pack, profile, 1, mostRepToLead(campaign, pack, leader), called, problems);
    demandArms(campaign.bandOf(leader), pack, profile, problems);
    demandPickable(campaign, pack, leader, profile, problems);
    demandAttributes(pack, act.attributes, 1, called, problems);
    if (problems)
        return problems;
    Figure figure = newcomer(campaign, pack, profile, id, called, *campaign.find(leader));
    figure.attributes = act.attributes;
    return stepOf(StepKind::Recruited, FigureJoined{figure});
}

Problems recruitByHand(const ActContext &d, const RecruitByHand &act)
{
    Profile profile = act.profile;
    if (isRolledUp(d.pack, profile)) {
        Profile least = profile; // the least that the dice can give
        least.rep = 1;
        least.skill = leastSkill;
        if (const Result<Step> step = joined(d.campaign, d.pack, act, least); !step)
            return step.problems();
        d.step.kind = StepKind::Recruited;
        rollUp(d.pack, profile, d.campaign.lastId + 1, d.dice);
    }
    return d.take(joined(d.campaign, d.pack, act, profile));
}

} // namespace

const ActKind Recruit::kind(of<Recruit>,
                            [](auto &form, auto &act) {
                                form.ifAny("count", act.count, oneTo(1000));
                                form.ifAny("all", act.all);
                                form.ifAny("star", act.star, fromOne);
                            },
                            {
                                .name = "recruit",
                                .places = ActPlace::Band,
                                .title = [](const Recruit &) { return StoryText::tr("Recruit"); },
                                .run = recruit,
                            });

const ActKind RecruitByHand::kind(
    of<RecruitByHand>,
    [](auto &form, auto &act) {
        form("profile", act.profile);
        form("name", act.name);
        form("attributes", act.attributes);
        form.ifAny("star", act.star, fromOne);
    },
    {
        .name = "recruit-by-hand",
        .places = ActPlace::Band,
        .title = [](const RecruitByHand &act) { return StoryText::tr("Recruit %1").arg(act.name); },
        .run = recruitByHand,
    });

} // namespace muster::acts
