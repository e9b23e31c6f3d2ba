// SPDX-License-Identifier: MIT
#include "ui/aftermath/draft.h"

#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "ui/texts.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace muster {

namespace {

/// Adds the heir of a Grunt who followed another Star. The Grunt was named itself if a Grunt of the same Star with a
/// lower number found no room.
void takeHeir(Heirs &heirs, const GruntTakenOver &followed, const Step &battle, const Campaign &before)
{
    const auto leaderOf = [&](FigureId id) { return before.find(id)->leader; };
    heirs.insert(leaderOf(followed.id), followed.by);
    const bool named = std::ranges::any_of(battle.changes, [&](const Change &change) {
        const auto *left = change.as<FigureLeft>();
        return left && left->cause == LeaveCause::NoRoom && left->id < followed.id
            && leaderOf(left->id) == leaderOf(followed.id);
    });
    if (named)
        heirs.insert(followed.id, followed.by);
}

/// Updates the outcome and the enemy's losses from the table, if the player has not said otherwise.
void followEncounter(AftermathDraft &draft, const Campaign &before, const Campaign &after)
{
    const AftermathDraft was = acts::reportSoFar(before);
    const AftermathDraft now = acts::reportSoFar(after);
    if (std::tie(draft.outcome, draft.won) == std::tie(was.outcome, was.won))
        std::tie(draft.outcome, draft.won) = std::tie(now.outcome, now.won);
    if (draft.theirs == was.theirs)
        draft.theirs = now.theirs;
    if (draft.enemy.lost == was.enemy.lost)
        draft.enemy.lost = now.enemy.lost;
    if (draft.enemy.follows == was.enemy.follows)
        draft.enemy.follows = now.enemy.follows;
}

/// Updates the losses of initiative. A battle that is not recorded turn by turn says nothing else about the figures.
void followLosses(AftermathDraft &draft, const Campaign &before, const Campaign &after)
{
    const AftermathDraft was = acts::reportSoFar(before);
    for (const ReportedFate &now : acts::reportSoFar(after).figures) {
        const int lost = now.deeds.initiativeLost;
        const bool said = std::ranges::any_of(was.figures, [&](const ReportedFate &fate) {
            return fate.id == now.id && fate.deeds.initiativeLost == lost;
        });
        for (ReportedFate &reported : draft.figures) {
            if (reported.id == now.id && !said)
                reported.deeds.initiativeLost = lost;
        }
    }
}

bool differsInDiceOnly(AftermathDraft before, const AftermathDraft &after)
{
    before.dice = after.dice;
    before.typed = after.typed;
    return before == after;
}

bool takesDiceAway(const AftermathDraft &before, const AftermathDraft &after)
{
    if (!differsInDiceOnly(before, after) || before == after)
        return false;
    if (before.dice == after.dice)
        return before.typed.startsWith(after.typed);
    return after.dice.size() < before.dice.size() && after.typed.isEmpty()
        && std::equal(after.dice.begin(), after.dice.end(), before.dice.begin());
}

} // namespace

/// Returns the report and the dice from which a finished battle was made.
static AftermathDraft draftOf(const Step &battle, const Campaign &before)
{
    AftermathDraft draft;
    bool isIssued = false; // true if the next stock is what a fallen figure carried, not the enemy's
    for (const Change &change : battle.changes) {
        if (const auto *finished = change.as<EncounterFinished>())
            std::tie(draft.outcome, draft.won, draft.theirs) =
                std::tuple(finished->outcome, finished->won, finished->theirs);
        else if (const auto *fared = change.as<FigureFared>())
            draft.figures.push_back({fared->id, fared->fate, fared->deeds});
        else if (const auto *followed = change.as<GruntTakenOver>())
            takeHeir(draft.heirs, *followed, battle, before);
        else if (const auto *gear = change.as<GearChanged>())
            isIssued = gear->cause == GearCause::Issued;
        else if (change.is<FigureLeft>())
            isIssued = false;
        else if (const auto *taken = change.as<StockChanged>(); taken && !isIssued)
            draft.enemy.salvage.push_back({taken->item, taken->by});
    }
    for (const Roll &roll : battle.rolls)
        draft.dice.insert(draft.dice.end(), roll.dice.begin(), roll.dice.end());
    return draft;
}

AftermathDraft freshDraft(const Campaign &campaign, const History &history)
{
    return isTakenBack(history) ? fitting(draftOf(history.steps[history.inForce], campaign), campaign)
                                : acts::reportSoFar(campaign);
}

bool isTakenBack(const History &history)
{
    return history.canRedo() && history.steps[history.inForce].kind == StepKind::BattleFinished;
}

AftermathDraft fitting(AftermathDraft draft, const Campaign &campaign)
{
    std::erase_if(draft.figures, [&](const ReportedFate &fate) {
        const Figure *figure = campaign.find(fate.id);
        return !figure || figure->isAway(campaign.turn);
    });
    return draft;
}

AftermathDraft followPlay(AftermathDraft draft, const Campaign &before, const Campaign &after)
{
    if (!before.play && !after.play && (isNoted(before) || isNoted(after)))
        followLosses(draft, before, after);
    if (!before.play || !after.play)
        return draft;
    const std::vector<ReportedFate> was = acts::fatesSoFar(*before.play);
    const std::vector<ReportedFate> now = acts::fatesSoFar(*after.play);
    const auto isIn = [](const std::vector<ReportedFate> &fates) {
        return [&](const ReportedFate &fate) { return std::ranges::find(fates, fate) != fates.end(); };
    };
    const auto about = [](const std::vector<ReportedFate> &fates) {
        return [&](const ReportedFate &fate) {
            return std::ranges::any_of(fates, [&](const ReportedFate &one) { return one.id == fate.id; });
        };
    };
    std::vector<ReportedFate> fresh;
    std::remove_copy_if(now.begin(), now.end(), std::back_inserter(fresh), isIn(was));
    std::erase_if(draft.figures, about(fresh));
    std::erase_if(draft.figures, [&](const ReportedFate &fate) { return about(was)(fate) && !about(now)(fate); });
    draft.figures.insert(draft.figures.end(), fresh.begin(), fresh.end());
    if (systemOf(*after.play).traits.splitsPoints)
        followEncounter(draft, before, after);
    return draft;
}

void ReportHistory::add(const QString &name, const AftermathDraft &before, const AftermathDraft &after)
{
    if (before == after)
        return;
    if (takesDiceAway(before, after) && (m_done.empty() || m_done.back().report == after)) {
        if (m_done.empty())
            return undoneAtOnce(name, before, after);
        return undone(before);
    }
    if (takesDiceAway(before, after) && !m_done.empty() && takesDiceAway(after, m_done.back().report))
        return undoneAtOnce(name, before, after); // one of several rolls that were made at once
    m_undone.clear();
    m_latest = after;
    const bool onlyDice = differsInDiceOnly(before, after);
    Moment moment{name, before, onlyDice && before.dice == after.dice};
    while (onlyDice && !moment.isTyped && !m_done.empty() && m_done.back().isTyped) {
        moment.report = m_done.back().report;
        m_done.pop_back();
    }
    m_done.push_back(moment);
}

void ReportHistory::undone(const AftermathDraft &now)
{
    Moment moment = m_done.back();
    m_done.pop_back();
    m_latest = std::exchange(moment.report, now);
    m_undone.push_back(moment);
}

void ReportHistory::redone(const AftermathDraft &now)
{
    Moment moment = m_undone.back();
    m_undone.pop_back();
    m_latest = std::exchange(moment.report, now);
    m_done.push_back(moment);
}

void ReportHistory::undoneAtOnce(const QString &name, const AftermathDraft &now, const AftermathDraft &to)
{
    m_latest = to;
    m_undone.push_back({name, now});
}

ReportHistory &ReportHistories::after(const History &history)
{
    const QDateTime when = history.steps[history.inForce - 1].when;
    Kept &kept = m_kept[history.inForce];
    if (std::exchange(kept.when, when) != when)
        kept.history.clear();
    return kept.history;
}

QString nameOfChange(const AftermathDraft &before, const AftermathDraft &after, const Campaign &campaign)
{
    if (before.outcome != after.outcome && after.outcome)
        return AftermathText::tr("Outcome: %1").arg(words::title(*after.outcome));
    if (std::tie(before.outcome, before.won) != std::tie(after.outcome, after.won))
        return AftermathText::tr("Share of the points");
    for (const Figure &figure : campaign.band) {
        const ReportedFate *was = reportedOf(before.figures, figure.id);
        const ReportedFate *now = reportedOf(after.figures, figure.id);
        if (!now && was)
            return AftermathText::tr("%1: Sat out").arg(figure.name);
        if (now && (!was || was->fate != now->fate))
            return AftermathText::tr("%1: %2").arg(figure.name, words::title(now->fate));
        if (now && was->deeds != now->deeds)
            return AftermathText::tr("%1: deeds").arg(figure.name);
    }
    if (before.heirs != after.heirs)
        return AftermathText::tr("Whom the Grunts follow");
    if (before.enemy.lost != after.enemy.lost)
        return AftermathText::tr("Enemy losses");
    if (before.enemy.follows != after.enemy.follows)
        return AftermathText::tr("Follow-up");
    return before.enemy == after.enemy ? QString() : AftermathText::tr("Salvage");
}

} // namespace muster
