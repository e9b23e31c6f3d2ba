// SPDX-License-Identifier: MIT
#include "model/story/leaving.h"

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

namespace {

QString afterStayOrGo(const FigureLeft &change, const Step &step, const Campaign &now)
{
    if (change.poisoning)
        return poisonedIn(step, change.id).empty() ? StoryText::tr("Left, with nobody to poison")
                                                   : StoryText::tr("Left, and poisoned minds");
    if (now.past.empty() || now.past.back().outcome == Outcome::Success)
        return StoryText::tr("Left");
    return isRaid(now.past.back().kind) ? StoryText::tr("Left after the raid failed")
                                        : StoryText::tr("Left after the patrol failed");
}

/// Calls `visit(change, step, now)` for every change of the steps, with the campaign as it stood before it.
template<typename Visit>
void walk(std::span<const Step> steps, Visit visit)
{
    Campaign now;
    for (const Step &step : steps) {
        for (const Change &change : step.changes) {
            visit(change, step, now);
            apply(now, change);
        }
    }
}

} // namespace

std::vector<FigureId> poisonedIn(const Step &step, FigureId leaver)
{
    std::vector<FigureId> poisoned;
    for (const Change &change : step.changes) {
        if (const auto *poison = change.as<PoisonSet>(); poison && poison->on && poison->by == leaver)
            poisoned.push_back(poison->id);
    }
    return poisoned;
}

std::set<FigureId> poisoners(std::span<const Step> steps)
{
    std::set<FigureId> by;
    for (const Step &step : steps) {
        for (const Change &change : step.changes) {
            if (const auto *poison = change.as<PoisonSet>(); poison && poison->on)
                by.insert(poison->by);
        }
    }
    return by;
}

std::vector<FigureLeft> leavingAsRunEnds(const Campaign &now)
{
    std::vector<FigureLeft> leaving;
    for (const Figure &figure : now.play ? now.band : std::vector<Figure>()) {
        if (!now.play->began.has(figure.id))
            leaving.push_back({figure.id, Status::Left, LeaveCause::EncounterOver});
    }
    return leaving;
}

QString leavingInWords(const FigureLeft &change, const Step &step, const Campaign &now)
{
    switch (change.cause) {
    case LeaveCause::Killed:
        return StoryText::tr("Killed");
    case LeaveCause::DiedOfWounds:
        return StoryText::tr("Died of wounds");
    case LeaveCause::RanForGood:
        return StoryText::tr("Ran away for good");
    case LeaveCause::Captured:
        return StoryText::tr("Captured");
    case LeaveCause::Outranked:
        return StoryText::tr("Left, outranking the Star");
    case LeaveCause::StayOrGo:
        return afterStayOrGo(change, step, now);
    case LeaveCause::Dismissed:
        return StoryText::tr("Dismissed");
    case LeaveCause::RepGone:
        return StoryText::tr("Gone, with no Rep left to lose");
    case LeaveCause::Surrendered:
        return StoryText::tr("Surrendered");
    case LeaveCause::Turned:
        return StoryText::tr("Turned into a zombie");
    case LeaveCause::StarLost:
        return StoryText::tr("Left, with nobody to follow");
    case LeaveCause::NoRoom:
        return StoryText::tr("Left, as no Star had room");
    case LeaveCause::PlayerLeft:
        return StoryText::tr("Left with the player");
    case LeaveCause::EncounterOver:
        return StoryText::tr("Left after the one encounter it came for");
    case LeaveCause::Correction:
        return words::title(change.status);
    }
    Q_UNREACHABLE();
}

std::map<FigureId, QString> howEverybodyLeft(std::span<const Step> steps)
{
    std::map<FigureId, QString> how;
    walk(steps, [&](const Change &change, const Step &step, const Campaign &now) {
        if (const auto *left = change.as<FigureLeft>())
            how[left->id] = leavingInWords(*left, step, now);
        else if (const auto *back = change.as<FigureReturned>())
            how.erase(back->id);
        else if (change.is<RunSetAside>())
            for (const FigureLeft &gone : leavingAsRunEnds(now))
                how[gone.id] = leavingInWords(gone, step, now);
        else if (const auto *paper = change.as<BeganOnPaper>())
            for (const FormerFigure &former : paper->former)
                how[former.figure.id] = words::title(former.figure.status);
    });
    return how;
}

std::optional<Poisoning> poisonedBy(std::span<const Step> steps, FigureId id)
{
    std::optional<Poisoning> poisoning;
    walk(steps, [&](const Change &change, const Step &, const Campaign &now) {
        const auto *poison = change.as<PoisonSet>();
        if (!poison || poison->id != id)
            return;
        poisoning.reset();
        if (const Figure *leaver = poison->on ? now.findEver(poison->by) : nullptr)
            poisoning = Poisoning{leaver->name, now.turn};
    });
    return poisoning;
}

} // namespace muster
