// SPDX-License-Identifier: MIT
#include "model/story/figurehistory.h"

#include "model/changes/all.h"
#include "model/reference/testsubject.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

namespace muster {

namespace {

QString diceInWords(int passed)
{
    return passed == 0 ? StoryText::tr("no die passed")
        : passed == 1  ? StoryText::tr("one die passed")
                       : StoryText::tr("both dice passed");
}

/// Builds everybody's history from the steps, with the campaign as it was at each change.
class HistoryBuilder
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    explicit HistoryBuilder(const Pack &pack)
        : m_pack(pack)
    {
    }

    void read(const Step &step);
    FigureHistories histories() && { return std::move(m_histories); }

    void operator()(const FigureJoined &c);
    void operator()(const RepChanged &c);
    void operator()(const FigureRecovered &c) { m_recovered[c.id] = c; }
    void operator()(const FirstAidGiven &c) { m_aided[c.id] = c; }
    void operator()(const LoyaltyTested &c);
    void operator()(const PoisonSet &c);
    void operator()(const FigureHeld &c);
    void operator()(const FigureLeft &c);
    void operator()(const FigureReturned &c);
    void operator()(const FigureCorrected &c);
    void operator()(const GruntTakenOver &c);
    void operator()(const ImportedFromPaper &c);
    void operator()(const PlayBegun &)
    {
        m_tests.clear();
        m_playBegan = m_number;
    }
    void operator()(const TestTaken &c);
    void operator()(const RunSetAside &);

private:
    FigureChapter &begin(FigureId id, int rep, Theme theme, const QString &title, const QString &detail = {},
                         const QStringList &rulings = {})
    {
        return m_histories[id].emplace_back(
            FigureChapter{m_number, m_now.turn, true, rep, theme, title, detail, {}, {}, rulings});
    }
    FigureChapter &begin(const Figure &figure, Theme theme, const QString &title, const QString &detail = {},
                         const QStringList &rulings = {})
    {
        return begin(figure.id, figure.rep(), theme, title, detail, rulings);
    }
    /// Begins a chapter about something that did not change the Rep.
    FigureChapter &beside(const Figure &figure, Theme theme, const QString &title, const QString &detail)
    {
        FigureChapter &chapter = begin(figure, theme, title, detail);
        chapter.ofRep = false;
        return chapter;
    }
    void asTold(const Figure &figure);
    void attach(FigureChapter &chapter, FigureId id, RollKind kind, int target);
    void setDice(FigureChapter &chapter, StoryDice dice);
    void tellReturn(const FigureRecovered &recovered);
    void tellSaved(const FirstAidGiven &aid);

    /// A test in the battle, for a figure that did not survive it.
    struct LastTest {
        QString told;
        StoryDice dice;
    };

    const Pack &m_pack;
    Campaign m_now;
    const Step *m_step = nullptr;
    int m_number = 0; ///< number of the step
    int m_playBegan = 0; ///< number of the step that began the battle
    int m_turn = 0; ///< the turn in which the step began; the step may end it
    std::map<FigureId, FigureRecovered> m_recovered; ///< recoveries of this step without a chapter so far
    std::map<FigureId, FirstAidGiven> m_aided; ///< First Aid of this step without a chapter so far
    std::map<FigureId, LoyaltyTested> m_tested; ///< tests of this step
    std::map<FigureId, LastTest> m_tests; ///< each figure's latest test on the table
    FigureHistories m_histories;
};

void HistoryBuilder::read(const Step &step)
{
    m_step = &step;
    m_turn = m_now.turn;
    ++m_number;
    m_tested.clear();
    for (const Change &change : step.changes) {
        visit(change, *this);
        apply(m_now, change);
    }
    for (const auto &[id, recovered] : std::exchange(m_recovered, {}))
        tellReturn(recovered);
    for (const auto &[id, aid] : std::exchange(m_aided, {}))
        tellSaved(aid);
}

void HistoryBuilder::attach(FigureChapter &chapter, FigureId id, RollKind kind, int target)
{
    Rolls rolls = std::move(chapter.dice.rolls);
    for (const Roll &roll : rollsFor(m_step->rolls, {kind}, number(id)))
        rolls.push_back(roll);
    setDice(chapter, diceUpTo(std::move(rolls), target));
}

void HistoryBuilder::setDice(FigureChapter &chapter, StoryDice dice)
{
    chapter.thrower = throwerOf(dice.rolls);
    chapter.dice = std::move(dice);
}

void HistoryBuilder::operator()(const FigureJoined &c)
{
    const FigureId id = c.figure.id;
    const QString worth = words::worth(c.figure.profile, m_pack);
    if (c.figure.star) {
        const QString whose = m_pack.hasSkill ? tr("The Leader of the campaign.")
            : c.figure.player.isEmpty()       ? tr("The Star of the campaign.")
                                              : tr("%1’s Star.", "a player").arg(c.figure.player);
        FigureChapter &chapter = begin(c.figure, Theme::Founding, tr("Began at %1").arg(worth), whose);
        attach(chapter, id, RollKind::Recruit, 0);
        attach(chapter, id, RollKind::Initiative, 0);
        attach(chapter, id, RollKind::WeaponSkill, 0);
        return;
    }
    if (firstOf<ImportedFromPaper>(m_step->changes))
        return asTold(c.figure);
    const auto withAttributes = [&](const QString &kind) {
        return (QStringList{kind} + words::attributes(c.figure, m_pack)).join(QStringLiteral(", "));
    };
    FigureChapter &chapter = begin(c.figure, Theme::Recruit, tr("Recruited at %1").arg(worth),
                                   tr("Picked by hand: %1.").arg(withAttributes(words::kindOf(c.figure, m_pack))));
    attach(chapter, id, RollKind::Recruit, 0);
    const bool byList = !chapter.dice.rolls.empty();
    const int onList =
        byList ? sum(chapter.dice.rolls.back().dice) : 0; // the last roll, because those before were rolled again (R41)
    attach(chapter, id, RollKind::Attribute, 0);
    attach(chapter, id, RollKind::Initiative, 0);
    attach(chapter, id, RollKind::WeaponSkill, 0);
    const ArmyList *list = m_pack.list(m_now.listOf(c.figure));
    if (byList && list)
        chapter.detail =
            tr("The %1 list, %2: %3.")
                .arg(list->title, QString::number(onList), withAttributes(packWords(c.figure.profile.type)));
    if (c.figure.outranksStar)
        chapter.rulings << QStringLiteral("R10");
}

void HistoryBuilder::asTold(const Figure &figure)
{
    begin(figure, Theme::Recruit, tr("As told, from paper"), words::kindAndWorth(figure, m_pack),
          {QStringLiteral("R93")})
        .turn = figure.joined;
}

/// Adds figures that had left before the campaign was taken from paper.
void HistoryBuilder::operator()(const ImportedFromPaper &c)
{
    for (const FormerFigure &former : c.former) {
        const Figure &figure = former.figure;
        asTold(figure);
        begin(figure, figure.status == Status::Dead ? Theme::Dead : Theme::Leaves, words::title(figure.status)).turn =
            former.farewell.turn;
    }
}

void HistoryBuilder::operator()(const RepChanged &c)
{
    FigureChapter &chapter = begin(c.id, c.to, Theme::Rep, repFromTo(c.from, c.to, m_pack));
    const auto recovered = m_recovered.extract(c.id);
    const auto tell = [&](const QString &detail, const QString &ruling) {
        chapter.detail = detail;
        if (!ruling.isEmpty())
            chapter.rulings << ruling;
    };
    switch (c.cause) {
    case RepCause::CheatedDeath:
        return tell(tr("Cheated death on the table, at the cost of one Rep."), {});
    case RepCause::Correction:
        return tell(tr("Edited by hand."), {});
    case RepCause::Fight:
        return tell(tr("Lost during the fight."), {});
    case RepCause::LostNerve:
        return tell(tr("Ran away without a wound."), QStringLiteral("R67"));
    case RepCause::Experience:
        return tell(tr("Inflicted damage and did not run."), QStringLiteral("R66"));
    case RepCause::CheatedDeathInRecovery:
        tell(tr("Out of the Fight. Recovery against Rep %1: no die passed. Cheated death, at the cost of one Rep.")
                 .arg(c.from),
             QStringLiteral("R14"));
        break;
    case RepCause::Recovery:
        if (!recovered)
            return;
        tell(tr("%1. Recovery against Rep %2: %3, so back with one Rep less.")
                 .arg(words::title(recovered.mapped().fate), QString::number(c.from),
                      diceInWords(recovered.mapped().passed)),
             recoveryRuling(recovered.mapped(), m_pack));
    }
    attach(chapter, c.id, RollKind::Recovery, c.from);
}

/// Adds a recovery that left the figure as it was.
void HistoryBuilder::tellReturn(const FigureRecovered &recovered)
{
    const Figure *figure = m_now.find(recovered.id);
    if (!figure)
        return;
    FigureChapter &chapter =
        beside(*figure, Theme::Recovery, recovered.fate == Fate::RanAway ? tr("Came back") : tr("Recovered"),
               tr("%1. Recovery against Rep %2: %3.")
                   .arg(words::title(recovered.fate), QString::number(figure->rep()), diceInWords(recovered.passed)));
    chapter.turn = m_turn;
    attach(chapter, recovered.id, RollKind::Recovery, figure->rep());
}

void HistoryBuilder::tellSaved(const FirstAidGiven &aid)
{
    const Figure *figure = m_now.find(aid.id);
    if (!figure)
        return;
    FigureChapter &chapter =
        beside(*figure, Theme::Recovery, tr("Survived the wound"),
               tr("First Aid against Rep %1: %2.").arg(QString::number(figure->rep()), diceInWords(aid.passed)));
    chapter.turn = m_turn;
    chapter.rulings << QStringLiteral("R80");
    attach(chapter, aid.id, RollKind::FirstAid, figure->rep());
}

/// Adds a chapter for a Grunt that stays only if it would have left after another outcome.
void HistoryBuilder::operator()(const LoyaltyTested &c)
{
    m_tested[c.id] = c;
    const Figure *figure = m_now.find(c.id);
    const bool goes = c.result == Loyalty::Leaves || c.result == Loyalty::LeavesPoisoning;
    if (!figure || goes || !c.isTie())
        return;
    if (const auto recovered = m_recovered.extract(c.id); recovered)
        tellReturn(recovered.mapped());
    FigureChapter &chapter =
        beside(*figure, Theme::Stays, tr("Stayed, as the encounter was a success"),
               tr("Stay or Go: %1 to %2. After a failure the figure would have left.", "successes of Star and Grunt")
                   .arg(c.starSuccesses)
                   .arg(c.gruntSuccesses));
    chapter.rulings << QStringLiteral("R17");
    setDice(chapter, loyaltyDice(m_step->rolls, *figure));
}

void HistoryBuilder::operator()(const PoisonSet &c)
{
    const Figure *figure = c.on ? m_now.find(c.id) : nullptr;
    const Figure *by = m_now.findEver(c.by);
    if (figure && by)
        beside(*figure, Theme::Poison, tr("Poisoned by %1").arg(by->name), {});
}

/// Stores the test, because only the end of the battle shows whether it was the figure's last.
void HistoryBuilder::operator()(const TestTaken &c)
{
    if (c.whose.group != 0)
        return;
    const ToldTest taken = c.title.isEmpty() ? told(c.test, m_now, m_pack) : ToldTest{c.title, c.outcome};
    m_tests[c.whose.id] = {tr("%1: %2.").arg(taken.test, taken.outcome), diceUpTo(m_step->rolls, c.target)};
}

void HistoryBuilder::operator()(const FigureLeft &c)
{
    const Figure *figure = m_now.find(c.id);
    if (!figure)
        return;
    if (!isOfTheBattle(c.cause)) { // the figure recovered from its wound, and left for another reason
        if (const auto recovered = m_recovered.extract(c.id); recovered)
            tellReturn(recovered.mapped());
        if (const auto aided = m_aided.extract(c.id); aided)
            tellSaved(aided.mapped());
    }
    FigureChapter &chapter = begin(*figure, Theme::Leaves, leavingInWords(c, *m_step, m_now));
    const QString rep = QString::number(figure->rep());
    const auto tested = m_tested.find(c.id);
    const auto last = m_tests.find(c.id);
    if (c.cause == LeaveCause::StayOrGo && tested != m_tested.end()) {
        chapter.detail = tr("Stay or Go: %1 to %2.", "successes of Star and Grunt")
                             .arg(tested->second.starSuccesses)
                             .arg(tested->second.gruntSuccesses);
        setDice(chapter, loyaltyDice(m_step->rolls, *figure));
    } else if (const auto recovered = m_recovered.extract(c.id); recovered) {
        chapter.detail = tr("Recovery against Rep %1: %2.").arg(rep, diceInWords(recovered.mapped().passed));
        attach(chapter, c.id, RollKind::Recovery, figure->rep());
    } else if (const auto aided = m_aided.extract(c.id); aided) {
        chapter.detail = tr("First Aid against Rep %1: %2.").arg(rep, diceInWords(aided.mapped().passed));
        attach(chapter, c.id, RollKind::FirstAid, figure->rep());
    } else if (c.cause == LeaveCause::Killed && last != m_tests.end()) {
        chapter.detail = last->second.told;
        setDice(chapter, last->second.dice);
    }
    if (c.status == Status::Dead)
        chapter.theme = Theme::Dead;
}

/// Deletes events of a run that was set aside for figures that were there before. Figures that joined during it have
/// left again.
void HistoryBuilder::operator()(const RunSetAside &)
{
    if (!m_now.play)
        return;
    for (auto &[id, chapters] : m_histories) {
        if (m_now.play->began.has(id))
            std::erase_if(chapters, [this](const FigureChapter &chapter) { return chapter.step > m_playBegan; });
    }
    for (const FigureLeft &left : leavingAsRunEnds(m_now))
        (*this)(left);
}

void HistoryBuilder::operator()(const FigureHeld &c)
{
    const Figure *figure = m_now.find(c.id);
    if (!figure)
        return;
    if (c.on)
        begin(*figure, Theme::Captured, tr("Captured"), tr("The next Recover may end it."), {QStringLiteral("R85")});
    else
        begin(*figure, Theme::Recruit, tr("Free again"), {}, {QStringLiteral("R85")});
}

void HistoryBuilder::operator()(const FigureReturned &c)
{
    const Figure *figure = m_now.findEver(c.id);
    if (!figure)
        return;
    if (m_step->kind != StepKind::BattleFinished)
        begin(*figure, Theme::Correction, tr("Back in the band"), tr("Brought back by hand."), {QStringLiteral("R5")});
    else if (figure->status == Status::Turned)
        begin(*figure, Theme::Recruit, tr("Back in the band"), tr("The antidote was found."));
    else
        begin(*figure, Theme::Recruit, tr("Free again"), tr("The band came to the rescue."), {QStringLiteral("R85")});
}

void HistoryBuilder::operator()(const FigureCorrected &c)
{
    const Figure *old = m_now.find(c.figure.id);
    if (!old)
        return;
    if (old->name != c.figure.name)
        beside(c.figure, Theme::Correction, tr("Now called %1").arg(c.figure.name),
               tr("Until then: %1.", "a figure's former name").arg(old->name));
    if (old->rep() != c.figure.rep())
        begin(c.figure, Theme::Correction, repFromTo(old->rep(), c.figure.rep(), m_pack), tr("Edited by hand."),
              {QStringLiteral("R5")});
}

void HistoryBuilder::operator()(const GruntTakenOver &c)
{
    const Figure *star = m_now.find(c.by);
    const Figure *figure = m_now.find(c.id);
    if (star && figure)
        begin(*figure, Theme::Recruit, tr("Follows %1").arg(star->name),
              systemOf(m_now, m_pack).traits.testsLoyalty ? tr("The months start again at 0.") : QString(),
              {QStringLiteral("R36")});
}

} // namespace

FigureHistories figureHistories(std::span<const Step> steps, const Pack &pack)
{
    HistoryBuilder historian(pack);
    for (const Step &step : steps)
        historian.read(step);
    return std::move(historian).histories();
}

std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id)
{
    return whyItsRep(figureHistories(steps, pack), id);
}

std::vector<FigureChapter> whyItsRep(const FigureHistories &histories, FigureId id)
{
    const auto history = histories.find(id);
    if (history == histories.end())
        return {};
    std::vector<FigureChapter> chapters;
    std::copy_if(history->second.begin(), history->second.end(), std::back_inserter(chapters),
                 [](const FigureChapter &chapter) { return chapter.ofRep; });
    return chapters;
}

} // namespace muster
