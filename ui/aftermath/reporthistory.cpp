// SPDX-License-Identifier: MIT
#include "ui/aftermath/reporthistory.h"

#include "model/story/words.h"
#include "ui/texts.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace muster {

namespace {

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

const ReportedFate *fateIn(const AftermathDraft &draft, FigureId id)
{
    const auto told = std::find_if(draft.figures.begin(), draft.figures.end(),
                                   [=](const ReportedFate &fate) { return fate.id == id; });
    return told == draft.figures.end() ? nullptr : &*told;
}

} // namespace

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
        return undoneAtOnce(name, before, after); // one of many that were rolled at once
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

void ReportHistory::clear()
{
    *this = {};
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

ReportHistory &ReportHistories::after(const Book &book)
{
    const QDateTime when = book.steps[book.inForce - 1].when;
    Kept &kept = m_kept[book.inForce];
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
        const ReportedFate *was = fateIn(before, figure.id);
        const ReportedFate *now = fateIn(after, figure.id);
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
