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

class FateTeller
{
    Q_DECLARE_TR_FUNCTIONS(muster::FigureStory)

public:
    FateTeller(const Campaign &before, const Figure &figure, std::optional<Fate> fate, const Step &soFar,
               const WithoutRoll &becomes)
        : m_before(before)
        , m_figure(figure)
        , m_step(soFar)
        , m_becomes(becomes)
        , m_aided(about<FirstAidGiven>())
        , m_fate(m_aided ? std::optional(m_aided->fate) : fate)
    {
    }

    FigureStory tell(DiceToCome toCome) const;

private:
    template<typename C>
    const C *about() const
    {
        for (const C *one : allOf<C>(m_step.changes)) {
            if (one->id == m_figure.id)
                return one;
        }
        return nullptr;
    }
    template<typename C>
    bool switched(bool on) const
    {
        return std::ranges::any_of(allOf<C>(m_step.changes),
                                   [&](const C *one) { return one->id == m_figure.id && one->on == on; });
    }

    bool isBadlyWounded() const
    {
        const auto *fared = about<FigureFared>();
        return fared && fared->deeds.wound == Fate::BadWound;
    }
    bool needsRecovery() const
    {
        // In Chain Reaction's first edition, figures that ran return without a roll.
        return m_fate == Fate::OutOfTheFight || m_fate == Fate::BadWound || m_fate == Fate::Unconscious
            || (m_fate == Fate::RanAway && (!m_dealt || isBadlyWounded()));
    }
    QString fared() const;
    QString parting(const FigureLeft &left, DiceToCome toCome) const;
    std::optional<Status> lost(DiceToCome toCome) const;
    bool armsTakenUp() const;
    QStringList facts(DiceToCome toCome) const;
    QStringList diceFacts(bool isIn) const;
    QString starFact() const;

    const Campaign &m_before;
    const Figure &m_figure;
    const Step &m_step;
    const WithoutRoll &m_becomes;
    const FirstAidGiven *m_aided; ///< null if the figure needed no First Aid, or it is not rolled yet
    std::optional<Fate> m_fate; ///< the fate after First Aid
    bool m_dealt =
        m_before.encounter && systemOf(*m_before.encounter).traits.creditsDeeds; ///< under the first edition's rules
};

QString FateTeller::fared() const
{
    const auto *recovered = about<FigureRecovered>();
    const auto *rep = about<RepChanged>();
    if (rep && rep->cause == RepCause::CheatedDeathInRecovery)
        return tr("Cheats death");
    if (recovered && recovered->fate == Fate::RanAway)
        return rep ? tr("Ran away, Rep −1") : tr("Ran away, returns");
    if (recovered)
        return tr("Recovers");
    if (m_aided && m_fate == Fate::Fine)
        return tr("First Aid: fine");
    if (switched<FigureHeld>(false))
        return tr("Free again");
    if (m_figure.isHeld())
        return words::title(Fate::Captured);
    if (m_figure.isAway(m_before.turn))
        return tr("Away, wounded");
    return m_fate ? words::title(*m_fate) : words::title(TableState::AtHome);
}

QString FateTeller::parting(const FigureLeft &left, DiceToCome toCome) const
{
    if (left.cause == LeaveCause::StayOrGo) {
        if (left.poisoning && toCome == DiceToCome::None && poisonedIn(m_step, left.id).empty())
            return tr("Leaves, with nobody to poison"); // the figures it poisons are known after the last test
        return words::title(left.poisoning ? Loyalty::LeavesPoisoning : Loyalty::Leaves);
    }
    if (left.cause == LeaveCause::Killed) {
        if (m_aided)
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
std::optional<Status> FateTeller::lost(DiceToCome toCome) const
{
    if (const auto *left = about<FigureLeft>())
        return left->status;
    if (toCome == DiceToCome::None)
        return std::nullopt;
    using After = FigureAfter::Status;
    switch (statusBy(m_fate.value_or(Fate::Fine))) {
    case After::Dead:
        return Status::Dead;
    case After::Captured: // a captured Star remains in the band if the rules allow a rescue (R85)
        return m_figure.star && m_before.encounter && systemOf(*m_before.encounter).traits.holdsStars
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

bool FateTeller::armsTakenUp() const
{
    return std::ranges::any_of(allOf<GearChanged>(m_step.changes), [this](const GearChanged *gear) {
        return gear->id == m_figure.id && gear->cause == GearCause::Issued;
    });
}

QStringList FateTeller::facts(DiceToCome toCome) const
{
    QStringList facts;
    const auto *fared = about<FigureFared>();
    if (const int lost = fared ? fared->deeds.initiativeLost : 0; lost > m_figure.rep())
        facts << tr("initiative lost: %1 (below zero)").arg(lost);
    else if (lost > 0)
        facts << tr("initiative lost: %1 (restored for the next game)").arg(lost);
    if (!about<LoyaltyTested>() && m_figure.exempt && !lost(toCome))
        facts << tr("exempt: no test");
    if (switched<ExemptSet>(true))
        facts << tr("exempt next time");
    if (switched<PoisonSet>(false))
        facts << tr("poison used up");
    if (armsTakenUp())
        facts << tr("equipment to the stockpile");
    for (const PoisonSet *poison : allOf<PoisonSet>(m_step.changes)) {
        const Figure *by = poison->on && poison->id == m_figure.id ? m_before.findEver(poison->by) : nullptr;
        if (by)
            facts << tr("poisoned by %1").arg(by->name);
    }
    return facts;
}

/// Returns details that only concern players who see the dice. `isIn` is true if the figure is still in the band.
QStringList FateTeller::diceFacts(bool isIn) const
{
    QStringList facts;
    if (const auto *tested = about<LoyaltyTested>())
        facts << (!tested->isTie()                       ? tr("successes: %1 to %2")
                      : tested->result == Loyalty::Stays ? tr("successes: %1 to %2 after a success")
                                                         : tr("successes: %1 to %2 after a failure"))
                     .arg(tested->starSuccesses)
                     .arg(tested->gruntSuccesses);
    if (m_figure.star && isIn && !starFact().isEmpty())
        facts << starFact();
    return facts;
}

/// Returns the common roll compared with the figure's Rep (R16).
QString FateTeller::starFact() const
{
    const auto *changed = about<RepChanged>();
    const int rep = changed ? changed->to : m_figure.rep();
    for (const Roll &roll : m_step.rolls) {
        const bool isAboutFigure = roll.reason.subject == 0 || roll.reason.subject == number(m_figure.id);
        if (roll.reason.kind != RollKind::StarHolds || !isAboutFigure)
            continue;
        const int fewer = rep - static_cast<int>(roll.dice.size());
        if (fewer > 0)
            return tr("Stay or Go: %n dice fewer", nullptr, fewer);
        return tr("Stay or Go: all %n dice", nullptr, rep);
    }
    return {};
}

FigureStory FateTeller::tell(DiceToCome toCome) const
{
    const auto *left = about<FigureLeft>();
    const auto *tested = about<LoyaltyTested>();
    FigureStory story;
    story.fate = m_fate;
    story.lost = lost(toCome);
    story.aidOpen = toCome != DiceToCome::None && m_fate == Fate::Wounded;
    story.recoveryOpen = toCome != DiceToCome::None && !left && needsRecovery() && !about<FigureRecovered>();
    story.loyaltyOpen =
        toCome == DiceToCome::RecoveryAndLoyalty && !story.lost && !m_figure.star && !m_figure.exempt && !tested;
    const bool decided = toCome != DiceToCome::None && !story.lost && !story.recoveryOpen && !story.aidOpen;
    const bool goes = m_becomes.goes && decided;
    story.leaderOpen = !m_becomes.follows.isEmpty() && decided && !goes && !about<GruntTakenOver>();
    if (goes) {
        story.lost = Status::Left;
        story.loyaltyOpen = false;
    }

    QStringList detail = story.isOpen() ? QStringList() : facts(toCome);
    if (left) {
        story.headline = parting(*left, toCome);
    } else if (goes) {
        story.headline = parting({m_figure.id, Status::Left, *m_becomes.goes}, toCome);
    } else if (story.isOpen()) {
        story.headline = fared();
        if (story.leaderOpen)
            detail << tr("follows %1 if there is room").arg(m_becomes.follows);
        else if (!story.recoveryOpen && !story.aidOpen)
            detail << tr("Stay or Go still to roll");
    } else if (tested && needsRecovery()) {
        story.headline = tr("%1, %2").arg(fared(), words::inLine(tested->result));
    } else {
        story.headline = tested ? words::title(tested->result) : fared();
    }
    story.detailWithoutDice = detail.join(QStringLiteral("; "));
    const QStringList ofDice = story.isOpen() && !m_figure.star ? QStringList() : diceFacts(!left);
    story.detail = (m_figure.star ? detail + ofDice : ofDice + detail).join(QStringLiteral("; "));
    return story;
}

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
    return FateTeller(before, figure, fate, soFar, becomes).tell(toCome);
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
