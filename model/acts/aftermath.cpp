// SPDX-License-Identifier: MIT
#include "model/acts/aftermath.h"

#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/arms.h"
#include "model/acts/bands.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/changes/campaign.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"
#include "rules/lists.h"
#include "rules/slug.h"

#include <algorithm>
#include <set>

namespace muster::acts {

namespace {

/// Returns the fate that counts if a wound was reported besides it (R7): a figure that went on has that wound, a dead
/// one is dead whatever it did, and one that was felled did not get away by running.
ReportedFate asItCounts(ReportedFate reported, const CampaignSystem &system)
{
    std::optional<Fate> &wound = reported.deeds.wound;
    if (wound == Fate::Fine)
        wound.reset();
    if (!wound)
        return reported;
    const bool dead = wound == Fate::Dead || wound == Fate::ObviouslyDead;
    const bool felled = dead || wound == Fate::OutOfTheFight || wound == Fate::Unconscious || wound == Fate::Wounded;
    const bool ran = reported.fate == Fate::RanAway;
    if (!(dead || reported.fate == Fate::Fine || (ran && felled)))
        return reported;
    if (wound == Fate::Unconscious || wound == Fate::Wounded)
        reported.deeds = system.traits.deedsThatCount(besideFate(reported.fate, reported.deeds));
    reported.fate = *wound;
    wound.reset();
    return reported;
}

ReportedFates inBandOrder(const Campaign &campaign, const BattleReport &report)
{
    ReportedFates fates;
    for (const Figure &figure : campaign.band) {
        if (const ReportedFate *reported = reportedOf(report.figures, figure.id))
            fates.push_back(asItCounts(*reported, systemOf(*campaign.encounter)));
    }
    return fates;
}

/// Returns none if it was all of the points, or none of them.
std::optional<Fraction> partOf(const BattleReport &report)
{
    const bool whole = report.won == Fraction{0, 1} || report.won == Fraction{1, 1};
    return whole ? std::nullopt : report.won;
}

} // namespace

Aftermath::Aftermath(const Campaign &before, const Pack &pack, const BattleReport &report, Dice &dice, Step &step)
    : m_campaign(before)
    , m_before(before)
    , m_pack(pack)
    , m_encounter(*before.encounter)
    , m_outcome(report.outcome)
    , m_won(scored(before, report, false))
    , m_theirs(scored(before, report, true))
    , m_enemy(report.enemy)
    , m_heldField(acts::heldField(before, report))
    , m_heirs(report.heirs)
    , m_fates(inBandOrder(before, report))
    , m_dice(dice)
    , m_step(step)
{
}

Aftermath::Aftermath(const Campaign &stopped, const Pack &pack, Dice &dice, Step &step)
    : m_campaign(stopped)
    , m_before(stopped)
    , m_pack(pack)
    , m_outcome(stopped.past.back().outcome)
    , m_won(stopped.past.back().won.value_or(Fraction{m_outcome == Outcome::Success ? 1 : 0, 1}))
    , m_fates(stopped.fared)
    , m_dice(dice)
    , m_step(step)
{
}

QString Aftermath::option(const QString &id) const
{
    return optionValue(m_campaign, m_pack, id);
}

void Aftermath::happen(Change change)
{
    muster::apply(m_campaign, change); // not std::apply, which a variant would find
    m_step.changes.push_back(std::move(change));
}

bool Aftermath::isTakenOver(FigureId id) const
{
    return std::ranges::any_of(m_step.changes, [=](const Change &change) {
        const auto *taken = change.as<GruntTakenOver>();
        return taken && taken->id == id;
    });
}

void serveMonth(Aftermath &aftermath, const MonthServed &month)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    aftermath.happen(month);
    std::set<FigureId> lost;
    for (const Figure &figure : band) {
        if (!aftermath.campaign().starOf(figure))
            lost.insert(figure.leader);
    }
    for (const FigureId star : lost) {
        for (const Change &change :
             disband(aftermath.campaign(), aftermath.pack(), star, aftermath.heirs(), LeaveCause::StarLost))
            aftermath.happen(change);
    }
}

void Aftermath::countAs(FigureId id, Fate fate)
{
    for (ReportedFate &told : m_fates) {
        if (told.id == id)
            told.fate = fate;
    }
}

namespace {

/// Gives First Aid to the wounded, who count from then on as it left them (R80). Dice: 2d6 each.
void aidTheWounded(Aftermath &aftermath)
{
    const CampaignSystem &system = systemOf(aftermath.campaign(), aftermath.pack());
    const ReportedFates reported = aftermath.fates();
    for (const ReportedFate &told : reported) {
        if (told.fate != Fate::Wounded)
            continue;
        const int rep = aftermath.campaign().find(told.id)->rep();
        const FirstAidResult result = giveFirstAid(*aftermath.pack().firstAid, rep, aftermath.dice(), number(told.id));
        const Fate fate = system.traits.aided[static_cast<std::size_t>(result.aided)];
        aftermath.happen(FirstAidGiven{told.id, result.passed, fate});
        aftermath.countAs(told.id, fate);
    }
}

} // namespace

void sendReinforcements(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (figure.forEncounter)
            aftermath.happen(FigureLeft{figure.id, Status::Left, LeaveCause::EncounterOver});
    }
}

void finishBattle(const Campaign &campaign, const Pack &pack, const BattleReport &report, Dice &dice, Step &step)
{
    step.kind = StepKind::BattleFinished;
    Aftermath aftermath(campaign, pack, report, dice, step);
    const std::optional<Fraction> theirs =
        campaign.meeting() ? std::optional(scored(campaign, report, true)) : std::nullopt;
    aftermath.happen(EncounterFinished{report.outcome, partOf(report), theirs});
    aidTheWounded(aftermath);
    const CampaignSystem &system = systemOf(campaign, pack);
    system.settle(aftermath);
    if (aftermath.end()) {
        aftermath.happen(CampaignEnded{*aftermath.end()});
        return;
    }
    system.turn(aftermath);
}

namespace {

void demandOfTheBand(const Campaign &campaign, FigureId id, Problems &problems)
{
    if (campaign.find(id))
        return;
    if (const Figure *former = campaign.findEver(id))
        problems << ActsText::tr("%1 (number %2) is no longer in the band and cannot be reported.")
                        .arg(former->name, QString::number(number(id)));
    else
        problems << nobodyNumbered(campaign, id);
}

/// Checks that these rules have the fate and the deeds that were reported.
void demandFate(const CampaignSystem &system, const std::vector<Fate> &fates, const ReportedFate &reported,
                const QString &who, Problems &problems)
{
    if (!contains(fates, reported.fate)) {
        QStringList ids;
        for (const Fate fate : fates)
            ids << slug(fate);
        problems << ActsText::tr("%1 cannot be “%2” in these rules. Fates: %3.")
                        .arg(who, slug(reported.fate), ids.join(QStringLiteral(", ")));
    }
    const Deeds known = system.traits.deedsThatCount(reported.deeds);
    if (const auto &wound = reported.deeds.wound; wound && known.wound) {
        QStringList wounds;
        for (const Fate fate : fates) {
            if (isHurt(fate))
                wounds << slug(fate);
        }
        if (!wounds.contains(QString(slug(*wound))))
            problems << ActsText::tr("%2 has no wound “%1”. Wounds: %3.")
                            .arg(slug(*wound), who, wounds.join(QStringLiteral(", ")));
    }
    if (reported.deeds != known)
        problems << system.whyNotThoseDeeds(who);
}

/// Checks that the Grunts of a lost Star can go to another who may have room for them: those of that Star's own whom
/// the dice may yet take from it count as gone (R36). A Grunt may be named itself.
void demandHeirs(const Campaign &campaign, const Pack &pack, const BattleReport &report, Problems &problems)
{
    const auto star = [&](FigureId id) -> const Figure * {
        const Figure *figure = campaign.find(id);
        if (!figure || !figure->star)
            problems << noStarNumbered(campaign, id);
        return figure && figure->star ? figure : nullptr;
    };
    const auto mayGo = [&](const Figure &grunt) {
        const ReportedFate *told = reportedOf(report.figures, grunt.id);
        return grunt.outranksStar || (told && told->fate != Fate::Fine);
    };
    Campaign over = campaign; // the Grunts follow when the encounter and its limits are over
    over.encounter.reset();
    over.play.reset();
    over.following.reset();
    for (auto heir = report.heirs.begin(); heir != report.heirs.end(); ++heir) {
        const Figure *named = campaign.find(heir.key());
        const Figure *from = named && !named->star ? campaign.starOf(*named) : star(heir.key());
        const Figure *to = star(*heir);
        if (!from || !to)
            continue;
        if (from == to)
            problems << ActsText::tr("The Grunts of %1 cannot go to %1 again. Name another Star.").arg(from->name);
        const auto stay = std::ranges::count_if(campaign.band, [&](const Figure &grunt) {
            return !grunt.star && grunt.leader == to->id && !mayGo(grunt) && !grunt.isAway(campaign.turn);
        });
        const Room room = systemOf(over, pack).roomFor(to->id, over, pack);
        if (stay >= std::max(room.most, room.places))
            problems << ActsText::tr("%1 has no room for the Grunts of %2.").arg(to->name, from->name);
        const auto follows = [&](const Figure &grunt) { return mayFollowStar(pack, grunt, *to); };
        if (named == from) {
            const auto isTheirs = [&](const Figure &grunt) { return !grunt.star && grunt.leader == from->id; };
            if (std::ranges::any_of(campaign.band, isTheirs)
                && std::ranges::none_of(campaign.band,
                                        [&](const Figure &grunt) { return isTheirs(grunt) && follows(grunt); }))
                problems << ActsText::tr("All Grunts of %1 have a higher Rep than %2 and cannot follow.")
                                .arg(from->name, to->name);
        } else if (!follows(*named)) {
            problems << ActsText::tr("%1 has a higher Rep than %2 and cannot follow.").arg(named->name, to->name);
        }
    }
}

Problems whyNotFinished(const Campaign &campaign, const Pack &pack, const BattleReport &report)
{
    if (campaign.phase == Phase::Over)
        return Problem{ActsText::tr("This campaign is over; there is no battle to finish.")};
    if (!campaign.encounter)
        return Problem{
            ActsText::tr("There is no current encounter. Prepare one and play it, then report how it went.")};

    Problems problems = checkDeeds(campaign, report.figures);
    const std::vector<Fate> fates = fatesIn(campaign, pack);
    std::set<FigureId> named;
    for (const ReportedFate &reported : report.figures) {
        demandOfTheBand(campaign, reported.id, problems);
        const Figure *figure = campaign.find(reported.id);
        if (!figure)
            continue;
        const QString who = ActsText::tr("%1 (number %2)").arg(figure->name, QString::number(number(reported.id)));
        if (!named.insert(reported.id).second)
            problems << ActsText::tr("%1 is reported twice. Report each figure once.").arg(who);
        if (figure->isAway(campaign.turn))
            problems << (figure->isHeld() ? ActsText::tr("%1 is captured and cannot have taken part.")
                                          : ActsText::tr("%1 is still away with a wound and cannot have taken part."))
                            .arg(who);
        demandFate(systemOf(campaign, pack), fates, reported, who, problems);
        demandWork(pack, *figure, reported.deeds.media, who, problems);
        const bool mayCheat = contains(fates, Fate::CheatedDeath);
        if (reported.fate == Fate::CheatedDeath && mayCheat && !figure->star)
            problems << ActsText::tr("%1 cannot cheat death: only a Star can.").arg(who);
    }
    demandHeirs(campaign, pack, report, problems);
    systemOf(*campaign.encounter).checkReport(campaign, pack, report, problems);
    return problems;
}

Problems finish(const ActContext &d, const FinishBattle &act)
{
    if (Problems problems = whyNotFinished(d.campaign, d.pack, act.report))
        return problems;
    if (act.counts) {
        finishBattle(d.campaign, d.pack, act.report, d.dice, d.step);
        return {};
    }
    d.step.kind = StepKind::SetAside;
    return d.happen(RunSetAside{act.report.outcome, partOf(act.report), inBandOrder(d.campaign, act.report)});
}

/// Checks whether the table records the battle, or the sections scouted in it.
bool isOnTable(const std::optional<Play> &play)
{
    return play && (play->turn > 0 || play->sectionsSeen() > 0);
}

/// Returns why this Star did not win the Patrol: one Star must see every section and leave by the band's edge (p. 28,
/// R9).
QString whyNotWon(const Campaign &campaign, const Figure &star, const ReportedFates &fates)
{
    const ReportedFate *reported = reportedOf(fates, star.id);
    if (!reported)
        return ActsText::tr("%1 was not on the table.").arg(star.name);
    if (reported->fate != Fate::Fine)
        return ActsText::tr("%1 did not leave by your own edge.").arg(star.name);
    const std::optional<Play> &play = campaign.play;
    const int all = campaign.encounter->setup.grid.count();
    if (isOnTable(play) && play->sectionsSeen() < all)
        return ActsText::tr("%1 of %n sections were scouted.", nullptr, all).arg(play->sectionsSeen());
    return {};
}

/// Returns why no Star won it; empty if one did, which is enough (R36). The reason for a Star who was there is
/// preferred.
QString whyNoStar(const Campaign &campaign, const ReportedFates &fates)
{
    QString told;
    bool wasThere = false;
    for (const Figure *star : campaign.stars()) {
        const QString why = whyNotWon(campaign, *star, fates);
        if (why.isEmpty())
            return {};
        const bool isBetter = !wasThere && reportedOf(fates, star->id);
        if (told.isEmpty() || isBetter)
            told = why;
        wasThere = wasThere || isBetter;
    }
    return told;
}

/// Returns why a Patrol of Chain Reaction 3.0 failed. It must scout every section and drive off everybody it meets
/// (p. 23); any figures may do it.
QString whyNotScouted(const Campaign &campaign)
{
    const std::optional<Play> &play = campaign.play;
    if (!isOnTable(play))
        return {};
    if (const int all = campaign.encounter->setup.grid.count(); play->sectionsSeen() < all)
        return ActsText::tr("%1 of %n sections were scouted.", nullptr, all).arg(play->sectionsSeen());
    return play->enemies() > 0
        ? ActsText::tr("%n enemies who were met are still on the table.", nullptr, play->enemies())
        : QString();
}

} // namespace

const ActKind FinishBattle::kind(of<FinishBattle>,
                                 [](auto &form, auto &act) {
                                     form("report", act.report);
                                     form("counts", act.counts);
                                 },
                                 {.name = "finish", .run = finish});

QString whyNoPatrol(const Campaign &campaign, const Pack &pack, const ReportedFates &fates)
{
    return pack.patrol ? whyNotScouted(campaign) : whyNoStar(campaign, fates);
}

} // namespace muster::acts
