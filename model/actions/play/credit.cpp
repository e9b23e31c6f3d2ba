// SPDX-License-Identifier: MIT
#include "model/actions/play/credit.h"

#include "model/actions/play/demands.h"
#include "model/actions/play/tally.h"
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

/// Enemies who stand like that.
int count(const Play &play, bool (*stands)(TableState))
{
    int all = 0;
    for (const GroupInPlay &group : play.groups) {
        all += static_cast<int>(std::count_if(group.figures.begin(), group.figures.end(),
                                              [=](const EnemyFigure &figure) { return stands(figure.state); }));
    }
    return all;
}

/// What is put down to the band in all.
int sum(const Play &play, int Deeds::*deed)
{
    int all = 0;
    for (const OwnFigure &own : play.own)
        all += own.deeds.*deed;
    return all;
}

bool mayBeHis(const Play &play, const Deeds &deeds, TableState enemy)
{
    if (isKilled(enemy))
        return sum(play, &Deeds::kills) < count(play, isKilled);
    if (isRout(enemy))
        return sum(play, &Deeds::routed) < count(play, isRout);
    return isHurt(enemy) && !deeds.completed().inflictedDamage;
}

} // namespace

std::vector<FigureId> mayHaveDone(const Play &play, TableState enemy)
{
    std::vector<FigureId> all;
    for (const OwnFigure &own : play.own) {
        if (systemOf(play).creditsDeeds() && own.state != TableState::AtHome && mayBeHis(play, own.deeds, enemy))
            all.push_back(own.id);
    }
    return all;
}

Result<Step> creditEnemy(const Campaign &campaign, TableState enemy, FigureId by)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    if (!systemOf(*campaign.play).creditsDeeds())
        return Problem{ActionText::tr("These rules do not use that in play.")};
    const OwnFigure *own = campaign.play->find(by);
    if (own && isHurt(enemy) && own->deeds.completed().inflictedDamage)
        return Problem{
            ActionText::tr("%1 has already inflicted damage. It counts only once.").arg(campaign.findEver(by)->name)};
    const std::vector<FigureId> may = mayHaveDone(*campaign.play, enemy);
    if (std::find(may.begin(), may.end(), by) == may.end())
        return Problem{ActionText::tr("That is already credited to a figure.")};
    Deeds deeds = campaign.play->find(by)->deeds;
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

bool tooManyKilled(const Play &play)
{
    return sum(play, &Deeds::kills) > count(play, isKilled);
}

bool tooManyRouted(const Play &play)
{
    return sum(play, &Deeds::routed) > count(play, isRout);
}

} // namespace muster::actions
