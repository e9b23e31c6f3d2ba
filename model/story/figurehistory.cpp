// SPDX-License-Identifier: MIT
#include "model/story/figurehistory.h"
#include "model/changes/all.h"

#include "model/story/leaving.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

namespace muster {

namespace {

QString diceInWords(int passed)
{
    switch (passed) {
    case 0:
        return StoryText::tr("no die passed");
    case 1:
        return StoryText::tr("one die passed");
    default:
        return StoryText::tr("both dice passed");
    }
}

/// Reads one figure's history out of the steps, with the campaign as it stood at each change.
class Historian
{
public:
    Historian(const Pack &pack, FigureId id)
        : m_pack(pack)
        , m_id(id)
    {
    }

    void read(const Step &step);
    std::vector<FigureChapter> chapters() && { return std::move(m_chapters); }

    void operator()(const FigureJoined &c);
    void operator()(const RepChanged &c);
    void operator()(const FigureRecovered &c);
    void operator()(const FigureHeld &c);
    void operator()(const FigureLeft &c);
    void operator()(const FigureReturned &c);
    void operator()(const FigureCorrected &c);
    void operator()(const GruntTakenOver &c);

private:
    using Told = Among<FigureJoined, RepChanged, FigureRecovered, FigureHeld, FigureLeft, FigureReturned,
                       FigureCorrected, GruntTakenOver>;
    static_assert(areAllChanges<Told, CampaignChanges, WastelandChanges, PlayChanges, EnemyChanges, StoryChanges,
                                Among<FigureFared, FigureAway, FigureMarked, FirstAidGiven, LoyaltyTested, PoisonSet,
                                      ExemptSet, PointsEarned, MonthServed, GearChanged, ThingCarried, StockChanged>>);

    FigureChapter &begin(int rep, Theme theme, const QString &title, const QString &detail)
    {
        m_chapters.push_back({m_now.turn, rep, theme, title, detail, {}, {}, {}});
        return m_chapters.back();
    }
    void attach(FigureChapter &chapter, RollKind kind, int target);

    const Pack &m_pack;
    FigureId m_id;
    Campaign m_now;
    const Step *m_step = nullptr;
    std::optional<FigureRecovered> m_recovered;
    std::vector<FigureChapter> m_chapters;
};

void Historian::read(const Step &step)
{
    m_step = &step;
    m_recovered.reset();
    for (const Change &change : step.changes) {
        Told::visit(change, *this);
        apply(m_now, change);
    }
}

void Historian::attach(FigureChapter &chapter, RollKind kind, int target)
{
    Rolls rolls = std::move(chapter.dice.rolls);
    for (const Roll &roll : m_step->rolls)
        if (roll.reason == Reason{kind, number(m_id)})
            rolls.push_back(roll);
    chapter.thrower = throwerOf(rolls);
    chapter.dice = diceUpTo(std::move(rolls), target);
}

void Historian::operator()(const FigureJoined &c)
{
    if (c.figure.id != m_id)
        return;
    const int rep = c.figure.rep();
    const QString worth = words::worth(c.figure.profile, m_pack);
    if (c.figure.star) {
        FigureChapter &chapter = begin(rep, Theme::Founding, StoryText::tr("Began at %1").arg(worth),
                                       m_pack.hasSkill ? StoryText::tr("The Leader of the campaign.")
                                                       : StoryText::tr("The Star of the campaign."));
        attach(chapter, RollKind::Recruit, 0);
        attach(chapter, RollKind::Initiative, 0);
        attach(chapter, RollKind::WeaponSkill, 0);
        return;
    }
    FigureChapter &chapter = begin(rep, Theme::Recruit, StoryText::tr("Recruited at %1").arg(worth),
                                   StoryText::tr("Picked by hand: %1.").arg(words::kindOf(c.figure, m_pack)));
    attach(chapter, RollKind::Recruit, 0);
    const bool byList = !chapter.dice.rolls.empty();
    const int onList =
        byList ? sum(chapter.dice.rolls.back().dice) : 0; // the last: those before were rolled again (R41)
    attach(chapter, RollKind::Initiative, 0);
    attach(chapter, RollKind::WeaponSkill, 0);
    const ArmyList *list = m_pack.list(m_now.listOf(c.figure));
    if (byList && list)
        chapter.detail = StoryText::tr("The %1 list, %2: %3")
                             .arg(list->title, QString::number(onList), packWords(c.figure.profile.type));
    if (c.figure.outranksStar)
        chapter.rulings << QStringLiteral("R10");
}

void Historian::operator()(const FigureRecovered &c)
{
    if (c.id == m_id)
        m_recovered = c;
}

void Historian::operator()(const RepChanged &c)
{
    if (c.id != m_id)
        return;
    FigureChapter &chapter = begin(c.to, Theme::Rep, repFromTo(c.from, c.to, m_pack), {});
    switch (c.cause) {
    case RepCause::CheatedDeath:
        chapter.detail = StoryText::tr("Cheated death on the table, at the cost of one Rep.");
        return;
    case RepCause::Correction:
        chapter.detail = StoryText::tr("Edited by hand.");
        return;
    case RepCause::CheatedDeathInRecovery:
        chapter.detail =
            StoryText::tr(
                "Out of the Fight. Recovery against Rep %1: no die passed. Cheated death, at the cost of one Rep.")
                .arg(c.from);
        chapter.rulings << QStringLiteral("R14");
        break;
    case RepCause::LostNerve:
        chapter.detail = StoryText::tr("Ran away without a wound.");
        chapter.rulings << QStringLiteral("R67");
        return;
    case RepCause::Experience:
        chapter.detail = StoryText::tr("Inflicted damage and did not run.");
        chapter.rulings << QStringLiteral("R66");
        return;
    case RepCause::Recovery:
        if (!m_recovered)
            return;
        chapter.detail =
            StoryText::tr("%1. Recovery against Rep %2: %3, so back at Rep −1.")
                .arg(words::title(m_recovered->fate), QString::number(c.from), diceInWords(m_recovered->passed));
        chapter.rulings << recoveryRuling(*m_recovered, m_pack);
        break;
    }
    attach(chapter, RollKind::Recovery, c.from);
}

void Historian::operator()(const FigureLeft &c)
{
    if (c.id != m_id)
        return;
    const Figure *figure = m_now.find(c.id);
    FigureChapter &chapter = begin(figure->rep(), Theme::Leaves, leavingInWords(c, m_now), {});
    if (m_recovered) {
        chapter.detail = StoryText::tr("Recovery against Rep %1: %2.")
                             .arg(QString::number(figure->rep()), diceInWords(m_recovered->passed));
        attach(chapter, RollKind::Recovery, figure->rep());
    }
    if (c.status == Status::Dead)
        chapter.theme = Theme::Dead;
}

void Historian::operator()(const FigureHeld &c)
{
    if (c.id != m_id)
        return;
    const int rep = m_now.find(c.id)->rep();
    FigureChapter &chapter = c.on
        ? begin(rep, Theme::Captured, StoryText::tr("Captured"), StoryText::tr("The next Recover may end it."))
        : begin(rep, Theme::Recruit, StoryText::tr("Free again"), {});
    chapter.rulings << QStringLiteral("R85");
}

void Historian::operator()(const FigureReturned &c)
{
    if (c.id != m_id)
        return;
    const Figure &figure = *m_now.findEver(c.id);
    if (m_step->kind != StepKind::BattleFinished) {
        begin(figure.rep(), Theme::Correction, StoryText::tr("Back in the band"),
              StoryText::tr("Brought back by hand."))
                .rulings
            << QStringLiteral("R5");
    } else if (figure.status == Status::Turned) {
        begin(figure.rep(), Theme::Recruit, StoryText::tr("Back in the band"),
              StoryText::tr("The antidote was found."));
    } else {
        begin(figure.rep(), Theme::Recruit, StoryText::tr("Free again"), StoryText::tr("The band came to the rescue."))
                .rulings
            << QStringLiteral("R85");
    }
}

void Historian::operator()(const FigureCorrected &c)
{
    const Figure *old = m_now.find(m_id);
    if (c.figure.id == m_id && old->rep() != c.figure.rep())
        begin(c.figure.rep(), Theme::Correction, repFromTo(old->rep(), c.figure.rep(), m_pack),
              StoryText::tr("Edited by hand."))
                .rulings
            << QStringLiteral("R5");
}

void Historian::operator()(const GruntTakenOver &c)
{
    const Figure *star = m_now.find(c.by);
    if (c.id == m_id && star)
        begin(m_now.find(m_id)->rep(), Theme::Recruit, StoryText::tr("Follows %1").arg(star->name),
              StoryText::tr("The months start again at 0."))
                .rulings
            << QStringLiteral("R36");
}

} // namespace

std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id)
{
    Historian historian(pack, id);
    for (const Step &step : steps)
        historian.read(step);
    return std::move(historian).chapters();
}

} // namespace muster
