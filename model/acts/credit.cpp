// SPDX-License-Identifier: MIT

// Deeds of the band in an encounter of the first edition, for experience.

#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>
#include <iterator>

namespace muster::acts {

namespace {

bool isRout(TableState state)
{
    return state == TableState::RanAway;
}

bool isHurt(TableState state)
{
    return isWound(state) || state == TableState::Unconscious;
}

/// A figure of one side on the table, and its deeds.
struct Doer {
    FigureId id{};
    Deeds deeds = {};
};

std::vector<Doer> onTable(const Play &play, Doers doers)
{
    std::vector<Doer> all;
    if (doers == Doers::Band) {
        for (const OwnFigure &own : play.own) {
            if (own.state != TableState::AtHome)
                all.push_back({own.id, own.deeds});
        }
        return all;
    }
    for (const GroupInPlay &group : play.groups) {
        for (const EnemyFigure &figure : group.figures) {
            if (figure.met > 0)
                all.push_back({FigureId{figure.met}, figure.deeds});
        }
    }
    return all;
}

/// Returns the deeds of a figure of either side that are noted so far.
Deeds deedsNoted(const Play &play, FigureId id)
{
    const EnemyFigure *met = play.met(id);
    const OwnFigure *own = play.find(id);
    return met ? met->deeds : own ? own->deeds : Deeds();
}

/// Returns the number of their enemies in such a state.
int count(const Play &play, Doers doers, bool (*stands)(TableState))
{
    const auto isOne = [=](const auto &figure) { return stands(figure.state); };
    auto all = doers == Doers::Met ? std::ranges::count_if(play.own, isOne) : 0;
    if (doers == Doers::Band) {
        for (const GroupInPlay &group : play.groups)
            all += std::ranges::count_if(group.figures, isOne);
    }
    return static_cast<int>(all);
}

/// Returns the sum of a deed over all of them.
int sum(const Play &play, Doers doers, int Deeds::*deed)
{
    int all = 0;
    for (const Doer &one : onTable(play, doers))
        all += one.deeds.*deed;
    return all;
}

bool mayBeIts(const Play &play, Doers doers, const Deeds &deeds, TableState enemy)
{
    if (isKilled(enemy))
        return sum(play, doers, &Deeds::kills) < count(play, doers, isKilled);
    if (isRout(enemy))
        return sum(play, doers, &Deeds::routed) < count(play, doers, isRout);
    return isHurt(enemy) && !deeds.completed().inflictedDamage;
}

} // namespace

std::vector<FigureId> mayHaveDone(const Play &play, TableState enemy, Doers doers)
{
    std::vector<FigureId> all;
    if (!systemOf(play).traits.creditsDeeds)
        return all;
    for (const Doer &one : onTable(play, doers)) {
        if (mayBeIts(play, doers, one.deeds, enemy))
            all.push_back(one.id);
    }
    return all;
}

std::optional<int> mostDeeds(const Campaign &campaign, const ReportedFates &band)
{
    if (campaign.meeting()) // each is the other's enemy
        return static_cast<int>(band.size());
    const std::optional<int> there = enemiesThere(campaign);
    const auto turned = std::ranges::count_if(band, [](const ReportedFate &one) { return one.fate == Fate::Turned; });
    return there ? std::optional(*there + static_cast<int>(turned)) : std::nullopt;
}

/// Adds a problem if there are more than there were enemies.
static void demandNoMoreThan(int most, const ReportedFates &side, Problems &problems)
{
    const auto hold = [&](int Deeds::*deed, const QString &refusal) {
        int all = 0;
        for (const ReportedFate &one : side)
            all += one.deeds.*deed;
        if (all > most)
            problems << refusal.arg(QString::number(all), QString::number(most));
    };
    hold(&Deeds::kills, ActsText::tr("Enemies killed: %1 are reported, but there were only %2."));
    hold(&Deeds::routed, ActsText::tr("Enemies routed: %1 are reported, but there were only %2."));
}

Problems checkDeeds(const Campaign &campaign, const ReportedFates &band)
{
    Problems problems;
    if (campaign.meeting()) {
        const auto ofTheMet = [&](const ReportedFate &one) {
            const Figure *figure = campaign.find(one.id);
            return figure && campaign.isMet(*figure);
        };
        ReportedFates ours;
        ReportedFates theirs;
        std::partition_copy(band.begin(), band.end(), std::back_inserter(theirs), std::back_inserter(ours), ofTheMet);
        demandNoMoreThan(static_cast<int>(theirs.size()), ours, problems);
        demandNoMoreThan(static_cast<int>(ours.size()), theirs, problems);
    } else if (const std::optional<int> most = mostDeeds(campaign, band)) {
        demandNoMoreThan(*most, band, problems);
    }
    return problems;
}

bool tooManyKilled(const Play &play, Doers doers)
{
    return sum(play, doers, &Deeds::kills) > count(play, doers, isKilled);
}

bool tooManyRouted(const Play &play, Doers doers)
{
    return sum(play, doers, &Deeds::routed) > count(play, doers, isRout);
}

bool isKilled(TableState state)
{
    return state == TableState::Dead || state == TableState::Turned;
}

AftermathDraft reportSoFar(const Campaign &campaign)
{
    AftermathDraft draft;
    if (campaign.play)
        draft.figures = fatesSoFar(*campaign.play);
    const std::vector<FigureId> party = campaign.encounter ? likelyParty(campaign) : std::vector<FigureId>();
    for (const FigureId id : party) {
        const bool told = reportedOf(draft.figures, id);
        if (!told && (!campaign.play || campaign.isMet(*campaign.find(id)))) // a figure that never came onto the table
            draft.figures.push_back({id, Fate::Fine});
    }
    if (isNoted(campaign))
        systemOf(*campaign.encounter).report(campaign, draft);
    return draft;
}

/// Notes deeds of a figure of the band, besides its state and the deeds noted already.
struct NoteDeeds {
    FigureId figure{};
    std::optional<int> kills = {};
    std::optional<int> routed = {};
    // For a media crew:
    std::optional<int> leadStories = {};
    std::optional<int> soundBites = {};
    std::optional<int> closeShots = {};
    std::optional<int> longShots = {};
    std::optional<int> interviewed = {}; ///< one more, of this Rep
    std::optional<int> filmed = {}; ///< one more in a close shot, of this Rep
    bool hurt = false;
    bool nerve = false;
    bool wounded = false;
    bool none = false; ///< removes the deeds that were noted
    static const ActKind kind;
};

namespace {

void addWork(const NoteDeeds &act, MediaWork &work)
{
    work.leadStories = act.leadStories.value_or(work.leadStories);
    work.soundBites = act.soundBites.value_or(work.soundBites);
    work.closeShots = act.closeShots.value_or(work.closeShots);
    work.longShots = act.longShots.value_or(work.longShots);
    if (act.interviewed)
        work.asked.push_back(*act.interviewed);
    if (act.filmed)
        work.shot.push_back(*act.filmed);
}

Problems noteDeeds(const ActContext &d, const NoteDeeds &act)
{
    const Campaign &campaign = d.campaign;
    Deeds deeds = act.none || !campaign.play ? Deeds() : deedsNoted(*campaign.play, act.figure);
    deeds.kills = act.kills.value_or(deeds.kills);
    deeds.routed = act.routed.value_or(deeds.routed);
    deeds.inflictedDamage = deeds.inflictedDamage || act.hurt;
    deeds.lostNerve = deeds.lostNerve || act.nerve;
    deeds.wounded = deeds.wounded || act.wounded;
    addWork(act, deeds.media);
    Problems problems;
    for (const auto &rep : {act.interviewed, act.filmed}) {
        if (rep && (*rep < 1 || *rep > highestRep))
            problems << ActsText::tr("Rep must be 1 to %1, not %2.").arg(highestRep).arg(*rep);
    }
    if (const Figure *figure = campaign.find(act.figure))
        demandWork(d.pack, *figure, deeds.media, figure->name, problems);
    if (problems)
        return problems;
    return d.take(acts::noteDeeds(campaign, act.figure, deeds));
}

QString pointsEach(const Situation &now, int RewardTables::*points)
{
    return now.pack.rewards ? ActsText::tr("%n points each", nullptr, (*now.pack.rewards).*points) : QString();
}

/// Adds the offers for the work of a media crew.
void offerWork(const Situation &now, FigureId id, const MediaWork &work, Offers &all)
{
    const auto add = [&](NoteDeeds act, const QString &text, int RewardTables::*points) {
        act.figure = id;
        all.push_back({.act = act, .text = text, .rank = Rank::Doing, .about = pointsEach(now, points)});
    };
    const Figure *figure = now.campaign.find(id);
    const CrewPart part = figure ? crewPartOf(now.pack, *figure) : CrewPart::None;
    if (part == CrewPart::Reporter) {
        add({.leadStories = work.leadStories + 1}, ActsText::tr("Add lead story"), &RewardTables::kill);
        add({.soundBites = work.soundBites + 1}, ActsText::tr("Add sound bite"), &RewardTables::rout);
    } else if (part == CrewPart::Camera) {
        add({.closeShots = work.closeShots + 1}, ActsText::tr("Add shot from 3″"), &RewardTables::kill);
        add({.longShots = work.longShots + 1}, ActsText::tr("Add shot from 12″"), &RewardTables::rout);
    }
}

/// Returns the offers for a figure of the band, or of the band that it meets (R87).
Offers deedsOf(const Situation &now)
{
    const EnemyFigure *met = now.enemy();
    const FigureId id{met ? met->met : now.subject.id};
    const OwnFigure *own = now.subject.kind == SubjectKind::Own ? now.play().find(id) : nullptr;
    const bool plays = own ? own->state != TableState::AtHome : met && met->met > 0;
    if (!plays || !systemOf(now.play()).traits.creditsDeeds)
        return {};
    const Deeds &deeds = own ? own->deeds : met->deeds;
    Offers all;
    const auto offer = [&](NoteDeeds act, const QString &text, Qt::Key key, const QString &about) {
        act.figure = id;
        all.push_back({.act = act, .text = text, .key = key, .rank = Rank::Doing, .about = about});
    };
    offer({.kills = deeds.kills + 1}, ActsText::tr("Add kill"), Qt::Key_K, pointsEach(now, &RewardTables::kill));
    offer({.routed = deeds.routed + 1}, ActsText::tr("Add rout"), Qt::Key_F, pointsEach(now, &RewardTables::rout));
    offer({.hurt = true}, ActsText::tr("Inflicted damage"), Qt::Key_Q, ActsText::tr("Counts towards experience"));
    if (deeds.completed().inflictedDamage)
        all.back().whyNot = ActsText::tr("Inflicted damage is already noted.");
    offerWork(now, id, deeds.media, all);
    const Doers doers = own ? Doers::Band : Doers::Met;
    if (deeds.kills > 0 && tooManyKilled(now.play(), doers))
        offer({.kills = deeds.kills - 1}, ActsText::tr("Undo kill"), Qt::Key_M,
              ActsText::tr("More kills credited than enemies lost"));
    if (deeds.routed > 0 && tooManyRouted(now.play(), doers))
        offer({.routed = deeds.routed - 1}, ActsText::tr("Undo rout"), Qt::Key_L,
              ActsText::tr("More routs credited than enemies who ran away"));
    return all;
}

} // namespace

const ActKind NoteDeeds::kind(
    of<NoteDeeds>,
    [](auto &form, auto &act) {
        form(typed::figure, act.figure);
        form.ifAny(Field("kills", "N", QT_TRANSLATE_NOOP("Acts", "kills")).after("kills"), act.kills, upTo(1000));
        form.ifAny(Field("routed", "N", QT_TRANSLATE_NOOP("Acts", "routed enemies")).after("routed"), act.routed,
                   upTo(1000));
        form.ifAny(Field("lead_stories", "N", QT_TRANSLATE_NOOP("Acts", "lead stories")).after("lead-stories"),
                   act.leadStories, upTo(1000));
        form.ifAny(Field("sound_bites", "N", QT_TRANSLATE_NOOP("Acts", "sound bites")).after("sound-bites"),
                   act.soundBites, upTo(1000));
        form.ifAny(Field("close_shots", "N", QT_TRANSLATE_NOOP("Acts", "close shots")).after("close-shots"),
                   act.closeShots, upTo(1000));
        form.ifAny(Field("long_shots", "N", QT_TRANSLATE_NOOP("Acts", "long shots")).after("long-shots"), act.longShots,
                   upTo(1000));
        form.ifAny(
            Field("interviewed", "REP", QT_TRANSLATE_NOOP("Acts", "Rep of the one interviewed")).after("interviewed"),
            act.interviewed, oneTo(highestRep));
        form.ifAny(Field("filmed", "REP", QT_TRANSLATE_NOOP("Acts", "Rep of the one filmed")).after("filmed"),
                   act.filmed, oneTo(highestRep));
        form.ifAny(Field("hurt").after("hurt"), act.hurt);
        form.ifAny(Field("nerve").after("nerve"), act.nerve);
        form.ifAny(Field("wounded").after("wounded"), act.wounded);
        form.ifAny(Field("none").after("none"), act.none);
    },
    {
        .name = "did",
        .run = noteDeeds,
        .words = {{"did", QT_TRANSLATE_NOOP("Acts", "record what a figure of the band did")}},
        .offers = deedsOf,
    });

namespace {

/// Adds the state to the deeds of the figure, of either side.
Problems creditEnemy(const ActContext &d, const CreditEnemy &act)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    const Play &play = d.play();
    const auto [enemy, by] = act;
    if (!systemOf(play).traits.creditsDeeds)
        return Problem{ActsText::tr("These rules do not use that in play.")};
    Deeds deeds = deedsNoted(play, by);
    if (isHurt(enemy) && deeds.completed().inflictedDamage)
        return Problem{
            ActsText::tr("%1 has already inflicted damage. It counts only once.").arg(d.campaign.findEver(by)->name)};
    const std::vector<FigureId> may = mayHaveDone(play, enemy, play.met(by) ? Doers::Met : Doers::Band);
    if (!contains(may, by))
        return Problem{ActsText::tr("That is already credited to a figure.")};
    deeds.kills += isKilled(enemy) ? 1 : 0;
    deeds.routed += isRout(enemy) ? 1 : 0;
    deeds.inflictedDamage = deeds.inflictedDamage || isHurt(enemy);
    return d.take(acts::noteDeeds(d.campaign, by, deeds));
}

/// Returns an offer for each figure that may have done it, numbered by its place among those who came; the first nine
/// have keys.
Offers creditsOf(const Situation &now)
{
    constexpr int keys = 9;
    const EnemyFigure *enemy = now.enemy();
    const OwnFigure *own = now.subject.kind == SubjectKind::Own ? now.play().find(FigureId{now.subject.id}) : nullptr;
    Offers all;
    if (!enemy && !own)
        return all;
    const TableState state = enemy ? enemy->state : own->state;
    const Doers doers = enemy ? Doers::Band : Doers::Met;
    if (mayHaveDone(now.play(), state, doers).empty())
        return all;
    const bool keysPlace = own && isStanding(state); // keys put its group into a section
    int place = 0;
    for (const Doer &doer : onTable(now.play(), doers)) {
        const Figure *figure = now.campaign.find(doer.id);
        if (!figure)
            continue;
        const int key = place++;
        all.push_back({.act = CreditEnemy{state, doer.id},
                       .text = ActsText::tr("By %1").arg(figure->name),
                       .key = key < keys && !keysPlace ? static_cast<Qt::Key>(Qt::Key_1 + key) : Qt::Key_unknown,
                       .rank = Rank::Doing, // after the states, which keep their places
                       .about = ActsText::tr("Counts for this figure after the battle")});
    }
    return all;
}

} // namespace

const ActKind CreditEnemy::kind(of<CreditEnemy>,
                                [](auto &form, auto &act) {
                                    form("state", act.state);
                                    form("by", act.by);
                                },
                                {
                                    .name = "credit",
                                    .run = creditEnemy,
                                    .offers = creditsOf,
                                });

} // namespace muster::acts
