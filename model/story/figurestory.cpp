// SPDX-License-Identifier: MIT

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/wounds/settling.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

struct Leaving {
    LeaveCause value;
    const char *left; ///< null if the status says it
    const char *leaves; ///< in the short words of the preview; null if the status says it
};

constexpr auto leavings = enumTable<Leaving>({
    {LeaveCause::Killed, QT_TRANSLATE_NOOP("Story", "Killed"), nullptr},
    {LeaveCause::DiedOfWounds, QT_TRANSLATE_NOOP("Story", "Died of wounds"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Dies of wounds")},
    {LeaveCause::RanForGood, QT_TRANSLATE_NOOP("Story", "Ran away for good"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Ran away for good")},
    {LeaveCause::Captured, QT_TRANSLATE_NOOP("Story", "Captured"), nullptr},
    {LeaveCause::Surrendered, QT_TRANSLATE_NOOP("Story", "Surrendered"), nullptr},
    {LeaveCause::Turned, QT_TRANSLATE_NOOP("Story", "Turned into a zombie"), nullptr},
    {LeaveCause::RepGone, QT_TRANSLATE_NOOP("Story", "Gone, with no Rep left to lose"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Gone, no Rep left")},
    {LeaveCause::Outranked, QT_TRANSLATE_NOOP("Story", "Left, outranking the Star"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Leaves: outranks the Star")},
    {LeaveCause::StayOrGo, nullptr, nullptr},
    {LeaveCause::Dismissed, QT_TRANSLATE_NOOP("Story", "Dismissed"), nullptr},
    {LeaveCause::StarLost, QT_TRANSLATE_NOOP("Story", "Left, with nobody to follow"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Leaves: nobody to follow")},
    {LeaveCause::NoRoom, QT_TRANSLATE_NOOP("Story", "Left, as no Star had room"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Leaves: no Star has room")},
    {LeaveCause::PlayerLeft, QT_TRANSLATE_NOOP("Story", "Left with the player"), nullptr},
    {LeaveCause::EncounterOver, QT_TRANSLATE_NOOP("Story", "Left after the one encounter it came for"),
     QT_TRANSLATE_NOOP("muster::FigureStory", "Leaves: came for this encounter")},
    {LeaveCause::Correction, nullptr, nullptr},
});

struct FateTeller {
    Q_DECLARE_TR_FUNCTIONS(muster::FigureStory)

public:
    const Campaign &before;
    const Figure &figure;
    const Step &step;
    const DiceToCome toCome;
    const WithoutRoll &becomes;
    std::optional<Fate> fate; ///< the fate after First Aid
    const FirstAidGiven *aided = nullptr; ///< null if the figure needed no First Aid, or it is not rolled yet
    bool isDealt =
        before.encounter && systemOf(*before.encounter).traits.creditsDeeds; ///< under the first edition's rules

    FigureStory tell() const
    {
        const auto *left = about<FigureLeft>();
        const auto *tested = about<LoyaltyTested>();
        FigureStory story;
        story.fate = fate;
        story.lost = lost();
        story.aidOpen = toCome != DiceToCome::None && fate == Fate::Wounded;
        story.recoveryOpen = toCome != DiceToCome::None && !left && needsRecovery() && !about<FigureRecovered>();
        story.loyaltyOpen =
            toCome == DiceToCome::RecoveryAndLoyalty && !story.lost && !figure.star && !figure.exempt && !tested;
        const bool decided = toCome != DiceToCome::None && !story.lost && !story.recoveryOpen && !story.aidOpen;
        const bool goes = becomes.goes && decided;
        story.leaderOpen = !becomes.follows.isEmpty() && decided && !goes && !about<GruntTakenOver>();
        if (goes) {
            story.lost = Status::Left;
            story.loyaltyOpen = false;
        }

        QStringList detail = story.isOpen() ? QStringList() : facts();
        if (left) {
            story.headline = parting(*left);
        } else if (goes) {
            story.headline = parting({figure.id, Status::Left, *becomes.goes});
        } else if (story.isOpen()) {
            story.headline = fared();
            if (story.leaderOpen)
                detail << tr("follows %1 if there is room").arg(becomes.follows);
            else if (!story.recoveryOpen && !story.aidOpen)
                detail << tr("Stay or Go still to roll");
        } else if (tested && needsRecovery()) {
            story.headline = tr("%1, %2").arg(fared(), words::inLine(tested->result));
        } else {
            story.headline = tested ? words::title(tested->result) : fared();
        }
        story.detailWithoutDice = detail.join(QStringLiteral("; "));
        const QStringList ofDice = story.isOpen() && !figure.star ? QStringList() : diceFacts(!left);
        story.detail = (figure.star ? detail + ofDice : ofDice + detail).join(QStringLiteral("; "));
        return story;
    }

    template<typename C>
    const C *about() const
    {
        return firstAbout<C>(figure.id, step.changes);
    }
    template<typename C>
    bool switched(bool on) const
    {
        return std::ranges::any_of(allOf<C>(step.changes),
                                   [&](const C *one) { return one->id == figure.id && one->on == on; });
    }

    bool isBadlyWounded() const
    {
        const auto *fared = about<FigureFared>();
        return fared && fared->deeds.wound == Fate::BadWound;
    }
    bool needsRecovery() const
    {
        // In Chain Reaction's first edition, figures that ran return without a roll.
        return fate == Fate::OutOfTheFight || fate == Fate::BadWound || fate == Fate::Unconscious
            || (fate == Fate::RanAway && (!isDealt || isBadlyWounded()));
    }
    QString fared() const
    {
        const auto *recovered = about<FigureRecovered>();
        const auto *rep = about<RepChanged>();
        if (rep && rep->cause == RepCause::CheatedDeathInRecovery)
            return tr("Cheats death");
        if (recovered && recovered->fate == Fate::RanAway)
            return rep ? tr("Ran away, Rep −1") : tr("Ran away, returns");
        if (recovered)
            return tr("Recovers");
        if (aided && fate == Fate::Fine)
            return tr("First Aid: fine");
        if (switched<FigureHeld>(false))
            return tr("Free again");
        if (figure.isHeld())
            return words::title(Fate::Captured);
        if (figure.isAway(before.turn))
            return tr("Away, wounded");
        return fate ? words::title(*fate) : words::title(TableState::AtHome);
    }
    QString parting(const FigureLeft &left) const
    {
        if (left.cause == LeaveCause::StayOrGo) {
            if (left.poisoning && toCome == DiceToCome::None && poisonedIn(step, left.id).empty())
                return tr("Leaves, with nobody to poison"); // the figures it poisons are known after the last test
            return words::title(left.poisoning ? Loyalty::LeavesPoisoning : Loyalty::Leaves);
        }
        if (left.cause == LeaveCause::Killed) {
            if (aided)
                return tr("Died of the wound");
            return words::title(about<FigureFared>() ? about<FigureFared>()->fate : Fate::ObviouslyDead);
        }
        if (left.cause == LeaveCause::Surrendered)
            return words::title(Fate::Surrendered);
        const char *leaves = leavings[left.cause].leaves;
        return leaves ? tr(leaves) : words::title(left.status);
    }
    /// Returns the status with which the figure is lost. Before an outcome is reported nothing has happened yet, but some
    /// fates need no roll.
    std::optional<Status> lost() const
    {
        if (const auto *left = about<FigureLeft>())
            return left->status;
        if (toCome == DiceToCome::None)
            return std::nullopt;
        using After = FigureAfter::Status;
        switch (statusBy(fate.value_or(Fate::Fine))) {
        case After::Dead:
            return Status::Dead;
        case After::Captured: // a captured Star remains in the band if the rules allow a rescue (R85)
            return figure.star && before.encounter && systemOf(*before.encounter).traits.holdsStars
                ? std::nullopt
                : std::optional(Status::Captured);
        case After::Turned:
            return Status::Turned;
        case After::Gone:
        case After::Band:
            break;
        }
        return std::nullopt;
    }
    QStringList facts() const
    {
        QStringList facts;
        const auto *fared = about<FigureFared>();
        if (const int lost = fared ? fared->deeds.initiativeLost : 0; lost > figure.rep())
            facts << tr("initiative lost: %1 (below zero)").arg(lost);
        else if (lost > 0)
            facts << tr("initiative lost: %1 (restored for the next game)").arg(lost);
        if (!about<LoyaltyTested>() && figure.exempt && !lost())
            facts << tr("exempt: no test");
        if (switched<ExemptSet>(true))
            facts << tr("exempt next time");
        if (switched<PoisonSet>(false))
            facts << tr("poison used up");
        for (const GearChanged *gear : allOf<GearChanged>(step.changes)) {
            if (gear->id == figure.id && gear->cause == GearCause::Issued)
                facts << tr("equipment to the stockpile");
        }
        for (const PoisonSet *poison : allOf<PoisonSet>(step.changes)) {
            const Figure *by = poison->on && poison->id == figure.id ? before.findEver(poison->by) : nullptr;
            if (by)
                facts << tr("poisoned by %1").arg(by->name);
        }
        return facts;
    }
    /// Returns details that only concern players who see the dice. `isIn` is true if the figure is still in the band.
    QStringList diceFacts(bool isIn) const
    {
        QStringList facts;
        if (const auto *tested = about<LoyaltyTested>())
            facts << (!tested->isTie()                       ? tr("successes: %1 to %2")
                          : tested->result == Loyalty::Stays ? tr("successes: %1 to %2 after a success")
                                                             : tr("successes: %1 to %2 after a failure"))
                         .arg(tested->starSuccesses)
                         .arg(tested->gruntSuccesses);
        if (figure.star && isIn && !starFact().isEmpty())
            facts << starFact();
        return facts;
    }
    /// Returns the common roll compared with the figure's Rep (R16).
    QString starFact() const
    {
        const auto *changed = about<RepChanged>();
        const int rep = changed ? changed->to : figure.rep();
        for (const Roll &roll : step.rolls) {
            const bool isAboutFigure = roll.reason.subject == 0 || roll.reason.subject == number(figure.id);
            if (roll.reason.kind != RollKind::StarHolds || !isAboutFigure)
                continue;
            const int fewer = rep - int(roll.dice.size());
            if (fewer > 0)
                return tr("Stay or Go: %n dice fewer", nullptr, fewer);
            return tr("Stay or Go: all %n dice", nullptr, rep);
        }
        return {};
    }
};

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

/// Returns "Left, and poisoned minds", "Left after the patrol failed", "Died of wounds". `after` is the campaign after
/// the step in which the figure left.
QString leavingInWords(const FigureLeft &change, const Step &step, const Campaign &after)
{
    if (change.cause == LeaveCause::StayOrGo)
        return afterStayOrGo(change, step, after);
    const char *left = leavings[change.cause].left;
    return left ? StoryText::tr(left) : words::title(change.status);
}

} // namespace

FigureStory tellFigure(const Campaign &before, const Figure &figure, std::optional<Fate> fate, const Step &soFar,
                       DiceToCome toCome, const WithoutRoll &becomes)
{
    const auto *aided = firstAbout<FirstAidGiven>(figure.id, soFar.changes);
    return FateTeller{before, figure, soFar, toCome, becomes, aided ? std::optional(aided->fate) : fate, aided}.tell();
}

std::vector<FigureId> poisonedIn(const Step &step, FigureId leaver)
{
    std::vector<FigureId> poisoned;
    for (const PoisonSet *poison : allOf<PoisonSet>(step.changes)) {
        if (poison->on && poison->by == leaver)
            poisoned.push_back(poison->id);
    }
    return poisoned;
}

std::set<FigureId> poisoners(std::span<const Step> steps)
{
    std::set<FigureId> by;
    for (const Step &step : steps) {
        for (const PoisonSet *poison : allOf<PoisonSet>(step.changes)) {
            if (poison->on)
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

std::map<FigureId, QString> howEverybodyLeft(std::span<const Step> steps)
{
    std::map<FigureId, QString> how;
    replay(steps, [&](const Step &step, int, const Campaign &before, const Campaign &after) {
        for (const FigureReturned *back : allOf<FigureReturned>(step.changes))
            how.erase(back->id);
        for (const FigureLeft *left : allOf<FigureLeft>(step.changes))
            how[left->id] = leavingInWords(*left, step, after);
        if (step.kind == StepKind::SetAside) {
            for (const FigureLeft &gone : leavingAsRunEnds(before))
                how[gone.id] = leavingInWords(gone, step, after);
        }
        if (const auto *paper = firstOf<ImportedFromPaper>(step.changes)) {
            for (const FormerFigure &former : paper->former)
                how[former.figure.id] = words::title(former.figure.status);
        }
    });
    return how;
}

std::optional<Poisoning> poisonedBy(std::span<const Step> steps, FigureId id)
{
    std::optional<Poisoning> poisoning;
    replay(steps, [&](const Step &step, int, const Campaign &before, const Campaign &) {
        for (const PoisonSet *poison : allOf<PoisonSet>(step.changes)) {
            if (poison->id != id)
                continue;
            poisoning.reset();
            if (const Figure *leaver = poison->on ? before.findEver(poison->by) : nullptr)
                poisoning = Poisoning{leaver->name, before.turn};
        }
    });
    return poisoning;
}

} // namespace muster
