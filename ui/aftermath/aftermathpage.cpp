// SPDX-License-Identifier: MIT
#include "ui/aftermath/aftermathpage.h"

#include "model/actions/actions.h"
#include "model/actions/suggest.h"
#include "model/acts/credit.h"
#include "model/story/lastpage.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/aftermath/battleview.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/finishside.h"
#include "ui/aftermath/lastpageview.h"
#include "ui/aftermath/reportside.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/emptystate.h"
#include "ui/parts/layers.h"
#include "ui/parts/roomofshown.h"
#include "ui/parts/tabstops.h"
#include "ui/parts/whynot.h"
#include "ui/report/reportdialog.h"
#include "ui/window/writestep.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace muster {

AftermathPage::AftermathPage(QWidget *parent)
    : Page(parent)
    , m_editAct(new QAction(tr("Edit report"), this))
    , m_againAct(new QAction(tr("Replay this encounter"), this))
    , m_states(new Layers(this))
    , m_empty(new EmptyState)
    , m_last(new LastPageView)
    , m_report(new ReportSide)
    , m_finish(new FinishSide(*m_report->conversation()))
{
    m_battle = new BattleView(m_report, m_finish);
    m_states->addWidget(m_empty);
    m_states->addWidget(m_battle);
    m_states->addWidget(m_last);
    giveRoomToShown(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { giveRoomToShown(*m_states); });
    addActions({conversation()->lastRollAction(), conversation()->rollRestAction()}); // at Finish and in the report too
    connectSides();
    connect(m_empty, &EmptyState::deedWanted, this, [this] { emit pageWanted(PageKind::Encounter); });
    connect(m_empty, &EmptyState::otherWanted, this, &AftermathPage::tellLastBattle);
    connect(m_last, &LastPageView::reportWanted, this, &AftermathPage::tellLastBattle);
    connect(m_last, &LastPageView::printWanted, this, [this] { emit printWanted(SheetKind::Epilogue); });
    connect(m_last, &LastPageView::chronicleWanted, this, [this] { emit pageWanted(PageKind::Chronicle); });
    showNothing();
}

AftermathPage::~AftermathPage() = default;

void AftermathPage::connectSides()
{
    connect(m_report, &ReportSide::drafted, this, &AftermathPage::keep);
    connect(m_report, &ReportSide::answered, m_finish, &FinishSide::takeKeyboard);
    connect(m_report, &ReportSide::problem, this, &Page::problem);
    connect(m_report, &ReportSide::remark, this, &Page::remark);
    connect(m_finish, &FinishSide::finishWanted, this, &AftermathPage::finish);
    connect(m_finish, &FinishSide::remark, this, &Page::remark);
    connect(m_finish, &FinishSide::againWanted, this, &AftermathPage::setAside);
    connect(m_finish, &FinishSide::correctWanted, this, &AftermathPage::correct);
    connect(m_editAct, &QAction::triggered, this, [this] {
        emit pageWanted(PageKind::Aftermath);
        correct();
    });
    connect(m_againAct, &QAction::triggered, this, &AftermathPage::setAside);
    connect(conversation(), &DiceConversation::advanced, this, [this] { emit remark({}); }); // of the casualties
}

/// In the menu of the encounter, from every page and where the window has no room for their buttons.
QList<QAction *> AftermathPage::menuActions()
{
    const bool inHand = m_document && m_document->campaign().encounter;
    const QString nothing = inHand ? QString() : tr("There is no current encounter. Prepare one first.");
    allow(*m_editAct, nothing);
    allow(*m_againAct, inHand && !m_finish->canReplay() ? tr("Report how it ended first.") : nothing);
    return {m_editAct, m_againAct};
}

void AftermathPage::correct()
{
    m_report->correct();
    emit remark(m_report->wrong().isEmpty() ? tr("Edit the outcome or the casualties. Dice that still fit are kept.")
                                            : m_report->wrong());
}

DiceConversation *AftermathPage::conversation() const
{
    return m_report->conversation();
}

void AftermathPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_histories = {};
    m_history = nullptr;
    if (document) {
        touch(document->book());
        connect(document, &CampaignDocument::changed, this, &AftermathPage::follow);
        connect(document, &CampaignDocument::draftChanged, this, [this] {
            if (m_keeping)
                return;
            m_history->clear();
            reload();
        });
    }
    reload();
}

/// The run was reported in one of the steps that were redone or made just now.
bool AftermathPage::isReported() const
{
    const Book &book = m_document->book();
    const auto from = std::min(m_seen, book.inForce);
    return std::any_of(book.steps.begin() + static_cast<std::ptrdiff_t>(from),
                       book.steps.begin() + static_cast<std::ptrdiff_t>(book.inForce), [](const Step &step) {
                           return step.kind == StepKind::SetAside || step.kind == StepKind::BattleFinished;
                       });
}

/// A draft that is kept goes along with the table; one that went with its battle comes back with it as it was left.
void AftermathPage::follow(const Campaign &before, const Campaign &after)
{
    if (isReported())
        keepInFile(std::nullopt);
    const std::optional<AftermathDraft> kept = m_document->draft();
    const std::optional<AftermathDraft> &left = m_histories.after(m_document->book()).latest();
    const bool isLeft = m_isTakenBack && !m_document->book().canBringForward(); // it is in no step any more
    if (after.encounter && (kept || isLeft))
        keepInFile(followPlay(kept.value_or(m_shown), before, after));
    else if (after.encounter && left)
        keepInFile(*left);
    reload();
}

void AftermathPage::reload()
{
    m_history = m_document ? &m_histories.after(m_document->book()) : nullptr;
    m_isTakenBack = m_document && isTakenBack(m_document->book());
    m_seen = m_document ? m_document->book().inForce : 0;
    if (m_document && m_document->campaign().encounter)
        showBattle();
    else
        showNothing();
    emit nextActChanged();
}

void AftermathPage::showNothing()
{
    m_report->clear(m_document ? actions::fatesAsked(m_document->campaign(), m_document->pack()) : std::vector<Fate>());
    const auto last = m_document ? lastPage(m_document->campaign(), m_document->pack()) : std::nullopt;
    if (last) {
        m_last->load(*last, !m_document->campaign().past.empty());
        m_states->setCurrentWidget(m_last);
        beginAt(*this, m_last);
        return;
    }
    m_states->setCurrentWidget(m_empty);
    beginAt(*this, m_empty);
    const QString title = tr("Aftermath");
    if (!m_document)
        m_empty->tell(title, tr("No campaign is open."));
    else
        m_empty->tell(
            title, tr("There is no current encounter. Prepare one, play it, then come back here to report the result."),
            tr("Prepare encounter"));
    if (m_document && !m_document->campaign().past.empty())
        m_empty->offer(tr("Report on the last battle…"));
}

/// As players publish it.
void AftermathPage::tellLastBattle()
{
    if (m_document)
        openReport(this, *m_document, {}, [this](const QString &text) { emit remark(text); });
}

void AftermathPage::showBattle()
{
    const Campaign &campaign = m_document->campaign();
    const auto kept = m_document->draft();
    m_report->load(*m_document, kept ? fitting(*kept, campaign) : freshDraft(campaign, m_document->book()));
    m_shown = m_report->draft();
    m_finish->load(campaign, m_document->pack());
    m_states->setCurrentWidget(m_battle);
    foreseeAll();
    beginAt(*this, m_report);
}

/// Nothing is kept of a report that is as its page opens.
bool AftermathPage::keepInFile(std::optional<AftermathDraft> report)
{
    if (report && *report == freshDraft(m_document->campaign(), m_document->book()))
        report.reset();
    const QScopedValueRollback keeping(m_keeping, true);
    const auto done = m_document->keepDraft(report);
    if (!done)
        emit problem(done.problem().text);
    return static_cast<bool>(done);
}

void AftermathPage::keep()
{
    keepInFile(m_report->draft());
    remember();
    foreseeAll();
    emit nextActChanged();
}

void AftermathPage::foreseeAll()
{
    if (!m_document || !m_document->campaign().encounter)
        return;
    const AftermathDraft &draft = m_report->draft();
    const RolledDeed &deed = m_report->deed();
    const bool wasLastDie = m_finish->isLastDie();
    const bool wasAtFinish = m_finish->isAtFinish();
    const BeforeAfter seen = foresee(m_document->campaign(), m_document->pack(), draft, deed, m_report->typed());
    m_finish->foresee(seen, draft.outcome.has_value(), m_report->isComplete(), !m_report->wrong().isEmpty());
    m_report->foresee(seen);
    if (wasAtFinish && !m_report->isComplete())
        m_report->goOn(Qt::OtherFocusReason); // else the keyboard would be at the next button, which undoes a roll
    if (m_finish->isLastDie() != wasLastDie)
        emit nextActChanged();
}

void AftermathPage::finish()
{
    if (!m_document || !m_document->campaign().encounter || !m_report->isComplete())
        return;
    const Step step = m_report->deed().soFar();
    ReportHistory &history = *m_history; // the page turns to the next one when the book changes
    const AllGoals goals = m_document->campaign().goals;
    const Campaign &before = m_document->campaign();
    QString result = battleResult(tell(step, 0, before, m_document->pack()), before);
    if (!writeStep(*m_document, step, problemOf(this)))
        return;
    history.forgetUndone();
    if (m_document->campaign().phase == Phase::Over)
        return; // its last page tells it
    for (const Goal &goal : m_document->campaign().goals) {
        if (goal.reached && !goals.value(goal.id).reached)
            result += u' ' + tr("Goal reached: %1.").arg(goal.text);
    }
    const About battle{AboutKind::Battle, static_cast<int>(m_document->book().inForce)};
    emit pageWanted(PageKind::Band);
    emit news(result, {{tr("Write note…"), [this, battle] { emit noteWanted(battle); }}, {tr("Report…"), [this] {
                                                                                              tellLastBattle();
                                                                                          }}});
}

/// The run stays in the book, marked so, and the encounter is played again.
void AftermathPage::setAside()
{
    if (!m_document || !m_document->campaign().encounter)
        return;
    const Result<Step> step =
        actions::setRunAside(m_document->campaign(), m_document->pack(), m_report->battleReport());
    ReportHistory &history = *m_history; // the page turns to the next one when the book changes
    if (!writeStep(*m_document, step, problemOf(this)))
        return;
    history.forgetUndone();
    emit pageWanted(PageKind::Encounter);
    emit news(tr("This run does not count, and the encounter can be played again. Undo makes it count after all."),
              {{tr("Undo"), [this] { emit undoWanted(); }}});
}

/// Something was said that the table does not say.
bool AftermathPage::hasReport() const
{
    if (!m_document || !m_document->campaign().encounter)
        return false;
    AftermathDraft bare = actions::reportSoFar(m_document->campaign());
    bare.game = m_shown.game;
    if (m_history->latest() == bare)
        return false; // it was undone
    bare.dice = m_shown.dice;
    bare.typed = m_shown.typed;
    return m_shown != bare;
}

/// What was done since it was kept last.
void AftermathPage::remember()
{
    touch(m_document->book());
    const AftermathDraft before = std::exchange(m_shown, m_report->draft());
    QString name = nameOfChange(before, m_shown, m_document->campaign());
    const Rolls &rolls = m_report->deed().soFar().rolls;
    const std::size_t last = rolls.empty() ? 0 : static_cast<std::size_t>(rolls.back().dice.size());
    if (name.isEmpty() && m_shown.dice.size() > before.dice.size() + last)
        name = tr("Roll the rest");
    else if (name.isEmpty() && !m_beingUndone.isEmpty())
        name = m_beingUndone;
    else if (name.isEmpty())
        name = m_shown.dice.size() < before.dice.size() ? conversation()->redoName() : conversation()->undoName();
    m_history->add(name.isEmpty() ? tr("Die") : name, before, m_shown);
}

QString AftermathPage::undoName() const
{
    if (!m_document || !m_document->campaign().encounter)
        return {};
    if (const QString done = m_history->undoName(); !done.isEmpty())
        return done;
    if (isOvertaken(m_document->book()))
        return {};
    const QString dice = conversation()->undoName();
    return dice.isEmpty() && hasReport() ? tr("The report") : dice;
}

QString AftermathPage::redoName() const
{
    return m_history ? m_history->redoName() : QString();
}

/// Shows another report, and leaves the keyboard where the same is done on.
bool AftermathPage::goTo(const AftermathDraft &report)
{
    const QWidget *focus = QApplication::focusWidget();
    const QPointer<const QWidget> field = focus && m_report->isAncestorOf(focus) ? focus : nullptr;
    const QString called = field ? field->accessibleName() : QString();
    const bool wasAtDice = focus && (conversation()->isAncestorOf(focus) || m_finish->isAncestorOf(focus));
    if (!keepInFile(report))
        return false;
    touch(m_document->book());
    reload();
    if (wasAtDice)
        m_report->goOn(Qt::OtherFocusReason);
    else if (!called.isEmpty() && !field) // the fields are made again
        m_report->goToField(called);
    return true;
}

void AftermathPage::undo()
{
    const AftermathDraft now = m_shown;
    if (m_history->undoName().isEmpty()) {
        if (conversation()->undoName().isEmpty())
            return undoReport();
        const QScopedValueRollback undoing(m_beingUndone, conversation()->undoName());
        return conversation()->undo();
    }
    if (goTo(m_history->undoneTo()))
        m_history->undone(now);
    emit nextActChanged();
}

void AftermathPage::undoReport()
{
    if (!hasReport())
        return;
    const AftermathDraft report = m_shown;
    AftermathDraft bare = actions::reportSoFar(m_document->campaign());
    bare.game = report.game;
    if (goTo(bare))
        m_history->undoneAtOnce(tr("The report"), report, bare);
    emit nextActChanged();
}

void AftermathPage::redo()
{
    if (redoName().isEmpty())
        return;
    const AftermathDraft now = m_shown;
    if (goTo(m_history->redoneTo()))
        m_history->redone(now);
    emit nextActChanged();
}

std::optional<NextAct> AftermathPage::nextAct()
{
    if (!m_document || !m_document->campaign().encounter)
        return std::nullopt;
    const RolledDeed &deed = m_report->deed();
    if (const auto suggested = m_report->suggested(); suggested && !m_report->draft().outcome)
        return NextAct{QStringLiteral("aftermath"),
                       *suggested == Outcome::Success ? tr("Report a success") : tr("Report a failure"),
                       tr("As suggested"), true, [this] { m_report->takeSuggestion(); }};
    if (!m_report->draft().outcome)
        return NextAct{QStringLiteral("aftermath"), tr("Report the outcome"), tr("Success or failure"), true, [this] {
                           m_report->askHowItEnded();
                           emit remark(tr("Choose how it ended: Success or Failure."));
                       }};
    if (!m_report->wrong().isEmpty())
        return NextAct{QStringLiteral("correct"), tr("Edit report"), m_report->wrong().section(u'\n', 0, 0), true,
                       [this] { correct(); }};
    if (const auto wanted = deed.wanted()) {
        const bool last = m_finish->isLastDie();
        return NextAct{QStringLiteral("dice"), last ? tr("Roll the last die") : tr("Roll the dice"),
                       last ? tr("Then check and finish")
                            : words::request(*wanted, words::namesIn(m_document->campaign())),
                       true, [this, last] { last ? conversation()->rollRest() : m_report->roll(); }};
    }
    return NextAct{QStringLiteral("aftermath"), m_finish->deed(),
                   m_finish->endsCampaign() ? tr("It ends the campaign") : tr("Record the results"), true,
                   [this] { finish(); }};
}

} // namespace muster
