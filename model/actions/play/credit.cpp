// SPDX-License-Identifier: MIT
#include "model/actions/play/credit.h"

#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/texts.h"

#include <algorithm>
#include <iterator>

namespace muster::actions {

namespace {

bool isRout(TableState state)
{
    return state == TableState::RanAway;
}

bool isHurt(TableState state)
{
    return isWound(state) || state == TableState::Unconscious;
}

/// One of a side on the table, and what it did.
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

/// Those they fought against who stand like that.
int count(const Play &play, Doers doers, bool (*stands)(TableState))
{
    const auto isOne = [=](const auto &figure) { return stands(figure.state); };
    auto all = doers == Doers::Met ? std::count_if(play.own.begin(), play.own.end(), isOne) : 0;
    if (doers == Doers::Band) {
        for (const GroupInPlay &group : play.groups)
            all += std::count_if(group.figures.begin(), group.figures.end(), isOne);
    }
    return static_cast<int>(all);
}

/// What is put down to them in all.
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

Result<Step> creditEnemy(const Campaign &campaign, TableState enemy, FigureId by)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const Play &play = *campaign.play;
    if (!systemOf(play).traits.creditsDeeds)
        return Problem{ActionText::tr("These rules do not use that in play.")};
    const EnemyFigure *met = play.met(by);
    const OwnFigure *own = play.find(by);
    Deeds deeds = met ? met->deeds : own ? own->deeds : Deeds();
    if (isHurt(enemy) && deeds.completed().inflictedDamage)
        return Problem{
            ActionText::tr("%1 has already inflicted damage. It counts only once.").arg(campaign.findEver(by)->name)};
    const std::vector<FigureId> may = mayHaveDone(play, enemy, met ? Doers::Met : Doers::Band);
    if (std::find(may.begin(), may.end(), by) == may.end())
        return Problem{ActionText::tr("That is already credited to a figure.")};
    deeds.kills += isKilled(enemy) ? 1 : 0;
    deeds.routed += isRout(enemy) ? 1 : 0;
    deeds.inflictedDamage = deeds.inflictedDamage || isHurt(enemy);
    return noteDeeds(campaign, by, deeds);
}

std::optional<int> mostDeeds(const Campaign &campaign, const std::vector<ReportedFate> &band)
{
    if (campaign.meeting()) // each is the other's enemy
        return static_cast<int>(band.size());
    const std::optional<int> there = enemiesThere(campaign);
    const auto turned =
        std::count_if(band.begin(), band.end(), [](const ReportedFate &one) { return one.fate == Fate::Turned; });
    return there ? std::optional(*there + static_cast<int>(turned)) : std::nullopt;
}

/// More than there were of the enemy.
static void demandNoMoreThan(int most, const std::vector<ReportedFate> &side, Problems &problems)
{
    const auto hold = [&](int Deeds::*deed, const QString &refusal) {
        int all = 0;
        for (const ReportedFate &one : side)
            all += one.deeds.*deed;
        if (all > most)
            problems.push_back({refusal.arg(QString::number(all), QString::number(most))});
    };
    hold(&Deeds::kills, ActionText::tr("Enemies killed: %1 are reported, but there were only %2."));
    hold(&Deeds::routed, ActionText::tr("Enemies routed: %1 are reported, but there were only %2."));
}

Problems checkDeeds(const Campaign &campaign, const std::vector<ReportedFate> &band)
{
    Problems problems;
    if (campaign.meeting()) {
        const auto ofTheMet = [&](const ReportedFate &one) {
            const Figure *figure = campaign.find(one.id);
            return figure && campaign.isMet(*figure);
        };
        std::vector<ReportedFate> ours;
        std::vector<ReportedFate> theirs;
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

std::optional<int> enemiesThere(const Campaign &campaign)
{
    return systemOf(*campaign.encounter).enemiesThere(campaign);
}

AftermathDraft reportSoFar(const Campaign &campaign)
{
    AftermathDraft draft;
    if (campaign.play)
        draft.figures = fatesSoFar(*campaign.play);
    const std::vector<FigureId> party =
        campaign.encounter ? systemOf(*campaign.encounter).likelyParty(campaign) : std::vector<FigureId>();
    for (const FigureId id : party) {
        const bool told = reportedOf(draft.figures, id);
        if (!told && (!campaign.play || campaign.isMet(*campaign.find(id)))) // one who never came onto the table
            draft.figures.push_back({id, Fate::Fine});
    }
    if (isNoted(campaign))
        systemOf(*campaign.encounter).report(campaign, draft);
    return draft;
}

} // namespace muster::actions
