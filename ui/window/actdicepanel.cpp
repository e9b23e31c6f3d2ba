// SPDX-License-Identifier: MIT
#include "ui/window/actdicepanel.h"

#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "model/campaign/step.h"
#include "model/story/rollresult.h"
#include "model/story/words.h"
#include "rules/dice/randomdice.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicetyping.h"
#include "ui/parts/remembered.h"
#include "ui/window/writestep.h"

#include <QScopedValueRollback>

#include <memory>

namespace muster {

namespace {

bool hasDice(const ActUnderWay &kept)
{
    return !kept.rolls.empty() || !kept.typed.isEmpty();
}

/// The campaign and the pack that an act is rolled with. One copy is shared by everything that describes its dice.
struct RolledOn {
    Campaign campaign;
    Pack pack;
};
using SharedRolledOn = std::shared_ptr<const RolledOn>;

SharedRolledOn groundOf(const CampaignDocument &document)
{
    return std::make_shared<const RolledOn>(RolledOn{document.campaign(), document.pack()});
}

/// Returns the names of figures. Newcomers have the names that they are going to get.
words::NameOf namesWithNewcomers(const SharedRolledOn &ground)
{
    return [known = words::namesIn(ground->campaign), ground](int id) {
        const QString name = known(id);
        return name.isEmpty() ? newName(ground->campaign, ground->pack, id) : name;
    };
}

PendingAct::Deed deedOf(const SharedRolledOn &ground, const Act &act, quint64 seed)
{
    return [ground, act, seed](Dice &dice, Step &step) {
        acts::perform(ground->campaign, ground->pack, act, seed, dice, step);
    };
}

} // namespace

PageKind pageOf(const Act &act)
{
    const ActPlaces places = act.kind().places;
    if (places.testFlag(ActPlace::Reference))
        return PageKind::Reference;
    return places.testFlag(ActPlace::Band) ? PageKind::Band : PageKind::Encounter;
}

ActDicePanel::ActDicePanel(ActPlace here, QWidget *parent)
    : DicePanel(parent)
    , m_here(here)
{
    connect(this, &DicePanel::typing, this, &ActDicePanel::keep);
    connect(this, &DicePanel::advanced, this, &ActDicePanel::keep);
    // A copy, because writing the step destroys the conversation's own.
    connect(this, &DicePanel::completed, this, [this](Step rolled) { write(rolled, true); });
    onPress(cancelAction(), this, &ActDicePanel::cancel);
}

void ActDicePanel::load(CampaignDocument *document)
{
    if (document != m_document) {
        if (m_document)
            m_document->disconnect(this);
        m_document = document;
        if (document)
            connect(document, &CampaignDocument::underWayChanged, this, [this] { follow(false); });
    }
    follow(true); // the campaign may have changed
}

/// Shows the act that the document has under way.
void ActDicePanel::follow(bool anew)
{
    if (m_keeping)
        return;
    const std::optional<ActUnderWay> kept = m_document ? m_document->underWay() : std::nullopt;
    if (kept && kept->act.kind().places.testFlag(m_here)) {
        if (anew || kept != m_kept)
            ask(*kept);
        if (!anew && isVisible()) // Undo has returned to it
            entry()->setFocus(Qt::OtherFocusReason);
    } else if (m_kept) {
        stop();
        emit askingChanged(false);
    }
}

void ActDicePanel::ask(const ActUnderWay &kept)
{
    const QScopedValueRollback keeping(m_keeping, true);
    const SharedRolledOn ground = groundOf(*m_document);
    DiceCaptions telling;
    telling.nameOf = namesWithNewcomers(ground);
    telling.lines = [this, ground](const Step &soFar) {
        std::vector<DiceLine> lines;
        const std::vector<RollTold> told = tellRolls(whole(), soFar.rolls.size(), ground->campaign, ground->pack);
        for (std::size_t i = 0; i < soFar.rolls.size(); ++i) {
            const Roll &roll = soFar.rolls[i];
            lines.push_back({told[i].title,
                             words::thrown(roll),
                             {roll.dice},
                             {},
                             told[i].result,
                             roll.reason.kind == RollKind::Card});
        }
        return lines;
    };
    telling.prompt = [nameOf = telling.nameOf, ground](const Step &soFar, const DiceRequest &request) {
        return tellRequest(request, soFar.rolls, ground->campaign, nameOf);
    };
    telling.faces = [this, ground](const Step &soFar, const DiceRequest &request) {
        return tellFaces(request, soFar.rolls.size(), ground->campaign, ground->pack, [this](int face) {
            return deed().whole({{static_cast<std::uint8_t>(face), Thrower::Player}});
        });
    };
    m_left.reset();
    start(deedOf(ground, kept.act, kept.seed), telling, acts::tapeOf(kept.rolls), kept.seed);
    entry()->setTyped(kept.typed);
    setUndoneDice(diceToRedo(kept));
    if (m_kept != kept)
        touch(m_document->history());
    m_kept = kept;
    emit askingChanged(true);
}

/// Returns the dice that were undone together with the step that they led to.
DicePanel::UndoneDice ActDicePanel::diceToRedo(const ActUnderWay &kept) const
{
    UndoneDice undone;
    const Rolls rolls = m_document->rollsToRedo(kept);
    for (auto roll = rolls.rbegin(); roll != rolls.rend(); ++roll)
        undone.push_back({roll->dice, {}});
    if (undone.size() > 1)
        undone.back().withRest = true; // "Roll the rest" is undone at once
    return undone;
}

void ActDicePanel::begin(const ActUnderWay &act, const UndoneDice &toRedo)
{
    ask(act);
    if (!toRedo.empty())
        setUndoneDice(toRedo);
    const QScopedValueRollback keeping(m_keeping, true);
    m_document->keepUnderWay(act);
    entry()->setFocus(Qt::OtherFocusReason);
}

void ActDicePanel::begin(const Act &act, DiceHabit whose, std::optional<quint64> wantedSeed)
{
    if (!m_document)
        return;
    if (const Problems problems = acts::check(m_document->campaign(), m_document->pack(), act); !problems.empty()) {
        emit pageAround(*this)->problem(textOf(problems));
        return;
    }
    const std::optional<ActUnderWay> other = m_document->underWay();
    if (other && other->act == act) {
        entry()->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (other && hasDice(*other) && !other->act.is<acts::TakeTest>()) { // the Reference page keeps its dice too
        askAboutOther(act, whose, wantedSeed);
        return;
    }
    const quint64 seed = wantedSeed ? *wantedSeed : freshSeed();
    const PendingAct::Deed deed = deedOf(groundOf(*m_document), act, seed);
    const PendingAct asked = whose == DiceHabit::Own ? PendingAct(deed) : PendingAct();
    if (const auto wanted = asked.wanted()) {
        if (m_document->mayBegin())
            begin({act, seed, {}, *wanted});
        return;
    }
    RandomDice dice(seed);
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    write(step, false);
}

void ActDicePanel::askAboutOther(const Act &act, DiceHabit whose, std::optional<quint64> seed)
{
    const ActUnderWay other = *m_document->underWay();
    Page *page = pageAround(*this);
    Q_ASSERT(page);
    const QPointer<ActDicePanel> self = this;
    //: Button: shows the roll that is half done
    const MessageButtons offers{{tr("Continue it"), [page, other] { emit page->pageWanted(pageOf(other.act)); }},
                                {tr("Discard its dice"), [self, act, whose, seed] {
                                     if (!self || !self->m_document)
                                         return;
                                     self->m_document->keepUnderWay(std::nullopt);
                                     self->begin(act, whose, seed);
                                 }}};
    //: What is rolled, and what was asked for now
    emit page->question(tr("“%1” is only half rolled. Finish it first, or discard its dice and continue with “%2”.")
                            .arg(acts::title(other.act), acts::title(act)),
                        offers);
}

void ActDicePanel::keep()
{
    const auto wanted = deed().wanted();
    if (m_keeping || !m_kept || !wanted || !m_document)
        return;
    touch(m_document->history());
    m_kept->rolls = deed().soFar().rolls;
    m_kept->asked = *wanted;
    m_kept->typed = entry()->typedText();
    const QScopedValueRollback keeping(m_keeping, true);
    m_document->keepUnderWay(m_kept);
}

/// Writes the step. `wasAsked`: its dice were asked for roll by roll.
void ActDicePanel::write(const Step &step, bool wasAsked)
{
    const QPointer<ActDicePanel> self = this;
    const CampaignDocument &document = *m_document; // the campaign may move on from the one asked for
    const auto written = wasAsked ? m_document->complete(step) : m_document->write(step);
    if (!self)
        return;
    if (written) {
        m_left.reset();
        if (Page *page = pageAround(*this))
            emit page->remark(lastStepInOneLine(document)); // the last roll is read aloud too
        emit done(step);
        return;
    }
    if (wasAsked) {
        DicePanel::undo(); // Undoes the last roll. Redo, or the same dice again, retries.
        entry()->setFocus(Qt::OtherFocusReason);
    }
    emit pageAround(*this)->problem(written.problem().text);
}

void ActDicePanel::cancel()
{
    const QString left = title();
    leave();
    if (Page *page = pageAround(*this); page && canReturn() && m_document && m_document->checkRights())
        emit page->remark((undoneDice().empty() ? tr("“%1” was left unfinished. Redo returns to it.")
                                                : tr("“%1” was left unfinished. Redo returns to it with its dice."))
                              .arg(left));
}

void ActDicePanel::leave()
{
    if (!m_kept || !m_document)
        return;
    takeAllBack();
    const History &history = m_document->history();
    touch(history);
    const auto first = PendingAct(deedOf(groundOf(*m_document), m_kept->act, m_kept->seed)).wanted();
    m_left = Left{{m_kept->act, m_kept->seed, {}, first.value_or(m_kept->asked)},
                  history.inForce,
                  history.steps[history.inForce - 1].when};
    m_document->keepUnderWay(std::nullopt);
}

void ActDicePanel::stop()
{
    m_kept.reset();
    DicePanel::stop();
}

QString ActDicePanel::title() const
{
    return m_kept ? acts::title(m_kept->act) : QString();
}

bool ActDicePanel::canReturn() const
{
    if (!m_left || !m_document || m_document->underWay())
        return false;
    const History &history = m_document->history();
    // Undone steps are redone first.
    return history.inForce == history.steps.size() && history.inForce == m_left->inForce
        && history.steps[history.inForce - 1].when == m_left->after
        && acts::check(m_document->campaign(), m_document->pack(), m_left->act.act).empty();
}

QString ActDicePanel::undoName() const
{
    const QString name = DicePanel::undoName();
    return name.isEmpty() && m_kept ? acts::title(m_kept->act) : name;
}

QString ActDicePanel::redoName() const
{
    return canReturn() ? acts::title(m_left->act.act) : DicePanel::redoName();
}

void ActDicePanel::undo()
{
    if (DicePanel::undoName().isEmpty())
        leave();
    else
        DicePanel::undo();
}

void ActDicePanel::redo()
{
    if (!canReturn())
        return DicePanel::redo();
    const ActUnderWay left = m_left->act;
    begin(left, UndoneDice(undoneDice())); // a copy, because begin() clears them
}

std::optional<NextAct> ActDicePanel::nextAct()
{
    const auto wanted = deed().wanted();
    if (!wanted || !m_document)
        return std::nullopt;
    return NextAct{"dice", asksCards(*wanted) ? tr("Draw the cards") : tr("Roll the dice"), prompt(), true,
                   [this] { entry()->take(); }};
}

} // namespace muster
