// SPDX-License-Identifier: MIT

// What the band did in an encounter of the first edition, for experience.

#include "model/actions/play/credit.h"
#include "model/actions/play/demands.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenario.h"

namespace muster::acts {

/// What one of the band did, beside how it stands and beside what is noted already.
struct NoteDeeds {
    FigureId figure{};
    std::optional<int> kills = {};
    std::optional<int> routed = {};
    // Of a media crew:
    std::optional<int> leadStories = {};
    std::optional<int> soundBites = {};
    std::optional<int> closeShots = {};
    std::optional<int> longShots = {};
    std::optional<int> interviewed = {}; ///< one more, of this Rep
    std::optional<int> filmed = {}; ///< one more in a close shot, of this Rep
    bool hurt = false;
    bool nerve = false;
    bool wounded = false;
    bool none = false; ///< what was noted is not so
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

Result<Step> noteDeeds(const At &at, const NoteDeeds &act)
{
    const Campaign &campaign = at.campaign;
    const OwnFigure *own = campaign.play ? campaign.play->find(act.figure) : nullptr;
    const EnemyFigure *met = campaign.play ? campaign.play->met(act.figure) : nullptr;
    Deeds deeds = act.none ? Deeds() : met ? met->deeds : own ? own->deeds : Deeds();
    deeds.kills = act.kills.value_or(deeds.kills);
    deeds.routed = act.routed.value_or(deeds.routed);
    deeds.inflictedDamage = deeds.inflictedDamage || act.hurt;
    deeds.lostNerve = deeds.lostNerve || act.nerve;
    deeds.wounded = deeds.wounded || act.wounded;
    addWork(act, deeds.media);
    Problems problems;
    for (const auto &rep : {act.interviewed, act.filmed}) {
        if (rep && (*rep < 1 || *rep > highestRep))
            problems.push_back({ActionText::tr("Rep must be 1 to %1, not %2.").arg(highestRep).arg(*rep)});
    }
    if (const Figure *figure = campaign.find(act.figure))
        actions::demandWork(at.pack, *figure, deeds.media, figure->name, problems);
    if (!problems.empty())
        return problems;
    return actions::noteDeeds(campaign, act.figure, deeds);
}

/// What one of a media crew brings home.
void offerWork(const Situation &now, FigureId id, const MediaWork &work, std::vector<Offer> &all)
{
    const auto add = [&](NoteDeeds act, const QString &text, int RewardTables::*points) {
        const QString about =
            now.pack.rewards ? ActsText::tr("%n points each", nullptr, (*now.pack.rewards).*points) : QString();
        act.figure = id;
        all.push_back({.act = act, .text = text, .rank = Rank::Doing, .about = about});
    };
    const Figure *figure = now.campaign.find(id);
    const CrewPart part = figure ? actions::crewPartOf(now.pack, *figure) : CrewPart::None;
    if (part == CrewPart::Reporter) {
        add({.leadStories = work.leadStories + 1}, ActsText::tr("Add lead story"), &RewardTables::kill);
        add({.soundBites = work.soundBites + 1}, ActsText::tr("Add sound bite"), &RewardTables::rout);
    } else if (part == CrewPart::Camera) {
        add({.closeShots = work.closeShots + 1}, ActsText::tr("Add shot from 3″"), &RewardTables::kill);
        add({.longShots = work.longShots + 1}, ActsText::tr("Add shot from 12″"), &RewardTables::rout);
    }
}

/// Of one of the band, or of the band that it meets (R87).
std::vector<Offer> deedsOf(const Situation &now)
{
    const EnemyFigure *met = now.enemy();
    const FigureId id{met ? met->met : now.subject.id};
    const OwnFigure *own = now.subject.kind == SubjectKind::Own ? now.play().find(id) : nullptr;
    const bool plays = own ? own->state != TableState::AtHome : met && met->met > 0;
    if (!plays || !systemOf(now.play()).traits.creditsDeeds)
        return {};
    const Deeds &deeds = own ? own->deeds : met->deeds;
    const auto each = [&](int RewardTables::*points) {
        return now.pack.rewards ? ActsText::tr("%n points each", nullptr, (*now.pack.rewards).*points) : QString();
    };
    std::vector<Offer> all{{.act = NoteDeeds{.figure = id, .kills = deeds.kills + 1},
                            .text = ActsText::tr("Add kill"),
                            .key = Qt::Key_K,
                            .rank = Rank::Doing,
                            .about = each(&RewardTables::kill)},
                           {.act = NoteDeeds{.figure = id, .routed = deeds.routed + 1},
                            .text = ActsText::tr("Add rout"),
                            .key = Qt::Key_F,
                            .rank = Rank::Doing,
                            .about = each(&RewardTables::rout)},
                           {.act = NoteDeeds{.figure = id, .hurt = true},
                            .text = ActsText::tr("Inflicted damage"),
                            .key = Qt::Key_Q,
                            .rank = Rank::Doing,
                            .about = ActsText::tr("Counts towards experience")}};
    if (deeds.completed().inflictedDamage)
        all.back().whyNot = ActsText::tr("Inflicted damage is already noted.");
    offerWork(now, id, deeds.media, all);
    const actions::Doers doers = own ? actions::Doers::Band : actions::Doers::Met;
    if (deeds.kills > 0 && actions::tooManyKilled(now.play(), doers))
        all.push_back({.act = NoteDeeds{.figure = id, .kills = deeds.kills - 1},
                       .text = ActsText::tr("Undo kill"),
                       .key = Qt::Key_M,
                       .rank = Rank::Doing,
                       .about = ActsText::tr("More kills credited than enemies lost")});
    if (deeds.routed > 0 && actions::tooManyRouted(now.play(), doers))
        all.push_back({.act = NoteDeeds{.figure = id, .routed = deeds.routed - 1},
                       .text = ActsText::tr("Undo rout"),
                       .key = Qt::Key_L,
                       .rank = Rank::Doing,
                       .about = ActsText::tr("More routs credited than enemies who ran away")});
    return all;
}

} // namespace

const ActKind NoteDeeds::kind(
    of<NoteDeeds>,
    [](auto &form, auto &act) {
        form.id(typed::figure, act.figure);
        form.numberIfAny(Field("kills", "N", [] { return ActsText::tr("kills"); }).after("kills"), act.kills, 0, 1000);
        form.numberIfAny(Field("routed", "N", [] { return ActsText::tr("routed enemies"); }).after("routed"),
                         act.routed, 0, 1000);
        form.numberIfAny(Field("lead_stories", "N", [] { return ActsText::tr("lead stories"); }).after("lead-stories"),
                         act.leadStories, 0, 1000);
        form.numberIfAny(Field("sound_bites", "N", [] { return ActsText::tr("sound bites"); }).after("sound-bites"),
                         act.soundBites, 0, 1000);
        form.numberIfAny(Field("close_shots", "N", [] { return ActsText::tr("close shots"); }).after("close-shots"),
                         act.closeShots, 0, 1000);
        form.numberIfAny(Field("long_shots", "N", [] { return ActsText::tr("long shots"); }).after("long-shots"),
                         act.longShots, 0, 1000);
        form.numberIfAny(
            Field("interviewed", "REP", [] { return ActsText::tr("Rep of the one interviewed"); }).after("interviewed"),
            act.interviewed, 1, highestRep);
        form.numberIfAny(Field("filmed", "REP", [] { return ActsText::tr("Rep of the one filmed"); }).after("filmed"),
                         act.filmed, 1, highestRep);
        form.flagIfAny(Field("hurt").after("hurt"), act.hurt);
        form.flagIfAny(Field("nerve").after("nerve"), act.nerve);
        form.flagIfAny(Field("wounded").after("wounded"), act.wounded);
        form.flagIfAny(Field("none").after("none"), act.none);
    },
    {
        .name = "did",
        .step = [](const At &at, const NoteDeeds &a) { return noteDeeds(at, a); },
        .words = {{"did", [] { return ActsText::tr("record what a figure of the band did"); }}},
        .offers = deedsOf,
    });

namespace {

/// Those who may have felled an enemy, in the order of the table.
std::vector<FigureId> ofTheBand(const Situation &now)
{
    std::vector<FigureId> all;
    for (const OwnFigure &own : now.play().own) {
        if (own.state != TableState::AtHome)
            all.push_back(own.id);
    }
    return all;
}

/// And one of the band, where another is met (R87).
std::vector<FigureId> ofTheMet(const Situation &now)
{
    std::vector<FigureId> all;
    for (const GroupInPlay &group : now.play().groups) {
        for (const EnemyFigure &figure : group.figures) {
            if (figure.met > 0)
                all.push_back(FigureId{figure.met});
        }
    }
    return all;
}

/// Who did it, each by the number of the figure's place among those who came, the first nine by their keys.
std::vector<Offer> creditsOf(const Situation &now)
{
    constexpr int keys = 9;
    const EnemyFigure *enemy = now.enemy();
    const OwnFigure *own = now.subject.kind == SubjectKind::Own ? now.play().find(FigureId{now.subject.id}) : nullptr;
    std::vector<Offer> all;
    if (!enemy && !own)
        return all;
    const TableState state = enemy ? enemy->state : own->state;
    if (actions::mayHaveDone(now.play(), state, enemy ? actions::Doers::Band : actions::Doers::Met).empty())
        return all;
    const bool keysPlace = own && isStanding(state); // its group, into a section
    int place = 0;
    for (const FigureId id : enemy ? ofTheBand(now) : ofTheMet(now)) {
        const Figure *figure = now.campaign.find(id);
        if (!figure)
            continue;
        const int key = place++;
        all.push_back({.act = CreditEnemy{state, id},
                       .text = ActsText::tr("By %1").arg(figure->name),
                       .key = key < keys && !keysPlace ? static_cast<Qt::Key>(Qt::Key_1 + key) : Qt::Key_unknown,
                       .rank = Rank::Doing, // after the states, which stay where they were
                       .about = ActsText::tr("Counts for this figure after the battle")});
    }
    return all;
}

} // namespace

const ActKind CreditEnemy::kind(
    of<CreditEnemy>,
    [](auto &form, auto &act) {
        form.choice("state", act.state);
        form.id("by", act.by);
    },
    {
        .name = "credit",
        .step = [](const At &at, const CreditEnemy &a) { return actions::creditEnemy(at.campaign, a.state, a.by); },
        .offers = creditsOf,
    });

} // namespace muster::acts
